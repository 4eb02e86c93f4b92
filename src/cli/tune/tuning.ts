import { Piscina } from "piscina";
import { variedNumbers } from "../../bots/learned/tuning.ts";
import type { Numbers } from "../../table/numbers.ts";
import type { Options } from "../../table/options.ts";
import { fastRandom } from "../../table/random.ts";
import type { Drawer } from "../arena/contest.ts";
import { meanOf, spreadOf } from "../sim/statistics.ts";
import { Evolution } from "./evolution.ts";
import type { Player, Trial, Trialled } from "./trial.ts";

/** What is tuned, and how: with the same plan the same numbers come out, on however many threads. */
export interface TuningPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** The bot that plays by the numbers, and the bots it meets. */
  readonly bot: string;
  readonly panel: readonly string[];
  /** How many styles it meets besides: the same bot, its numbers at the start changed at random. */
  readonly styles: number;
  /** Where the numbers begin, and which of them are tuned. */
  readonly begin: Numbers;
  readonly tuned: readonly string[];
  /** How far, as a part of itself, a number is varied at first. */
  readonly spread: number;
  readonly generations: number;
  readonly population: number;
  /** How many deals each candidate plays in a generation, and the end is checked by. */
  readonly deals: number;
  readonly check: number;
}

/** What came of it. */
export interface Tuned {
  readonly numbers: Numbers;
  /** By generation, how all its candidates did against the panel. */
  readonly generations: readonly Trialled[];
  /** By deal, how the numbers found did against those of the start, on deals that none was chosen by. */
  readonly check: readonly Trialled[];
}

/** Tunes numbers by playing; `onGeneration` is told each time one is over. */
export async function tune(
  plan: TuningPlan,
  workers: number,
  onGeneration: (done: number) => void = () => undefined,
): Promise<Tuned> {
  const pool = new Piscina<Trial, readonly Trialled[]>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    return await evolved(plan, (trial) => pool.run(trial), onGeneration);
  } finally {
    await pool.destroy();
  }
}

async function evolved(
  plan: TuningPlan,
  tried: (trial: Trial) => Promise<readonly Trialled[]>,
  onGeneration: (done: number) => void,
): Promise<Tuned> {
  const { bot, seed } = plan;
  const panel = panelOf(plan);
  const evolution = new Evolution(plan.tuned.length, plan.population, plan.spread, fastRandom(`${seed}/evolution`));
  const generations: Trialled[] = [];
  for (let number = 0; number < plan.generations; number++) {
    const points = evolution.next();
    const deals = dealsOf("tuning", `${seed}/${number}`, plan.deals);
    const results = await Promise.all(
      points.map((point) =>
        tried({ ...tableOf(plan), player: { bot, numbers: numbersAt(plan, point) }, panel, deals }),
      ),
    );
    const worths = worthsOf(results);
    evolution.learn(points.toSorted((a, b) => worths[points.indexOf(b)]! - worths[points.indexOf(a)]!));
    generations.push(meanTrial(results.flat()));
    onGeneration(number + 1);
  }
  const numbers = rounded(numbersAt(plan, evolution.mean));
  const before = [{ bot, numbers: plan.begin }];
  const deals = dealsOf("validation", seed, plan.check);
  return {
    numbers,
    generations,
    check: await tried({ ...tableOf(plan), player: { bot, numbers }, panel: before, deals }),
  };
}

const tableOf = ({ game, seats, options }: TuningPlan) => ({ game, seats, options });

function panelOf({ bot, panel, styles, begin, seed, spread }: TuningPlan): readonly Player[] {
  const varied = Array.from({ length: styles }, (_, i) => ({
    bot,
    numbers: variedNumbers(begin, fastRandom(`${seed}/style/${i}`), spread),
  }));
  return [...panel.map((name) => ({ bot: name })), ...varied];
}

const dealsOf = (drawer: Drawer, seed: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${drawer}/${seed}/${i}`);

/** The numbers at a point of the search: each of the tuned ones times its exponential. */
function numbersAt({ begin, tuned }: TuningPlan, point: readonly number[]): Numbers {
  const factors = new Map(tuned.map((name, i) => [name, Math.exp(point[i]!)]));
  return Object.fromEntries(Object.entries(begin).map(([name, number]) => [name, number * (factors.get(name) ?? 1)]));
}

/** As many digits as mean something. */
const rounded = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, Number(number.toPrecision(4))]));

/** How good each candidate of a generation was: the part it won, and half as much for a usual difference in points. */
function worthsOf(results: readonly (readonly Trialled[])[]): readonly number[] {
  const spread = spreadOf(results.flat().map(({ ahead }) => ahead)).sd || 1;
  return results.map((own) => {
    const { won, ahead } = meanTrial(own);
    return won + ahead / (2 * spread);
  });
}

const meanTrial = (all: readonly Trialled[]): Trialled => ({
  won: meanOf(all.map(({ won }) => won)),
  ahead: meanOf(all.map(({ ahead }) => ahead)),
});
