import type { Seated } from "./batch.ts";
import { type Interval, type Spread, spreadOf, wilson } from "./statistics.ts";

/** What many games say together. */
export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly plies: number;
  readonly decisionsPerGame: number;
  /** By seat. */
  readonly scores: readonly Spread[];
  /** The part of the games each seat won, a shared first place split. */
  readonly winShare: readonly number[];
  readonly winShareInterval: readonly Interval[];
  readonly byBot: { readonly [bot: string]: BotShare };
  /** Team by team, where seats play together. */
  readonly byTeam?: readonly TeamShare[];
  readonly length: { readonly decisions: Spread; readonly plies: Spread };
}

interface TeamShare {
  readonly seats: readonly number[];
  readonly winShare: number;
  readonly winShareInterval: Interval;
  readonly score: Spread;
}

interface BotShare {
  /** How many seats it had at each table. */
  readonly seats: number;
  /** The part of the games that one of its seats won. */
  readonly winShare: number;
  readonly winShareInterval: Interval;
  readonly score: Spread;
}

export function summaryOf(outcomes: readonly Seated[], seats: number, sides?: readonly number[]): Summary {
  const games = outcomes.length;
  const decisions = outcomes.map((outcome) => outcome.decisions);
  const plies = outcomes.map((outcome) => outcome.plies);
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  const winShare = bySeat.map((seat) => sum(outcomes.map(({ places }) => wonBy(places, seat))) / Math.max(1, games));
  return {
    games,
    decisions: sum(decisions),
    plies: sum(plies),
    decisionsPerGame: sum(decisions) / Math.max(1, games),
    scores: bySeat.map((seat) => spreadOf(outcomes.map(({ scores }) => scores[seat] as number))),
    winShare,
    winShareInterval: winShare.map((share) => wilson(share, games)),
    byBot: Object.fromEntries(botsIn(outcomes).map((bot) => [bot, shareOf(bot, outcomes)])),
    ...(sides === undefined ? {} : { byTeam: teamShares(outcomes, sides) }),
    length: { decisions: spreadOf(decisions), plies: spreadOf(plies) },
  };
}

/** The part of a win a seat has: all, a share of a shared first place, or nothing. */
const wonBy = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

function teamShares(outcomes: readonly Seated[], sides: readonly number[]): readonly TeamShare[] {
  return [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((other, seat) => (other === side ? [seat] : []));
    const won = sum(outcomes.map(({ places }) => sum(seats.map((seat) => wonBy(places, seat)))));
    const winShare = won / Math.max(1, outcomes.length);
    return {
      seats,
      winShare,
      winShareInterval: wilson(winShare, outcomes.length),
      score: spreadOf(outcomes.map(({ scores }) => scores[seats[0]!] as number)),
    };
  });
}

const botsIn = (outcomes: readonly Seated[]): readonly string[] => [...new Set(outcomes.flatMap(({ bots }) => bots))];

function shareOf(bot: string, outcomes: readonly Seated[]): BotShare {
  let seats = 0;
  let won = 0;
  const scores: number[] = [];
  for (const { bots, places, scores: points } of outcomes)
    for (const [seat, other] of bots.entries()) {
      if (other !== bot) continue;
      seats++;
      won += wonBy(places, seat);
      scores.push(points[seat] as number);
    }
  const winShare = won / outcomes.length;
  return {
    seats: seats / outcomes.length,
    winShare,
    winShareInterval: wilson(winShare, outcomes.length),
    score: spreadOf(scores),
  };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
