import type { JudgementOf } from "../search/greedy.ts";

/** More points than any card can be worth. */
const CARD_BONUS = 1000;

/** The game's own heuristic, but it plays no card from its hand if it can avoid it. Used to measure what playing cards is worth. */
export const blind: JudgementOf = ({ evaluation, census }) =>
  census === undefined
    ? evaluation
    : {
        ...evaluation,
        value: (view, seat) => evaluation.value(view, seat) + CARD_BONUS * census.hand(view, seat).length,
      };
