import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "../cards/farms.ts";

const FIELDS = `
  +    +    +    +    +    +
     g3   g1   F    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-206 X01 Extraterrestrial Excrement: one more crop in every planted field, field cards too", () => {
  const { anna } = table({ anna: { farm: FIELDS, plays: ["B068"] }, bert: {} }, { beside: ["X01"] });
  anna.own.vegetable[15] = 2;
  anna.uses("X01");
  expect([anna.own.grain[0], anna.own.grain[1], anna.own.grain[2], anna.own.vegetable[15]]).toEqual([4, 2, 0, 3]);
});

test("AG-206 X01 cannot be used without a planted field", () => {
  const { anna } = table({ anna: { farm: BARE.replace(".", "F") }, bert: {} }, { beside: ["X01"] });
  expect(anna.spaces).not.toContain("X01");
});

test("AG-207 X02 Homemade Space Rocket: one set of goods for 4 points", () => {
  const { anna } = table({ anna: { goods: { wood: 4, clay: 4, reed: 2, stone: 2 } }, bert: {} }, { beside: ["X02"] });
  const before = anna.scores("bonus");
  anna.uses("X02");
  expect(anna.goods).toMatchObject({ wood: 2, clay: 2, reed: 1, stone: 1 });
  expect(anna.scores("bonus") - before).toBe(4);
});

test("AG-207 X02 is not offered without the whole set, and nothing makes it cheaper", () => {
  const goods = { wood: 4, clay: 4, stone: 2 };
  const { anna } = table({ anna: { goods, plays: ["A143", "X11"] }, bert: {} }, { beside: ["X02"] });
  expect(anna.spaces).not.toContain("X02");
});

const PASTURES = `
  +    +    +    +----+----+
     .    .    . |  .    . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-208 X03 Transmogrifier: all of one good becomes another", () => {
  const { anna } = table({ anna: { goods: { reed: 5 }, farm: PASTURES }, bert: {} }, { beside: ["X03"] });
  anna.uses("X03").plays({ type: "transmute", what: "reed", to: "sheep" });
  expect(anna.goods).toMatchObject({ reed: 0, sheep: 5 });
});

test("AG-208 X03 changes what lies on a space; refills add what the space gets, beside it", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: {} }, { beside: ["X03"], round: 8, stock: { forest: 6 } });
  anna.uses("X03").plays({ type: "transmute", what: "forest", to: "stone" });
  expect(anna.stock("forest")).toBe(3);
  expect(anna.state.laid).toEqual([{ space: "forest", good: "stone", count: 6 }]);
  anna.uses("forest");
  expect(anna.goods).toMatchObject({ wood: 3, stone: 6 });
});

test("AG-208 X03 needs at least one good, and stone changed on the Western Quarry draws no card", () => {
  const { anna } = table(
    { anna: {}, bert: {} },
    { beside: ["X03"], stock: { "western-quarry": 2 }, draws: ["X07"], round: 8 },
  );
  anna.uses("X03");
  expect(anna.moves.every((move) => move.type === "transmute" && move.what === "western-quarry")).toBe(true);
  anna.plays({ type: "transmute", what: "western-quarry", to: "clay" });
  anna.uses("western-quarry");
  expect(anna.goods.clay).toBe(2);
  expect(anna.own.cards).toEqual([]);
});

test("AG-203, AG-209 X04 Merchants of Jupiter: whoever builds a stable may pay 2 reed for the card, once in the game", () => {
  const goods = { wood: 1, reed: 2 };
  const { anna, bert, carl } = table(
    { anna: { goods }, bert: { goods, atHome: 1 }, carl: { goods: { wood: 2, reed: 2 }, atHome: 1 } },
    { beside: ["X04"] },
  );
  anna.uses("side-job").buildsStable("e3");
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.stops();
  expect(anna.state.common).toEqual(["X04"]);
  anna.state.occupants.fill(0);
  bert.uses("side-job").buildsStable("e3").heeds("X04");
  expect(bert.own.cards).toEqual(["X04"]);
  expect(bert.goods.reed).toBe(0);
  expect(bert.scores("improvements")).toBe(2);
  anna.state.occupants.fill(0);
  carl.uses("farm-expansion").buildsStable("e3");
  expect(carl.own.cards).toEqual([]);
  expect(carl.goods.reed).toBe(2);
});

test("AG-209 X04 is not offered to who has no 2 reed", () => {
  const { anna } = table({ anna: { goods: { wood: 1, reed: 1 } }, bert: { atHome: 1 } }, { beside: ["X04"] });
  anna.uses("side-job").buildsStable("e3");
  expect(anna.moves).toEqual([]);
});

test("AG-210 X05 Merchants of Mars: growth where a room is needed opens the offer, other growth does not", () => {
  const given = { farm: THREE_ROOMS, goods: { food: 2 } };
  const { anna } = table({ anna: given, bert: { atHome: 1 } }, { beside: ["X05"] });
  anna.uses("basic-wish-for-children").heeds("X05");
  expect(anna.own.cards).toEqual(["X05"]);
  expect(anna.goods.food).toBe(0);
  const urgent = table({ anna: given, bert: { atHome: 1 } }, { beside: ["X05"] }).anna;
  urgent.uses("urgent-wish-for-children");
  expect(urgent.own.people).toBe(3);
  expect(urgent.moves).toEqual([]);
});

const CLAY_HOUSE = { house: "clay", goods: { stone: 4, reed: 1, wood: 4 } } as const;

test("AG-211 X06 Merchants of Pluto: the Fencing space opens the offer", () => {
  const { anna } = table({ anna: { goods: { wood: 4, stone: 2 } }, bert: { atHome: 1 } }, { beside: ["X06"] });
  anna.uses("fencing").fences("e3").heeds("X06");
  expect(anna.own.cards).toEqual(["X06"]);
  expect(anna.goods.stone).toBe(0);
});

test("AG-211 X06 is silent at fences built with Farm Redevelopment", () => {
  const { anna } = table({ anna: CLAY_HOUSE, bert: { atHome: 1 } }, { beside: ["X06"] });
  anna.uses("farm-redevelopment").fences("e3");
  expect(anna.own.pastures).toHaveLength(1);
  expect(anna.state.common).toEqual(["X06"]);
  expect(anna.moves).toEqual([]);
});
