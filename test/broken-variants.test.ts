import { describe, expect, test } from "vitest";
import { clone } from "../src/table/clone.ts";
import { CHANCE } from "../src/table/game.ts";
import { key } from "../src/table/json.ts";
import type { Testing } from "../src/table/module.ts";
import { STOP } from "../src/table/phrases.ts";
import { hide } from "../src/table/piles.ts";
import { module, game as sound } from "./cards/index.ts";
import type { Move, State } from "./cards/state.ts";
import { zonesOf } from "./cards/state.ts";
import { testing as soundTesting } from "./cards/testing.ts";
import { caseOf, type Property, type Subject } from "./contract/case.ts";
import * as copies from "./contract/copies.ts";
import * as end from "./contract/end.ts";
import { properties } from "./contract/index.ts";
import * as judgement from "./contract/judgement.ts";
import * as log from "./contract/log.ts";
import * as moves from "./contract/moves.ts";
import * as orders from "./contract/orders.ts";
import * as refusals from "./contract/refusals.ts";
import * as secrets from "./contract/secrets.ts";
import * as soundness from "./contract/soundness.ts";
import * as texts from "./contract/texts.ts";
import * as together from "./contract/together.ts";
import * as undo from "./contract/undo.ts";
import * as views from "./contract/views.ts";

type Cards = typeof sound;

/** The card game with something broken. */
interface Variant {
  readonly breaks: Property;
  readonly game?: Partial<Cards>;
  readonly testing?: Partial<Testing<State>>;
  readonly module?: Partial<typeof module>;
  readonly translations?: Subject["translations"];
}

const CASES = 40;
const CASES_OF_THE_SOUND = 6;

/** What the property says about a game that it does not hold for. */
function complaint(
  { breaks, game, testing, module: changed, translations }: Variant,
  cases = CASES,
): string | undefined {
  const subject = {
    module: { ...module, ...changed, game: { ...sound, ...game } },
    testing: { ...soundTesting, ...testing },
    translations,
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
    breaks: end.randomGamesEnd,
    game: {
      play(state, seat, move) {
        if (move.type !== "weather") sound.play(state, seat, move);
      },
    },
  },
  "a result before the end": {
    breaks: end.nobodyActsExactlyWhenThereIsAResult,
    game: { result: (state) => sound.result({ ...state, agenda: [] }) },
  },
  "an end without a result": {
    breaks: end.nobodyActsExactlyWhenThereIsAResult,
    game: { result: () => undefined },
  },
  "an actor without a move": {
    breaks: moves.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => (state.round === 1 && seat === 1 ? [] : sound.moves(state, seat)) },
  },
  "a move listed twice": {
    breaks: moves.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => [...sound.moves(state, seat), ...sound.moves(state, seat).slice(0, 1)] },
  },
  "an aside that is a move as well": {
    breaks: moves.actorsHaveDistinctMoves,
    game: {
      asides: (state, seat) => [
        ...(sound.asides?.(state, seat) ?? []),
        ...(sound.actors(state).includes(seat) ? sound.moves(state, seat) : []),
      ],
    },
  },
  "a move that is not plain data": {
    breaks: moves.actorsHaveDistinctMoves,
    game: { moves: (state, seat) => sound.moves(state, seat).map((move) => ({ ...move, at: undefined })) },
  },
  "moves made anew whenever they are listed": {
    breaks: moves.equalMovesAreOneObject,
    game: { moves: (state, seat) => sound.moves(state, seat).map((move) => ({ ...move })) },
  },
  "a weight that is not whole": {
    breaks: moves.weightsAreWholeAndPositive,
    game: { weight: (state, outcome) => (sound.weight?.(state, outcome) ?? 1) / 2 },
  },
  "an outcome without weight": {
    breaks: moves.weightsAreWholeAndPositive,
    game: { weight: (_, outcome) => (outcome.type === "weather" && outcome.weather === "storm" ? 0 : 1) },
  },
  "a game that says of no position whether it is sound": {
    breaks: soundness.positionsAndViewsAreSound,
    game: { flaw: undefined as never },
  },
  "a game that refuses its own positions": {
    breaks: soundness.positionsAndViewsAreSound,
    game: { flaw: (state, viewer) => sound.flaw?.(state, viewer) ?? (state.round > 1 ? "round" : undefined) },
  },
  "a card that comes twice": {
    breaks: soundness.positionsAndViewsAreSound,
    game: {
      play: playsAnd(({ discard }) => discard.cards.length > 1 && discard.cards.splice(0, 1, discard.cards[1]!)),
    },
  },
  "a view that shows what its viewer does not know": {
    breaks: soundness.positionsAndViewsAreSound,
    game: { view: (state, viewer) => sound.view(state, viewer === "spectator" ? viewer : (viewer + 1) % state.seats) },
  },
  "a view that shares the coins with the state": {
    breaks: copies.copiesGoOnAlikeAndApart,
    game: { view: (state, viewer) => ({ ...sound.view(state, viewer), coins: state.coins }) },
  },
  "options that can change": {
    breaks: copies.copiesGoOnAlikeAndApart,
    game: { setup: (seats, options, version) => sound.setup(seats, { ...options }, version) },
  },
  "a position kept outside the state": {
    breaks: copies.copiesGoOnAlikeAndApart,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE && ++calls % 5 === 0) state.coins[seat]!++;
      }),
    },
  },
  "a state with something in it that cannot be saved": {
    breaks: copies.savedGamesGoOnAlike,
    game: {
      play: playsAnd((state) => {
        state.coins[0] = state.coins[0] === 3 ? Number.NaN : state.coins[0]!;
      }),
    },
  },
  "imagining other coins": {
    breaks: views.imaginedLooksLikeTheView,
    game: {
      imagine(view, random) {
        const state = sound.imagine(view, random);
        state.coins[0]!++;
        return state;
      },
    },
  },
  "imagining into the view": {
    breaks: views.imaginedLooksLikeTheView,
    game: {
      imagine(view, random) {
        Object.assign(view, sound.imagine(view, random));
        return clone(view);
      },
    },
  },
  "imagining nothing": {
    breaks: views.imaginedGamesEnd,
    game: { imagine: (view) => clone(view) },
  },
  "a view of everything": {
    breaks: secrets.viewsLeakNothing,
    game: { view: (state) => clone(state) },
  },
  "a view of the bids": {
    breaks: secrets.viewsLeakNothing,
    game: { view: (state, viewer) => ({ ...sound.view(state, viewer), bids: clone(state).bids }) },
  },
  "a view that forgets to hide the packs": {
    breaks: secrets.viewsLeakNothing,
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
    breaks: secrets.viewsLeakNothing,
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
    breaks: secrets.viewsLeakNothing,
    game: {
      seen: (state, seat, move, viewer) => (move.type === "bid" ? move : sound.seen(state, seat, move, viewer)),
    },
  },
  "a task dropped because a hand has nothing for it": {
    breaks: secrets.viewsLeakNothing,
    game: {
      play: playsAnd((state) => {
        const [seat] = sound.actors(state);
        if (seat === undefined || !sound.isSecret?.(state, seat) || state.agenda.at(-1)?.kind === "together") return;
        if (key(sound.moves(state, seat)) === key([STOP])) sound.play(state, seat, STOP);
      }),
    },
  },
  "moves forced by a secret": {
    breaks: secrets.viewsLeakNothing,
    game: { isSecret: () => false },
  },
  "moves in an order that hangs on a secret": {
    breaks: secrets.viewsLeakNothing,
    game: {
      moves(state, seat) {
        const moves = sound.moves(state, seat);
        const isHigh = state.hands.some((hand, other) => other !== seat && hand.cards.includes("melon"));
        return seat !== CHANCE && isHigh ? [...moves].reverse() : moves;
      },
    },
  },
  "a pile that remembers which place was taken": {
    breaks: secrets.viewsLeakNothing,
    game: {
      play: playsAnd((state, seat, move, before) => {
        if (move.type === "bury") state.coins[seat]! += before.hands[seat]!.cards.indexOf(move.card);
      }),
    },
  },
  "a scramble that does nothing": {
    breaks: secrets.scrambleChangesManyPositions,
    testing: { scramble() {} },
  },
  "secrets that are denied": {
    breaks: secrets.scrambleChangesManyPositions,
    testing: { hasSecrets: false },
  },
  "a view without one's own hand": {
    breaks: views.viewsCanBePlayedOn,
    game: { view: (state) => sound.view(state, "spectator") },
  },
  "a score that counts what others hold": {
    breaks: views.viewsCanBePlayedOn,
    game: {
      score(state, seat) {
        const points = state.hands.filter((hand) => hand.cards.includes("melon")).length;
        const { total, parts } = sound.score(state, seat);
        return { total: total + points, parts: [...parts, { text: { id: "melon" }, points }] };
      },
    },
  },
  "a description that hangs on what the view does not tell": {
    breaks: views.viewsCanBePlayedOn,
    game: {
      question: (state, seat) => ({ ...sound.question(state, seat), n: state.sources.pools["deck/0"]!.length }),
    },
  },
  "a move without a text": {
    breaks: texts.movesAreDescribed,
    game: {
      describe: (view, seat, seen) =>
        seen.type === "buy" ? { text: { id: "purchase" } } : sound.describe(view, seat, seen),
    },
  },
  "a text that lacks a value": {
    breaks: texts.movesAreDescribed,
    game: {
      describe: (view, seat, seen) =>
        seen.type === "sell" ? { text: { id: "sell" } } : sound.describe(view, seat, seen),
    },
  },
  "a word among the values": {
    breaks: texts.movesAreDescribed,
    game: { question: (view, seat) => ({ ...sound.question(view, seat), mood: "cheerful" }) },
  },
  "an option without a name": {
    breaks: texts.textsAreComplete,
    module: {
      words: { en: Object.fromEntries(Object.entries(module.words.en).filter(([id]) => id !== "option.pack")) },
    },
  },
  "a translation that needs another value": {
    breaks: texts.textsAreComplete,
    translations: [{ code: "de", words: { ...module.words.en, sell: "Verkaufe {crop}" } }],
  },
  "a text that the table has": {
    breaks: texts.textsAreToldApart,
    module: { words: { en: { ...module.words.en, over: "Beyond" } } },
  },
  "a form that no word has": {
    breaks: texts.textsAreToldApart,
    translations: [{ code: "de", words: { ...module.words.en, sell: "Verkaufe {card:accusative}" } }],
  },
  "a judgement that finds nothing worthwhile": {
    breaks: judgement.evaluationsFitTheMoves,
    module: { evaluation: { ...module.evaluation, worthwhile: () => [] } },
  },
  "a plan that is not offered": {
    breaks: judgement.evaluationsFitTheMoves,
    module: { evaluation: { ...module.evaluation, plan: () => ({ type: "bid", card: "pumpkin" }) } },
  },
  "an aside that changes nothing": {
    breaks: moves.asidesUseSomethingUp,
    game: {
      play(state, seat, move) {
        if (move.type !== "compost") sound.play(state, seat, move);
      },
    },
  },
  "a coin for whoever bids first": {
    breaks: together.strandsCommute,
    game: {
      play(state, seat, move) {
        if (move.type === "bid" && state.bids.every(({ cards }) => cards.length === 0)) state.coins[seat]!++;
        sound.play(state, seat, move);
      },
    },
  },
  "an order that answers with a card one does not have": {
    breaks: orders.ordersAnswerWithMovesOfTheirSeat,
    game: { orders: { ...sound.orders!, answer: () => ({ type: "bid", card: "pumpkin" }) } },
  },
  "a game that plays otherwise each time": {
    breaks: log.logsReplay,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE && ++calls % 3 === 0) state.coins[seat]!++;
      }),
    },
  },
  "a move that is changed by being played": {
    breaks: log.stepsShowWhatWasThere,
    game: {
      play(state, seat, move) {
        sound.play(state, seat, move);
        if (move.type === "arrange") (move.cards as unknown[]).reverse();
      },
    },
  },
  "a coin for every try": {
    breaks: undo.undoReturnsTheSameState,
    game: {
      play: playsAnd((state, seat) => {
        if (seat !== CHANCE) state.coins[seat] = ++calls;
      }),
    },
  },
  "a bid that hangs on those made before": {
    breaks: undo.undoInATogetherLeavesTheOthers,
    game: {
      moves(state, seat) {
        const moves = sound.moves(state, seat);
        if (moves[0]?.type !== "bid") return moves;
        return state.bids.some(({ cards }) => cards.length > 0) ? moves.slice(-1) : moves.slice(0, 1);
      },
    },
  },
  "asides that change what they look at": {
    breaks: refusals.anythingElseIsRefused,
    game: {
      asides(state, seat) {
        state.coins[seat]!++;
        return sound.asides?.(state, seat) ?? [];
      },
    },
  },
  "a log that changes its mind": {
    breaks: log.everyoneHasTheirOwnLog,
    game: {
      seen: (state, seat, move, viewer) =>
        move.type === "pick" && ++calls % 2 === 0 ? move : sound.seen(state, seat, move, viewer),
    },
  },
  "a branch that begins elsewhere": {
    breaks: log.branchesGoOn,
    game: {
      imagine(view, random) {
        const state = sound.imagine(view, random);
        state.discard.cards.reverse();
        return state;
      },
    },
  },
  "an order that nobody follows": {
    breaks: orders.ordersArePlayedAndLogged,
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
