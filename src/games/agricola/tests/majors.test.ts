import { expect, test } from "vitest";
import { cards, MAJOR_IDS } from "../cards/index.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

test("AG-013 Ten major improvements lie open in two rows of five; a built one leaves a gap", () => {
  const { anna } = table({ anna: { goods: { clay: 2 } }, bert: {} });
  expect(anna.state.majors).toEqual([
    ...["fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5", "well"],
    ...["clay-oven", "stone-oven", "joinery", "pottery", "basketmakers-workshop"],
  ]);
  anna.uses("major-improvement").builds("fireplace-2");
  expect(anna.state.majors).toHaveLength(9);
});

test("AG-014 A built improvement costs what is printed and belongs to its builder alone", () => {
  const { anna, bert } = table({ anna: { goods: { clay: 3 } }, bert: { atHome: 1, goods: { clay: 9, reed: 1 } } });
  anna.uses("major-improvement").builds("fireplace-3");
  expect(anna.goods.clay).toBe(0);
  expect(anna.own.cards).toEqual(["fireplace-3"]);
  bert.uses("house-redevelopment");
  expect(bert.moves).not.toContainEqual({ type: "improve", card: "fireplace-3" });
  expect(bert.moves).toContainEqual({ type: "improve", card: "fireplace-2" });
});

const oneOfEach = { vegetable: 1, sheep: 1, boar: 1, cattle: 1 };
const PASTURES = `
  +    +    +    +----+----+
     .    .    . |  . |  . |
  +    +    +    +----+----+
     R    .    .    . |  . |
  +    +    +    +    +----+
     R    .    .    .    .
  +    +    +    +    +    +`;

for (const [card, food, bread] of [
  ["fireplace-2", 9, 2],
  ["fireplace-3", 9, 2],
  ["cooking-hearth-4", 12, 3],
  ["cooking-hearth-5", 12, 3],
] as const)
  test(`AG-015, AG-016 ${card} cooks vegetable, sheep, boar and cattle at any time and bakes any number of grain`, () => {
    const { anna } = table({ anna: { goods: { ...oneOfEach, grain: 3 }, plays: [card], farm: PASTURES }, bert: {} });
    anna.cooks("vegetable").cooks("sheep").cooks("boar").cooks("cattle");
    expect(anna.goods).toMatchObject({ vegetable: 0, sheep: 0, boar: 0, cattle: 0, food });
    anna.uses("grain-utilization").bakes(3);
    expect(anna.goods.food).toBe(food + 3 * bread);
    expect(anna.scores("improvements")).toBe(1);
  });

test("AG-016 Compared with a Fireplace, every rate of a Hearth is one higher except sheep", () => {
  const [fireplace, hearth] = [cards["fireplace-2"], cards["cooking-hearth-4"]];
  expect(hearth.cooks).toEqual({ vegetable: 3, sheep: 2, boar: 3, cattle: 4 });
  expect(fireplace.cooks).toEqual({ vegetable: 2, sheep: 2, boar: 2, cattle: 3 });
  expect(hearth.bakes!.food - fireplace.bakes!.food).toBe(1);
});

test("AG-017 One player may own both Fireplaces and both Hearths", () => {
  const { anna } = table({
    anna: { plays: ["fireplace-2", "fireplace-3", "cooking-hearth-4"], goods: { clay: 5 } },
    bert: {},
  });
  anna.uses("major-improvement").builds("cooking-hearth-5");
  expect(anna.scores("improvements")).toBe(4);
});

test("AG-018 A Fireplace is handed in for a Hearth instead of clay, and can be built again by another", () => {
  const { anna, bert } = table({
    anna: { plays: ["fireplace-2", "fireplace-3"], goods: { clay: 1 } },
    bert: { atHome: 1, goods: { clay: 5, reed: 1 } },
  });
  anna.uses("major-improvement");
  expect(anna.moves).toEqual(
    (["cooking-hearth-4", "cooking-hearth-5"] as const).flatMap((card) =>
      (["fireplace-2", "fireplace-3"] as const).map((returns) => ({ type: "improve", card, returns })),
    ),
  );
  anna.builds("cooking-hearth-4", "fireplace-3");
  expect(anna.goods.clay).toBe(1);
  expect(anna.own.cards).toEqual(["fireplace-2", "cooking-hearth-4"]);
  bert.uses("house-redevelopment");
  expect(bert.moves).toContainEqual({ type: "improve", card: "fireplace-3" });
});

test("AG-018 Where a Hearth can be had either way, it is clicked once more to pay for it", () => {
  const { anna } = table({ anna: { plays: ["fireplace-2"], goods: { clay: 5 } }, bert: {} });
  anna.uses("major-improvement");
  const placesOf = (move: Parameters<typeof game.describe>[2]) => game.describe(game.view(anna.state, 0), 0, move).at;
  const hearth = { type: "improve", card: "cooking-hearth-4" } as const;
  expect(placesOf(hearth)).toEqual(["major/cooking-hearth-4", "major/cooking-hearth-4"]);
  expect(placesOf({ ...hearth, returns: "fireplace-2" })).toEqual(["major/cooking-hearth-4", "major/fireplace-2"]);
  expect(placesOf({ type: "improve", card: "well" })).toEqual(["major/well"]);
});

test("AG-019 Clay Oven: 3 clay and 1 stone; building it bakes exactly 1 grain for 5 food, if wanted", () => {
  const { anna } = table({ anna: { goods: { clay: 3, stone: 1, grain: 2 } }, bert: {} });
  anna.uses("major-improvement").builds("clay-oven");
  expect(anna.moves).toEqual([{ type: "bake", grain: 1 }, { type: "stop" }]);
  anna.bakes(1);
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0, grain: 1, food: 5 });
  expect(anna.scores("improvements")).toBe(2);
});

test("AG-020 Stone Oven: 1 clay and 3 stone; up to 2 grain for 4 food each", () => {
  const { anna } = table({ anna: { goods: { clay: 1, stone: 3, grain: 3 } }, bert: {} });
  anna.uses("major-improvement").bakes(2);
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0, grain: 1, food: 8 });
  expect(anna.scores("improvements")).toBe(3);
});

test("AG-021 The bread on building an oven may use every oven", () => {
  const { anna } = table({ anna: { plays: ["fireplace-2"], goods: { clay: 3, stone: 1, grain: 3 } }, bert: {} });
  anna.uses("major-improvement").builds("clay-oven").bakes(3);
  expect(anna.goods.food).toBe(5 + 2 + 2);
});

const crafts = [
  ["AG-022", "joinery", "wood", 2, [3, 5, 7]],
  ["AG-023", "pottery", "clay", 2, [3, 5, 7]],
  ["AG-024", "basketmakers-workshop", "reed", 3, [2, 4, 5]],
] as const;

for (const [item, card, good, food, [one, two, three]] of crafts) {
  test(`${item} ${card}: once a harvest 1 ${good} becomes ${food} food`, () => {
    const { anna } = table(
      { anna: { plays: [card], goods: { [good]: 4, food: 1 }, atHome: 1 }, bert: {} },
      { round: 4 },
    );
    anna.uses("day-laborer");
    expect(anna.may()).toEqual(["craft", "feed"]);
    anna.crafts(card);
    expect(anna.goods[good]).toBe(3);
    expect(anna.own.beggingMarkers).toBe(0);
    expect(anna.goods.food).toBe(3 + food - 4);
    expect(anna.own.onCard).toEqual({});
  });

  test(`${item} ${card}: ${one}, ${two} and ${three} ${good} in the end bring 1, 2 and 3 points, more bring no more`, () => {
    const bonus = (count: number) =>
      table({ anna: { plays: [card], goods: { [good]: count } }, bert: {} }).anna.scores("bonus");
    expect([one - 1, one, two - 1, two, three - 1, three, three + 4].map(bonus)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  test(`${item} ${card} costs 2 ${good} and 2 stone and is worth 2 points`, () => {
    const { anna } = table({ anna: { goods: { [good]: 2, stone: 2 } }, bert: {} });
    anna.uses("major-improvement").builds(card);
    expect(anna.own.cards).toEqual([card]);
    expect(anna.goods).toMatchObject({ [good]: 0, stone: 0 });
    expect(anna.scores("improvements")).toBe(2);
  });
}

test("AG-025 The bonus of a craft spends nothing: the resources still break a tie", () => {
  const { anna, bert } = table(
    {
      anna: { plays: ["joinery"], goods: { wood: 7, food: 4 }, begs: 1, atHome: 1 },
      bert: { goods: { wood: 6, food: 4, vegetable: 1 } },
    },
    { round: 14 },
  );
  anna.uses("fishing");
  anna.feeds();
  expect(anna.points).toBe(bert.points);
  expect(anna.goods.wood).toBe(7);
  expect(game.result(anna.state)!.places).toEqual([1, 2]);
});

test("AG-026, AG-057 The Well puts 1 food on the next five round spaces, on fewer if fewer are left", () => {
  const { anna } = table({ anna: { goods: { wood: 1, stone: 3 }, atHome: 2 }, bert: {} }, { round: 12 });
  anna.uses("major-improvement");
  expect(anna.own.promised.map(({ round }) => round)).toEqual([13, 14]);
  expect(anna.scores("improvements")).toBe(4);
  anna.uses("fishing");
  expect(anna.state.round).toBe(13);
  expect(anna.goods.food).toBe(1);
});

test("AG-026 Built in round 2, the Well gives food in rounds 3 to 7", () => {
  const { anna } = table({ anna: { goods: { wood: 1, stone: 3 } }, bert: {} }, { round: 2 });
  anna.uses("major-improvement");
  expect(anna.own.promised.map(({ round }) => round)).toEqual([3, 4, 5, 6, 7]);
});

test("AG-297 Whether a card can bring bonus points stands with the card", () => {
  expect(MAJOR_IDS.filter((id) => cards[id].bonus !== undefined)).toEqual([
    "joinery",
    "pottery",
    "basketmakers-workshop",
  ]);
});
