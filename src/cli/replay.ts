import { readFileSync } from "node:fs";
import { gameIds, games } from "../games/index.ts";
import { isHash } from "../table/commitment.ts";
import { isRecord } from "../table/json.ts";
import { Match } from "../table/match.ts";
import { parseMatch, Refused } from "../table/match-file.ts";
import { quoted } from "../table/messages.ts";
import type { GameModule } from "../table/module.ts";
import { type Proof, proofMessage, proofOf } from "../table/proof.ts";
import { type Command, type Given, isSet, listed, Mistyped, wholeNumber } from "./command.ts";
import { jsonLine, plain, plainLines } from "./plain.ts";
import { resultText } from "./result-text.ts";
import { sayIn, seatNames } from "./words.ts";

export const replay: Command = {
  usage: "furrow replay FILE [--commitment HASH] [--step N] [--json]",
  about: [
    "Plays a recorded match again, checks every move, and every chance move against the published seed, and prints the",
    "result. FILE holds one match, or one a line as furrow sim --out writes them. The exit code is 1 if any is broken.",
    "A deal is called verified only if the match is over, everybody had a part in the deal, and its commitment is the",
    "HASH that you noted before the first card.",
  ].join("\n"),
  flags: {
    commitment: { value: "HASH", about: "the commitment you noted; the match is broken if it has another" },
    step: { value: "N", about: "show the board after N moves" },
    json: { about: "print one JSON object for each match" },
  },
  words: { min: 1, max: 1 },
  async run(given) {
    const file = given.words[0] as string;
    const texts = matchesIn(contentsOf(file));
    const noted = notedIn(given);
    if (noted !== undefined && texts.length > 1) throw new Mistyped("--commitment needs a file with one match.");
    let broken = 0;
    for (const [i, text] of texts.entries()) {
      const where = texts.length === 1 ? file : `${file}, line ${i + 1}`;
      if (!(await replayed(text, plain(where), noted, given))) broken++;
    }
    if (texts.length > 1 && !isSet(given, "json"))
      console.log(`${texts.length - broken} matches are sound, ${broken} are broken.`);
    return broken > 0 ? 1 : 0;
  },
};

export const contentsOf = (file: string): string => bytesOf(file).toString();

export function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Mistyped(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The whole text; or its lines, where only these are matches by themselves. */
function matchesIn(text: string): readonly string[] {
  if (isRecordText(text)) return [text];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.some(isRecordText) ? lines : [text];
}

function isRecordText(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The commitment that somebody noted before the match. */
function notedIn({ flags }: Given): string | undefined {
  const noted = flags.commitment?.toLowerCase();
  if (noted !== undefined && !isHash(noted))
    throw new Mistyped(`--commitment needs the 64 hexadecimal digits shown at the start, not "${flags.commitment}".`);
  return noted;
}

/** Checks one match and says what came of it; false if it is broken. */
async function replayed(text: string, where: string, noted: string | undefined, given: Given): Promise<boolean> {
  let module: GameModule | undefined;
  try {
    const file = parseMatch(text);
    module = await moduleOf(file);
    const match = Match.open(module.game, file);
    const step = isSet(given, "step") ? stepOf(match, given) : undefined;
    const proof = proofOf(match, noted);
    if (proof === "other-commitment") throw new Refused(proofMessage(proof));
    if (isSet(given, "json")) console.log(jsonLine(asData(module, match, proof, step)));
    else console.log(asText(module, match, proof, where, step));
    return true;
  } catch (error) {
    const { ply, reason } = refusalOf(error);
    const said =
      reason.id === "file-game" ? listed(`${sayIn(module, reason)} There are`, gameIds) : sayIn(module, reason);
    if (isSet(given, "json")) console.log(jsonLine({ ok: false, ply: ply ?? null, reason: reason.id, text: said }));
    else console.error(`furrow: ${where}: ${ply === undefined ? "" : `ply ${ply}: `}${said}`);
    return false;
  }
}

export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // Nested deeper than any match.
  if (error instanceof RangeError) return new Refused({ id: "file-not-match" });
  throw error;
}

export async function moduleOf(file: unknown): Promise<GameModule> {
  if (!isRecord(file)) throw new Refused({ id: "file-not-match" });
  const { game } = file as { readonly game?: unknown };
  if (typeof game !== "string") throw new Refused({ id: "file-field", field: quoted("game") });
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Refused({ id: "file-game", game: quoted(game) });
  return load();
}

function stepOf(match: Match, given: Given): number {
  const step = wholeNumber(given, "step", 0, 0);
  if (step > match.length) throw new Mistyped(`--step goes up to ${match.length} in this match, not to ${step}.`);
  return step;
}

const asData = (module: GameModule, match: Match, proof: Proof, step: number | undefined) => ({
  ok: true,
  game: match.game.id,
  rulesVersion: match.start.version,
  seats: match.seats,
  options: match.options,
  players: match.players,
  plies: match.log.length,
  moves: match.length,
  over: match.isOver,
  aborted: match.isAborted,
  verified: proof === "verified",
  deal: proof,
  commitment: match.deal?.hash ?? null,
  result: match.result() ?? null,
  ...(step === undefined ? {} : { step, board: plainLines(module.sketch(match.viewAt(step, "spectator"))) }),
});

function asText(module: GameModule, match: Match, proof: Proof, where: string, step: number | undefined): string {
  const head = `${where}: ${sayIn(module, { id: "title" })}, ${match.length} moves, all legal.`;
  const dealt = sayIn(module, proofMessage(proof));
  const commitment = proof === "to-compare" || proof === "unfinished" ? [`Commitment: ${match.deal?.hash}`] : [];
  const board = step === undefined ? [] : ["", ...stepText(module, match, step), ""];
  return [`${head} ${dealt}`, ...commitment, ...board, ...resultText(module, match)].join("\n");
}

function stepText(module: GameModule, match: Match, step: number): readonly string[] {
  const names = seatNames(match.players);
  const last = step === 0 ? undefined : match.stepsSeen("spectator")[step - 1];
  const board = plainLines(module.sketch(match.viewAt(step, "spectator")));
  if (last === undefined) return ["Before the first move:", board];
  const before = match.viewAt(step - 1, "spectator");
  const { text } = match.game.describe(before, last.seat, last.move);
  return [`After move ${step}, ${names(last.seat)}: ${sayIn(module, text, names)}`, board];
}
