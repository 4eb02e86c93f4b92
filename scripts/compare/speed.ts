// How fast this checkout is against another state of the project, both measured in turns: README.md beside this file.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { type Checkout, checkOut, HERE, Unusable } from "./checkout.ts";
import { Child } from "./child.ts";
import { median, type Ratio, ratioOf } from "./ratio.ts";
import { SETTINGS, type Setting } from "./settings.ts";
import type { Answer, Ask } from "./speed-player.ts";
import { ended, listIn, numberIn } from "./words.ts";

const KINDS = ["steady", "first", "sim"] as const;
type Kind = (typeof KINDS)[number];

const USAGE = `usage: node scripts/compare/speed.ts COMMIT-OR-FOLDER [--settings A,B,…|all | --game ID --seats N --options JSON]
         [--kinds ${KINDS.join(",")}] [--pairs 5] [--warm 5] [--slices 12] [--slice 0.25] [--games 3000] [--json]
  settings: ${Object.keys(SETTINGS).join(", ")}`;

interface Plan {
  readonly wanted: string;
  readonly settings: readonly (readonly [string, Setting])[];
  readonly kinds: readonly Kind[];
  /** How many pairs of processes are measured, one of each checkout. */
  readonly pairs: number;
  /** Seconds of processor time before the steady state is measured, how many slices of it, and of how many seconds. */
  readonly warm: number;
  readonly slices: number;
  readonly slice: number;
  /** How many of the first games. */
  readonly games: number;
  readonly json: boolean;
}

/** What one pair of processes showed. */
interface Pair {
  readonly ratio: number;
  readonly here: number;
  readonly there: number;
}

async function main(args: readonly string[]): Promise<number> {
  const plan = planOf(args);
  const there = checkOut(plan.wanted, plan.kinds.includes("sim"));
  const leave = () => {
    there.leave();
    process.exit(130);
  };
  process.once("SIGINT", leave);
  try {
    for (const [name, setting] of plan.settings)
      for (const kind of plan.kinds) console.log(await measured(plan, name, setting, kind, there));
  } finally {
    process.removeListener("SIGINT", leave);
    there.leave();
  }
  return 0;
}

async function measured(plan: Plan, name: string, setting: Setting, kind: Kind, there: Checkout): Promise<string> {
  const pairs: Pair[] = [];
  try {
    for (let i = 0; i < plan.pairs; i++) pairs.push(await PAIRS[kind](plan, setting, there, i));
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return plan.json ? JSON.stringify({ name, kind, unknown: true }) : `${name.padEnd(18)}  ${error.message}`;
  }
  const [here, before] = [median(pairs.map((pair) => pair.here)), median(pairs.map((pair) => pair.there))];
  const ratio = ratioOf(pairs.map((pair) => pair.ratio));
  return plan.json
    ? JSON.stringify({ name, kind, against: there.name, ...ratio, here, there: before })
    : line(name, kind, ratio, here, before, there.name);
}

const line = (name: string, kind: Kind, { middle, low, high }: Ratio, here: number, before: number, there: string) =>
  [
    name.padEnd(18),
    kind.padEnd(7),
    `${middle.toFixed(3)} of ${there}`,
    `(95 %: ${low.toFixed(3)} to ${high.toFixed(3)})`,
    `${thousands(here)} against ${thousands(before)} thousand decisions per CPU-second`,
  ].join("  ");

const thousands = (decisions: number): string => (decisions / 1000).toFixed(decisions < 100_000 ? 1 : 0);

const PAIRS: { readonly [K in Kind]: (plan: Plan, setting: Setting, there: Checkout, nth: number) => Promise<Pair> } = {
  /** Both are kept alive and play in turns, so that what else the machine does falls on both. */
  async steady({ warm, slices, slice }, setting, there, nth) {
    const players = [new Player(HERE, setting), new Player(there.folder, setting)] as const;
    try {
      const parts = 5;
      for (let part = 0; part < parts; part++)
        for (const player of players) await player.play({ seed: `warm/${nth}/${part}`, seconds: warm / parts });
      const measured: { here: number; there: number }[] = [];
      for (let i = 0; i < slices; i++) {
        const ask = { seed: `steady/${nth}/${i}`, seconds: slice };
        const [first, second] = i % 2 === 0 ? players : [players[1], players[0]];
        const [a, b] = [speedOf(await first.play(ask)), speedOf(await second.play(ask))];
        measured.push(i % 2 === 0 ? { here: a, there: b } : { here: b, there: a });
      }
      return {
        ratio: median(measured.map((one) => one.here / one.there)),
        here: median(measured.map((one) => one.here)),
        there: median(measured.map((one) => one.there)),
      };
    } finally {
      for (const player of players) player.stop();
    }
  },

  /** The first games of a fresh process: what has to be compiled is in it, what has to be read is not. */
  first: (plan, setting, there, nth) =>
    inTurn(nth, there, async (folder) => {
      const player = new Player(folder, setting);
      try {
        return speedOf(await player.play({ seed: `first/${nth}`, games: plan.games }));
      } finally {
        player.stop();
      }
    }),

  /** What `furrow sim` says of as many games. */
  sim: (plan, setting, there, nth) =>
    inTurn(nth, there, (folder) => simulated(folder, setting, plan.games, `sim/${nth}`)),
};

/** One after the other, each first as often as the other. */
async function inTurn(nth: number, there: Checkout, measure: (folder: string) => Promise<number>): Promise<Pair> {
  const isHereFirst = nth % 2 === 0;
  const first = await measure(isHereFirst ? HERE : there.folder);
  const second = await measure(isHereFirst ? there.folder : HERE);
  const [here, before] = isHereFirst ? [first, second] : [second, first];
  return { ratio: here / before, here, there: before };
}

async function simulated(
  folder: string,
  { game, seats, options = {} }: Setting,
  games: number,
  seed: string,
): Promise<number> {
  const flags = ["--seats", `${seats}`, "--options", JSON.stringify(options), "--games", `${games}`, "--seed", seed];
  const command = [join(folder, "src", "cli", "main.ts"), "sim", game, ...flags, "--workers", "1", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 1 << 26 });
  const { decisionsPerCpuSecond } = JSON.parse(stdout) as { decisionsPerCpuSecond?: number };
  if (decisionsPerCpuSecond === undefined) throw new Unusable(`furrow sim in ${folder} does not say how fast it was.`);
  return decisionsPerCpuSecond;
}

const speedOf = ({ decisions, cpuSeconds }: Answer): number => decisions / cpuSeconds;

/** A process that plays games of one checkout. */
class Player {
  readonly #child: Child<Ask, Answer>;
  readonly #folder: string;

  constructor(folder: string, setting: Setting) {
    this.#child = new Child("speed-player.ts", [folder, JSON.stringify(setting)]);
    this.#folder = folder;
  }

  async play(ask: Ask): Promise<Answer> {
    const answer = await this.#child.ask(ask);
    if (answer.unknown === undefined) return answer;
    throw new Unknown(`${this.#folder} does not know the options ${answer.unknown.join(", ")}.`);
  }

  stop(): void {
    this.#child.stop();
  }
}

/** A setting that the other state of the project does not have. */
class Unknown extends Unusable {}

function planOf(args: readonly string[]): Plan {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      settings: text,
      game: text,
      seats: text,
      options: text,
      kinds: text,
      pairs: text,
      warm: text,
      slices: text,
      slice: text,
      games: text,
      json: { type: "boolean" },
    },
  });
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new Unusable(USAGE);
  const number = (name: "pairs" | "warm" | "slices" | "slice" | "games" | "seats", usual: number): number =>
    numberIn(values[name], usual, name, USAGE);
  const { game } = values;
  const names = listIn(values.settings, ["all", ...Object.keys(SETTINGS)], ["agricola-2"], "setting", USAGE);
  return {
    wanted,
    settings:
      game === undefined
        ? (names.includes("all") ? Object.keys(SETTINGS) : names).map((name) => [name, SETTINGS[name]!])
        : [[game, { game, seats: number("seats", 2), options: optionsFrom(values.options) }]],
    kinds: listIn(values.kinds, KINDS, ["steady", "first"], "kind", USAGE),
    pairs: number("pairs", 5),
    warm: number("warm", 5),
    slices: number("slices", 12),
    slice: number("slice", 0.25),
    games: number("games", 3000),
    json: values.json ?? false,
  };
}

function optionsFrom(text = "{}"): { readonly [name: string]: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unusable(`--options needs JSON such as '{"seasons":true}', not ${text}.`);
  }
}

if (import.meta.main) process.exitCode = await ended(main(process.argv.slice(2)));
