import type { Seated } from "./batch.ts";
import { type Interval, meanOf, spreadOf, wilson } from "./statistics.ts";

/** What many games say of a card. */
export interface CardReport {
  readonly card: string;
  /** In how many games it was dealt, how often it was kept and how often played. */
  readonly dealt: number;
  readonly kept: number;
  readonly played: number;
  /** The mean round in which it was played. */
  readonly round: number;
  /** The part of the games won by seats that played it. */
  readonly winShare: number;
  readonly winShareInterval: Interval;
  /** Points of seats that played it, against the mean of their table; alone, against the mean of all games. */
  readonly effect: number;
  readonly effectInterval: Interval;
  /** The same of seats that kept it, whether they played it or not. */
  readonly keptEffect: number;
  readonly keptEffectInterval: Interval;
}

interface Gathered {
  dealt: number;
  readonly rounds: number[];
  readonly won: number[];
  readonly played: number[];
  readonly kept: number[];
}

/** Card by card, the best for whoever played it first. */
export function cardReports(outcomes: readonly Seated[]): readonly CardReport[] {
  const all = new Map<string, Gathered>();
  const alone = meanOf(outcomes.flatMap(({ scores }) => (scores.length === 1 ? scores : [])));
  for (const { cards = [], scores, places } of outcomes) {
    const base = scores.length === 1 ? alone : meanOf(scores);
    const winners = places.filter((place) => place === 1).length;
    for (const { card, kept, played } of cards) {
      const gathered = all.get(card) ?? { dealt: 0, rounds: [], won: [], played: [], kept: [] };
      all.set(card, gathered);
      gathered.dealt++;
      for (const seat of kept) gathered.kept.push((scores[seat] as number) - base);
      for (const { seat, round } of played) {
        gathered.rounds.push(round);
        gathered.won.push(places[seat] === 1 ? 1 / winners : 0);
        gathered.played.push((scores[seat] as number) - base);
      }
    }
  }
  return [...all].map(([card, gathered]) => reportOf(card, gathered)).sort((a, b) => b.effect - a.effect);
}

function reportOf(card: string, { dealt, rounds, won, played, kept }: Gathered): CardReport {
  const winShare = meanOf(won);
  return {
    card,
    dealt,
    kept: kept.length,
    played: played.length,
    round: meanOf(rounds),
    winShare,
    winShareInterval: wilson(winShare, won.length),
    effect: meanOf(played),
    effectInterval: meanInterval(played),
    keptEffect: meanOf(kept),
    keptEffectInterval: meanInterval(kept),
  };
}

/** Where a mean truly lies, in 95 of 100 cases. */
function meanInterval(numbers: readonly number[]): Interval {
  const { mean, sd } = spreadOf(numbers);
  const half = numbers.length === 0 ? 0 : (1.959964 * sd) / Math.sqrt(numbers.length);
  return [mean - half, mean + half];
}
