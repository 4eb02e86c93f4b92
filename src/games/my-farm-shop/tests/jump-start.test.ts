import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { type JumpStartCardId, jumpStartCards } from "../data/jump-start-cards.ts";
import { game } from "../index.ts";
import { DECKS } from "../setup.ts";
import type { State } from "../state.ts";
import { players, table } from "../testing.ts";

/** A game up to the choice of the sets; the cards are dealt in order. */
function draft(seats: number, start: number): State {
  const state = game.setup(seats, { ...defaultOptions(game.options), jumpStart: true }, game.rulesVersion);
  game.play(state, CHANCE, { type: "startSeat", seat: start });
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  return state;
}

test("Everybody uses the black side, whose fields 4 and 8 are empty (FS-166, FS-167)", () => {
  for (const field of [4, 8]) {
    const { anna } = table({ anna: { bags: 0 }, bert: {} }, { dice: field === 4 ? [2, 2] : [4, 4], jumpStart: true });
    expect(anna.isAsked).toBe(false);
  }
});

test("One open set of two cards for each player; the others are out of the game (FS-168, FS-169)", () => {
  for (const seats of [2, 3, 4]) {
    const { sets } = draft(seats, 0);
    expect(sets.map((set) => set.length)).toEqual(new Array(seats).fill(2));
    expect(new Set(sets.flat()).size).toBe(2 * seats);
  }
});

test("Counterclockwise from the right of the start player, who chooses last and begins (FS-170, FS-171, FS-253)", () => {
  for (const [seats, start, order] of [
    [4, 0, [3, 2, 1, 0]],
    [2, 0, [1, 0]],
    [4, 2, [1, 0, 3, 2]],
  ] as const) {
    const state = draft(seats, start);
    const chose: number[] = [];
    while (game.actors(state)[0] !== CHANCE) {
      const seat = game.actors(state)[0]!;
      chose.push(seat);
      game.play(state, seat, game.moves(state, seat)[0]!);
    }
    expect(chose).toEqual(order);
    expect([state.turn, state.active]).toEqual([1, start]);
  }
});

test("A whole set is taken; its cards go to fields 4 and 8, either way (FS-172, FS-173, FS-174)", () => {
  const state = draft(2, 0);
  const { anna, bert } = players(["anna", "bert"], state);
  expect(bert.may("takeSet")).toEqual([
    { type: "takeSet", set: 0, on4: "jump-01" },
    { type: "takeSet", set: 0, on4: "jump-02" },
    { type: "takeSet", set: 1, on4: "jump-03" },
    { type: "takeSet", set: 1, on4: "jump-04" },
  ]);
  bert.plays({ type: "takeSet", set: 0, on4: "jump-02" });
  expect([bert.cardOn(4), bert.cardOn(8)]).toEqual(["jump-02", "jump-01"]);
  expect(bert.farm.cards.filter((card) => card !== null)).toHaveLength(2);
  expect(anna.may("takeSet").map(({ set, on4 }) => [set, on4])).toEqual([
    [1, "jump-03"],
    [1, "jump-04"],
  ]);
});

test("All else begins as in the base game (FS-175)", () => {
  const state = draft(3, 0);
  for (const farm of state.farms) expect(farm).toMatchObject({ goods: [1, 1, 1, 1], bags: 2, coins: 0 });
  expect([state.deck, state.market.length]).toEqual([DECKS[3], 6]);
});

test("A Jump-Start card is covered like any other and then gone (FS-176)", () => {
  const { anna } = table({ anna: { cards: { 4: "jump-01" } }, bert: {} }, { jumpStart: true });
  anna.rolls(1, 1, 3).takes(1).places(4);
  expect(anna.farm.cards).not.toContain("jump-01");
});

test("A 1x card used up on 4 or 8 leaves an empty field until it is covered again (FS-177)", () => {
  const { anna, bert } = table(
    { anna: { bags: 0, cards: { 8: "jump-10" } }, bert: { bags: 0 } },
    { dice: [4, 4], jumpStart: true },
  );
  anna.activates(8).plants(2).plants(2);
  expect(anna.cardOn(8)).toBeNull();
  anna.draws("field-07");
  bert.rolls(1, 4, 4).takes(1).places(2);
  expect(anna.isAsked).toBe(false);
  expect(bert.isAsked).toBe(false);
  bert.draws("field-08");
  anna.rolls(1, 4, 4).takes(1).places(8);
  expect(anna.activates(8).goods.wool).toBe(3);
});

test("Jump-Start cards count as Field cards: shop icons and top row (FS-178, FS-258)", () => {
  const { anna } = table(
    { anna: { bags: 1, cards: { 2: "field-01", 3: "field-02", 4: "jump-10", 5: "field-03", 8: "jump-05" } }, bert: {} },
    { dice: [2, 2], jumpStart: true, goals: ["top-row", "shop-icons"] },
  );
  expect(Object.keys(jumpStartCards)).toContain("jump-05" satisfies JumpStartCardId);
  anna.activates(4).plants(2).plants(2);
  expect([anna.cardOn(4), anna.farm.goals]).toEqual([null, [0, 0]]);
  const full = table(
    { anna: { cards: { 2: "field-01", 3: "field-02", 4: "jump-01", 5: "field-03" } }, bert: {} },
    { jumpStart: true, goals: ["top-row", "shop-icons"] },
  ).anna;
  full.rolls(1, 1, 3).takes(1).places(6);
  expect(full.farm.goals).toEqual([6, 0]);
});
