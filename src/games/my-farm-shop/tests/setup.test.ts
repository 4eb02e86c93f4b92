import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { fieldCards } from "../data/field-cards.ts";
import { shopTiles } from "../farm.ts";
import { game } from "../index.ts";
import { DECKS } from "../setup.ts";
import type { State } from "../state.ts";
import { randomGame } from "../testing.ts";

const newGame = (seats: number) => game.setup(seats, defaultOptions(game.options), game.rulesVersion);
const SEED = "00112233445566778899aabbccddeeff";

test("Two, three or four can play, others are refused (FS-013)", () => {
  for (const seats of [2, 3, 4]) expect(newGame(seats).farms).toHaveLength(seats);
  for (const seats of [1, 5]) {
    expect(() => newGame(seats)).toThrow(/2 to 4/);
    expect(() => Match.begin(game, { seats, seed: SEED })).toThrow();
  }
});

test("The six opening cards come to the stalls in random order (FS-014)", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    let opened: State["market"] = [];
    randomGame(2, {}, fastRandom(`market/${i}`), (state) => {
      if (state.turn === 1) opened = opened.length > 0 ? opened : [...state.market];
    });
    expect(new Set(opened).size).toBe(6);
    for (const [stall, card] of opened.entries()) {
      expect(fieldCards[card as "field-01"].stack).toBe("start");
      seen.add(`${stall} ${card}`);
    }
  }
  expect(seen.size).toBe(36);
});

test("The deck has so many cards of each stack, 1s on top and 6s at the bottom (FS-015, FS-016, FS-017, FS-018, FS-019)", () => {
  const sizes = { 2: 27, 3: 32, 4: 39 } as const;
  for (const seats of [2, 3, 4] as const) {
    const orders = ["a", "b"].map((seed) => {
      const drawn: string[] = [];
      randomGame(seats, {}, fastRandom(seed), (_state, _seat, move) => {
        if (move.type === "draw") drawn.push((move as unknown as { card: string }).card);
      });
      return drawn;
    });
    for (const drawn of orders) {
      const stacks = drawn.map((card) => fieldCards[card as "field-07"].stack as number);
      expect(drawn).toHaveLength(sizes[seats]);
      expect(stacks).toEqual(stacks.toSorted((a, b) => a - b));
      expect([1, 2, 3, 4, 5, 6].map((stack) => stacks.filter((other) => other === stack).length)).toEqual(DECKS[seats]);
    }
    expect(orders[0]).not.toEqual(orders[1]);
  }
});

test("Cards that are not in the deck never come into play (FS-020)", () => {
  const state = randomGame(2, {}, fastRandom("box"));
  expect(state.deck).toEqual([0, 0, 0, 0, 0, 0]);
  expect(state.unseen.flat()).toHaveLength(53 - 27);
  const inPlay = [...state.market, ...state.farms.flatMap(({ cards }) => cards)];
  for (const card of state.unseen.flat()) expect(inPlay).not.toContain(card);
});

test("Everybody begins with the red side, a good of each kind, two bags and no coins (FS-021, FS-022, FS-023, FS-024, FS-025)", () => {
  const { farms, options } = newGame(4);
  expect(options.jumpStart).toBe(false);
  for (const farm of farms) {
    expect(farm).toMatchObject({ goods: [1, 1, 1, 1], bags: 2, coins: 0, cards: new Array(10).fill(null) });
    expect(farm.sunflowers).toEqual(new Array(10).fill(0));
    expect(shopTiles(farm)).toBe(4);
  }
});

test("Chance or the options say who begins, and it is kept (FS-026)", () => {
  const state = newGame(3);
  expect(game.actors(state)).toEqual([CHANCE]);
  expect(game.moves(state, CHANCE)).toEqual([0, 1, 2].map((seat) => ({ type: "startSeat", seat })));
  game.play(state, CHANCE, { type: "startSeat", seat: 2 });
  expect(state.start).toBe(2);
  const chosen = game.setup(3, { ...defaultOptions(game.options), firstSeat: "first" }, 1);
  expect([chosen.start, game.moves(chosen, CHANCE)[0]?.type]).toEqual([0, "openMarket"]);
});

test("Without modules there is none of their material (FS-027)", () => {
  randomGame(3, {}, fastRandom("plain"), (state) => {
    expect(state.market).not.toContain("farmer");
    expect([state.skills, state.goals, state.sets]).toEqual([[], [], []]);
    expect(state.supply).toEqual([0, 0, 0, 0]);
  });
});

test("The same seed, seats and modules give the same setup (FS-028, FS-252)", () => {
  const options = { farmer: true, goals: true, jumpStart: true };
  const [one, other] = [0, 1].map(() => Match.begin(game, { seats: 3, seed: SEED, options }).state);
  expect(one).toEqual(other);
});
