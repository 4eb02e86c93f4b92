import { expect, test } from "vitest";
import { CHANCE } from "../../../../table/game.ts";
import type { SideCardId } from "../../cards/decks/side-decks.ts";
import { hasRoomToGrow } from "../../cards/family-needs.ts";
import { capacity, fits } from "../../cards/housing.ts";
import { roomSites } from "../../farm.ts";
import { game } from "../../index.ts";
import { unusedSpaces } from "../../scoring.ts";
import { type Given, table } from "../../testing.ts";
import { BARE, FOUR_ROOMS, THREE_ROOMS } from "../cards/farms.ts";

/** Anna takes stone from the Western Quarry and draws a card. */
const drawing = (card: SideCardId, anna: Given = {}, bert: Given = {}, round = 8) => {
  const players = table({ anna, bert }, { stock: { "western-quarry": 1 }, draws: [card], round });
  players.anna.uses("western-quarry");
  return players;
};

/** Ends the game with so many points for each seat. */
function resultOf(points: readonly number[], beside: readonly SideCardId[]): readonly number[] {
  const given = points.map((_, i) => [`seat${i}`, { atHome: 0 }] as const);
  const { seat0 } = table<string>(Object.fromEntries(given), { beside: [...beside] });
  const { state } = seat0!;
  for (const [seat, total] of points.entries()) state.farms[seat]!.noted += total - game.score(state, seat).total;
  state.agenda = [];
  return game.result(state)!.places;
}

test("AG-218 X13 Space Diner: exactly 42 points win; otherwise the most do", () => {
  expect(resultOf([51, 42, 38], ["X13"])).toEqual([2, 1, 3]);
  expect(resultOf([51, 43, 38], ["X13"])).toEqual([1, 2, 3]);
});

test("AG-218 X13 Several with 42 share or settle it as usual, and without the card 42 is nothing", () => {
  expect(resultOf([42, 51, 42], ["X13"])).toEqual([1, 3, 1]);
  expect(resultOf([51, 42, 38], [])).toEqual([1, 2, 3]);
});

test("AG-219 X14 Earthlings Are Easy: the family grows at once, without room; the newborn works next round", () => {
  const { anna } = drawing("X14", {}, { atHome: 2 });
  expect(anna.own).toMatchObject({ people: 3, newborns: 1, cards: [] });
});

test("AG-219 X14 does nothing for five people", () => {
  const { anna } = drawing("X14", { people: 5, farm: FOUR_ROOMS }, { atHome: 1 });
  expect(anna.own).toMatchObject({ people: 5, newborns: 0 });
});

test("AG-220 X15 Tripods: whenever all are home, each player gives up a good or a person, from the round of the draw on", () => {
  const { anna, bert } = drawing(
    "X15",
    { people: 3, farm: THREE_ROOMS, atHome: 1, goods: { reed: 1 } },
    { goods: { wood: 1 } },
  );
  expect(anna.moves).toEqual([
    { type: "giveUp", what: "reed" },
    { type: "giveUp", what: "stone" },
    { type: "giveUp", what: "person" },
  ]);
  anna.plays({ type: "giveUp", what: "person" });
  bert.plays({ type: "giveUp", what: "wood" });
  expect(anna.own.people).toBe(2);
  expect(bert.goods.wood).toBe(0);
  expect(anna.state.round).toBe(9);
});

test("AG-220 X15 The last person is never taken", () => {
  const { anna } = table({ anna: { people: 1 }, bert: { people: 1 } }, { beside: ["X15"], round: 8 });
  anna.uses("farmland").plows("e1");
  expect(anna.state.round).toBe(9);
  expect(anna.own.people).toBe(1);
});

test("AG-220 X15 Family growth costs 1 food more", () => {
  const growing = (food: number) =>
    table({ anna: { farm: THREE_ROOMS, goods: { food } }, bert: { atHome: 1 } }, { beside: ["X15"] }).anna;
  expect(growing(0).spaces).not.toContain("basic-wish-for-children");
  expect(growing(1).uses("basic-wish-for-children").own).toMatchObject({ people: 3 });
  expect(growing(1).uses("basic-wish-for-children").goods.food).toBe(0);
});

test("AG-221 X16 Beam Me Down: the drawer says where the next person of every other player goes", () => {
  const { anna, bert, carl } = table(
    { anna: { atHome: 1 }, bert: { atHome: 2 }, carl: {} },
    { stock: { "western-quarry": 1 }, draws: ["X16"], round: 8 },
  );
  anna.uses("western-quarry");
  expect(anna.asked).toBe("direct");
  anna.plays({ type: "direct", space: "fishing" });
  expect(bert.spaces).toEqual(["fishing"]);
  bert.uses("fishing");
  expect(bert.spaces.length).toBeGreaterThan(3);
  // Carl is directed with the first person of the next round.
  bert.uses("forest");
  expect(anna.state.round).toBe(9);
  anna.uses("grain-seeds");
  bert.uses("forest");
  anna.plays({ type: "direct", space: "clay-pit" });
  expect(carl.spaces).toEqual(["clay-pit"]);
  carl.uses("clay-pit");
  expect(anna.own.cards).toEqual([]);
});

test("AG-221 X16 names only spaces that can be used, and does nothing alone", () => {
  const { anna } = drawing("X16", {}, { atHome: 1 });
  expect(anna.moves).not.toContainEqual({ type: "direct", space: "basic-wish-for-children" });
  expect(anna.moves).not.toContainEqual({ type: "direct", space: "western-quarry" });
  const alone = table(
    { anna: {} },
    { stock: { "western-quarry": 1 }, draws: ["X16"], options: { extraTile: false } },
  ).anna;
  expect(alone.uses("western-quarry").own.cards).toEqual([]);
});

test("AG-221 X16 A space that turns out to be of no use to its owner leaves the owner free", () => {
  const { anna, bert } = table(
    { anna: { atHome: 1, holds: [] }, bert: { holds: ["A133"], atHome: 1 } },
    { stock: { "western-quarry": 1 }, draws: ["X16"], round: 8 },
  );
  bert.own.cards.push("B126");
  anna.uses("western-quarry").plays({ type: "direct", space: "lessons" });
  expect(bert.spaces.length).toBeGreaterThan(3);
});

test("AG-222 X17 Candy Trail: points at once, candy on twice as many spaces, which the drawer picks up", () => {
  const { anna } = drawing("X17", { atHome: 2 }, {});
  const before = anna.scores("bonus");
  anna.plays({ type: "choose", n: 4 });
  const spaces = [
    "farmland",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
    "grain-seeds",
    "day-laborer",
    "fencing",
  ] as const;
  for (const space of spaces) anna.plays({ type: "mark", space });
  expect(anna.scores("bonus") - before).toBe(4 - 8);
  anna.uses("forest");
  expect(anna.own.marked).toHaveLength(7);
});

test("AG-222 X17 A space takes one piece, and other players leave it there", () => {
  const { anna, bert } = drawing("X17", { atHome: 1 }, { atHome: 1 });
  anna.plays({ type: "choose", n: 2 }).plays({ type: "mark", space: "forest" });
  expect(anna.moves).not.toContainEqual({ type: "mark", space: "forest" });
  for (const space of ["clay-pit", "reed-bank", "fishing"] as const) anna.plays({ type: "mark", space });
  bert.uses("forest");
  expect(anna.own.marked).toHaveLength(4);
  expect(anna.scores("bonus")).toBe(2 - 4);
});

test("AG-223 X18 I Am Your Father: 5 goods to another player for one of the people there", () => {
  const { anna, bert } = drawing("X18", { people: 3, goods: { wood: 5 } }, { people: 3, atHome: 1 });
  // Four of them can only be wood.
  anna.plays({ type: "adopt", from: 1 }).plays({ type: "give", good: "stone" });
  expect([anna.own.people, bert.own.people]).toEqual([4, 2]);
  expect(bert.goods).toMatchObject({ wood: 4, stone: 1 });
});

test("AG-223 X18 Who stands on a space stays there and comes home to the new family", () => {
  const { anna, bert } = table(
    { anna: {}, bert: { atHome: 2 } },
    { stock: { "western-quarry": 1 }, draws: ["X18"], round: 8 },
  );
  anna.goods.wood = 4;
  anna.uses("grain-seeds");
  bert.uses("fishing");
  anna.uses("western-quarry").plays({ type: "adopt", from: 1 });
  anna
    .plays({ type: "give", good: "wood" })
    .plays({ type: "give", good: "stone" })
    .plays({ type: "takePerson", space: "fishing" });
  expect(anna.own).toMatchObject({ people: 3, placed: 3 });
  expect(bert.own).toMatchObject({ people: 1, placed: 0 });
  bert.uses("forest");
  expect(anna.state.round).toBe(9);
});

test("AG-223 X18 is not offered with five people, with four goods, or where the other has one person", () => {
  const isOffered = (anna: Given, bert: Given) =>
    drawing("X18", anna, { atHome: 1, ...bert })
      .anna.may()
      .includes("adopt");
  expect(isOffered({ goods: { wood: 4 } }, {})).toBe(true);
  expect(isOffered({ goods: { wood: 3 } }, {})).toBe(false);
  expect(isOffered({ goods: { wood: 4 }, people: 5, farm: FOUR_ROOMS }, {})).toBe(false);
  expect(isOffered({ goods: { wood: 4 } }, { people: 1 })).toBe(false);
});

test("AG-224 X19 Alien Abduction: three animals now, a person fewer after the round", () => {
  const { anna } = drawing("X19", { people: 3, atHome: 1, farm: THREE_ROOMS, plays: ["fireplace-2"] });
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 1, cattle: 1 });
  anna.cooks("boar").cooks("cattle");
  expect(anna.own).toMatchObject({ people: 2, cards: ["fireplace-2"] });
});

test("AG-224 X19 A harvest of that round does not feed the person; a single one stays", () => {
  const { anna } = drawing("X19", { people: 3, atHome: 1, goods: { food: 4 } }, { goods: { food: 4 } }, 7);
  anna.discards("boar").discards("cattle");
  expect(anna.goods.food).toBe(0);
  expect(anna.own.beggingMarkers).toBe(0);
  const single = drawing("X19", { people: 1 }).anna;
  single.discards("boar").discards("cattle");
  expect(single.own.people).toBe(1);
});

const PASTURE = `
  +    +    +    +----+----+
     .    .    . |  .    . |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-225 X20 Darling, I Shrunk: pastures and stables hold twice as many, the house as many as before", () => {
  const plain = table({ anna: { farm: PASTURE, plays: ["X20"] }, bert: {} }).anna;
  expect(capacity(plain.state, 0, plain.own.pastures[0]!)).toBe(8);
  expect([fits(plain.state, 0, 9, 0, 0), fits(plain.state, 0, 10, 0, 0)]).toEqual([true, false]);
  const stable = table({ anna: { farm: PASTURE.replace("|  .", "|  ^"), plays: ["X20"] }, bert: {} }).anna;
  expect(capacity(stable.state, 0, stable.own.pastures[0]!)).toBe(16);
  const lone = table({ anna: { farm: BARE.replace(".", "^"), plays: ["X20"] }, bert: {} }).anna;
  expect([fits(lone.state, 0, 3, 0, 0), fits(lone.state, 0, 1, 2, 0), fits(lone.state, 0, 4, 0, 0)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("AG-225 X20 Animals cooked together bring half the food of all, rounded down", () => {
  const given = { plays: ["X20", "fireplace-2"], goods: { cattle: 2 }, farm: PASTURE } as const;
  const { anna } = table({ anna: given, bert: {} });
  expect(anna.asides).toContainEqual({ type: "cook", good: "cattle", n: 2 });
  anna.plays({ type: "cook", good: "cattle", n: 2 });
  expect(anna.goods.food).toBe(3);
  const single = table({ anna: given, bert: {} }).anna;
  expect(single.cooks("cattle").goods.food).toBe(1);
});

test("AG-225 X20 affects nobody else, and grain as little", () => {
  const { anna, bert } = table({
    anna: { plays: ["X20"], goods: { vegetable: 2 } },
    bert: { plays: ["fireplace-2"], goods: { cattle: 1 } },
  });
  expect(anna.cooks("vegetable").goods.food).toBe(1);
  expect(bert.cooks("cattle").goods.food).toBe(3);
});

test("AG-226 X21 Mind the Jets: wooden houses are gone, clay ones turn to stone", () => {
  const { anna, bert } = drawing("X21", { farm: THREE_ROOMS }, { farm: THREE_ROOMS, house: "clay", atHome: 1 });
  expect(anna.own.rooms).toBe(0);
  expect(unusedSpaces(anna.state, 0)).toBe(15);
  expect(hasRoomToGrow(anna.state, 0)).toBe(false);
  expect(fits(anna.state, 0, 1, 0, 0)).toBe(false);
  expect(bert.own.house).toBe("stone");
  expect(bert.scores("rooms")).toBe(6);
});

test("AG-226 X21 Whoever has lost the house gets two wooden rooms by a renovation, and what follows it", () => {
  const { anna, bert } = drawing("X21", { goods: { wood: 2, reed: 1, clay: 2 } }, { atHome: 1, house: "stone" });
  bert.uses("fishing");
  expect(roomSites(anna.own)).toBe(0);
  anna.uses("house-redevelopment").plays({ type: "settleDown", cells: [3, 4] });
  expect(anna.goods).toMatchObject({ wood: 0, reed: 0 });
  expect(anna.drawing).toContain("R    R");
  expect(anna.asked).toBe("improve");
});

test("AG-226 X21 The new house cannot be paid with less, and Manservant hears stone but no renovation", () => {
  const { anna, bert } = drawing("X21", { goods: { wood: 1, reed: 1 } }, { atHome: 1, house: "clay", plays: ["B107"] });
  expect(bert.own.promised.length).toBeGreaterThan(0);
  bert.uses("fishing");
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("AG-227 X22 Carbonite Cousin: a person is frozen for four rounds, then acts before all others", () => {
  const { anna, bert } = drawing(
    "X22",
    { people: 3, atHome: 1, farm: THREE_ROOMS, goods: { food: 30 } },
    { goods: { food: 30 } },
  );
  expect(anna.own).toMatchObject({ people: 2, frozen: 1 });
  anna.state.startingPlayer = 1;
  const random = { forest: 0 };
  while (anna.state.round < 12) {
    const seat = game.actors(anna.state)[0]!;
    const moves = game.moves(anna.state, seat);
    game.play(anna.state, seat, moves[random.forest++ % moves.length]!);
    if (anna.state.round < 12) expect(anna.own.people + anna.own.frozen).toBe(3);
  }
  while (game.actors(anna.state)[0] === CHANCE) game.play(anna.state, CHANCE, game.moves(anna.state, CHANCE)[0]!);
  expect(anna.own).toMatchObject({ frozen: 0 });
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.heeds("X22");
  expect(anna.asked).toBe("place");
  expect(bert.asked).toBeUndefined();
});

test("AG-227 X22 Past the last round the person never returns; the 3 points stay; a single person is not frozen", () => {
  const { anna } = drawing("X22", { people: 3, atHome: 1, goods: { food: 9 } }, { goods: { food: 4 } }, 12);
  expect(anna.own).toMatchObject({ people: 2, frozen: 1, onCard: { X22: 16 } });
  expect(anna.scores("improvements")).toBe(3);
  expect(drawing("X22", { people: 1 }).anna.own).toMatchObject({ people: 1, frozen: 0 });
});

test("AG-227 X22 A frozen person is no piece for family growth", () => {
  const { anna } = drawing("X22", { people: 5, atHome: 1, farm: FOUR_ROOMS }, {}, 12);
  expect(anna.own).toMatchObject({ people: 4, frozen: 1 });
  expect(anna.spaces).not.toContain("urgent-wish-for-children");
});

test("AG-228 X23 Crop Circles: two spaces side by side are used and of no other use", () => {
  const { anna } = drawing("X23", {}, { atHome: 1 });
  const before = unusedSpaces(anna.state, 0);
  anna.plays({ type: "cover", cells: [3, 4] });
  expect(unusedSpaces(anna.state, 0)).toBe(before - 2);
  const farmer = table({ anna: { goods: { wood: 20 } }, bert: {} }).anna;
  farmer.own.covered = (1 << 3) | (1 << 4);
  expect(farmer.uses("farmland").cellsFor("plow")).not.toContain("e1");
  const builder = table({ anna: { goods: { wood: 20 } }, bert: {} }).anna;
  builder.own.covered = (1 << 3) | (1 << 4);
  builder.uses("fencing");
  expect(builder.moves.some((move) => move.type === "fence" && move.cells.includes(4))).toBe(false);
});

test("AG-228 X23 What stood there is gone; fences stay, and animals that no longer fit leave", () => {
  const { anna } = drawing("X23", { farm: PASTURE, goods: { sheep: 5 } }, { atHome: 1 });
  anna.plays({ type: "cover", cells: [3, 4] });
  expect(anna.goods.sheep).toBe(1);
  expect(anna.scores("pastures")).toBe(-1);
  const field = drawing("X23", { farm: BARE.replace(".", "g3") }, { atHome: 1 }).anna;
  field.plays({ type: "cover", cells: [0, 1] });
  expect(field.own).toMatchObject({ fields: 0 });
  expect(field.own.grain[0]).toBe(0);
});

test("AG-229 X24 Rebel: 5 points, and one person who works no more but eats, lives and scores", () => {
  const { anna, bert } = drawing("X24", { people: 3, atHome: 1, farm: THREE_ROOMS }, {});
  expect(anna.own).toMatchObject({ people: 3, idle: 1, noted: 5 });
  expect(hasRoomToGrow(anna.state, 0)).toBe(false);
  expect(anna.scores("people")).toBe(9);
  anna.uses("fishing");
  bert.uses("clay-pit");
  anna.uses("forest");
  bert.uses("reed-bank");
  // Both have placed everybody who can be: the harvest is over, and three were fed.
  expect(anna.state.round).toBe(10);
  expect(anna.own.beggingMarkers).toBe(6 - 1);
});

test("AG-229 X24 A single person stays, and the points come all the same", () => {
  expect(drawing("X24", { people: 1 }).anna.own).toMatchObject({ people: 1, idle: 0, noted: 5 });
});
