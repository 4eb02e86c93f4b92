import type { GameModule } from "../../table/module.ts";
import { countByBot, failureText } from "../say-failures.ts";
import { percent, readable, textTable } from "../text-table.ts";
import { sayIn } from "../words.ts";
import type { Plan } from "./batch.ts";
import { type CardReport, cardReports } from "./card-reports.ts";
import { type Simulation, WARM_UP } from "./simulate.ts";
import type { Interval, Spread } from "./statistics.ts";
import { type Summary, summaryOf } from "./summary.ts";

/** What `furrow sim --json` prints. */
export interface Report extends Summary {
  readonly game: string;
  readonly seats: number;
  readonly options: Plan["options"];
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: string;
  /** How many games were wanted, where somebody stopped it before. */
  readonly wanted?: number;
  /** How many games broke off; the first of them are named apart. */
  readonly errors: number;
  /** By bot, how often it failed, so that a simpler one played for it; the first failures are told apart. */
  readonly failures: { readonly [bot: string]: number };
  readonly workers: number;
  /** How long each worker had played before time was taken; what was compiled after that is in the figures. */
  readonly warmUpSeconds: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly decisionsPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  /** Card by card, where that was asked for. */
  readonly cards?: readonly CardReport[];
}

export function reportOf(plan: Plan, simulation: Simulation, sides?: readonly number[]): Report {
  const { game, seats, options, bots, rotate, seed } = plan;
  const { outcomes, errors, workers, cpuSeconds, wallSeconds } = simulation;
  const summary = summaryOf(outcomes, seats, sides);
  return {
    game,
    seats,
    options,
    bots,
    rotate,
    seed,
    ...summary,
    ...(outcomes.length + errors.length < plan.games ? { wanted: plan.games } : {}),
    errors: errors.length,
    failures: countByBot(outcomes.flatMap((outcome) => outcome.failures ?? [])),
    workers,
    warmUpSeconds: WARM_UP,
    cpuSeconds,
    wallSeconds,
    decisionsPerCpuSecond: summary.decisions / cpuSeconds,
    gamesPerCpuSecond: summary.games / cpuSeconds,
    ...(plan.cards ? { cards: cardReports(outcomes) } : {}),
  };
}

/** The report for reading. */
export function reportText(module: GameModule, report: Report): string {
  const { seats, bots, seed, games, errors, decisions, decisionsPerGame, workers, length } = report;
  return [
    `${sayIn(module, { id: "title" })}, ${seats} ${seats === 1 ? "seat" : "seats"}, seed ${seed}`,
    `${readable(games)} games, ${readable(decisions)} decisions (${readable(decisionsPerGame)} a game), ${errors} errors`,
    ...(report.wanted === undefined ? [] : [`Stopped before all ${readable(report.wanted)} games were played.`]),
    `${readable(report.cpuSeconds)} CPU-seconds: ${readable(report.decisionsPerCpuSecond)} decisions and ${readable(report.gamesPerCpuSecond)} games per CPU-second (${readable(report.wallSeconds)} s with ${workers} ${workers === 1 ? "worker" : "workers"}), after ${WARM_UP} s of warm-up${isShort(report) ? ", compilation included: a longer run is faster" : ""}`,
    "",
    textTable([
      ["seat", "won", "95 % interval", ...spreadTitles],
      ...report.scores.map((scores, seat) => [
        `${seat + 1} ${report.rotate ? "(bots in turn)" : bots[seat]}`,
        ...shareCells(report.winShare[seat]!, report.winShareInterval[seat]!),
        ...spreadCells(scores),
      ]),
    ]),
    ...teamTable(report),
    ...botTable(report),
    "",
    textTable([
      ["length", ...spreadTitles],
      ["decisions", ...spreadCells(length.decisions)],
      ["moves in all", ...spreadCells(length.plies)],
    ]),
    ...Object.entries(report.failures).flatMap(([bot, count]) => ["", failureText(bot, count)]),
    ...cardTable(module, report.cards),
  ].join("\n");
}

/** Whether what is compiled meanwhile weighs on the figures: it takes a worker some seconds to be as fast as it gets. */
const isShort = ({ cpuSeconds, workers }: Report): boolean => cpuSeconds < 5 * workers;

/** Team by team, where seats play together. */
function teamTable({ byTeam }: Report): readonly string[] {
  if (byTeam === undefined) return [];
  const rows = byTeam.map(({ seats, winShare, winShareInterval, score }) => [
    `seats ${seats.map((seat) => seat + 1).join(" and ")}`,
    ...shareCells(winShare, winShareInterval),
    ...spreadCells(score),
  ]);
  return ["", textTable([["team", "won", "95 % interval", ...spreadTitles], ...rows])];
}

/** Bot by bot, where there is more than one. */
function botTable({ byBot, seats }: Report): readonly string[] {
  const shares = Object.entries(byBot);
  if (shares.length < 2) return [];
  const rows = shares.map(([bot, share]) => [
    `${bot} (${share.seats} of ${seats} seats)`,
    ...shareCells(share.winShare, share.winShareInterval),
    ...spreadCells(share.score),
  ]);
  return ["", textTable([["bot", "won", "95 % interval", ...spreadTitles], ...rows])];
}

/** Cards, those first that their holders did best with. */
function cardTable(module: GameModule, cards: readonly CardReport[] | undefined): readonly string[] {
  if (cards === undefined) return [];
  const signed = (points: number) => (points > 0 ? `+${readable(points)}` : readable(points));
  const rows = cards.map(({ card, dealt, kept, played, round, winShare, winShareInterval, effect, effectInterval }) => [
    `${card} ${sayIn(module, { id: card })}`,
    readable(dealt),
    readable(kept),
    readable(played),
    played === 0 ? "–" : readable(round),
    ...(played === 0
      ? ["–", "–", "–", "–"]
      : [
          ...shareCells(winShare, winShareInterval),
          signed(effect),
          `${signed(effectInterval[0])} to ${signed(effectInterval[1])}`,
        ]),
  ]);
  const titles = ["card", "dealt", "kept", "played", "round", "won", "95 % interval", "points", "95 % interval"];
  return [
    "",
    textTable([titles, ...rows]),
    "",
    "Won and points are those of seats that played the card; points against the mean of the table.",
  ];
}

const spreadTitles = ["mean", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"];

const spreadCells = ({ mean, sd, min, q05, q25, median, q75, q95, max }: Spread): string[] =>
  [mean, sd, min, q05, q25, median, q75, q95, max].map(readable);

const shareCells = (share: number, [low, high]: Interval): string[] => [
  percent(share),
  `${percent(low)} to ${percent(high)}`,
];
