import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "./farms.ts";

test("AG-310, AG-036 B097 Scholar: in a stone house an occupation for 1 food at the start of a round, whatever was played", () => {
  const { anna } = table(
    { anna: { plays: ["B097"], house: "stone", holds: ["A116", "A155"], goods: { food: 2 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.uses("forest").heeds("B097").takes("improve").lays("A116");
  expect(anna.own.cards).toEqual(["B097", "A116"]);
  expect(anna.goods.food).toBe(1);
  expect(anna.asked).toBe("place");
  expect(anna.spaces).toContain("lessons");
});

test("AG-310 B097 Scholar: or a minor improvement for its cost, payable with food from the Well", () => {
  const { anna } = table(
    { anna: { plays: ["B097", "A116", "A119", "well"], house: "stone", holds: ["B068"], atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.own.promised.push({ round: 6, good: "food", count: 1, from: "well" });
  anna.uses("forest").heeds("B097").plays({ type: "take", task: "improve", nth: 1 }).lays("B068");
  expect(anna.own.cards).toContain("B068");
  expect(anna.goods.food).toBe(0);
});

test("AG-310 B097 Scholar is silent in a wooden house and with nothing in hand", () => {
  const wood = table(
    { anna: { plays: ["B097"], holds: ["A116"], goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(wood.anna.uses("forest").asked).toBe("place");
  const none = table(
    { anna: { plays: ["B097"], house: "stone", holds: [], goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(none.anna.uses("forest").asked).toBe("place");
});

const TWO_PASTURES = `
  +    +    +    +----+----+
     .    .    . |  . |  . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("B098 Organic Farmer: a pasture with an animal and room for three more scores 1 point", () => {
  const farm = TWO_PASTURES.replace("|  . |  . |", "|  ^ |  . |");
  const { anna } = table({ anna: { plays: ["B098"], farm, goods: { sheep: 1 } }, bert: {} });
  expect(anna.scores("bonus")).toBe(1);
});

test("B098 Organic Farmer: the best arrangement counts, the house may take what would be too many", () => {
  const farm = TWO_PASTURES.replace("|  . |  . |", "|  ^ |  ^ |");
  const { anna } = table({ anna: { plays: ["B098"], farm, goods: { sheep: 3 } }, bert: {} });
  expect(anna.scores("bonus")).toBe(2);
});

test("B098 Organic Farmer is silent about empty pastures, and about room for two only", () => {
  const large = table({ anna: { plays: ["B098"], farm: TWO_PASTURES.replace("|  . |", "|  ^ |") }, bert: {} });
  expect(large.anna.scores("bonus")).toBe(0);
  const { anna } = table({ anna: { plays: ["B098"], farm: TWO_PASTURES, goods: { sheep: 1 } }, bert: {} });
  expect(anna.scores("bonus")).toBe(0);
});

test("B099 Tutor: each occupation played after it scores 1 point", () => {
  const { anna } = table({
    anna: { plays: ["B099"], holds: ["A116", "A119"], goods: { food: 2 }, people: 3 },
    bert: {},
  });
  anna.uses("lessons").lays("A116");
  expect(anna.scores("bonus")).toBe(1);
});

test("B099 Tutor is silent about itself, earlier occupations, improvements and others' cards", () => {
  const { anna } = table({ anna: { plays: ["A116", "B099", "A012"] }, bert: { plays: ["A119"] } });
  expect(anna.scores("bonus")).toBe(0);
});

test("B102 Consultant: alone 2 grain, with two players 3 clay, with three 2 reed, with four 2 sheep", () => {
  const given = { holds: ["B102"] as const, farm: BARE.replace(".    .", "^    ^") };
  const seats = [
    table({ anna: given }),
    table({ anna: given, bert: {} }),
    table({ anna: given, bert: {}, carl: {} }),
    table({ anna: given, bert: {}, carl: {}, dora: {} }),
  ];
  const got = seats.map(({ anna }) => {
    anna.uses("lessons").lays("B102");
    return Object.entries(anna.goods).filter(([, n]) => n > 0);
  });
  expect(got).toEqual([[["grain", 2]], [["clay", 3]], [["reed", 2]], [["sheep", 2]]]);
});

test("B102 Consultant: sheep without a place cannot stay", () => {
  const { anna } = table({ anna: { holds: ["B102"] }, bert: {}, carl: {}, dora: {} });
  anna.uses("lessons").lays("B102");
  expect(anna.goods.sheep).toBe(1);
});

test("B104 Sheep Walker: at any time 1 sheep becomes 1 wild boar, 1 vegetable or 1 stone", () => {
  const farm = BARE.replace(".    .    .", "^    ^    ^");
  const { anna } = table({ anna: { plays: ["B104"], farm, goods: { sheep: 3 } }, bert: {} });
  anna.exchanges("B104", 0).exchanges("B104", 1).exchanges("B104", 2);
  expect(anna.goods).toMatchObject({ sheep: 0, boar: 1, vegetable: 1, stone: 1 });
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});

test("B104 Sheep Walker: sheep just taken and without a place cannot be exchanged", () => {
  const { anna } = table({ anna: { plays: ["B104"], goods: { boar: 1 } }, bert: {} }, { stock: { "sheep-market": 2 } });
  anna.uses("sheep-market");
  expect(anna.asked).toBe("house");
  expect([...anna.moves, ...anna.asides].map(({ type }) => type)).not.toContain("exchange");
});

test("AG-311 B109 Paper Maker: right before a later occupation 1 wood brings 1 food for each occupation there", () => {
  const { anna } = table({
    anna: { plays: ["A116", "A119", "B109"], holds: ["A125"], goods: { wood: 2, food: 1 } },
    bert: {},
  });
  anna.uses("lessons").lays("A125").heeds("B109");
  expect(anna.goods).toMatchObject({ wood: 1, food: 1 + 3 - 1 });
});

test("B109 Paper Maker is silent when it is played itself, before a minor improvement, and without wood", () => {
  const itself = table({ anna: { holds: ["B109"], goods: { wood: 1 } }, bert: {} });
  expect(itself.anna.uses("lessons").lays("B109").goods).toMatchObject({ wood: 1, food: 0 });
  const minor = table({ anna: { plays: ["B109"], holds: ["A016"], goods: { wood: 1 } }, bert: {} });
  expect(minor.anna.uses("meeting-place").lays("A016").goods).toMatchObject({ wood: 1, food: 0 });
  const poor = table({ anna: { plays: ["B109"], holds: ["A116"], goods: { food: 1 } }, bert: {} });
  expect(poor.anna.uses("lessons").lays("A116").goods.food).toBe(0);
});

test("B114 Childless: three rooms and two people start a round with 1 food and 1 grain or vegetable", () => {
  const { anna } = table({ anna: { plays: ["B114"], farm: THREE_ROOMS, atHome: 1 }, bert: {} }, { round: 5 });
  anna.uses("forest");
  expect(anna.may()).toEqual(["pick"]);
  anna.picks("vegetable");
  expect(anna.goods).toMatchObject({ food: 1, grain: 0, vegetable: 1 });
});

test("B114 Childless is silent with two rooms, Caravan or not, and with three people", () => {
  const small = table({ anna: { plays: ["B114", "B010"], atHome: 1 }, bert: {} }, { round: 5 });
  expect(small.anna.uses("forest").goods).toMatchObject({ food: 0, grain: 0, vegetable: 0 });
  const many = table({ anna: { plays: ["B114"], farm: THREE_ROOMS, people: 3, atHome: 1 }, bert: {} }, { round: 5 });
  expect(many.anna.uses("forest").goods).toMatchObject({ food: 0, grain: 0, vegetable: 0 });
});

test("AG-314 B118 Small-Scale Farmer: a house of two rooms starts each round with 1 wood, Caravan or not", () => {
  const { anna } = table({ anna: { plays: ["B118", "B010"], atHome: 1 }, bert: {} }, { round: 5 });
  expect(anna.uses("fishing").goods.wood).toBe(1);
});

test("AG-314 B118 Small-Scale Farmer is silent with three rooms", () => {
  const { anna } = table({ anna: { plays: ["B118"], farm: THREE_ROOMS, atHome: 1 }, bert: {} }, { round: 5 });
  expect(anna.uses("fishing").goods.wood).toBe(0);
});

test("B164 Sheep Whisperer: 1 sheep comes in the rounds 2, 5, 8 and 10 after this one", () => {
  const { anna } = table({ anna: { holds: ["B164"] }, bert: {}, carl: {}, dora: {} }, { round: 2 });
  anna.uses("lessons").lays("B164");
  expect(anna.own.promised.map(({ round, good }) => [round, good])).toEqual(
    [4, 7, 10, 12].map((round) => [round, "sheep"]),
  );
});

test("B164 Sheep Whisperer: what lies past round 14 is lost", () => {
  const { anna } = table({ anna: { holds: ["B164"] }, bert: {}, carl: {}, dora: {} }, { round: 9 });
  anna.uses("lessons").lays("B164");
  expect(anna.own.promised.map(({ round }) => round)).toEqual([11, 14]);
});

test("B164 Sheep Whisperer: a sheep that arrives and finds no place cannot stay", () => {
  const { anna } = table(
    { anna: { plays: ["B164"], goods: { boar: 1 }, atHome: 1 }, bert: {}, carl: {}, dora: {} },
    { round: 5 },
  );
  anna.own.promised.push({ round: 6, good: "sheep", count: 1, from: "B164" });
  anna.uses("forest");
  expect(anna.asked).toBe("house");
  anna.discards("sheep");
  expect(anna.goods).toMatchObject({ sheep: 0, boar: 1 });
});
