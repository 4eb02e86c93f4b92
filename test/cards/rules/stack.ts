import { next } from "../../../src/table/agenda.ts";
import type { Seat } from "../../../src/table/game.ts";
import {
  arrange,
  countIn,
  dealAt,
  EVERYONE,
  emptyPile,
  forgetPools,
  isUndealt,
  only,
  outcomesOf,
  putOnTop,
  show,
  shufflePile,
  sizeOf,
  takeAt,
} from "../../../src/table/piles.ts";
import type { Crop } from "../crops.ts";
import { type AnswerTo, made, type RulesFor, type State, type Task, zonesOf } from "../state.ts";

/** How many cards of the stack are looked at. */
const DEPTH = 3;

const canDraw = ({ stack, discard }: State) => sizeOf(stack) + sizeOf(discard) > 0;

const topOf = ({ stack }: State) => sizeOf(stack) - 1;

/** The top card goes to a hand or the market; where nobody has seen it, chance says first what it is. */
function drawFor(state: State, to: Seat | "market"): void {
  if (sizeOf(state.stack) === 0) shuffleDiscard(state);
  if (sizeOf(state.stack) === 0) return;
  if (isUndealt(state.stack, topOf(state))) return next(state, { kind: "deal", to });
  show(state, state.stack, topOf(state), seenBy(to));
  give(state, to);
}

const seenBy = (to: Seat | "market") => (to === "market" ? EVERYONE : only(to));

const give = (state: State, to: Seat | "market") =>
  putOnTop(to === "market" ? state.market : state.hands[to]!, takeAt(state.stack, topOf(state)));

/** An empty stack is made of the discard. */
function shuffleDiscard(state: State): void {
  if (sizeOf(state.discard) === 0) return;
  forgetPools(state.sources, zonesOf(state));
  state.stack = shufflePile(state.sources, state.discard, `deck/${++state.shuffles}`);
  state.discard = emptyPile();
}

const outcomes = ({ sources, stack }: State, index: number): readonly AnswerTo<"deal">[] =>
  outcomesOf(sources, stack.from[index]!).map((card) => made({ type: "deal", card }));

export const stackRules: RulesFor<"draw" | "refill" | "deal" | "peek" | "look" | "arrange"> = {
  draw: {
    can: canDraw,
    run: (state, { seat }) => drawFor(state, seat),
  },

  refill: {
    can: (state) => sizeOf(state.market) === 0 && canDraw(state),
    run: (state) => drawFor(state, "market"),
  },

  deal: {
    moves: (state) => outcomes(state, topOf(state)),
    weight: (state, _, { card }) => countIn(state.sources, state.stack.from[topOf(state)]!, card!),
    use: (state) => state.stack.from[topOf(state)]!,
    apply(state, { to }, { card }) {
      dealAt(state.sources, state.stack, topOf(state), card!, seenBy(to));
      give(state, to);
    },
  },

  /** A seat looks at the top cards and lays them back in any order. */
  peek: {
    can: canDraw,
    run(state, { seat }) {
      if (sizeOf(state.stack) === 0) shuffleDiscard(state);
      const count = Math.min(DEPTH, sizeOf(state.stack));
      const looks: Task[] = [];
      for (let index = topOf(state); index > topOf(state) - count; index--)
        if (isUndealt(state.stack, index)) looks.push({ kind: "look", to: seat, index });
        else show(state, state.stack, index, only(seat));
      next(state, ...looks, { kind: "arrange", seat, count });
    },
  },

  look: {
    moves: (state, { index }) => outcomes(state, index),
    weight: (state, { index }, { card }) => countIn(state.sources, state.stack.from[index]!, card!),
    use: (state, { index }) => state.stack.from[index]!,
    apply(state, { to, index }, { card }) {
      dealAt(state.sources, state.stack, index, card!, only(to));
    },
  },

  arrange: {
    secret: true,
    moves: ({ stack }, { count }) =>
      orders(stack.cards.slice(-count) as Crop[]).map((cards) => made({ type: "arrange", cards })),
    apply({ sources, stack }, { seat }, { cards }) {
      arrange(sources, stack, sizeOf(stack) - cards.length, cards, seat);
    },
  },
};

/** Every order of some cards, each once. */
function orders(cards: readonly Crop[]): readonly (readonly Crop[])[] {
  if (cards.length <= 1) return [cards];
  return [...new Set(cards)].sort().flatMap((first) => {
    const at = cards.indexOf(first);
    return orders(cards.filter((_, i) => i !== at)).map((rest) => [first, ...rest]);
  });
}
