import { CHANCE } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { Property } from "./case.ts";
import { check, checkText, show, written } from "./check.ts";
import { somePositions } from "./play.ts";

/** A seat's own judgement is a number, from its view alone, and what it thinks worthwhile is offered. */
export const evaluationsFitTheMoves: Property = (one) => {
  const { game, module, random } = one;
  const { value, worthwhile, plan } = module.evaluation;
  for (const state of somePositions(one))
    for (const seat of game.actors(state)) {
      if (seat === CHANCE) continue;
      const view = game.view(state, seat);
      const before = written(view);
      const moves = game.moves(state, seat);
      check(Number.isFinite(value(view, seat)), "the value is not a number");
      const worthy = worthwhile?.(view, seat, moves) ?? moves;
      const planned = plan?.(view, seat, moves, random) ?? moves[0];
      check(worthy.length > 0, "nothing is worthwhile");
      for (const move of [...worthy, planned])
        check(
          moves.some((listed) => same(listed, move)),
          `${show(move)} is not offered`,
        );
      checkText(written(view), before, "judging changed the view");
    }
};
