// Whether games go in this checkout as they go in another state of the project: README.md beside this file.
import { parseArgs } from "node:util";
import { gameIds } from "../../src/games/index.ts";
import type { Play, Played } from "./behaviour-player.ts";
import { checkOut, HERE, Unusable } from "./checkout.ts";
import { Child } from "./child.ts";
import { gameIn } from "./contract.ts";
import { LOOKS } from "./looks.ts";
import { drawnSetting } from "./plays.ts";
import { ended, listIn, numberIn } from "./words.ts";

const USAGE = `usage: node scripts/compare/behaviour.ts COMMIT-OR-FOLDER [--games A,B,…] [--count 100] [--seed TEXT]
         [--bots random,greedy,…] [--simulations 30] [--without ${LOOKS.join(",")}]`;

type Player = Child<Play, Played>;
const playerOf = (folder: string): Player => new Child("behaviour-player.ts", [folder]);

interface Tally {
  same: number;
  unknown: number;
  differing: number;
}

async function main(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { games: text, count: text, seed: text, bots: text, simulations: text, without: text },
  });
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new Unusable(USAGE);
  const games = listIn(values.games, gameIds, gameIds, "game", USAGE);
  const without = listIn(values.without, LOOKS, [], "look", USAGE);
  const looks = LOOKS.filter((look) => !without.includes(look));
  const count = numberIn(values.count, 100, "count", USAGE);
  const simulations = numberIn(values.simulations, 30, "simulations", USAGE);
  const bots = (values.bots ?? "random").split(",");
  const seed = values.seed ?? "compare";

  const there = checkOut(wanted, false);
  const players = [playerOf(HERE), playerOf(there.folder)] as const;
  const stop = () => {
    for (const player of players) player.stop();
    there.leave();
  };
  const interrupted = () => {
    stop();
    process.exit(130);
  };
  process.once("SIGINT", interrupted);
  let differing = 0;
  try {
    for (const id of games) {
      const { game } = await gameIn(HERE, id);
      for (const bot of bots) {
        const tally: Tally = { same: 0, unknown: 0, differing: 0 };
        for (let nth = 0; nth < count; nth++) {
          const play = { game: id, ...drawnSetting(game, `${seed}/${id}/${nth}`), seed: `${seed}/${nth}`, looks };
          await comparePlay(players, bot === "random" ? play : { ...play, bot, simulations }, there.name, tally);
        }
        differing += tally.differing;
        console.log(tallyLine(id, bot, tally));
      }
    }
  } finally {
    process.removeListener("SIGINT", interrupted);
    stop();
  }
  return differing === 0 ? 0 : 1;
}

const tallyLine = (id: string, bot: string, { same, unknown, differing }: Tally): string =>
  `${id.padEnd(18)} ${bot.padEnd(8)} ${same} games alike, ${differing} differ` +
  (unknown === 0 ? "" : `, ${unknown} with options that are unknown there`);

/** How many differences are told in full. */
const TOLD = 3;

async function comparePlay(players: readonly [Player, Player], play: Play, there: string, tally: Tally): Promise<void> {
  const [mine, theirs] = await Promise.all(
    players.map((player) => player.ask(play)) as [Promise<Played>, Promise<Played>],
  );
  if (theirs.unknown !== undefined) {
    tally.unknown++;
    return;
  }
  const step = firstDifference(mine.hashes, theirs.hashes);
  if (step === undefined) {
    tally.same++;
    if (mine.error !== undefined) console.error(`an error in both: ${said(play)}\n  ${mine.error}`);
    return;
  }
  if (tally.differing++ >= TOLD) return;
  const [a, b] = await Promise.all(
    players.map((player) => player.ask({ ...play, step })) as [Promise<Played>, Promise<Played>],
  );
  console.error(`differs at step ${step}: ${said(play)}`);
  console.error(differingLines(a.seen, b.seen, there));
  for (const { error } of [a, b]) if (error !== undefined) console.error(`  ${error}`);
}

const said = ({ game, seats, options, seed, bot }: Play): string =>
  `${game}, ${seats} seats, ${JSON.stringify(options)}, seed ${seed}${bot === undefined ? "" : `, bot ${bot}`}`;

/** The first step in which two games are not alike. */
export function firstDifference(mine: readonly string[], theirs: readonly string[]): number | undefined {
  const steps = Math.max(mine.length, theirs.length);
  for (let step = 0; step < steps; step++) if (mine[step] !== theirs[step]) return step;
  return undefined;
}

const WIDEST = 600;

function differingLines(mine = "", theirs = "", there: string): string {
  const [here, other] = [mine.split("\n"), theirs.split("\n")];
  const at = here.findIndex((line, i) => line !== other[i]);
  const cut = (line = "nothing") => (line.length > WIDEST ? `${line.slice(0, WIDEST)} …` : line);
  return at < 0 && here.length === other.length
    ? "  (the second time it did not differ: something hangs on what was played before)"
    : `  here: ${cut(here[at < 0 ? other.length : at])}\n  ${there}: ${cut(other[at < 0 ? here.length : at])}`;
}

if (import.meta.main) process.exitCode = await ended(main(process.argv.slice(2)));
