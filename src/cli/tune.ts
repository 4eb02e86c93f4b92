import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { GameModule } from "../table/module.ts";
import { type Command, type Given, isSet, listed, Mistyped, wholeNumber } from "./command.ts";
import { checkWritable, writing } from "./out-file.ts";
import { jsonLine } from "./plain.ts";
import { progressBar } from "./progress.ts";
import { checkBots, findSetting, namesIn, type Setting, settingFlags } from "./setting.ts";
import { meanOf, wilson } from "./sim/statistics.ts";
import { percent, readable, textTable } from "./text-table.ts";
import { numbersFrom } from "./tune/numbers.ts";
import { type Tuned, type TuningPlan, tune as tuned } from "./tune/tuning.ts";
import { sayIn } from "./words.ts";

export const tune: Command = {
  usage:
    "furrow tune GAME [--seats N] [--options JSON] [--only A,B,…] [--begin FILE] [--bot B] [--panel A,B,…] [--styles N] [--generations N] [--population N] [--deals N] [--spread %] [--check N] [--seed S] [--workers K] [--json] [--out FILE]",
  about: [
    "Tunes the numbers a game's bots judge by, by an evolution strategy (CMA-ES): candidates play a panel of bots, and the",
    "bot itself with its numbers changed at random, on deals of the drawer tuning, each from every seat; those that win more,",
    "and by more, lead on. In the end the numbers found meet those of the start on deals of the drawer validation.",
    "The same seed gives the same numbers. `furrow arena GAME --bots greedy@FILE,greedy` measures a file of numbers.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    only: { value: "A,B,…", about: "tune only these numbers (all)" },
    begin: { value: "FILE", about: "begin with the numbers of a file (the game's own)" },
    bot: { value: "B", about: "who plays by the numbers (greedy)" },
    panel: { value: "A,B,…", about: "bots it meets (greedy-0,greedy)" },
    styles: { value: "N", about: "how many styles of its own it meets besides (2)" },
    generations: { value: "N", about: "how many generations (10)" },
    population: { value: "N", about: "candidates in each (12)" },
    deals: { value: "N", about: "deals each candidate plays (8)" },
    spread: { value: "%", about: "by how many per cent numbers vary at first (25)" },
    check: { value: "N", about: "deals that check the end (40)" },
    seed: { value: "S", about: "any text; the same one gives the same numbers (1)" },
    workers: { value: "K", about: "how many threads (one for each processor)" },
    json: { about: "print one JSON object" },
    out: { value: "FILE", about: "write the numbers as JSON" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const setting = await findSetting(given, 2);
    const plan = planFrom(setting, given);
    const workers = wholeNumber(given, "workers", 1, availableParallelism());
    const { out } = given.flags;
    if (out !== undefined) checkWritable(out);
    const bar = progressBar(plan.generations);
    const found = await tuned(plan, workers, (done) => bar.show(done));
    bar.clear();
    if (out !== undefined) writing(out, () => writeFileSync(out, `${JSON.stringify(found.numbers, undefined, 2)}\n`));
    console.log(isSet(given, "json") ? jsonLine({ ...plan, ...found }) : reportText(setting.module, plan, found));
    return 0;
  },
};

function planFrom({ module, seats, options }: Setting, given: Given): TuningPlan {
  const own = module.evaluation.tuning?.numbers;
  if (own === undefined) throw new Mistyped(`The bots of ${module.game.id} judge by no numbers that can be tuned.`);
  const names = Object.keys(own).filter((name) => own[name] !== 0);
  const only = given.flags.only === undefined ? names : namesIn(given.flags.only);
  for (const name of only)
    if (!names.includes(name)) throw new Mistyped(`There is no number "${name}". ${listed("There are", names)}`);
  const bot = given.flags.bot ?? "greedy";
  const panel = namesIn(given.flags.panel ?? "greedy-0,greedy");
  checkBots([bot, ...panel]);
  return {
    game: module.game.id,
    seats,
    options,
    seed: given.flags.seed ?? "1",
    bot,
    panel,
    styles: wholeNumber(given, "styles", 0, 2),
    begin: given.flags.begin === undefined ? own : numbersFrom(own, given.flags.begin),
    tuned: [...new Set(only)],
    spread: wholeNumber(given, "spread", 1, 25) / 100,
    generations: wholeNumber(given, "generations", 1, 10),
    population: wholeNumber(given, "population", 4, 12),
    deals: wholeNumber(given, "deals", 1, 8),
    check: wholeNumber(given, "check", 1, 40),
  };
}

function reportText(module: GameModule, plan: TuningPlan, { numbers, generations, check }: Tuned): string {
  const { seats, seed, deals, population, bot, panel, styles } = plan;
  const rows = Object.keys(numbers).map((name) => [name, readable(plan.begin[name]!), readable(numbers[name]!)]);
  const course = generations.map(({ won, ahead }, i) => [String(i + 1), percent(won), readable(ahead)]);
  return [
    `${sayIn(module, { id: "title" })}, ${seats} ${seats === 1 ? "seat" : "seats"}, seed ${seed}`,
    `${generations.length} generations of ${population} ${bot}, ${deals} deals each, against ${panel.join(", ")} and ${styles} styles`,
    "",
    textTable([["generation", "won", "ahead"], ...course]),
    "",
    textTable([["number", "before", "after"], ...rows]),
    "",
    checkText(check, seats),
  ].join("\n");
}

function checkText(check: Tuned["check"], seats: number): string {
  const aheads = check.map(({ ahead }) => ahead);
  const ahead = meanOf(aheads);
  const variance = meanOf(aheads.map((one) => (one - ahead) ** 2));
  const half = 1.96 * Math.sqrt(variance / Math.max(1, check.length - 1));
  const won = meanOf(check.map((deal) => deal.won));
  const [low, high] = wilson(won, check.length * seats);
  const points = `${readable(ahead)} ± ${readable(half)}`;
  return seats === 1
    ? `With these numbers, on ${check.length} other deals: ${points} points`
    : `Against the numbers before, on ${check.length} other deals: ${percent(won)} won (${percent(low)} to ${percent(high)}), ${points} ahead`;
}
