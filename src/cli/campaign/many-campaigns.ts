import { chooseKept } from "../../bots/levels/campaign-choice.ts";
import type { BotFailure, NamedBot } from "../../bots/levels/standing-in.ts";
import type { Campaign } from "../../table/campaign.ts";
import type { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import type { Allowance } from "../sim/allowance.ts";
import { playMatch } from "../sim/match.ts";
import { wilson } from "../sim/statistics.ts";
import { percent, readable, textTable } from "../text-table.ts";

/** A match, and where bots failed in it, so that simpler ones played for them. */
interface Played {
  readonly match: Match;
  readonly failures: readonly BotFailure[];
}

/** The next game of a campaign, played by bots alone. */
async function nextByBots(
  module: GameModule,
  campaign: Campaign,
  bots: readonly NamedBot[],
  seed: string,
  allowance?: Allowance,
): Promise<Played> {
  const { seats, options } = campaign.beginning();
  const played = campaign.toFile().games.length;
  const luck = { deal: `${seed}/${played}/deal`, bots: `${seed}/${played}/bots` };
  const { match, outcome } = await playMatch(module, seats, options as Options, bots, luck, allowance);
  return { match, failures: outcome.failures ?? [] };
}

/** Bots say what they keep. */
const keepByBots = ({ campaign: rules }: GameModule, campaign: Campaign): void =>
  campaign.keep((campaign.standing.choice ?? []).map((choice) => chooseKept(rules!, choice)));

/** How far bots play a campaign. */
interface Course {
  /** How often a game is tried at most. */
  readonly tries: number;
  /** How many games are played at most. */
  readonly games: number;
}

/**
 * Bots play a campaign on until it is complete, a game was tried often enough, or enough games were played. Gives back where
 * they failed.
 */
export async function playCampaign(
  module: GameModule,
  campaign: Campaign,
  bots: readonly NamedBot[],
  seed: string,
  { tries, games }: Course,
  allowance?: Allowance,
): Promise<readonly BotFailure[]> {
  const failed: BotFailure[] = [];
  for (let played = 0; played < games; played++) {
    if (campaign.standing.choice !== undefined) keepByBots(module, campaign);
    const { next, isDone } = campaign.standing;
    if (isDone || next === undefined || next.attempt > tries) return failed;
    const { match, failures } = await nextByBots(module, campaign, bots, seed, allowance);
    failed.push(...failures);
    campaign.add(match);
  }
  if (campaign.standing.choice !== undefined) keepByBots(module, campaign);
  return failed;
}

/** What came of many campaigns alone. */
interface Report {
  readonly campaigns: number;
  readonly tries: number;
  readonly seed: string;
  /** By game, from the first: its goal, how many campaigns came to it and how many reached its goal. */
  readonly games: readonly {
    readonly number: number;
    readonly goal: number | undefined;
    readonly came: number;
    readonly reached: number;
    readonly points: number;
  }[];
  readonly cpuSeconds: number;
}

export function reportOf(campaigns: readonly Campaign[], tries: number, seed: string, cpuSeconds: number): Report {
  const all = campaigns.flatMap(({ standing }) => standing.games);
  const numbers = [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b);
  const games = numbers.map((number) => {
    const tried = all.filter((game) => game.number === number);
    const points = tried.map(({ scores }) => scores?.[0] ?? 0);
    return {
      number,
      goal: tried[0]?.goal,
      came: tried.filter(({ attempt }) => attempt === 1).length,
      reached: tried.filter(({ isReached }) => isReached).length,
      points: points.reduce((sum, n) => sum + n, 0) / points.length,
    };
  });
  return { campaigns: campaigns.length, tries, seed, games, cpuSeconds };
}

export function reportText({ campaigns, tries, seed, games, cpuSeconds }: Report): string {
  const head = ["game", "goal", "came to it", "reached", "95 % interval", "points"];
  const rows = games.map(({ number, goal, came, reached, points }) => {
    const [low, high] = wilson(reached / came, came);
    return [number, goal ?? "", came, reached, `${percent(low)} to ${percent(high)}`, readable(points)].map(String);
  });
  const often = tries === 1 ? "once" : `up to ${tries} times`;
  return [
    `${campaigns} campaigns, each game tried ${often}, seed ${seed}, ${readable(cpuSeconds)} CPU-seconds`,
    "",
    textTable([head, ...rows]),
  ].join("\n");
}
