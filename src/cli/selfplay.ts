import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadKernel } from "../bots/learned/kernel.ts";
import { fetchNet, type Net, netFrom } from "../bots/learned/net.ts";
import type { Learning } from "../table/module.ts";
import { fastRandom } from "../table/random.ts";
import { type Command, type Given, Mistyped, wholeNumber } from "./command.ts";
import { OutFile } from "./out-file.ts";
import { progressBar } from "./progress.ts";
import { playStyle } from "./selfplay/game.ts";
import { headOf, Rows, TARGETS } from "./selfplay/rows.ts";
import { styleOf, unit, type Variety } from "./selfplay/style.ts";
import { findSetting, type Setting, settingFlags } from "./setting.ts";

export const selfplay: Command = {
  usage:
    "furrow selfplay GAME --out FILE [--seats N] [--options JSON] [--games N] [--seed S] [--net FILE|own] [--handmade %] [--temperature T] [--tasted %] [--warm %] [--simulations N] [--keep %]",
  about: [
    "Plays varied games, each by one player at all seats, and writes positions with how their game ended, to learn from:",
    "by the game's own judgement with its numbers changed at random, and by a net where one is named.",
    "training/README.md says how a net is learned from such a file.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    out: { value: "FILE", about: "where the rows go" },
    games: { value: "N", about: "how many games (1000)" },
    seed: { value: "S", about: "any text; the same one gives the same games (a new one each time)" },
    net: { value: "FILE|own", about: "weights to play by, or the game's own (none)" },
    handmade: { value: "%", about: "how many games of a hundred the net does not play (30)" },
    temperature: { value: "T", about: "per cent of a point by which turns vary at most (150)" },
    tasted: { value: "%", about: "how many games of a hundred by the net like some things more than it does (0)" },
    warm: { value: "%", about: "how many games of a hundred by the net begin with turns up to three points worse (0)" },
    simulations: {
      value: "N",
      about: "how often a turn by the net is searched with the turns that follow (0: its ends alone)",
    },
    keep: { value: "%", about: "how many positions of a hundred are kept (20)" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const setting = await findSetting(given, 2);
    const { game, evaluation } = setting.module;
    const learning = evaluation.learning?.(game.setup(setting.seats, setting.options, game.rulesVersion));
    if (learning === undefined) throw new Mistyped(`${game.id} has no features of such a table to learn from.`);
    const net = await netNamed(learning, given.flags.net);
    writeGames(setting, learning, net, given);
    return 0;
  },
};

async function netNamed(learning: Learning, name: string | undefined): Promise<Net | undefined> {
  if (name === undefined) return undefined;
  if (name === "own") return fetchNet(learning);
  try {
    return netFrom(learning, readFileSync(name), await loadKernel());
  } catch (error) {
    throw new Mistyped(`${name} cannot be used: ${(error as Error).message}.`);
  }
}

function writeGames({ module, seats, options }: Setting, learning: Learning, net: Net | undefined, given: Given): void {
  const file = given.flags.out;
  if (file === undefined) throw new Mistyped("Something is missing: --out FILE.");
  const games = wholeNumber(given, "games", 1, 1000);
  const seed = given.flags.seed ?? randomBytes(8).toString("hex");
  const keep = wholeNumber(given, "keep", 1, 20) / 100;
  const variety: Variety = {
    handmade: wholeNumber(given, "handmade", 0, 30) / 100,
    temperature: wholeNumber(given, "temperature", 0, 150) / 100,
    tasted: wholeNumber(given, "tasted", 0, 0) / 100,
    warm: wholeNumber(given, "warm", 0, 0) / 100,
    simulations: wholeNumber(given, "simulations", 0, 0),
  };
  const out = new OutFile(file);
  const bar = progressBar(games);
  let [rows, points] = [0, 0];
  try {
    out.write(headOf(learning));
    for (let number = 0; number < games; number++) {
      const random = fastRandom(`${seed}/${number}`);
      const kept = new Rows(learning);
      const style = styleOf(module, net && { learning, net }, variety, random);
      const result = playStyle(module, seats, options, style, random, (look, state) => {
        if (look !== undefined && style.isByNet) {
          kept.note(look);
          for (const other of look.others) if (unit(random) < keep) kept.guess(other, look.seat);
        }
        if (state.agenda.length > 0 && unit(random) < keep) kept.keep(state);
      });
      const bytes = kept.ended(result);
      out.write(bytes);
      rows += bytes.length;
      for (const { total } of result.scores) points += total / seats;
      bar.show(number + 1);
    }
  } finally {
    bar.clear();
    out.close();
  }
  const { user, system } = process.cpuUsage();
  const summary = {
    games,
    rows: rows / (learning.size + TARGETS),
    points: points / games,
    cpuSeconds: (user + system) / 1e6,
  };
  console.log(JSON.stringify({ seed, ...summary }));
}
