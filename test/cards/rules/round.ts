import { next, type Rules } from "../../../src/table/agenda.ts";
import type { MoveOf, Seat } from "../../../src/table/game.ts";
import { either, inOrder, mayDo } from "../../../src/table/phrases.ts";
import { EVERYONE, pickFrom, putBelow, putOnTop, show, sizeOf, takeAt } from "../../../src/table/piles.ts";
import { pricesOf, WEATHERS, type Weather } from "../crops.ts";
import { cropsIn, type Move, type State, type Task } from "../state.ts";
import { discardFrom } from "./discard.ts";

type RoundTask = Extract<Task, { kind: "round" | "weather" | "bury" | "buy" | "sell" | "showHands" }>;

const ALL_WEATHERS = (Object.keys(WEATHERS) as Weather[]).map((weather) => ({ type: "weather" as const, weather }));

/** One thing of four, then a sale if one likes. */
const turn = (seat: Seat) =>
  inOrder<Task | ReturnType<typeof either>>(
    either<Task>({ kind: "draw", seat }, { kind: "peek", seat }, { kind: "bury", seat }, { kind: "buy", seat }),
    mayDo<Task>({ kind: "sell", seat }),
  );

export const roundRules: Rules<State, RoundTask, Move> = {
  round: {
    run(state) {
      if (state.round === state.options.rounds) return next(state, { kind: "showHands" });
      const first = state.round++ % state.seats;
      const turns = Array.from({ length: state.seats }, (_, i) => turn((first + i) % state.seats));
      next(state, { kind: "weather" }, { kind: "refill" }, ...turns, { kind: "holdHands" }, { kind: "round" });
    },
  },

  weather: {
    moves: () => ALL_WEATHERS,
    weight: (_, __, { weather }: MoveOf<Move, "weather">) => WEATHERS[weather].weight,
    apply(state, _, { weather }: MoveOf<Move, "weather">) {
      state.weather = weather;
    },
  },

  /** A card of the hand goes below the stack, for a coin; nobody else sees it. */
  bury: {
    secret: true,
    can: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 0,
    moves: ({ hands }, { seat }) => cropsIn(hands[seat]!).map((card) => ({ type: "bury", card })),
    apply({ sources, stack, hands, coins }, { seat }, { card }: MoveOf<Move, "bury">) {
      putBelow(stack, pickFrom(sources, hands[seat]!, card!, seat));
      coins[seat]!++;
    },
  },

  /** For a coin the open card of the market goes to the hand; everyone knows it there. */
  buy: {
    can: ({ market, coins }, { seat }) => sizeOf(market) > 0 && coins[seat]! > 0,
    moves: () => [{ type: "buy" }],
    apply(state, { seat }) {
      state.coins[seat]!--;
      putOnTop(state.hands[seat]!, takeAt(state.market, 0));
      next(state, { kind: "refill" });
    },
  },

  sell: {
    secret: true,
    can: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 0,
    moves: ({ hands }, { seat }) => cropsIn(hands[seat]!).map((card) => ({ type: "sell", card })),
    apply(state, { seat }, { card }: MoveOf<Move, "sell">) {
      discardFrom(state, seat, card);
      state.coins[seat]! += pricesOf(state)[card] * WEATHERS[state.weather].factor;
    },
  },

  showHands: {
    run(state) {
      for (const hand of state.hands) for (let i = 0; i < sizeOf(hand); i++) show(state, hand, i, EVERYONE);
    },
  },
};
