import { describe, expect, test } from "vitest";
import { clone } from "../src/table/clone.ts";
import { CHANCE } from "../src/table/game.ts";
import type { Testing } from "../src/table/module.ts";
import { hide } from "../src/table/piles.ts";
import { module, game as sound } from "./cards/index.ts";
import type { Move, State } from "./cards/state.ts";
import { zonesOf } from "./cards/state.ts";
import { testing as soundTesting } from "./cards/testing.ts";
import * as contract from "./contract.ts";
import { caseOf, type Property, properties, type Subject } from "./contract.ts";

type Cards = typeof sound;

/** The card game with something broken. */
interface Variant {
  readonly breaks: Property;
  readonly game?: Partial<Cards>;
  readonly testing?: Partial<Testing<State>>;
  readonly module?: Partial<typeof module>;
}

const CASES = 40;
const CASES_OF_THE_SOUND = 6;

/** What the property says about a game that it does not hold for. */
function complaint({ breaks, game, testing, module: changed }: Variant, cases = CASES): string | undefined {
  const subject = {
    module: { ...module, ...changed, game: { ...sound, ...game } },
    testing: { ...soundTesting, ...testing },
  } as unknown as Subject;
  for (let seed = 0; seed < cases; seed++)
    try {
      breaks(caseOf(subject, 2 + (seed % 3), seed, 8));
    } catch (error) {
      return (error as Error).message;
    }
  return undefined;
}

/** Plays as it should, then does something more. */
const playsAnd =
  (more: (state: State, seat: number, move: Move, before: State) => void): Cards["play"] =>
  (state, seat, move) => {
    const before = clone(state);
    sound.play(state, seat, move);
    more(state, seat, move, before);
  };

let calls = 0;

const variants: { readonly [what: string]: Variant } = {
  "weather that never settles": {
    breaks: contract.randomGamesEnd,
    game: {
      play(state, seat, move) {
        if (move.type !== "weather") sound.play(state, seat, move);
      },
    },
  },
  "a result before the end": {
    breaks: contract.nobodyActsExactlyWhenThereIsAResult,
    game: { result: (state) => sound.result({ ...state, agenda: [] }) },
  },
  "an end without a result": {
    breaks: contract.nobodyActsExactlyWhenThereIsAResult,
    game: { result: () => undefined },
  },
  "an actor without a move": {
    breaks: contract.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => (state.round === 1 && seat === 1 ? [] : sound.moves(state, seat)) },
  },
  "a move listed twice": {
    breaks: contract.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => [...sound.moves(state, seat), ...sound.moves(state, seat).slice(0, 1)] },
  },
  "an aside that is a move as well": {
    breaks: contract.actorsHaveDistinctMoves,
    game: {
      asides: (state, seat) => [
        ...(sound.asides?.(state, seat) ?? []),
        ...(sound.actors(state).includes(seat) ? sound.moves(state, seat) : []),
      ],
    },
  },
  "a move that is not plain data": {
    breaks: contract.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => sound.moves(state, seat).map((move) => ({ ...move, at: undefined })) },
  },
  "a weight that is not whole": {
    breaks: contract.weightsAreWholeAndPositive,
    game: { weight: (state, outcome) => (sound.weight?.(state, outcome) ?? 1) / 2 },
  },
  "an outcome without weight": {
    breaks: contract.weightsAreWholeAndPositive,
    game: { weight: (_, outcome) => (outcome.type === "weather" && outcome.weather === "storm" ? 0 : 1) },
  },
  "a view that shares the coins with the state": {
    breaks: contract.copiesGoOnAlikeAndApart,
    game: { view: (state, viewer) => ({ ...sound.view(state, viewer), coins: state.coins }) },
  },
  "options that can change": {
    breaks: contract.copiesGoOnAlikeAndApart,
    game: { setup: (seats, options, version) => sound.setup(seats, { ...options }, version) },
  },
  "a position kept outside the state": {
    breaks: contract.copiesGoOnAlikeAndApart,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE && ++calls % 5 === 0) state.coins[seat]!++;
      }),
    },
  },
  "a state with something in it that cannot be saved": {
    breaks: contract.savedGamesGoOnAlike,
    game: {
      play: playsAnd((state) => {
        state.coins[0] = state.coins[0] === 3 ? Number.NaN : state.coins[0]!;
      }),
    },
  },
  "imagining other coins": {
    breaks: contract.imaginedLooksLikeTheView,
    game: {
      imagine(view, random) {
        const state = sound.imagine(view, random);
        state.coins[0]!++;
        return state;
      },
    },
  },
  "imagining into the view": {
    breaks: contract.imaginedLooksLikeTheView,
    game: {
      imagine(view, random) {
        Object.assign(view, sound.imagine(view, random));
        return clone(view);
      },
    },
  },
  "imagining nothing": {
    breaks: contract.imaginedGamesEnd,
    game: { imagine: (view) => clone(view) },
  },
  "a view of everything": {
    breaks: contract.viewsLeakNothing,
    game: { view: (state) => clone(state) },
  },
  "a view of the bids": {
    breaks: contract.viewsLeakNothing,
    game: { view: (state, viewer) => ({ ...sound.view(state, viewer), bids: clone(state).bids }) },
  },
  "a view that forgets to hide the packs": {
    breaks: contract.viewsLeakNothing,
    game: {
      view(state, viewer) {
        const copy = clone(state);
        hide(
          copy.sources,
          zonesOf(copy).filter((pile) => !copy.packs.includes(pile)),
          viewer,
        );
        return copy;
      },
    },
  },
  "a view that counts what is in a group": {
    breaks: contract.viewsLeakNothing,
    game: {
      view(state, viewer) {
        const view = sound.view(state, viewer);
        for (const name of Object.keys(view.sources.groups))
          view.sources.groups[name]!.knows = [...state.sources.groups[name]!.knows];
        return view;
      },
    },
  },
  "bids that everyone sees": {
    breaks: contract.viewsLeakNothing,
    game: {
      seen: (state, seat, move, viewer) => (move.type === "bid" ? move : sound.seen(state, seat, move, viewer)),
    },
  },
  "moves forced by a secret": {
    breaks: contract.viewsLeakNothing,
    game: { isSecret: () => false },
  },
  "moves in an order that hangs on a secret": {
    breaks: contract.viewsLeakNothing,
    game: {
      moves(state, seat) {
        const moves = sound.moves(state, seat);
        const isHigh = state.hands.some((hand, other) => other !== seat && hand.cards.includes("melon"));
        return seat !== CHANCE && isHigh ? [...moves].reverse() : moves;
      },
    },
  },
  "a pile that remembers which place was taken": {
    breaks: contract.viewsLeakNothing,
    game: {
      play: playsAnd((state, seat, move, before) => {
        if (move.type === "bury") state.coins[seat]! += before.hands[seat]!.cards.indexOf(move.card);
      }),
    },
  },
  "a scramble that does nothing": {
    breaks: contract.scrambleChangesMostPositions,
    testing: { scramble() {} },
  },
  "secrets that are denied": {
    breaks: contract.scrambleChangesMostPositions,
    testing: { hasSecrets: false },
  },
  "a view without one's own hand": {
    breaks: contract.viewsCanBePlayedOn,
    game: { view: (state) => sound.view(state, "spectator") },
  },
  "a score that counts what others hold": {
    breaks: contract.viewsCanBePlayedOn,
    game: {
      score(state, seat) {
        const points = state.hands.filter((hand) => hand.cards.includes("melon")).length;
        const { total, parts } = sound.score(state, seat);
        return { total: total + points, parts: [...parts, { text: { id: "melon" }, points }] };
      },
    },
  },
  "a description that hangs on what the view does not tell": {
    breaks: contract.viewsCanBePlayedOn,
    game: {
      question: (state, seat) => ({ ...sound.question(state, seat), n: state.sources.pools["deck/0"]!.length }),
    },
  },
  "a move without a text": {
    breaks: contract.movesAreDescribed,
    game: {
      describe: (view, seat, seen) =>
        seen.type === "buy" ? { text: { id: "purchase" } } : sound.describe(view, seat, seen),
    },
  },
  "a text that lacks a value": {
    breaks: contract.movesAreDescribed,
    game: {
      describe: (view, seat, seen) =>
        seen.type === "sell" ? { text: { id: "sell" } } : sound.describe(view, seat, seen),
    },
  },
  "a word among the values": {
    breaks: contract.movesAreDescribed,
    game: { question: (view, seat) => ({ ...sound.question(view, seat), mood: "cheerful" }) },
  },
  "an option without a name": {
    breaks: contract.textsAreComplete,
    module: {
      words: { en: Object.fromEntries(Object.entries(module.words.en).filter(([id]) => id !== "option.pack")) },
    },
  },
  "a translation that needs another value": {
    breaks: contract.textsAreComplete,
    module: { words: { ...module.words, de: { ...module.words.en, sell: "Verkaufe {crop}" } } },
  },
  "a judgement that finds nothing worthwhile": {
    breaks: contract.evaluationsFitTheMoves,
    module: { evaluation: { ...module.evaluation, worthwhile: () => [] } },
  },
  "a plan that is not offered": {
    breaks: contract.evaluationsFitTheMoves,
    module: { evaluation: { ...module.evaluation, plan: () => ({ type: "bid", card: "pumpkin" }) } },
  },
  "an aside that changes nothing": {
    breaks: contract.asidesUseSomethingUp,
    game: {
      play(state, seat, move) {
        if (move.type !== "compost") sound.play(state, seat, move);
      },
    },
  },
  "a coin for whoever bids first": {
    breaks: contract.strandsCommute,
    game: {
      play(state, seat, move) {
        if (move.type === "bid" && state.bids.every(({ cards }) => cards.length === 0)) state.coins[seat]!++;
        sound.play(state, seat, move);
      },
    },
  },
  "an order that answers with a card one does not have": {
    breaks: contract.ordersAnswerWithMovesOfTheirSeat,
    game: { orders: { ...sound.orders!, answer: () => ({ type: "bid", card: "pumpkin" }) } },
  },
  "a game that plays otherwise each time": {
    breaks: contract.logsReplay,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE && ++calls % 3 === 0) state.coins[seat]!++;
      }),
    },
  },
  "a move that is changed by being played": {
    breaks: contract.stepsShowWhatWasThere,
    game: {
      play(state, seat, move) {
        sound.play(state, seat, move);
        if (move.type === "arrange") (move.cards as unknown[]).reverse();
      },
    },
  },
  "a coin for every try": {
    breaks: contract.undoReturnsTheSameState,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE) state.coins[seat] = ++calls;
      }),
    },
  },
  "a bid that hangs on those made before": {
    breaks: contract.undoInATogetherLeavesTheOthers,
    game: {
      moves(state, seat) {
        const moves = sound.moves(state, seat);
        if (moves[0]?.type !== "bid") return moves;
        return state.bids.some(({ cards }) => cards.length > 0) ? moves.slice(-1) : moves.slice(0, 1);
      },
    },
  },
  "asides that change what they look at": {
    breaks: contract.anythingElseIsRefused,
    game: {
      asides(state, seat) {
        state.coins[seat]!++;
        return sound.asides?.(state, seat) ?? [];
      },
    },
  },
  "a log that changes its mind": {
    breaks: contract.everyoneHasTheirOwnLog,
    game: {
      seen: (state, seat, move, viewer) =>
        move.type === "pick" && ++calls % 2 === 0 ? move : sound.seen(state, seat, move, viewer),
    },
  },
  "a branch that begins elsewhere": {
    breaks: contract.branchesGoOn,
    game: {
      imagine(view, random) {
        const state = sound.imagine(view, random);
        state.discard.cards.reverse();
        return state;
      },
    },
  },
  "an order that nobody follows": {
    breaks: contract.ordersArePlayedAndLogged,
    game: { orders: { ...sound.orders!, answer: () => ({ type: "bid", card: "pumpkin" }) } },
  },
};

describe("the contract finds", () => {
  for (const [what, variant] of Object.entries(variants))
    test(what, () => {
      expect(complaint(variant)).toBeDefined();
    });
});

test("the sound game passes where its variants fail", () => {
  for (const breaks of new Set(Object.values(variants).map((variant) => variant.breaks)))
    expect(complaint({ breaks }, CASES_OF_THE_SOUND)).toBeUndefined();
});

test("there is a broken variant for every property", () => {
  const broken = new Set(Object.values(variants).map((variant) => variant.breaks));
  expect(Object.entries(properties).filter(([, property]) => !broken.has(property))).toEqual([]);
});
