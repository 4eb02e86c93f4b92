import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { openSpot, pickFrom, putBelow, putOnTop, type Spot } from "../../../table/piles.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { deck } from "../cards.ts";
import { type Payment, payable, payment, priceOfCard } from "../costs.ts";
import { PIG, SHEEP, subtract } from "../crops.ts";
import { type AnswerTo, type CardNumber, farmOf, GAP, type RulesFor, type State, type Task } from "../state.ts";
import { listed } from "./coins.ts";
import { animalsDue } from "./fulfill.ts";

/** How the cost of a card is paid where there is a choice. */
export const payingRules: RulesFor<"pay" | "payAnimals" | "coinToStack" | "coinToHand" | "marketToStack"> = {
  /** Where crops can be paid in several ways, the seat chooses. */
  pay: {
    moves(state, { seat, card, less }) {
      const price = priceOfCard(card);
      const due = price.special === undefined ? 0 : animalsDue(state, price.special);
      return payable(price, less, farmOf(state, seat).crops, due);
    },
    apply: (state, { seat }, { crops }) => subtract(farmOf(state, seat).crops, crops),
  },

  /** "Any number of sheep or pigs": the rewards come once for each. */
  payAnimals: {
    moves(state, { seat }) {
      const { crops } = farmOf(state, seat);
      const moves: Payment[] = [];
      for (let sheep = 0; sheep <= (crops[SHEEP] as number); sheep++)
        for (let pig = 0; pig <= (crops[PIG] as number); pig++)
          if (sheep + pig >= state.options.anyNumberMinimum) moves.push(payment([0, 0, 0, sheep, pig]));
      return moves;
    },
    apply(state, { seat }, { crops }) {
      subtract(farmOf(state, seat).crops, crops);
      const rewards = state.agenda.pop() as TaskOf<Task, "rewards">;
      next(state, { ...rewards, animals: (crops[SHEEP] as number) + (crops[PIG] as number) });
    },
  },

  /** One of the fulfilled cards goes below the stack. */
  coinToStack: {
    moves: (state, { seat }) => coinMovesOf(state, seat),
    apply: (state, { seat }, move) => putBelow(farmOf(state, seat).stack, pickedCoin(state, seat, move)),
  },

  /** One of the fulfilled cards goes into the hand. */
  coinToHand: {
    moves: (state, { seat }) => coinMovesOf(state, seat),
    apply: (state, { seat }, move) => putOnTop(farmOf(state, seat).hand, pickedCoin(state, seat, move)),
  },

  /** Cards of the market go below the stack, in the order the seat likes; everybody knows them there. */
  marketToStack: {
    moves: (state) =>
      listed(
        state.market.filter((card) => card !== GAP),
        marketMoves,
      ),
    apply(state, { seat, count }, { card }) {
      state.market[state.market.indexOf(card)] = GAP;
      putBelow(farmOf(state, seat).stack, openSpot(card));
      if (count > 1) next(state, { kind: "marketToStack", seat, count: count - 1 });
    },
  },
};

const coinMoves: readonly AnswerTo<"coinToStack">[] = [GAP, ...deck].map((card) => ({ type: "moveCoin", card }));

const coinMovesOf = (state: State, seat: Seat): readonly AnswerTo<"coinToStack">[] =>
  listed(farmOf(state, seat).fulfilled.cards, coinMoves);

const pickedCoin = (state: State, seat: Seat, { card }: AnswerTo<"coinToStack">): Spot<CardNumber> =>
  pickFrom(state.sources, farmOf(state, seat).fulfilled, card, seat);

const marketMoves: readonly AnswerTo<"marketToStack">[] = [GAP, ...deck].map((card) => ({
  type: "marketToStack",
  card,
}));
