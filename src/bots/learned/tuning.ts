import type { GameModule, Judgement } from "../../table/module.ts";
import type { Numbers } from "../../table/numbers.ts";
import { normal, type Random } from "../../table/random.ts";

/** A game whose bots judge by other numbers. */
export function judgingBy(module: GameModule, numbers: Numbers): GameModule {
  const { evaluation } = module;
  const judgement = evaluation.tuning?.judged(numbers);
  return judgement === undefined ? module : { ...module, evaluation: { ...evaluation, ...judgement } };
}

/** Each number times one around 1, the wider the larger the spread. */
export const variedNumbers = (numbers: Numbers, random: Random, spread: number): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, number * Math.exp(spread * normal(random))]),
  );

/** A game's judgement with its numbers changed at random; as it is where it has none. */
export const varied = ({ evaluation }: GameModule, random: Random, spread: number): Judgement =>
  evaluation.tuning?.judged(variedNumbers(evaluation.tuning.numbers, random, spread)) ?? evaluation;
