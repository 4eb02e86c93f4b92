import { describe, expect, test } from "vitest";
import { outcome } from "../../../../bots/chance.ts";
import { CHANCE } from "../../../../table/game.ts";
import { Match } from "../../../../table/match.ts";
import { fastRandom, pick } from "../../../../table/random.ts";
import { HAND_CARD_IDS, type HandCardId, printed } from "../../cards/decks/index.ts";
import { handOf } from "../../hands/hands.ts";
import { poolsOf } from "../../hands/pools.ts";
import { game } from "../../index.ts";
import { objection } from "../../objection.ts";
import type { Options } from "../../options.ts";
import { farmOf, type State } from "../../state.ts";
import { optionsWith, table } from "../../testing.ts";

const SEVEN: readonly HandCardId[] = ["A087", "A092", "A102", "A108", "A110", "A112", "A114"];

/** Up to the first round, or to its end; the seats choose at random. */
function played(seats: number, some: Partial<Options>, until: (state: State) => boolean, seed = "kept"): State {
  const random = fastRandom(seed);
  const state = game.setup(seats, optionsWith({ deal: "plain", ...some }), game.rulesVersion);
  while (!until(state)) {
    const seat = game.actors(state)[0]!;
    game.play(state, seat, seat === CHANCE ? outcome(game, state, random) : pick(game.moves(state, seat), random));
  }
  return state;
}

const isBegun = ({ round }: State): boolean => round > 0;
const isOver = (state: State): boolean => game.actors(state).length === 0;
const occupationsInHand = (state: State): number[] =>
  state.farms.map((_, seat) => handOf(state, seat, "occupation").length);

describe("What a campaign gives a match", () => {
  test("AG-268 Whoever is named has the starting player token", () => {
    for (const seed of ["a", "b", "c"]) expect(played(3, { begins: "seat-2" }, isBegun, seed).startingPlayer).toBe(1);
  });

  test("AG-269 Additional food comes beside the usual, whoever starts", () => {
    const { farms } = played(3, { begins: "seat-2", provisions: [1, 0, 0] }, isBegun);
    expect(farms.map(({ goods }) => goods.food)).toEqual([4, 2, 3]);
  });

  test("AG-270 A kept occupation lies open from the start, beside seven in hand", () => {
    const state = played(2, { kept: [["A087"], []] }, isBegun);
    expect(state.farms.map(({ cards }) => cards)).toEqual([["A087"], []]);
    expect(occupationsInHand(state)).toEqual([7, 7]);
    expect(poolsOf(state).occupation).not.toContain("A087");
  });

  test("AG-274 Alone, hand and kept occupations are seven together, whatever the deal", () => {
    for (const deal of ["plain", "draft-7", "draft-8", "quick-draft", "10-choose-7", "market"] as const)
      for (const count of [0, 1, 2, 7]) {
        const state = played(1, { deal, kept: [SEVEN.slice(0, count)] }, isBegun);
        expect(occupationsInHand(state)).toEqual([7 - count]);
        expect(handOf(state, 0, "minor")).toHaveLength(7);
      }
  });

  test("AG-275 Alone, food of the game before is all there is", () => {
    expect(farmOf(played(1, { provisions: [3] }, isBegun), 0).goods.food).toBe(3);
    expect(farmOf(played(1, {}, isBegun), 0).goods.food).toBe(0);
  });

  test("AG-277 Lover is kept for 14 food, brings a newborn, and is refused for 13", () => {
    const options = { decks: ["base", "corbarius"], kept: [["C127"]] } as const;
    const three = (food: number) => ({ ...options, kept: [["C127"], [], []], provisions: [food, 0, 0] }) as const;
    const { goods, people } = farmOf(played(3, { ...three(12), begins: "seat-1" }, isBegun), 0);
    expect([goods.food, people]).toEqual([0, 3]);
    expect(objection(optionsWith({ deal: "plain", ...three(11), begins: "seat-1" }), 3)?.id).toBe(
      "objection.kept-unpaid",
    );
  });

  test("AG-328 A kept occupation meets prerequisites, but the next one is as cheap as the first", () => {
    const options = { kept: [["A087"], []] } as const;
    const { anna } = table({ anna: { plays: ["A087"], holds: ["A092"] }, bert: {} }, { options });
    anna.uses("lessons").lays("A092");
    expect(anna.goods.food).toBe(0);
    expect(anna.own.cards).toEqual(["A087", "A092"]);
  });

  test("AG-328 A kept occupation that has left its owner makes none of the others cheaper", () => {
    const options = { kept: [["A087"], []] } as const;
    const { anna } = table({ anna: { plays: ["A092"], holds: ["A102"] }, bert: {} }, { options });
    expect(anna.spaces).not.toContain("lessons");
  });

  test("AG-328 An occupation that was played makes the next one dearer", () => {
    const { anna } = table({ anna: { plays: ["A087"], holds: ["A092"] }, bert: {} }, { options: { kept: [[], []] } });
    expect(anna.spaces).not.toContain("lessons");
  });

  test.each(HAND_CARD_IDS.filter((card) => printed[card].kind === "occupation" && card !== "C127"))(
    "%s can be kept: the game goes to its end, and its log replays",
    (card) => {
      const seats = Math.max(2, printed[card].players ?? 1);
      const kept = Array.from({ length: seats }, (_, seat) => (seat === 1 ? [card] : []));
      const options = optionsWith({ deal: "plain", decks: ["base", "jokes"], kept });
      const match = Match.begin(game, { seats, options, seed: "5".repeat(32) });
      const random = fastRandom(card);
      while (!match.isOver) {
        const seat = match.actors()[0]!;
        match.submit(seat, pick(match.offer(seat).moves, random));
      }
      expect(farmOf(match.state as State, 1).cards).toContain(card);
      expect(Match.open(game, match.wholeFile()).state).toEqual(match.state);
    },
  );

  test("AG-270 Nobody's view imagines a kept occupation in a hand, whatever was drafted", () => {
    for (const deal of ["plain", "draft-7", "10-choose-7"] as const) {
      const kept: HandCardId[][] = [["A087"], ["A092"], []];
      const state = played(3, { deal, kept }, isBegun, deal);
      for (const viewer of [0, 1, 2, "spectator"] as const) {
        const view = game.view(state, viewer);
        expect(view.farms.map(({ cards }) => cards)).toEqual(kept);
        const { held } = game.imagine(view, fastRandom(deal)).hands!;
        expect(held.flat().filter((card) => ["A087", "A092"].includes(card))).toEqual([]);
        expect(new Set(held.flat()).size).toBe(3 * 14);
      }
    }
  });

  test("A game alone with seven kept occupations goes to its end", () => {
    expect(farmOf(played(1, { kept: [SEVEN], provisions: [4] }, isOver), 0).cards).toEqual(
      expect.arrayContaining([...SEVEN]),
    );
  });
});

describe("What no campaign gives is refused by a sentence", () => {
  const refused = (seats: number, some: Partial<Options>) => objection(optionsWith({ deal: "plain", ...some }), seats);

  test.each<[string, number, Partial<Options>]>([
    ["objection.begins", 2, { begins: "seat-3" }],
    ["objection.for-each-seat", 3, { kept: [["A087"], []] }],
    ["objection.for-each-seat", 2, { provisions: [1] }],
    ["objection.kept-without-cards", 2, { deal: "none", kept: [["A087"], []] }],
    ["objection.kept-unknown", 2, { kept: [["A002"], []] }],
    ["objection.kept-unknown", 1, { kept: [["C127"]], decks: ["base", "corbarius"] }],
    ["objection.kept-unknown", 2, { kept: [["A087"], []], banned: ["A087"] }],
    ["objection.kept-unknown", 2, { kept: [["L32"], []] }],
    ["objection.kept-twice", 2, { kept: [["A087"], ["A087"]] }],
    ["objection.kept-too-many", 2, { kept: [["A087", "A092"], []] }],
    ["objection.kept-too-many", 1, { kept: [[...SEVEN, "A116"]] }],
  ])("%s", (id, seats, some) => {
    expect(refused(seats, some)?.id).toBe(id);
  });

  test("What is not there, or fits, is no reason", () => {
    expect(refused(2, { kept: [[], []], provisions: [0, 0] })).toBeUndefined();
    expect(refused(1, { kept: [SEVEN] })).toBeUndefined();
  });
});
