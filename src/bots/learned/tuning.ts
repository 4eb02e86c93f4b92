import type { GameModule, Judgement } from "../../table/module.ts";
import type { Numbers } from "../../table/numbers.ts";
import { normal, type Random } from "../../table/random.ts";

/** The game with other parameters in its evaluation. */
export function withNumbers(module: GameModule, numbers: Numbers): GameModule {
  const { evaluation } = module;
  const judgement = evaluation.tuning?.judged(numbers);
  return judgement === undefined ? module : { ...module, evaluation: { ...evaluation, ...judgement } };
}

/** Multiplies each parameter by log-normal noise with standard deviation `spread` on the log scale. */
export const variedNumbers = (numbers: Numbers, random: Random, spread: number): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, number * Math.exp(spread * normal(random))]),
  );

/** A game's evaluation with randomly perturbed parameters; unchanged if it has none. */
export const varied = ({ evaluation }: GameModule, random: Random, spread: number): Judgement =>
  evaluation.tuning?.judged(variedNumbers(evaluation.tuning.numbers, random, spread)) ?? evaluation;
