import { expect, test } from "vitest";
import { hasLearned } from "../../../bots/levels/levels.ts";
import { seedFrom } from "../../../table/dealer.ts";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { fastRandom } from "../../../table/random.ts";
import { spacesInPlay } from "../cards/common.ts";
import { describe } from "../describe.ts";
import { module as agricola, game } from "../index.ts";
import { shownGoods } from "../learning.ts";
import type { Options } from "../options.ts";
import { refillerOf, spacesRefilledBy } from "../refilling.ts";
import { sketch } from "../sketch.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import type { State } from "../state.ts";
import { optionsWith, table } from "../testing.ts";

const namesOf = (state: State, seat: number): SpaceId[] => spacesRefilledBy(state, seat).map(({ id }) => id);

test.each([
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [4, 1],
  [4, 2],
  [4, 3],
])(
  "AG-011 with %i seats and %i refillers every accumulation space has one of them, from the first seat on",
  (seats, n) => {
    for (const options of [{}, { extraTile: true }, { deal: "plain" }] as const) {
      const state = game.setup(seats, optionsWith({ ...options, refillers: n }), game.rulesVersion);
      const spaces = boardOf(state).all.filter((space) => space !== undefined && space.perRound > 0);
      const refilling = spaces.map((space) => refillerOf(state, space!));
      const first = Array.from({ length: Math.min(n, seats) }, (_, seat) => seat);
      expect([...new Set(refilling)].sort()).toEqual(first);
      const counts = first.map((seat) => refilling.filter((other) => other === seat).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  },
);

test("AG-011 a space keeps its refiller, whatever comes in later rounds", () => {
  const early = table({ anna: {}, bert: {}, carl: {} }, { round: 1, options: { refillers: 2 } }).anna.state;
  const late = table({ anna: {}, bert: {}, carl: {} }, { options: { refillers: 2 } }).anna.state;
  const before = spacesInPlay(early).map((space) => [space.id, refillerOf(early, space)]);
  expect(spacesInPlay(late).map((space) => [space.id, refillerOf(late, space)])).toEqual(
    expect.arrayContaining(before),
  );
});

/** A round is over, and chance has revealed the space of the next. */
function toRefill(options: Partial<Options>, seats = 3): State {
  const given = { anna: { atHome: 1 }, bert: {}, carl: {} };
  const names = Object.entries(given).slice(0, seats);
  const { state } = table(Object.fromEntries(names), { round: 1, stock: { forest: 3 }, options }).anna!;
  game.play(state, 0, { type: "place", space: "day-laborer" });
  game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  return state;
}

test("AG-011 refillers bring the goods to their own spaces, one after the other, and nobody else is asked", () => {
  const state = toRefill({ refillers: 2 });
  const stockOf = (spaces: readonly SpaceId[]) => spaces.map((space) => state.stock[SPACE_INDEX[space]]!);
  const [annas, berts] = [namesOf(state, 0), namesOf(state, 1)];
  const before = stockOf(berts);
  expect(game.actors(state)).toEqual([0]);
  expect(game.moves(state, 0)).toEqual([{ type: "refill" }]);
  expect(describe(state, 0, { type: "refill" }).text).toEqual({ id: "move.refill", spaces: annas });
  game.play(state, 0, { type: "refill" });
  expect(annas).toContain("clay-pit");
  expect(stockOf(["clay-pit"])).toEqual([1]);
  expect(stockOf(berts)).toEqual(before);
  expect(game.actors(state)).toEqual([1]);
  expect(game.flaw!(state)).toBeUndefined();
  game.play(state, 1, { type: "refill" });
  expect(berts).toContain("forest");
  expect(stockOf(["forest"])).toEqual([6]);
  expect(game.moves(state, 0)[0]!.type).toBe("place");
});

test("AG-010, AG-011 goods count as new when their refiller has brought them", () => {
  const state = toRefill({ refillers: 2 });
  const forest = { good: "wood", count: 3, fresh: 0 };
  expect(shownGoods(state, "forest")).toEqual([forest]);
  game.play(state, 0, { type: "refill" });
  expect(shownGoods(state, "forest")).toEqual([forest]);
  game.play(state, 1, { type: "refill" });
  expect(shownGoods(state, "forest")).toEqual([{ good: "wood", count: 6, fresh: 3 }]);
});

test("AG-011 without the option, and alone, nobody has refill duties", () => {
  for (const state of [toRefill({}), toRefill({ refillers: 3 }, 1)]) {
    expect(game.moves(state, 0)[0]!.type).toBe("place");
    expect(spacesInPlay(state).map((space) => refillerOf(state, space))).not.toContain(0);
    expect(game.flaw!({ ...state, agenda: [...state.agenda, { kind: "refill", seat: 0 }] })).toBeDefined();
    expect(game.flaw!({ ...state, agenda: [...state.agenda, { kind: "restock" }] })).toBeDefined();
  }
});

test("AG-011 a position in which a seat would refill twice is refused", () => {
  const state = toRefill({ refillers: 2 });
  expect(game.flaw!(state)).toBeUndefined();
  expect(game.flaw!({ ...state, agenda: [...state.agenda, { kind: "refill", seat: 0 }] })).toBeDefined();
});

test.each<[number, Partial<Options>]>([
  [2, { refillers: 1 }],
  [2, { refillers: 3, deal: "plain", decks: ["base", "jokes"], seasons: true, firstSeason: "winter" }],
  [3, { refillers: 2, sideDecks: ["x", "legen-dairy"] }],
  [4, { refillers: 3, seasons: true, extraTile: true }],
])("AG-011 with %i seats and %j the game goes as it does without", (seats, options) => {
  const random = fastRandom("refilling");
  const state = game.setup(seats, optionsWith({ ...options, refillers: 0 }), game.rulesVersion);
  const byHand = game.setup(seats, optionsWith(options), game.rulesVersion);
  let refills = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    for (let [seat] = game.actors(byHand); seat !== undefined; [seat] = game.actors(byHand)) {
      if (seat === CHANCE || game.moves(byHand, seat)[0]!.type !== "refill") break;
      game.play(byHand, seat, { type: "refill" });
      refills++;
    }
    expect({ ...byHand, options: undefined }).toEqual({ ...state, options: undefined });
    const seat = actors[random.below(actors.length)]!;
    const moves = game.moves(state, seat);
    const move = moves[random.below(moves.length)]!;
    for (const one of [state, byHand]) game.play(one, seat, move);
  }
  expect(refills).toBeGreaterThanOrEqual(14 * Math.min(options.refillers!, seats));
});

test("AG-011 the table plays what refillers have to do, the log names them, and it cannot be chosen to be taken back", () => {
  const options = optionsWith({ refillers: 2, begins: "seat-1" });
  const match = Match.begin(game, { seats: 2, options, seed: seedFrom("refilling") });
  const duties = match.stepsSeen(0).filter(({ move }) => move.type === "refill");
  expect(duties.map(({ seat, forced }) => ({ seat, forced }))).toEqual([
    { seat: 0, forced: true },
    { seat: 1, forced: true },
  ]);
  expect(match.offer(0).moves[0]!.type).toBe("place");
  expect(match.undoable(0)).toBeUndefined();
});

test("AG-011, AG-320 Community Leader need not help: the next one takes over its owner's spaces", () => {
  const options: Partial<Options> = { refillers: 2, deal: "plain", decks: ["base", "jokes"] };
  const usual = table({ anna: {}, bert: {}, carl: {} }, { options }).anna.state;
  const freed = table({ anna: {}, bert: { plays: ["L32"] }, carl: {} }, { options }).anna.state;
  expect(namesOf(freed, 0)).toEqual(namesOf(usual, 0));
  expect(namesOf(freed, 1)).toEqual([]);
  expect(namesOf(freed, 2)).toEqual(namesOf(usual, 1));
});

test("AG-011 the sketch says whose a space is", () => {
  const { state } = table({ anna: {}, bert: {} }, { round: 1, options: { refillers: 2 } }).anna;
  expect(sketch(state)).toContain("Forest 0 wood, refilled by 2\n");
  const plain = table({ anna: {}, bert: {} }, { round: 1 }).anna.state;
  expect(sketch(plain)).toContain("Forest 0 wood\n");
});

test("AG-011 bots judge by what they learned, whoever refills", () => {
  for (const deal of ["none", "draft-7"] as const)
    for (const seats of [2, 3, 4])
      expect(hasLearned(agricola, game.setup(seats, optionsWith({ refillers: 2, deal }), game.rulesVersion))).toBe(
        true,
      );
});
