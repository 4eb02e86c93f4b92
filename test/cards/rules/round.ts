import { next } from "../../../src/table/agenda.ts";
import type { Seat } from "../../../src/table/game.ts";
import { either, inOrder, mayDo, type Phrase } from "../../../src/table/phrases.ts";
import { EVERYONE, pickFrom, putBelow, putOnTop, show, sizeOf, takeAt } from "../../../src/table/piles.ts";
import { pricesOf, WEATHERS, type Weather } from "../crops.ts";
import { cropsIn, made, type RulesFor, type State, type Task } from "../state.ts";
import { discardFrom } from "./discard.ts";
import { pairs } from "./pairs.ts";

const ALL_WEATHERS = (Object.keys(WEATHERS) as Weather[]).map((weather) => ({ type: "weather" as const, weather }));

/** One thing of four, then what there is for pairs, then a sale if one likes. */
const turn = ({ options }: State, seat: Seat): Phrase =>
  inOrder<Task | Phrase>(
    either<Task>({ kind: "draw", seat }, { kind: "peek", seat }, { kind: "bury", seat }, { kind: "buy", seat }),
    ...pairs(options, seat),
    mayDo<Task>({ kind: "sell", seat }),
  );

export const roundRules: RulesFor<"round" | "weather" | "bury" | "buy" | "sell" | "showHands"> = {
  round: {
    run(state) {
      if (state.round === state.options.rounds) return next(state, { kind: "showHands" });
      const first = state.round++ % state.seats;
      const turns = Array.from({ length: state.seats }, (_, i) => turn(state, (first + i) % state.seats));
      next(state, { kind: "weather" }, { kind: "refill" }, ...turns, { kind: "holdHands" }, { kind: "round" });
    },
  },

  weather: {
    moves: () => ALL_WEATHERS,
    weight: (_, __, { weather }) => WEATHERS[weather].weight,
    apply(state, _, { weather }) {
      state.weather = weather;
    },
  },

  /** A card of the hand goes below the stack, for a coin; nobody else sees it. */
  bury: {
    secret: true,
    might: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 0,
    moves: ({ hands }, { seat }) => cropsIn(hands[seat]!).map((card) => made({ type: "bury", card })),
    apply({ sources, stack, hands, coins }, { seat }, { card }) {
      putBelow(stack, pickFrom(sources, hands[seat]!, card!, seat));
      coins[seat]!++;
    },
  },

  /** For a coin the open card of the market goes to the hand; everyone knows it there. */
  buy: {
    can: ({ market, coins }, { seat }) => sizeOf(market) > 0 && coins[seat]! > 0,
    moves: () => [made({ type: "buy" })],
    apply(state, { seat }) {
      state.coins[seat]!--;
      putOnTop(state.hands[seat]!, takeAt(state.market, 0));
      next(state, { kind: "refill" });
    },
  },

  sell: {
    secret: true,
    might: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 0,
    moves: ({ hands }, { seat }) => cropsIn(hands[seat]!).map((card) => made({ type: "sell", card })),
    apply(state, { seat }, { card }) {
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
