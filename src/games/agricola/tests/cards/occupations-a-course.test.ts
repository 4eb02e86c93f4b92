import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "./farms.ts";

test("AG-315 A090 Plow Driver: in a stone house 1 food plows a field at the start of each round, once", () => {
  const { anna } = table(
    { anna: { plays: ["A090"], house: "stone", goods: { food: 2 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.uses("forest");
  expect(anna.state.round).toBe(6);
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.heeds("A090").plows("c2");
  expect(anna.goods.food).toBe(1);
  expect(anna.asked).toBe("place");
});

test("AG-315 A090 Plow Driver may be paid with food that has just come from the Well", () => {
  const { anna } = table({ anna: { plays: ["A090", "well"], house: "stone", atHome: 1 }, bert: {} }, { round: 5 });
  anna.own.promised.push({ round: 6, good: "food", count: 1, from: "well" });
  anna.uses("forest").heeds("A090").plows("c2");
  expect(anna.goods.food).toBe(0);
});

test("A090 Plow Driver is silent in a clay house and without food", () => {
  const { anna } = table(
    { anna: { plays: ["A090"], house: "clay", goods: { food: 2 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(anna.uses("forest").asked).toBe("place");
  const poor = table({ anna: { plays: ["A090"], house: "stone", atHome: 1 }, bert: {} }, { round: 5 });
  expect(poor.anna.uses("forest").asked).toBe("place");
});

test("A092 Adoptive Parents: for 1 food a newborn acts in the round of its birth and eats as an adult", () => {
  const { anna } = table(
    { anna: { plays: ["A092"], farm: THREE_ROOMS, goods: { food: 7 }, atHome: 1 }, bert: { people: 0 } },
    { round: 7 },
  );
  anna.uses("basic-wish-for-children").heeds("A092");
  expect(anna.goods.food).toBe(6);
  expect(anna.own.newborns).toBe(0);
  anna.uses("forest");
  expect(anna.state.round).toBe(8);
  expect(anna.goods.food).toBe(0);
  expect(anna.own.beggingMarkers).toBe(0);
});

test("A092 Adoptive Parents let a person act that was born before the card was played", () => {
  const { anna } = table({ anna: { holds: ["A092"], farm: THREE_ROOMS, goods: { food: 1 } }, bert: {} }, { round: 5 });
  anna.uses("basic-wish-for-children").uses("lessons").lays("A092").heeds("A092");
  expect(anna.goods.food).toBe(0);
  expect(anna.asked).toBe("place");
});

test("A092 Adoptive Parents are asked only when the adults are placed, once, and not without food", () => {
  const { anna, bert } = table(
    { anna: { plays: ["A092"], farm: THREE_ROOMS, goods: { food: 1 } }, bert: { atHome: 1 } },
    { round: 5 },
  );
  anna.uses("basic-wish-for-children");
  expect(bert.asked).toBe("place");
  bert.uses("forest");
  expect(anna.asked).toBe("place");
  const poor = table({ anna: { plays: ["A092"], farm: THREE_ROOMS, atHome: 1 }, bert: {} }, { round: 5 });
  poor.anna.uses("basic-wish-for-children");
  expect(poor.anna.state.round).toBe(6);
  const left = table(
    { anna: { plays: ["A092"], farm: THREE_ROOMS, goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  left.anna.uses("basic-wish-for-children").stops();
  expect(left.anna.state.round).toBe(6);
  expect(left.anna.own.people).toBe(3);
});

test("AG-304 A102 Grocer: at any time 1 food buys the top good, in the order of the pile", () => {
  const { anna } = table({ anna: { plays: ["A102"], goods: { food: 8 } }, bert: {} });
  const bought: string[] = [];
  for (let i = 0; i < 8; i++) {
    const before = { ...anna.goods };
    anna.exchanges("A102");
    bought.push(...Object.keys(before).filter((good) => anna.goods[good as "wood"] > before[good as "wood"]));
  }
  expect(bought).toEqual(["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]);
  expect(anna.goods.food).toBe(0);
  anna.goods.food = 1;
  expect(anna.asides).not.toContainEqual({ type: "exchange", card: "A102", nth: 0 });
});

test("A102 Grocer: what can be bought counts as payable, and paying buys it", () => {
  const { anna } = table({ anna: { plays: ["A102"], goods: { wood: 1, food: 1 } }, bert: {} });
  expect(anna.spaces).toContain("farm-expansion");
  anna.uses("farm-expansion").buildsStable("c2");
  expect(anna.goods).toMatchObject({ wood: 0, food: 0 });
});

test("AG-304 A102 Grocer: goods on the card are nobody's and nothing is sold without food", () => {
  const { anna } = table({ anna: { plays: ["A102"] }, bert: {} });
  expect(anna.asides).toEqual([]);
  expect(anna.scores("vegetable")).toBe(-1);
});

test("A112 Scythe Worker: 1 grain on playing, and in the field phase of a harvest one more grain from each field", () => {
  const played = table({ anna: { holds: ["A112"] }, bert: {} });
  expect(played.anna.uses("lessons").lays("A112").goods.grain).toBe(1);
  const farm = BARE.replace(".    .    .    .", "g3   g2   g1   v2");
  const { anna } = table(
    { anna: { plays: ["A112"], farm, goods: { food: 4 }, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.asked).toBe("reap");
  anna.plays({ type: "reap", plot: 0 }).plays({ type: "reap", plot: 1 });
  expect(anna.own.grain.slice(0, 3)).toEqual([1, 0, 0]);
  expect(anna.own.vegetable[3]).toBe(1);
  expect(anna.goods).toMatchObject({ grain: 5, vegetable: 1 });
});

test("A112 Scythe Worker leaves what its owner leaves, and a field with a single grain has nothing more", () => {
  const farm = BARE.replace(".    .", "g3   g1");
  const { anna } = table(
    { anna: { plays: ["A112"], farm, goods: { food: 4 }, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("forest");
  expect(anna.moves).toEqual([{ type: "reap", plot: 0 }, { type: "stop" }]);
  anna.stops();
  expect(anna.own.grain.slice(0, 2)).toEqual([2, 0]);
  const empty = table({ anna: { plays: ["A112"], farm, goods: { food: 4 }, atHome: 1 }, bert: {} }, { round: 5 });
  expect(empty.anna.uses("forest").asked).toBe("place");
});

test("A133 Braggart: 5 to 10 improvements score 2, 3, 4, 5, 7 and 9 points, majors and minors together", () => {
  const majors = [
    "fireplace-2",
    "fireplace-3",
    "cooking-hearth-4",
    "cooking-hearth-5",
    "clay-oven",
    "stone-oven",
  ] as const;
  const minors = ["A012", "A016", "A024", "A026", "A044"] as const;
  const points = [4, 5, 6, 7, 8, 9, 10, 11].map((count) => {
    const { anna } = table({ anna: { plays: ["A133", "B099", ...[...majors, ...minors].slice(0, count)] }, bert: {} });
    return anna.scores("bonus");
  });
  expect(points).toEqual([0, 2, 3, 4, 5, 7, 9, 9]);
});

test("A133 Braggart: a travelling card that was passed on is not counted", () => {
  const plays = ["A133", "A012", "A016", "A024", "A026"] as const;
  const { anna } = table({ anna: { plays, holds: ["B008"], goods: { grain: 1 } }, bert: {} });
  anna.uses("meeting-place").lays("B008");
  expect(anna.goods.grain).toBe(0);
  expect(anna.scores("bonus")).toBe(0);
});

test("A165 Pig Breeder: 1 wild boar on playing, and at the end of round 12 two boar bring a third", () => {
  const played = table({ anna: { holds: ["A165"] }, bert: {} });
  expect(played.anna.uses("lessons").lays("A165").goods.boar).toBe(1);
  const farm = BARE.replace(".    .    .    .", "^    ^    ^    ^");
  const { anna } = table(
    { anna: { plays: ["A165"], farm, goods: { boar: 2, sheep: 2 }, atHome: 1 }, bert: {} },
    { round: 12 },
  );
  anna.uses("forest");
  expect(anna.state.round).toBe(13);
  expect(anna.goods).toMatchObject({ boar: 3, sheep: 2 });
});

test("A165 Pig Breeder is silent without a place for the young one, with one boar, and after other rounds", () => {
  const farm = BARE.replace(".    .", "^    .");
  const full = table({ anna: { plays: ["A165"], farm, goods: { boar: 2 }, atHome: 1 }, bert: {} }, { round: 12 });
  expect(full.anna.uses("forest").goods.boar).toBe(2);
  const alone = table({ anna: { plays: ["A165"], farm, goods: { boar: 1 }, atHome: 1 }, bert: {} }, { round: 12 });
  expect(alone.anna.uses("forest").goods.boar).toBe(1);
  const early = table(
    {
      anna: { plays: ["A165"], farm: BARE.replace(".    .    .", "^    ^    ^"), goods: { boar: 2 }, atHome: 1 },
      bert: {},
    },
    { round: 10 },
  );
  expect(early.anna.uses("forest").goods.boar).toBe(2);
});
