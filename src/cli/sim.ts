import { randomBytes } from "node:crypto";
import { type Command, Failed, type Given, isSet, Mistyped, wholeNumber } from "./command.ts";
import { INTERRUPTED, Interrupt } from "./interrupt.ts";
import { OutFile } from "./out-file.ts";
import { progressBar } from "./progress.ts";
import { sayFailures } from "./say-failures.ts";
import { findBots, findSetting, namesIn, type Setting, settingFlags } from "./setting.ts";
import { allowanceFrom } from "./sim/allowance.ts";
import type { Plan } from "./sim/batch.ts";
import { reportOf, reportText } from "./sim/report.ts";
import { type Simulation, simulate } from "./sim/simulate.ts";

export const sim: Command = {
  usage:
    "furrow sim GAME [--seats N] [--options JSON] [--bots A,B,…] [--games N] [--seed S] [--rotate] [--budget B] [--stats cards] [--workers K] [--json] [--out FILE.jsonl]",
  about: [
    "Lets bots play many games on all processors and reports speed, points, wins and length.",
    "Speed is taken after 0.4 CPU-seconds of warm-up on each worker; what is compiled in the seconds after that is in it,",
    "so a short run shows less than a long one and less than furrow bench, which leaves its warm-up out.",
    "The same seed gives the same games, whatever the number of workers. Recorded games (--out) are dealt by the",
    "verifiable generator instead of the fast one, so they are other games than those of the same seed without it.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    bots: { value: "A,B,…", about: "a bot for each seat in order, or one for all (random)" },
    games: { value: "N", about: "how many games (1000)" },
    seed: { value: "S", about: "any text; the same one gives the same games (a new one each time)" },
    rotate: { about: "play each deal once for every seat, the bots moving on by one seat each time" },
    budget: { value: "B", about: "how much a bot may think about a move: 200ms or 400sims (its own way)" },
    stats: { value: "WHAT", about: "cards: how often each was dealt, kept and played, and what it brought" },
    workers: { value: "K", about: "how many threads (one for each processor)" },
    json: { about: "print one JSON object" },
    out: { value: "FILE.jsonl", about: "write every game as a match, one a line, for furrow replay" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const names = given.flags.bots ?? "random";
    const setting = await findSetting(given, namesIn(names).length > 1 ? namesIn(names).length : 2);
    const plan = planOf(setting, names, given);
    const workers = isSet(given, "workers") ? { workers: wholeNumber(given, "workers", 1, 1) } : {};
    const done = await simulateTo(given.flags.out, plan, workers);
    if (done.outcomes.length + done.errors.length === 0) throw new Failed("Stopped before any game was over.");
    const report = reportOf(plan, done, setting.module.game.sides?.(plan.options, plan.seats));
    console.log(isSet(given, "json") ? JSON.stringify(report) : reportText(setting.module, report));
    const failures = done.outcomes.flatMap((outcome) => outcome.failures ?? []);
    for (const error of done.errors.slice(0, 3)) console.error(`furrow: ${error}`);
    sayFailures(failures);
    if (done.errors.length + failures.length > 0) return 1;
    return report.wanted === undefined ? 0 : INTERRUPTED;
  },
};

function planOf({ module, seats, options }: Setting, names: string, given: Given): Plan {
  const allowance = allowanceFrom(given.flags.budget);
  return {
    game: module.game.id,
    seats,
    options,
    bots: findBots(names, seats),
    games: wholeNumber(given, "games", 1, 1000),
    seed: given.flags.seed ?? randomBytes(8).toString("hex"),
    rotate: isSet(given, "rotate"),
    record: isSet(given, "out"),
    ...(wantsCards(module, given) ? { cards: true } : {}),
    ...(allowance === undefined ? {} : { allowance }),
  };
}

/** Whether cards are to be followed; complains where there are none, or where matches are written instead. */
function wantsCards({ census, game }: Setting["module"], given: Given): boolean {
  const { stats } = given.flags;
  if (stats === undefined) return false;
  if (stats !== "cards") throw new Mistyped(`There are no statistics on "${stats}". There are: cards.`);
  if (census === undefined) throw new Mistyped(`${game.id} has no cards in hands.`);
  if (isSet(given, "out")) throw new Mistyped("--stats cards and --out do not go together.");
  return true;
}

async function simulateTo(
  file: string | undefined,
  plan: Plan,
  how: { readonly workers?: number },
): Promise<Simulation> {
  const out = file === undefined ? undefined : new OutFile(file);
  const bar = progressBar(plan.games);
  const interrupt = new Interrupt();
  try {
    return await simulate(plan, {
      ...how,
      interrupt,
      onBatch(done, { lines }) {
        bar.show(done);
        if (lines.length > 0) out?.write(`${lines.join("\n")}\n`);
      },
    });
  } finally {
    interrupt.done();
    bar.clear();
    out?.close();
  }
}
