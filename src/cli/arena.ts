import { existsSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { netFrom } from "../bots/learned/net.ts";
import type { BotFailure } from "../bots/levels/standing-in.ts";
import type { GameModule } from "../table/module.ts";
import type { Options } from "../table/options.ts";
import { isNumbers } from "./arena/block.ts";
import { type Contest, DRAWERS, type Drawer, lineUps, sidesIn } from "./arena/contest.ts";
import { isOutside } from "./arena/outside.ts";
import { playContest } from "./arena/play.ts";
import { type ArenaReport, reportText } from "./arena/report.ts";
import { reportOf } from "./arena/standing.ts";
import { type Command, Failed, type Given, isSet, listed, Mistyped, wholeNumber } from "./command.ts";
import { INTERRUPTED, Interrupt } from "./interrupt.ts";
import { checkWritable, writing } from "./out-file.ts";
import { progressBar } from "./progress.ts";
import { bytesOf } from "./replay.ts";
import { sayFailures } from "./say-failures.ts";
import { checkBots, findSetting, namesIn, type Setting, settingFlags } from "./setting.ts";
import { allowanceFrom } from "./sim/allowance.ts";
import { numbersFrom } from "./tune/numbers.ts";
import { sayIn } from "./words.ts";

export const arena: Command = {
  usage:
    "furrow arena GAME --bots A,B[,…] [--seats N] [--pairs M] [--budget 200ms|400sims] [--test LOW,HIGH] [--drawer D] [--seed S] [--options JSON] [--workers K] [--json] [--html FILE]",
  about: [
    "Measures bots against each other. A deal is played once from every seat, so that luck evens out; of two bots the",
    "first sits alone among copies of the second where there are more seats, more bots than seats meet two by two.",
    "With --test it stops as soon as it is clear whether the first is stronger; figures of such a run favour whoever",
    "was ahead, so take those for a README without it. A bot may be named with a file: strong@FILE goes by the",
    "weights of a net, or by the numbers that `furrow tune` found.",
    "A program of your own plays as run:COMMAND; docs/bot-protocol.md says what it is told and answers.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    bots: { value: "A,B,…", about: "the bots to compare" },
    pairs: { value: "M", about: "how many deals, each played from every seat (100)" },
    budget: { value: "B", about: "how much a bot may think about a move: 200ms or 400sims (its own way)" },
    test: {
      value: "LOW,HIGH",
      about: "stop when it is clear whether the first is at most LOW or at least HIGH Elo stronger",
    },
    drawer: { value: "D", about: `which deals: ${DRAWERS.join(", ")} (validation)` },
    seed: { value: "S", about: "other deals of that drawer (1)" },
    workers: { value: "K", about: "how many threads (one for each processor)" },
    json: { about: "print one JSON object" },
    html: { value: "FILE", about: "write a page with plots" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const names = namesIn(given.flags.bots ?? "");
    const setting = await findSetting(given, 2);
    const contest = contestOf(setting, names, given);
    const bounds = boundsOf(given.flags.test);
    const workers = wholeNumber(given, "workers", 1, availableParallelism());
    const page = given.flags.html;
    // Better before an hour of games than after it.
    if (page !== undefined) checkWritable(page);
    const { report, failures } = await played(contest, bounds, workers);
    if (report.lineUps.length === 0) throw new Failed("Stopped before any deal was played.");
    console.log(isSet(given, "json") ? JSON.stringify(report) : reportText(setting.module, report));
    if (page !== undefined) {
      const { htmlOf } = await import("./arena/html.ts");
      writing(page, () => writeFileSync(page, htmlOf(sayIn(setting.module, { id: "title" }), report)));
    }
    sayFailures(failures);
    if (failures.length > 0) return 1;
    return report.isInterrupted ? INTERRUPTED : 0;
  },
};

function contestOf({ module, seats, options }: Setting, names: readonly string[], given: Given): Contest {
  const own = names.filter((name) => !isOutside(name));
  checkBots(own.map((name) => name.split("@")[0]!));
  for (const name of own) checkFile(module, seats, options, name.split("@")[1]);
  if (new Set(names).size < (seats === 1 ? 1 : 2)) throw new Mistyped("Name two or more bots to compare: --bots A,B.");
  if (seats > 2 && names.length !== 2 && names.length !== seats)
    throw new Mistyped(`${names.length} bots cannot meet at ${seats} seats; name two, or one for each seat.`);
  const sides = module.game.sides?.(options, seats);
  const allowance = allowanceFrom(given.flags.budget);
  return {
    game: module.game.id,
    seats,
    options,
    ...(sides === undefined ? {} : { sides }),
    bots: names,
    blocks: wholeNumber(given, "pairs", 1, 100),
    drawer: drawerOf(given.flags.drawer ?? "validation"),
    seed: given.flags.seed ?? "1",
    ...(allowance === undefined ? {} : { allowance }),
  };
}

/** Refuses a file that is neither weights of the net for such tables nor numbers that the game's bots judge by. */
function checkFile({ game, evaluation }: GameModule, seats: number, options: Options, file: string | undefined): void {
  if (file === undefined) return;
  if (!existsSync(file)) throw new Mistyped(`${file} is not there.`);
  const content = bytesOf(file);
  if (isNumbers(content)) {
    if (evaluation.tuning === undefined) throw new Mistyped(`The bots of ${game.id} judge by no numbers of a file.`);
    numbersFrom(evaluation.tuning.numbers, file);
    return;
  }
  const table = game.setup(seats, options, game.rulesVersion);
  const learning = evaluation.learning?.(table) ?? evaluation.planning?.(table)?.odds;
  if (learning === undefined)
    throw new Mistyped(`The bots of ${game.id} use no net at such a table, so ${file} is of no use.`);
  try {
    netFrom(learning, content);
  } catch (error) {
    throw new Mistyped(`${file} cannot be used: ${(error as Error).message}.`);
  }
}

function drawerOf(name: string): Drawer {
  const drawer = DRAWERS.find((one) => one === name);
  if (drawer === undefined) throw new Mistyped(`There is no drawer "${name}". ${listed("There are", DRAWERS)}`);
  return drawer;
}

function boundsOf(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [low, high, ...rest] = text.split(",").map(Number);
  if (low === undefined || high === undefined || rest.length > 0 || !(low < high) || !Number.isFinite(high - low))
    throw new Mistyped(`--test needs two Elo differences, such as 0,20, not "${text}".`);
  return [low, high];
}

/** Two bots are called different from this on, where no test was asked for. */
const USUAL_BOUNDS = [0, 20] as const;

async function played(
  contest: Contest,
  bounds: readonly [number, number] | undefined,
  workers: number,
): Promise<{ readonly report: ArenaReport; readonly failures: readonly BotFailure[] }> {
  const bar = progressBar(contest.blocks * lineUps(contest).length);
  const interrupt = new Interrupt();
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  const onBlock = (done: number) => bar.show(done);
  const all = await playContest(contest, { workers, onBlock, interrupt, ...(bounds === undefined ? {} : { bounds }) });
  interrupt.done();
  bar.clear();
  const { user, system } = process.cpuUsage(cpu);
  const report = {
    ...contest,
    ...(interrupt.isWanted ? { isInterrupted: true } : {}),
    workers,
    cpuSeconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - wall) / 1e3,
    lineUps: all.map((one) => reportOf(one, sidesIn(contest), bounds ?? USUAL_BOUNDS)),
  };
  const games = all.flatMap(({ blocks }) => blocks.flatMap((block) => block.games));
  return { report, failures: games.flatMap((game) => game.failures ?? []) };
}
