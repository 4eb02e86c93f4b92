import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { numbered } from "../../../table/moves.ts";
import { openSpot, pickFrom, putBelow, putOnTop, revealFrom } from "../../../table/piles.ts";
import { deck } from "../cards.ts";
import {
  type AnswerTo,
  type CardNumber,
  coinsOf,
  farmOf,
  GAP,
  type Move,
  PASS,
  type RulesFor,
  type State,
} from "../state.ts";
import { listed } from "./coins.ts";
import { draw, drawBottom } from "./draw.ts";
import { again, type RewardRules } from "./reward-rule.ts";

const belows: readonly MoveOf<Move, "below">[] = [GAP, ...deck].map((card) => ({ type: "below", card }));

const onTops: readonly MoveOf<Move, "onTop">[] = [GAP, ...deck].map((card) => ({ type: "onTop", card }));

type TradeMarket = MoveOf<Move, "tradeMarket">;
const marketTrade = pairs((hand, market): TradeMarket => ({ type: "tradeMarket", hand, market }));

type TradeFulfilled = MoveOf<Move, "tradeFulfilled">;
const fulfilledTrade = pairs((hand, coin): TradeFulfilled => ({ type: "tradeFulfilled", hand, coin }));

/** A move for each pair of cards. */
function pairs<M extends Move>(make: (one: CardNumber, other: CardNumber) => M) {
  const cards = deck.length + 1;
  const move = numbered((n) => make(Math.floor(n / cards), n % cards));
  return (one: CardNumber, other: CardNumber): M => move(one * cards + other);
}

/** Rewards that draw, look at or move cards. */
export const cardRewards: RewardRules<
  | "draw"
  | "drawBottom"
  | "rearrangeStack"
  | "exchangeHand"
  | "fulfillFromStack"
  | "drawThenReturn"
  | "tradeWithMarket"
  | "tradeWithFulfilled"
> = {
  draw: {
    apply(state, seat, { cards }) {
      const missing = cards - stackSize(state, seat);
      if (missing > 0) next(state, { kind: "takeCrops", seat, count: missing });
      draw(state, seat, cards);
    },
  },
  drawBottom: {
    can: (state, seat) => stackSize(state, seat) > 0,
    apply: (state, seat) => drawBottom(state, seat),
  },
  rearrangeStack: {
    can: (state, seat) => stackSize(state, seat) > 0,
    apply(state, seat, { cards }) {
      next(state, { kind: "arrange", seat, side: "bottom" });
      draw(state, seat, cards, "looked");
    },
  },
  exchangeHand: {
    can: (state, seat) => handSize(state, seat) > 0,
    moves: (state, seat) => listed(farmOf(state, seat).hand.cards, belows),
    apply(state, seat, _, task, { card }) {
      putHandCardBelow(state, seat, card);
      if (task.left === 1 || handSize(state, seat) === 0) draw(state, seat, task.used + 1);
      else again(state, task);
    },
    passed: (state, seat, { used }) => draw(state, seat, used),
  },
  fulfillFromStack: {
    can: (state, seat) => stackSize(state, seat) > 0,
    apply: (state, seat) =>
      draw(state, seat, 1, state.options.fulfilledFromStackPayableAtOnce ? "fulfilled" : "setDown"),
  },
  drawThenReturn: {
    apply(state, seat, reward) {
      const size = stackSize(state, seat);
      if (size === 0) return next(state, { kind: "takeCrops", seat, count: 1 });
      if (size < reward.draw) return draw(state, seat, 1);
      next(state, { kind: "returnCards", seat, count: reward.return });
      draw(state, seat, reward.draw);
    },
  },
  tradeWithMarket: {
    can: (state, seat) => handSize(state, seat) > 0 && state.market.some((card) => card !== GAP),
    moves(state, seat) {
      const moves: TradeMarket[] = [];
      for (const hand of farmOf(state, seat).hand.cards)
        for (const market of state.market) if (market !== GAP) moves.push(marketTrade(hand as CardNumber, market));
      return moves;
    },
    apply(state, seat, _, task, trade) {
      const { hand } = farmOf(state, seat);
      revealFrom(state.sources, hand, trade.hand, seat);
      state.market[state.market.indexOf(trade.market)] = trade.hand;
      putOnTop(hand, openSpot(trade.market));
      again(state, task);
    },
  },
  tradeWithFulfilled: {
    can: (state, seat) => handSize(state, seat) > 0 && coinsOf(farmOf(state, seat)) > 0,
    moves(state, seat) {
      const farm = farmOf(state, seat);
      const moves: TradeFulfilled[] = [];
      for (const hand of farm.hand.cards)
        for (const coin of farm.fulfilled.cards) moves.push(fulfilledTrade(hand as CardNumber, coin as CardNumber));
      return moves;
    },
    apply(state, seat, _, task, trade) {
      const { hand, fulfilled } = farmOf(state, seat);
      const [given, taken] = [
        pickFrom(state.sources, hand, trade.hand, seat),
        pickFrom(state.sources, fulfilled, trade.coin, seat),
      ];
      putOnTop(fulfilled, given);
      putOnTop(hand, taken);
      again(state, task);
    },
  },
};

const stackSize = (state: State, seat: Seat): number => farmOf(state, seat).stack.cards.length;
const handSize = (state: State, seat: Seat): number => farmOf(state, seat).hand.cards.length;

function putHandCardBelow(state: State, seat: Seat, card: CardNumber): void {
  const { hand, stack } = farmOf(state, seat);
  putBelow(stack, pickFrom(state.sources, hand, card, seat));
}

export const cardRules: RulesFor<"returnCards" | "arrange"> = {
  /** Having drawn, a seat puts cards of its hand below its stack. */
  returnCards: {
    can: (_, { count }) => count > 0,
    moves: (state, { seat }) => listed(farmOf(state, seat).hand.cards, belows),
    apply(state, { seat, count }, { card }) {
      putHandCardBelow(state, seat, card);
      if (count > 1) next(state, { kind: "returnCards", seat, count: count - 1 });
    },
  },

  /** The cards looked at go back: first those for the bottom, one below the other, then the others on top. */
  arrange: {
    can: (state) => state.looked.cards.length > 0,
    moves(state, { side }) {
      if (side === "top") return listed(state.looked.cards, onTops);
      const moves: AnswerTo<"arrange">[] = listed(state.looked.cards, belows);
      // The rest goes on top.
      moves.push(PASS);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "pass") return next(state, { ...task, side: "top" });
      const { looked } = state;
      const { stack } = farmOf(state, task.seat);
      const spot = pickFrom(state.sources, looked, move.card, task.seat);
      if (move.type === "below") putBelow(stack, spot);
      else putOnTop(stack, spot);
      next(state, task);
    },
  },
};
