import { CHANCE } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { Property } from "./case.ts";
import { check, checkText, show, written } from "./check.ts";
import { somePositions } from "./play.ts";

/** A seat's own judgement is a number, from its view alone, and what it thinks worthwhile is offered. */
export const evaluationsFitTheMoves: Property = (one) => {
  const { game, module, random } = one;
  const { value, values, terms, priors, worthwhile, plan } = module.evaluation;
  for (const state of somePositions(one))
    for (const seat of game.actors(state)) {
      if (seat === CHANCE) continue;
      const view = game.view(state, seat);
      const before = written(view);
      const moves = game.moves(state, seat);
      const own = value(view, seat);
      check(Number.isFinite(own), "the value is not a number");
      if (values !== undefined) check(isNear(values(view)[seat]!, own), "the values of all seats hold another value");
      if (terms !== undefined) check(isNear(sum(Object.values(terms(view, seat))), own), "the terms are not the value");
      const likely = priors?.(view, seat, moves) ?? moves.map(() => 1);
      check(likely.length === moves.length && likely.every((prior) => prior > 0), "a move has no prior");
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * (1 + Math.abs(b));
