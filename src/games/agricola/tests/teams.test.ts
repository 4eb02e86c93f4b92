import { expect, test } from "vitest";
import { game } from "../index.ts";
import { type Given, optionsWith, table } from "../testing.ts";

const PASTURE = `
  +    +    +    +    +----+
    .    .    .    .  | .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +`;

const LONG_PASTURE = `
  +    +    +    +----+----+
    .    .    .  | ^    .  |
  +    +    +    +----+----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +`;

/** Anna and Carl against Bert and Dora; Anna is to place a person. */
const teams = (
  given: { readonly [Name in "anna" | "bert" | "carl" | "dora"]?: Given },
  how: "lower" | "product" = "lower",
) =>
  table(
    { anna: given.anna ?? {}, bert: given.bert ?? {}, carl: given.carl ?? {}, dora: given.dora ?? {} },
    { options: { teams: how, extraTile: false } },
  );

test("AG-159 Seats 1 and 3 play against 2 and 4; with fewer seats nobody has a partner", () => {
  expect(game.sides!(optionsWith({ teams: "lower" }), 4)).toEqual([0, 1, 0, 1]);
  expect(game.sides!(optionsWith({ teams: "lower" }), 3)).toBeUndefined();
  expect(game.sides!(optionsWith({}), 4)).toBeUndefined();
});

test("AG-160 At the Marketplace 5 wood become 4 for the partner, and 1 clay brings 3", () => {
  const { anna, carl } = teams({ anna: { goods: { wood: 5, clay: 1 } }, carl: { goods: { clay: 3 } } });
  anna.uses("marketplace").plays({ type: "trade", good: "wood", count: 4 });
  anna.plays({ type: "trade", good: "clay", count: -3 });
  expect(anna.goods).toMatchObject({ wood: 0, clay: 3 });
  expect(carl.goods).toMatchObject({ wood: 4, clay: 0 });
});

test("AG-160 Without a good to pay none of it can be moved, and a game without teams has no Marketplace", () => {
  const { anna } = teams({ anna: { goods: { wood: 3 } }, carl: { goods: { clay: 3 } } });
  anna.uses("marketplace");
  expect(anna.moves).toEqual([
    { type: "trade", good: "wood", count: 2 },
    { type: "trade", good: "wood", count: 1 },
  ]);
  const poor = teams({ carl: { goods: { clay: 3 } } });
  expect(poor.anna.spaces).not.toContain("marketplace");
  const alone = table({ anna: { goods: { wood: 2 } }, bert: {}, carl: {}, dora: {} });
  expect(alone.anna.spaces).not.toContain("marketplace");
});

test("AG-160 Animals that arrive and find no place are let go by whoever got them", () => {
  const { anna, carl } = teams({
    anna: { farm: PASTURE, goods: { sheep: 3 } },
    carl: { goods: { boar: 1 } },
  });
  anna.uses("marketplace").plays({ type: "trade", good: "sheep", count: 2 });
  expect(carl.asked).toBe("house");
  // Of the sheep that are left, one must go too.
  carl.discards("boar");
  expect(carl.goods).toMatchObject({ sheep: 1, boar: 0 });
});

test("AG-161 A room for the partner costs 6 of the partner's material and 3 reed, and adjoins the partner's house", () => {
  const { anna, carl } = teams({ anna: { goods: { clay: 6, reed: 3 } }, carl: { house: "clay" } });
  anna.uses("farm-expansion");
  expect(anna.moves.map((move) => ("for" in move ? move.for : undefined))).not.toContain(undefined);
  anna.plays({ type: "room", cell: 0, for: 2 });
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0 });
  expect(carl.own.rooms).toBe(0b00001_00001_00001);
});

test("AG-161 With 5 clay and 2 reed no room can be built for the partner", () => {
  const { anna } = teams({ anna: { goods: { clay: 5, reed: 2 } }, carl: { house: "clay" } });
  expect(anna.spaces).not.toContain("farm-expansion");
});

test("AG-162 In one use a stable of one's own costs 2 wood, the partner's 3", () => {
  const { anna, carl } = teams({ anna: { goods: { wood: 5 } } });
  anna.uses("farm-expansion").buildsStable("e1").plays({ type: "stable", cell: 4, for: 2 });
  expect([anna.goods.wood, anna.own.stables, carl.own.stables]).toEqual([0, 1 << 4, 1 << 4]);
});

test("AG-163 Fences of the partner cost 1 wood more for each three begun, over the whole action", () => {
  const { anna, carl } = teams({ anna: { goods: { wood: 12 } } });
  anna.uses("fencing").plays({ type: "fence", cells: [4], for: 2 });
  // Four fences: 4 and 2.
  expect(anna.goods.wood).toBe(6);
  anna.plays({ type: "fence", cells: [9], for: 2 });
  // Three more make seven: 3 and 1.
  expect(anna.goods.wood).toBe(2);
  expect(anna.own.pastures).toEqual([]);
  expect(carl.own.pastures).toEqual([1 << 4, 1 << 9]);
});

test("AG-163 With 5 wood nothing of four fences can be built for the partner", () => {
  const { anna } = teams({ anna: { goods: { wood: 5 } } });
  anna.uses("fencing");
  expect(anna.moves.some((move) => move.type === "fence" && move.for === 2)).toBe(false);
  const rich = teams({ anna: { goods: { wood: 6 } } });
  rich.anna.uses("fencing");
  expect(rich.anna.moves.some((move) => move.type === "fence" && move.for === 2)).toBe(true);
});

test("AG-163 The partner's animals that lose their place when a pasture is divided go", () => {
  const { anna, carl } = teams({
    anna: { goods: { wood: 2 } },
    carl: { farm: LONG_PASTURE, goods: { sheep: 8 }, plays: ["fireplace-2"] },
  });
  anna.uses("fencing").plays({ type: "fence", cells: [4], for: 2 });
  expect([anna.goods.wood, carl.own.pastures]).toEqual([0, [1 << 3, 1 << 4]]);
  expect(carl.asked).toBe("house");
  carl.cooks("sheep");
  expect(carl.goods).toMatchObject({ sheep: 7, food: 2 });
});

test("AG-164 What lowers the partner's costs of building lowers one's own", () => {
  const own = { house: "stone", goods: { stone: 4, reed: 2 } } as const;
  expect(teams({ anna: own, carl: { plays: ["A143"] } }).anna.spaces).toContain("farm-expansion");
  expect(teams({ anna: own }).anna.spaces).not.toContain("farm-expansion");
  expect(teams({ anna: own, bert: { plays: ["A143"] } }).anna.spaces).not.toContain("farm-expansion");
});

test("AG-164 A fence of clay is one for both partners", () => {
  const own = { goods: { wood: 2, clay: 2 } };
  const { anna } = teams({ anna: own, carl: { plays: ["A016"] } });
  anna.uses("fencing").fences("e1");
  expect(anna.goods).toMatchObject({ wood: 0, clay: 0 });
  expect(teams({ anna: own }).anna.spaces).not.toContain("fencing");
});

test("AG-165 A field may be plowed on either board", () => {
  const { anna, carl } = teams({});
  anna.uses("farmland");
  expect(new Set(anna.moves.map((move) => (move.type === "plow" ? move.for : "other")))).toEqual(
    new Set([undefined, 2]),
  );
  anna.plays({ type: "plow", cell: 4, for: 2 });
  expect([anna.own.fields, carl.own.fields]).toEqual([0, 1 << 4]);
});

test("AG-166 Of each category the lower value of both partners counts, for both", () => {
  const { anna, carl } = teams({ anna: { goods: { grain: 8 } }, carl: {} });
  expect([anna.scores("grain"), carl.scores("grain")]).toEqual([-1, -1]);
  const parts = game.score(anna.state, 0).parts.find(({ text }) => text.id === "score.grain");
  expect(parts).toMatchObject({ points: -1, own: 4 });
  expect(anna.points).toBe(carl.points);
});

test("AG-167 40 and 35 make 1400; a total below nothing makes nothing", () => {
  const { anna, carl } = teams({ anna: { people: 5 }, carl: { people: 3 } }, "product");
  const own = (seat: number) => game.score(anna.state, seat).parts.at(-1)!.own!;
  expect(own(0)).not.toBe(own(2));
  expect(anna.points).toBe(Math.max(0, own(0)) * Math.max(0, own(2)));
  expect(carl.points).toBe(anna.points);
  const poor = teams({ anna: { begs: 30 }, carl: { begs: 30 } }, "product").anna;
  expect(poor.points).toBe(0);
});

test("AG-159, AG-166 Partners share a place, and building resources of both break a tie", () => {
  const { anna } = teams({ dora: { goods: { wood: 1 } } });
  anna.state.agenda = [];
  expect(game.result(anna.state)!.places).toEqual([2, 1, 2, 1]);
});
