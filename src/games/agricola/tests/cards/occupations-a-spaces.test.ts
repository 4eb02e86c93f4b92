import { expect, test } from "vitest";
import { buy } from "../../tasks.ts";
import { table, withCard } from "../../testing.ts";
import { BARE } from "./farms.ts";

test("A108 Mushroom Collector: after a wood accumulation space 1 wood goes back there for 2 food", () => {
  const { anna } = table({ anna: { plays: ["A108"], people: 3 }, bert: {} }, { stock: { forest: 3 } });
  anna.uses("forest").heeds("A108");
  expect(anna.goods).toMatchObject({ wood: 2, food: 2 });
  expect(anna.stock("forest")).toBe(1);
  expect(anna.asked).toBe("place");
});

test("A108 Mushroom Collector takes the wood from the supply, even if the space gave none", () => {
  const { anna } = table({ anna: { plays: ["A108"], goods: { wood: 1 } }, bert: {} }, { stock: { copse: 0 } });
  anna.uses("copse").heeds("A108");
  expect(anna.goods).toMatchObject({ wood: 0, food: 2 });
  expect(anna.stock("copse")).toBe(1);
});

test("A108 Mushroom Collector is silent without wood and on other spaces", () => {
  const { anna } = table({ anna: { plays: ["A108"] }, bert: {} }, { stock: { forest: 0 } });
  expect(anna.uses("forest").asked).toBe("place");
  const other = table({ anna: { plays: ["A108"], goods: { wood: 1 } }, bert: {} });
  expect(other.anna.uses("clay-pit").asked).toBe("place");
});

test("A114 Seasonal Worker: Day Laborer brings 1 grain, before round 6 without a choice", () => {
  const { anna } = table({ anna: { plays: ["A114"] }, bert: {} }, { round: 5 });
  anna.uses("day-laborer");
  expect(anna.goods).toMatchObject({ food: 2, grain: 1 });
});

test("A114 Seasonal Worker: from round 6 on it is 1 grain or 1 vegetable, and never nothing", () => {
  const { anna } = table({ anna: { plays: ["A114"] }, bert: {} }, { round: 6 });
  anna.uses("day-laborer");
  expect(anna.may()).toEqual(["pick"]);
  anna.picks("vegetable");
  expect(anna.goods).toMatchObject({ food: 2, grain: 0, vegetable: 1 });
});

test("A114 Seasonal Worker is silent on Grain Seeds", () => {
  const { anna } = table({ anna: { plays: ["A114"] }, bert: {} });
  expect(anna.uses("grain-seeds").goods).toMatchObject({ grain: 1, vegetable: 0 });
});

test("A116 Wood Cutter: every wood accumulation space brings 1 wood more, an empty one too", () => {
  const stock = { forest: 3, grove: 0, copse: 1 };
  const { anna } = table({ anna: { plays: ["A116"], people: 4 }, bert: {}, carl: {}, dora: {} }, { stock });
  anna.uses("forest").uses("grove").uses("copse");
  expect(anna.goods.wood).toBe(4 + 1 + 2);
});

test("A116 Wood Cutter is silent about wood from elsewhere and about others' use", () => {
  const { anna, bert } = table({ anna: { plays: ["A116", "A155"] }, bert: { atHome: 1 }, carl: {}, dora: {} });
  anna.uses("traveling-players");
  expect(anna.goods.wood).toBe(1);
  bert.uses("forest");
  expect(anna.goods.wood).toBe(1);
});

test("A119 Firewood Collector: a turn on Farmland or Grain Seeds ends with 1 wood", () => {
  const { anna } = table({ anna: { plays: ["A119"], people: 3 }, bert: {} });
  anna.uses("farmland").plows("c2");
  expect(anna.goods.wood).toBe(1);
  anna.uses("grain-seeds");
  expect(anna.goods.wood).toBe(2);
});

test("A119 Firewood Collector: Grain Utilization and Cultivation end with 1 wood as well", () => {
  const farm = BARE.replace(".    .", "F    F");
  const goods = { grain: 1, vegetable: 1 };
  const { anna } = table({ anna: { plays: ["A119"], people: 3, goods, farm }, bert: {} });
  anna.uses("grain-utilization").sows({ grain: 1 });
  expect(anna.goods.wood).toBe(1);
  anna.uses("cultivation").takes("sow").sows({ vegetable: 1 }).stops();
  expect(anna.goods.wood).toBe(2);
});

test("A119 Firewood Collector: the wood comes too late to be spent right after the space is used", () => {
  const sells = { on: { usedSpace: { may: ({ owner }: { owner: number }) => buy(owner, { wood: 1 }, { food: 9 }) } } };
  withCard("well", sells, () => {
    const { anna } = table({ anna: { plays: ["A119", "well"] }, bert: {} });
    anna.uses("farmland").plows("c2");
    expect(anna.asked).toBe("place");
    expect(anna.goods).toMatchObject({ wood: 1, food: 0 });
  });
});

test("A119 Firewood Collector is silent after a turn on another space, though a field was plowed", () => {
  const { anna } = table({ anna: { plays: ["A119", "B091"] }, bert: {} });
  anna.uses("day-laborer").heeds("B091").plows("c2");
  expect(anna.goods.wood).toBe(0);
});

test("A138 Harpooner: on Fishing 1 wood buys 1 reed and 1 food for each person, newborns too", () => {
  const { anna } = table(
    { anna: { plays: ["A138"], goods: { wood: 1 }, people: 3 }, bert: {} },
    { stock: { fishing: 2 } },
  );
  anna.own.newborns = 1;
  anna.uses("fishing").heeds("A138");
  expect(anna.goods).toMatchObject({ wood: 0, reed: 1, food: 2 + 3 });
});

test("A138 Harpooner may be left, buys once a use, and is silent without wood", () => {
  const { anna } = table({ anna: { plays: ["A138"], goods: { wood: 2 } }, bert: {} }, { stock: { fishing: 2 } });
  anna.uses("fishing");
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.heeds("A138");
  expect(anna.asked).toBe("place");
  const poor = table({ anna: { plays: ["A138"] }, bert: {} });
  expect(poor.anna.uses("fishing").asked).toBe("place");
});

test("A147 Animal Dealer: each animal market sells one more of its animals for 1 food", () => {
  const farm = BARE.replace(".    .    .", "^    ^    ^");
  for (const [market, animal] of [
    ["sheep-market", "sheep"],
    ["pig-market", "boar"],
    ["cattle-market", "cattle"],
  ] as const) {
    const { anna } = table(
      { anna: { plays: ["A147"], goods: { food: 2 }, farm }, bert: {} },
      { stock: { [market]: 1 } },
    );
    anna.uses(market).heeds("A147");
    expect(anna.goods).toMatchObject({ [animal]: 2, food: 1 });
    expect(anna.asked).toBe("place");
  }
});

test("A147 Animal Dealer is silent without food and on the Animal Market", () => {
  const { anna } = table({ anna: { plays: ["A147"] }, bert: {} }, { stock: { "sheep-market": 1 } });
  expect(anna.uses("sheep-market").asked).toBe("place");
  const tile = table({ anna: { plays: ["A147"], goods: { food: 2 } }, bert: {} });
  expect(tile.anna.uses("animal-market").picks("boar").asked).toBe("place");
});

test("A155 Conjurer: Traveling Players also bring 1 wood and 1 grain", () => {
  const { anna } = table(
    { anna: { plays: ["A155"] }, bert: {}, carl: {}, dora: {} },
    { stock: { "traveling-players": 2 } },
  );
  anna.uses("traveling-players");
  expect(anna.goods).toMatchObject({ food: 2, wood: 1, grain: 1 });
});

test("A155 Conjurer is silent when another player uses them", () => {
  const { anna, bert } = table({ anna: { plays: ["A155"] }, bert: { atHome: 1 }, carl: {}, dora: {} });
  anna.uses("day-laborer");
  bert.uses("traveling-players");
  expect(anna.goods).toMatchObject({ wood: 0, grain: 0 });
});

test("A160 Lutenist: another player's use of Traveling Players brings 1 food and 1 wood, then a vegetable for 2 food", () => {
  const { anna, bert } = table({
    anna: {},
    bert: { plays: ["A160"], goods: { food: 1 } },
    carl: {},
    dora: {},
  });
  anna.uses("traveling-players");
  expect(bert.goods).toMatchObject({ food: 2, wood: 1 });
  expect(bert.may()).toEqual(["card", "stop"]);
  bert.plays(bert.moves[0]!);
  expect(bert.goods).toMatchObject({ food: 0, wood: 1, vegetable: 1 });
  expect(anna.asked).toBe("place");
});

test("A160 Lutenist sells no vegetable for less than 2 food, and is silent at its owner's use", () => {
  const { anna, bert } = table({ anna: {}, bert: { plays: ["A160"] }, carl: {}, dora: {} });
  anna.uses("traveling-players");
  expect(bert.goods).toMatchObject({ food: 1, wood: 1 });
  expect(anna.asked).toBe("place");
  const own = table(
    { anna: { plays: ["A160"], goods: { food: 2 } }, bert: {}, carl: {}, dora: {} },
    { stock: { "traveling-players": 1 } },
  );
  own.anna.uses("traveling-players");
  expect(own.anna.goods).toMatchObject({ food: 3, wood: 0 });
  expect(own.anna.asked).toBe("place");
});
