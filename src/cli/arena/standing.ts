import { type Interval, meanOf, wilson } from "../sim/statistics.ts";
import type { Block, Game, Played } from "./block.ts";
import { type Test, testOf } from "./sequential.ts";

/** A number with the interval in which it lies in 95 of 100 cases. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval;
}

/** How a bot did in one line-up. */
export interface Standing {
  readonly bot: string;
  /** How many seats of each game it had. */
  readonly seats: number;
  /** Games won by one of its seats, a shared first place split. */
  readonly won: Estimate;
  /** Points ahead of the best seat of others; alone, ahead of the other bots' mean on the same deal. */
  readonly ahead: Estimate;
  readonly points: Estimate;
  readonly place: Estimate;
  /** Against the other bot; of a share of all or nothing only one end is known. */
  readonly elo: Estimate | undefined;
  readonly cpuPerMove: number;
  readonly movesPerGame: number;
  /** Games it lost because its program crashed, stalled or answered nonsense. */
  readonly forfeits: number;
  /** Moves that a simpler bot chose because this one failed. */
  readonly failures: number;
  /** Why it forfeited, each reason once. */
  readonly reasons: readonly string[];
}

/** What one line-up showed. */
export interface LineUpReport {
  readonly lineUp: readonly string[];
  readonly games: number;
  readonly blocks: number;
  readonly standings: readonly Standing[];
  readonly test: Test | undefined;
  /** By block: what the first bot won of it, and its points ahead. */
  readonly course: readonly { readonly won: number; readonly ahead: number }[];
}

const seatsOf = (bots: readonly string[], bot: string): readonly number[] =>
  bots.flatMap((other, seat) => (other === bot ? [seat] : []));

/** The part of a game a bot won: with all its seats together. */
function wonInGame({ bots, places }: Game, bot: string): number {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.filter((seat) => bots[seat] === bot).length / winners.length || 0;
}

export const wonInBlock = ({ games }: Block, bot: string): number =>
  meanOf(games.filter(({ bots }) => bots.includes(bot)).map((game) => wonInGame(game, bot)));

/** Points of the bot's best seat ahead of the best seat of others, over the games of a block. */
function aheadInBlock({ games }: Block, bot: string): number {
  const best = ({ bots, scores }: Game, isOwn: boolean) =>
    Math.max(...scores.filter((_, seat) => (bots[seat] === bot) === isOwn));
  const own = games.filter(({ bots }) => bots.includes(bot));
  if (own.every(({ bots }) => bots.length > 1 && new Set(bots).size > 1))
    return meanOf(own.map((game) => best(game, true) - best(game, false)));
  const others = games.filter(({ bots }) => !bots.includes(bot));
  const mean = (some: readonly Game[]) => meanOf(some.flatMap(({ scores }) => scores));
  return others.length === 0 ? 0 : mean(own) - mean(others);
}

/** The mean of numbers, one a block. */
function estimate(numbers: readonly number[]): Estimate {
  const value = meanOf(numbers);
  const variance = numbers.reduce((sum, number) => sum + (number - value) ** 2, 0) / Math.max(1, numbers.length - 1);
  const half = 1.96 * Math.sqrt(variance / Math.max(1, numbers.length));
  return { value, interval: [value - half, value + half] };
}

/** No share is taken for all or nothing: an Elo difference stays a number. */
const SURE = 1e-9;

/** The Elo difference behind a share of wins, for one seat among others that are alike. */
const eloOf = (share: number, seats: number): number =>
  400 * Math.log10(((seats - 1) * Math.max(SURE, share)) / Math.max(SURE, 1 - share));

export function reportOf({ lineUp, blocks }: Played, seats: number, bounds: readonly [number, number]): LineUpReport {
  const names = [...new Set(lineUp)];
  const games = blocks.flatMap((block) => block.games);
  const [first = "", second] = names;
  const isDuel = names.length === 2 && seats > 1;
  const course = blocks.map((block) => ({ won: wonInBlock(block, first), ahead: aheadInBlock(block, first) }));
  return {
    lineUp,
    games: games.length,
    blocks: blocks.length,
    standings: names.map((bot) => standingOf(bot, blocks, seats, isDuel && bot === first ? second : undefined)),
    test: isDuel
      ? testOf(
          course.map(({ won }) => won),
          seats,
          bounds,
        )
      : undefined,
    course,
  };
}

function standingOf(bot: string, blocks: readonly Block[], seats: number, against: string | undefined): Standing {
  const games = blocks.flatMap((block) => block.games).filter(({ bots }) => bots.includes(bot));
  const share = meanOf(games.map((game) => wonInGame(game, bot)));
  const interval = wilson(share, games.length);
  const inSeats =
    <T>(pick: (game: Game, seat: number) => T) =>
    (block: Block) =>
      block.games.flatMap((game) => seatsOf(game.bots, bot).map((seat) => pick(game, seat)));
  const perBlock = (pick: (game: Game, seat: number) => number) => blocks.map((block) => meanOf(inSeats(pick)(block)));
  const total = (pick: (game: Game, seat: number) => number) =>
    blocks.flatMap(inSeats(pick)).reduce((a, b) => a + b, 0);
  const forfeits = games.flatMap(({ bots, forfeit }) =>
    forfeit !== undefined && bots[forfeit.seat] === bot ? [forfeit.why] : [],
  );
  const decisions = total((game, seat) => game.decisions[seat]!);
  return {
    bot,
    seats: total(() => 1) / Math.max(1, games.length),
    won: { value: share, interval },
    ahead: estimate(blocks.map((block) => aheadInBlock(block, bot))),
    points: estimate(perBlock(({ scores }, seat) => scores[seat]!)),
    place: estimate(perBlock(({ places }, seat) => places[seat]!)),
    elo:
      against === undefined
        ? undefined
        : { value: eloOf(share, seats), interval: [eloOf(interval[0], seats), eloOf(interval[1], seats)] },
    cpuPerMove: total((game, seat) => game.cpu[seat]!) / 1e6 / Math.max(1, decisions),
    movesPerGame: decisions / Math.max(1, games.length),
    forfeits: forfeits.length,
    failures: games.flatMap(({ failures = [] }) => failures.filter((failure) => failure.bot === bot)).length,
    reasons: [...new Set(forfeits)],
  };
}
