import type { JudgementOf } from "../search/greedy.ts";

/** More than any card can be worth, in points. */
const DEAR = 1000;

/** Judges as the game does, but parts with no card of its hand where it can help it: shows what playing them is worth. */
export const blind: JudgementOf = ({ evaluation, census }) =>
  census === undefined
    ? evaluation
    : {
        ...evaluation,
        value: (view, seat) => evaluation.value(view, seat) + DEAR * census.hand(view, seat).length,
      };
