import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Memory } from "../bots/bot.ts";
import { findBot } from "../bots/index.ts";
import { type BotFailure, chosenBy } from "../bots/levels/standing-in.ts";
import { type Beginning, termsOf } from "../table/beginning.ts";
import { dealtAtOnce } from "../table/commitment.ts";
import { seedFrom } from "../table/dealer.ts";
import type { Move, Seat } from "../table/game.ts";
import { Match } from "../table/match.ts";
import type { MatchFile } from "../table/match-file.ts";
import type { SeatName } from "../table/messages.ts";
import type { GameModule } from "../table/module.ts";
import { proofMessage, proofOf } from "../table/proof.ts";
import { fastRandom, type Random } from "../table/random.ts";
import type { Command } from "./command.ts";
import { sentenceOf } from "./out-file.ts";
import { resultText } from "./result-text.ts";
import { sayFailures } from "./say-failures.ts";
import { findBots, findSetting, namesIn, settingFlags } from "./setting.ts";
import { sayIn, seatNames } from "./words.ts";

const HUMAN = "human";

export const play: Command = {
  usage: "furrow play GAME [--seats N] [--options JSON] [--bots random,human,…] [--seed S] [--out FILE]",
  about: [
    "Plays in the terminal: type the number of a move, or",
    "  undo       take your last move back",
    "  board      show the board again",
    "  save FILE  write what your seat has seen of the match",
    "  save-all FILE",
    "             write the whole match: the secrets of all seats and what will be dealt",
    "  quit       stop playing; with --out the match is aborted",
    "The commitment printed at the start binds the deal: furrow replay --commitment compares it.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    bots: { value: "A,B,…", about: "who sits at each seat: human or a bot (you first, then greedy)" },
    seed: { value: "S", about: "any text; the same one gives the same deal (a new one each time)" },
    out: { value: "FILE", about: "write the match when it is over or you quit, for furrow replay" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const named = given.flags.bots;
    const wanted = named === undefined ? 2 : Math.max(2, namesIn(named).length);
    const { module, seats, options } = await findSetting(given, wanted);
    const names = named ?? [HUMAN, ...new Array(seats - 1).fill("greedy")].join(",");
    const players = findBots(names, seats, [HUMAN]).map((name) => (name === HUMAN ? {} : { bot: name }));
    const { seed, out } = given.flags;
    const match = await playHere(module, { seats, options, players }, seed);
    if (out !== undefined) {
      match.abort();
      writeMatch(match.wholeFile(), out);
    }
    return 0;
  },
};

/** Plays a new match in this terminal until it is over or somebody quits. */
export async function playHere(module: GameModule, beginning: Beginning, seed: string | undefined): Promise<Match> {
  const match = begun(module, beginning, seed);
  const failures: BotFailure[] = [];
  if (seed === undefined) console.log(`Commitment: ${match.deal?.hash}`);
  await playOn({
    module,
    match,
    names: seatNames(match.players),
    randoms: streamsOf(seed ?? freshNumber(), match.seats),
    memories: match.players.map(() => ({})),
    failures,
  });
  sayFailures(failures);
  return match;
}

/** A match from what was typed, or one whose deal this terminal draws for all who sit at it. */
function begun({ game }: GameModule, beginning: Beginning, typed: string | undefined): Match {
  if (typed !== undefined) return Match.begin(game, { ...beginning, seed: seedFrom(typed) });
  const terms = termsOf(game, { ...beginning, match: freshNumber() });
  return Match.begin(game, { ...terms, deal: dealtAtOnce(terms, freshNumber) });
}

const freshNumber = (): string => randomBytes(16).toString("hex");

const streamsOf = (seed: string, seats: number): readonly Random[] =>
  Array.from({ length: seats }, (_, seat) => fastRandom(`${seed}/bots/${seat}`));

/** A match at the terminal. */
interface Sitting {
  readonly module: GameModule;
  readonly match: Match;
  readonly names: SeatName;
  readonly randoms: readonly Random[];
  /** What the bots keep between their turns. */
  readonly memories: readonly Memory[];
  /** Bots that failed, so that simpler ones play for them. */
  readonly failures: BotFailure[];
}

async function playOn(sitting: Sitting): Promise<void> {
  const { module, match, names } = sitting;
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  let told = 0;
  let asked = "";
  while (!match.isOver) {
    if (await letBotPlay(sitting)) continue;
    const seat = match.actors()[0] as Seat;
    const position = `${seat}/${match.log.length}`;
    if (position !== asked) {
      told = tell(sitting, seat, told);
      console.log(`\n${module.sketch(match.view(seat))}\n`);
      console.log(menu(sitting, seat));
      asked = position;
    }
    process.stdout.write(`${names(seat)} > `);
    const { value, done } = await lines.next();
    if (done === true || /^q(uit)?$/i.test(value.trim())) {
      console.log("\nThe game is not over; until next time.");
      return;
    }
    if (!process.stdin.isTTY) console.log(value);
    if (answered(sitting, seat, value.trim())) asked = "";
  }
  tell(sitting, 0, told);
  console.log(`\n${module.sketch(match.state)}\n\n${resultText(module, match).join("\n")}`);
  console.log(sayIn(module, proofMessage(proofOf(match, match.deal?.hash))));
}

/** Lets the first bot that is asked play; false if only people are asked. */
async function letBotPlay({ module, match, names, randoms, memories, failures }: Sitting): Promise<boolean> {
  for (const seat of match.actors()) {
    const id = match.players[seat]?.bot ?? "";
    const bot = findBot(id);
    if (bot === undefined) continue;
    const { moves } = match.offer(seat);
    const [random, memory] = [randoms[seat]!, memories[seat]!];
    const turn = { module, view: match.view(seat), seat, moves, random, memory };
    const move = await chosenBy({ id, bot }, turn, (failure) => {
      if (failures.length === 0) console.log(`${names(seat)} ran into an error, so a simpler bot moves in its place.`);
      failures.push(failure);
    });
    const { reason } = match.submit(seat, move);
    if (reason !== undefined) throw new Error(`the bot at ${names(seat)} was refused: ${reason.id}`);
    return true;
  }
  return false;
}

/** Says what happened since a viewer was last told; returns how much that is by now. */
function tell({ module, match, names }: Sitting, viewer: Seat, told: number): number {
  const steps = match.stepsSeen(viewer);
  for (let i = Math.min(told, steps.length); i < steps.length; i++) {
    const { seat, move } = steps[i]!;
    const { text } = match.game.describe(match.viewAt(i, viewer), seat, move);
    console.log(`${names(seat)}: ${sayIn(module, text, names)}`);
  }
  return steps.length;
}

function menu({ module, match, names }: Sitting, seat: Seat): string {
  const view = match.view(seat);
  const { moves, asides } = match.offer(seat);
  const row = (move: Move, i: number) =>
    `${String(i + 1).padStart(4)}  ${sayIn(module, match.game.describe(view, seat, move).text, names)}`;
  const besides = asides.map((move, i) => row(move, moves.length + i));
  return [
    sayIn(module, match.game.question(view, seat), names),
    ...moves.map(row),
    ...(besides.length === 0 ? [] : ["Besides:", ...besides]),
  ].join("\n");
}

/** Does what was typed; true if the question is to be shown again. */
function answered({ module, match }: Sitting, seat: Seat, typed: string): boolean {
  const [word = "", file = ""] = typed.split(/\s+/, 2);
  if (/^b(oard)?$/i.test(word)) return true;
  if (word === "save" && file !== "") return writeMatch(match.toFile(seat), file);
  if (word === "save-all" && file !== "") return writeMatch(match.wholeFile(), file);
  if (/^u(ndo)?$/i.test(word)) {
    const { reason } = match.undo(whoCanUndo(match, seat));
    if (reason !== undefined) console.log(sayIn(module, reason));
    return reason === undefined;
  }
  const { moves, asides } = match.offer(seat);
  const all = [...moves, ...asides];
  const move = /^\d+$/.test(word) ? all[Number(word) - 1] : undefined;
  if (move === undefined) {
    console.log(`Type a number from 1 to ${all.length}, or undo, board, save FILE, save-all FILE or quit.`);
    return false;
  }
  const { reason } = match.submit(seat, move);
  if (reason !== undefined) console.log(sayIn(module, reason));
  return true;
}

/** The seat that is asked, or else another person at this terminal whose move can still be taken back. */
function whoCanUndo(match: Match, asked: Seat): Seat {
  const people = [...match.players.keys()].filter((seat) => match.players[seat]!.bot === undefined);
  return [asked, ...people].find((seat) => match.undoable(seat) !== undefined) ?? asked;
}

function writeMatch(match: MatchFile, file: string): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(match)}\n`);
    console.log(`Written to ${file}.`);
  } catch (error) {
    console.log(sentenceOf(file, error as NodeJS.ErrnoException));
  }
  return false;
}
