import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { answer, type CardId, cards, MAJOR_IDS, type MajorId, raise, raisePlayed } from "../cards/index.ts";
import { has, remove } from "../goods.ts";
import { type AnswerTo, farmOf, type RulesFor, type State } from "../state.ts";

const BUILDS = Object.fromEntries(MAJOR_IDS.map((card) => [card, { type: "improve", card }])) as {
  readonly [Id in MajorId]: AnswerTo<"improve">;
};

export const improvementRules: RulesFor<"improve"> = {
  /** Build one major improvement: pay for it, or hand in what it takes instead. (Appendix, "Major Improvements") */
  improve: {
    can(state, { seat }) {
      for (const card of state.majors)
        if (isPayable(state, seat, card) || returnable(state, seat, card).length > 0) return true;
      return false;
    },
    moves(state, { seat, may }) {
      const moves: AnswerTo<"improve">[] = [];
      for (const card of state.majors) {
        if (isPayable(state, seat, card)) moves.push(BUILDS[card]);
        for (const returns of returnable(state, seat, card)) moves.push({ type: "improve", card, returns });
      }
      if (may) moves.push(STOP);
      return moves;
    },
    apply(state, { seat }, move) {
      if (move.type === "stop") return;
      const { card, returns } = move;
      const farm = farmOf(state, seat);
      if (returns === undefined) remove(farm.goods, answer(state, seat, "improvementCost", cards[card].cost));
      else giveBack(state, seat, returns);
      state.majors = state.majors.filter((other) => other !== card);
      farm.cards.push(card);
      raise(state, "built", { seat, card }, seat);
      raisePlayed(state, seat, card);
    },
  },
};

const isPayable = (state: State, seat: Seat, card: CardId): boolean =>
  has(farmOf(state, seat).goods, answer(state, seat, "improvementCost", cards[card].cost));

const NONE: readonly CardId[] = [];

/** Cards of the seat that could be handed in for one. */
export const returnable = (state: State, seat: Seat, card: CardId): readonly CardId[] =>
  cards[card].orReturn?.filter((own) => farmOf(state, seat).cards.includes(own)) ?? NONE;

/** A card goes back to the frame, and with it the goods it promised. */
export function giveBack(state: State, seat: Seat, card: CardId): void {
  const farm = farmOf(state, seat);
  farm.cards = farm.cards.filter((own) => own !== card);
  farm.promised = farm.promised.filter(({ from }) => from !== card);
  state.majors = MAJOR_IDS.filter((major) => major === card || state.majors.includes(major));
  if (farm.onCard[card] !== undefined) delete farm.onCard[card];
}
