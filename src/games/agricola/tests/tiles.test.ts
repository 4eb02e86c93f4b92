import { expect, test } from "vitest";
import { appliesTo } from "../../../table/options.ts";
import { game } from "../index.ts";
import type { SpaceId } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import { optionsWith, table } from "../testing.ts";

const grown = (seats: number, options = {}) => {
  const names = ["anna", "bert", "carl", "dora"].slice(0, seats);
  const players = table(Object.fromEntries(names.map((name, i) => [name, { atHome: i === 0 ? 1 : 0 }])), {
    round: 5,
    options,
  });
  players.anna!.uses("day-laborer");
  return players.anna!;
};

test("AG-130, AG-131 With three, Grove gets 2 wood and Hollow 1 clay a round; with fewer they are not there", () => {
  expect([grown(3).stock("grove"), grown(3).stock("hollow")]).toEqual([2, 1]);
  expect(grown(2).spaces).not.toContain("grove");
  expect(grown(1).spaces).not.toContain("hollow");
});

test("AG-132 Resource Market for three: 1 food, and 1 reed or 1 stone", () => {
  const { anna } = table({ anna: {}, bert: {}, carl: {} });
  anna.uses("resource-market").picks("stone");
  expect(anna.goods).toMatchObject({ reed: 0, stone: 1, food: 1 });
});

test("AG-133, AG-138 The second Lessons cannot be used without hand cards", () => {
  expect(grown(3).spaces).not.toContain("lessons-2");
  expect(grown(4).spaces).not.toContain("lessons-2");
});

test("AG-134, AG-135, AG-136, AG-139 With four: Copse 1 wood, Grove 2 wood, Hollow 2 clay, Traveling Players 1 food", () => {
  const anna = grown(4);
  expect((["copse", "grove", "hollow", "traveling-players"] as const).map(anna.stock)).toEqual([1, 2, 2, 1]);
});

test("AG-137 Resource Market for four: 1 reed, 1 stone and 1 food", () => {
  const { anna } = table({ anna: {}, bert: {}, carl: {}, dora: {} });
  expect(anna.uses("resource-market").goods).toMatchObject({ reed: 1, stone: 1, food: 1 });
});

test("AG-140, AG-005 Tiles are a choice for two, three or four", () => {
  for (const field of [game.options.fields.extraTile, game.options.fields.sideJob])
    expect([1, 2, 3, 4].map((seats) => appliesTo(field, seats))).toEqual([false, true, true, true]);
  const without = { extraTile: false, sideJob: false };
  expect(grown(2, without).spaces).not.toContain("animal-market");
  expect(grown(2, without).spaces).not.toContain("copse");
  expect(grown(2, without).spaces).not.toContain("resource-market");
  expect(grown(4, without).spaces).toContain("copse");
  expect(grown(1).spaces).not.toContain("animal-market");
});

test("AG-141, AG-142 A person on the two-player tile closes all four spaces; wood not taken stays and grows", () => {
  const { anna } = table({ anna: {}, bert: {} }, { round: 5, stock: { copse: 2 } });
  anna.uses("animal-market").picks("boar");
  for (const space of ["copse", "resource-market", "animal-market", "modest-wish-for-children"] as const)
    expect(anna.spaces).not.toContain(space);
  anna.uses("fishing");
  expect(anna.stock("copse")).toBe(3);
  anna.uses("copse");
  expect(anna.goods.wood).toBe(3);
});

test("AG-143 Resource Market on the tile: 1 stone and 1 food", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(anna.uses("resource-market").goods).toMatchObject({ stone: 1, food: 1, reed: 0 });
});

test("AG-144 Animal Market: sheep and food, or boar, or cattle for 1 food", () => {
  const { anna } = table({ anna: {}, bert: {} });
  anna.uses("animal-market");
  expect(anna.moves).toEqual([
    { type: "pick", good: "sheep" },
    { type: "pick", good: "boar" },
  ]);
  expect(anna.picks("sheep").goods).toMatchObject({ sheep: 1, food: 1 });
  const { carl } = table({ carl: { goods: { food: 1 } }, dora: {} });
  expect(carl.uses("animal-market").picks("cattle").goods).toMatchObject({ cattle: 1, food: 0 });
});

test("AG-144 The animal may be cooked at once", () => {
  const { anna } = table({ anna: { plays: ["cooking-hearth-4"] }, bert: {} });
  anna.uses("animal-market").picks("boar").cooks("boar");
  expect(anna.goods).toMatchObject({ boar: 0, food: 3 });
});

test("AG-144 Food for the cattle may be raised on the spot, and paying asks how", () => {
  const { anna } = table({ anna: { goods: { grain: 1, vegetable: 1 } }, bert: {} });
  anna.uses("animal-market").picks("cattle");
  expect(anna.asked).toBe("raise");
  anna.cooks("vegetable");
  expect(anna.goods).toMatchObject({ cattle: 1, grain: 1, vegetable: 0, food: 0 });
});

test("AG-144 What is needed to pay cannot be given away meanwhile", () => {
  const { anna } = table({ anna: { goods: { grain: 1, wood: 1 } }, bert: {} });
  anna.uses("animal-market");
  game.play(anna.state, anna.seat, { type: "pick", good: "cattle" });
  expect(anna.moves).toEqual([{ type: "cook", good: "grain" }]);
  expect(anna.asides).toEqual([{ type: "discard", good: "wood" }]);
});

const THREE_ROOMS = `
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-145 Modest Wish for Children is closed before round 5 and needs room", () => {
  const at = (round: number, farm = THREE_ROOMS) => table({ anna: { farm }, bert: {} }, { round }).anna;
  expect(at(4).spaces).not.toContain("modest-wish-for-children");
  expect(at(5).spaces).toContain("modest-wish-for-children");
  expect(at(5, THREE_ROOMS.replace("R", ".")).spaces).not.toContain("modest-wish-for-children");
  const anna = at(5).uses("modest-wish-for-children");
  expect(anna.own.newborns).toBe(1);
  expect(anna.asked).toBe("place");
});

test("AG-146 The small tile for three and four has Animal Market and Modest Wish for Children, one person in all", () => {
  const three = table({ anna: { farm: THREE_ROOMS }, bert: {}, carl: {} });
  const four = table({ anna: { farm: THREE_ROOMS }, bert: {}, carl: {}, dora: {} });
  for (const { anna } of [three, four]) {
    anna.uses("modest-wish-for-children");
    expect(anna.spaces).not.toContain("animal-market");
    expect(anna.spaces).toContain("resource-market");
  }
});

test("AG-147 Side Job and extra tile can be chosen apart from each other", () => {
  const goods = { wood: 1 };
  const at = (options: { sideJob: boolean; extraTile: boolean }) =>
    table({ anna: { goods }, bert: {} }, { options }).anna.spaces;
  expect(at({ sideJob: true, extraTile: false })).toContain("side-job");
  expect(at({ sideJob: true, extraTile: false })).not.toContain("animal-market");
  expect(at({ sideJob: false, extraTile: true })).not.toContain("side-job");
  expect(at({ sideJob: false, extraTile: true })).toContain("animal-market");
});

test("AG-147 The Marketplace of teams goes with any of the other tiles", () => {
  for (const sideJob of [false, true])
    for (const extraTile of [false, true]) {
      const { all } = boardOf(game.setup(4, optionsWith({ teams: "lower", sideJob, extraTile }), game.rulesVersion));
      const has = (id: SpaceId) => all.some((space) => space?.id === id);
      expect([has("marketplace"), has("side-job"), has("animal-market")]).toEqual([true, sideJob, extraTile]);
    }
});
