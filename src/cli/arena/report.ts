import type { GameModule } from "../../table/module.ts";
import { failureText } from "../say-failures.ts";
import { percent, readable, textTable } from "../text-table.ts";
import { sayIn } from "../words.ts";
import type { Contest } from "./contest.ts";
import type { Estimate, LineUpReport, Standing } from "./standing.ts";

/** What `furrow arena --json` prints. */
export interface ArenaReport extends Contest {
  /** Somebody stopped it before all deals were played. */
  readonly isInterrupted?: boolean;
  readonly workers: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly lineUps: readonly LineUpReport[];
}

/** The report for reading. */
export function reportText(module: GameModule, report: ArenaReport): string {
  const { seats, lineUps, cpuSeconds, wallSeconds, workers } = report;
  return [
    `${sayIn(module, { id: "title" })}, ${seats} ${seats === 1 ? "seat" : "seats"}, ${termsText(report)}`,
    `${readable(cpuSeconds)} CPU-seconds (${readable(wallSeconds)} s with ${workers} ${workers === 1 ? "worker" : "workers"})`,
    ...(report.isInterrupted ? ["Stopped before all deals were played."] : []),
    ...lineUps.flatMap((lineUp) => ["", ...lineUpText(lineUp)]),
  ].join("\n");
}

/** Which deals, and how much the bots may think. */
export function termsText({ drawer, seed, allowance }: ArenaReport): string {
  const budget =
    allowance === undefined
      ? "each bot its own way"
      : allowance.milliseconds === undefined
        ? `${allowance.simulations} simulations a move`
        : `${allowance.milliseconds} ms a move`;
  return `deals ${drawer}/${seed}, ${budget}`;
}

function lineUpText({ standings, games, blocks, test }: LineUpReport): readonly string[] {
  return [
    `${readable(games)} games on ${readable(blocks)} deals`,
    textTable(standingRows(standings)),
    ...remarks({ standings, test }),
  ];
}

/** Who did how well, with a row of headings. */
export const standingRows = (standings: readonly Standing[]): readonly (readonly string[])[] => [
  ["bot", "won", "95 % interval", "ahead", "points", "place", "Elo", "95 % interval", "CPU-ms a move"],
  ...standings.map((standing) => [
    standing.seats === 1 ? standing.bot : `${standing.bot} (${standing.seats} seats)`,
    percent(standing.won.value),
    `${percent(standing.won.interval[0])} to ${percent(standing.won.interval[1])}`,
    withHalf(standing.ahead),
    withHalf(standing.points),
    withHalf(standing.place),
    ...eloCells(standing),
    readable(1000 * standing.cpuPerMove),
  ]),
];

/** Who forfeited or failed, and what a test says. */
export const remarks = ({ standings, test }: Pick<LineUpReport, "standings" | "test">): readonly string[] => [
  ...standings
    .filter(({ forfeits }) => forfeits > 0)
    .map(
      ({ bot, forfeits, reasons }) =>
        `${bot} forfeited ${forfeits} ${forfeits === 1 ? "game" : "games"}: ${reasons.join(", ")}`,
    ),
  ...standings.filter(({ failures }) => failures > 0).map(({ bot, failures }) => failureText(bot, failures)),
  ...(test === undefined ? [] : [verdictText(test)]),
];

const withHalf = ({ value, interval }: Estimate): string => `${readable(value)} ± ${readable(interval[1] - value)}`;

/** An Elo difference beyond which a share of all or nothing says no more. */
const BOUNDLESS = 2000;

const eloCells = ({ elo }: Standing): readonly [string, string] => {
  if (elo === undefined) return ["", ""];
  const text = (number: number) => (Math.abs(number) > BOUNDLESS ? (number > 0 ? "∞" : "−∞") : number.toFixed(0));
  return [text(elo.value), `${text(elo.interval[0])} to ${text(elo.interval[1])}`];
};

/** What a sequential test says. */
function verdictText({ bounds, evidence, verdict }: NonNullable<LineUpReport["test"]>): string {
  const [low, high] = bounds;
  const says = {
    stronger: `the first is stronger (at least ${high} Elo rather than at most ${low})`,
    "not-stronger": `the first is not stronger (at most ${low} Elo rather than at least ${high})`,
    open: `not decided between at most ${low} and at least ${high} Elo`,
  };
  return `Test: ${says[verdict]}, evidence ${evidence.toFixed(2)}`;
}
