import { type Deal, isHash, isMatchId, isSeed, isSound, type Terms } from "./commitment.ts";
import { CHANCE, type Game, type Move, type Seat, type Table, type Viewer } from "./game.ts";
import { isAtMost, isIndex, isJson, isRecord, type Json } from "./json.ts";
import { type Message, quoted } from "./messages.ts";
import { checkOptions, type Options } from "./options.ts";
import type { Player } from "./player.ts";
import { carries, oldestOf } from "./versions.ts";

export type { Player } from "./player.ts";

/** One line of the log: a move, that one was taken back, or that the match was aborted. */
export type Entry = MoveEntry | UndoEntry | AbortEntry;

/** A move of a seat, or of chance. */
interface MoveEntry {
  readonly seat: Seat;
  readonly move: Move;
}

/** A seat took back its move at an earlier line. */
export interface UndoEntry {
  readonly undo: number;
  readonly seat: Seat;
  /** The persons who agreed, because moves of theirs went with it. */
  readonly consent?: readonly Seat[];
}

/** The match ended before its end: by a seat, or (as chance) by whoever runs it. */
interface AbortEntry {
  readonly aborted: true;
  readonly seat: Seat;
}

/** A match as one JSON file. The log alone replays it. */
export interface MatchFile {
  /** The version of this format. */
  readonly furrow: 1;
  /** The id of the match; a match with a deal has one. */
  readonly match?: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** As they were agreed on; an option that came into the game later is missing and has its default. */
  readonly options: Options;
  readonly players: readonly Player[];
  readonly deal?: Deal;
  /** The position the log begins with, where it is not the setup. */
  readonly start?: Json;
  readonly log: readonly Entry[];
  /** Whose eyes this file was written for, with what they saw last: then the log holds moves as seen and does not replay. */
  readonly as?: Viewer;
  readonly view?: Json;
}

/** How much a file may hold; no match at the table comes near. */
export const MOST = {
  /** Characters of its text. */
  characters: 2_000_000,
  /** Values in it, one by one. */
  values: 300_000,
  /** Lines of its log. */
  lines: 20_000,
  /** Characters of a player's name and of a bot's id. */
  name: 80,
} as const;

/** Something from outside that was not accepted, and where. */
export class Refused extends Error {
  readonly reason: Message;
  /** The line of the log at which it broke. */
  readonly ply: number | undefined;

  constructor(reason: Message, ply?: number) {
    super(reason.id);
    this.reason = reason;
    this.ply = ply;
  }
}

/** Reads the text of a match file; throws `Refused` with the reason. */
export function parseMatch(text: string): unknown {
  if (text.length > MOST.characters) throw new Refused({ id: "file-too-large" });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ id: "file-not-json" });
  }
}

/** Checks the shape of a match file against its game; what the log says is checked by replaying it. */
export function checkFile(game: Game, given: unknown): MatchFile {
  if (!isAtMost(given, MOST.values)) throw new Refused({ id: "file-too-large" });
  if (!isRecord(given) || !isJson(given)) throw new Refused({ id: "file-not-match" });
  if (given.furrow !== 1) throw new Refused({ id: "file-version" });
  if (given.game !== game.id) throw new Refused({ id: "file-game", game: quoted(String(given.game)) });
  const version = given.rulesVersion;
  if (typeof version !== "number") throw new Refused({ id: "file-field", field: quoted("rulesVersion") });
  if (!carries(game, version)) throw new Refused(strangeVersion(game, version));
  const seats = given.seats;
  if (!isSeatCount(game, seats)) throw new Refused({ id: "file-seats", min: game.seats.min, max: game.seats.max });
  const { match, log, players, deal, start, as, view } = given;
  if (!Array.isArray(log)) throw new Refused({ id: "file-field", field: quoted("log") });
  if (log.length > MOST.lines) throw new Refused({ id: "file-too-long", most: MOST.lines });
  for (const [ply, entry] of log.entries())
    if (!isEntry(entry, seats, ply)) throw new Refused({ id: "entry-malformed" }, ply);
  if (!isPlayers(players, seats)) throw new Refused({ id: "file-field", field: quoted("players") });
  if (match !== undefined && !isMatchId(match)) throw new Refused({ id: "file-field", field: quoted("match") });
  if (start !== undefined && !isRecord(start)) throw new Refused({ id: "file-field", field: quoted("start") });
  if (as !== undefined && as !== "spectator" && !isIndex(as, seats))
    throw new Refused({ id: "file-field", field: quoted("as") });
  const options = optionsFor(game, seats, given.options ?? {}, version);
  const terms = {
    match: match ?? "",
    game: game.id,
    rulesVersion: version,
    seats,
    options: (given.options ?? {}) as Options,
    players: players as readonly Player[],
  };
  if (deal !== undefined && !isDealOf(terms, deal, log.length)) throw new Refused({ id: "file-deal" });
  if (start !== undefined) checkPosition(game, loadPosition(start as Json, options), seats, version);
  const { match: _, ...header } = terms;
  return {
    furrow: 1,
    ...(match === undefined ? {} : { match }),
    ...header,
    log: log as readonly Entry[],
    ...(deal === undefined ? {} : { deal: dealIn(deal as unknown as Deal) }),
    ...(start === undefined ? {} : { start: start as Json }),
    ...(as === undefined ? {} : { as: as as Viewer, view: view as Json }),
  };
}

function strangeVersion(game: Game, version: number): Message {
  const [oldest, carried] = [oldestOf(game), game.rulesVersion];
  if (oldest === carried) return { id: "file-rules-version", version, carried };
  return { id: "file-rules-versions", version, oldest, carried };
}

/** Checks that a position from outside is one of the game; throws `Refused` with the place where it is not. */
export function checkPosition(game: Game, position: Table, seats: number, version: number): void {
  if (position.seats !== seats || position.version !== version || game.flaw === undefined)
    throw new Refused({ id: "file-field", field: quoted("start") });
  const place = game.flaw(position);
  if (place !== undefined) throw new Refused({ id: "file-position", place: quoted(place) });
}

/** Checked options for so many seats in a match of a version, of a new one if not given; throws `Refused` with the reason. */
export function optionsFor(game: Game, seats: number, given: unknown, version = game.rulesVersion): Options {
  const checked = checkOptions(game.options, given);
  if ("problem" in checked) throw new Refused(checked.problem);
  const problem = game.objection?.(checked.options, seats, version);
  if (problem !== undefined) throw new Refused(problem);
  return checked.options;
}

export const isSeatCount = ({ seats }: Game, count: unknown): count is number =>
  typeof count === "number" && Number.isInteger(count) && count >= seats.min && count <= seats.max;

function isEntry(entry: unknown, seats: number, ply: number): boolean {
  if (!isRecord(entry)) return false;
  const { undo, seat, move, aborted, consent = [] } = entry;
  if (undo !== undefined)
    return (
      isIndex(undo, ply) &&
      isIndex(seat, seats) &&
      Array.isArray(consent) &&
      consent.every((other) => isIndex(other, seats))
    );
  return (seat === CHANCE || isIndex(seat, seats)) && (aborted === undefined ? isMove(move) : aborted === true);
}

export const isMove = (move: unknown): move is Move => isRecord(move) && typeof move.type === "string";

export const isPlayers = (players: unknown, seats: number): boolean =>
  Array.isArray(players) && players.length === seats && players.every(isPlayer);

const isPlayer = (player: unknown): boolean =>
  isRecord(player) &&
  Object.entries(player).every(([field, text]) => (field === "name" || field === "bot") && isText(text, MOST.name));

const isText = (text: unknown, most: number): text is string => typeof text === "string" && text.length <= most;

function isDealOf(terms: Terms, deal: unknown, lines: number): boolean {
  if (!isRecord(deal) || !isMatchId(terms.match)) return false;
  const { hash, seedHash, numbers, seed, typed, since } = deal;
  return (
    isHash(hash) &&
    isHash(seedHash) &&
    Array.isArray(numbers) &&
    numbers.length === terms.seats &&
    numbers.every((number) => number === null || isSeed(number)) &&
    (seed === undefined || isSeed(seed)) &&
    (typed === undefined || typed === true) &&
    (since === undefined || isIndex(since, lines + 1)) &&
    isSound(terms, deal as unknown as Deal)
  );
}

/** A deal with nothing in it that was not checked. */
const dealIn = ({ hash, seedHash, numbers, seed, typed, since }: Deal): Deal => ({
  ...{ hash, seedHash, numbers },
  ...(seed === undefined ? {} : { seed }),
  ...(typed === undefined ? {} : { typed }),
  ...(since === undefined ? {} : { since }),
});

/** A position as plain data, without its options. */
export function savePosition(state: Table): Json {
  const { options: _, ...position } = state;
  return JSON.parse(JSON.stringify(position));
}

/** A saved position with its options. */
export const loadPosition = <S extends Table>(position: Json, options: Options): S =>
  ({ ...(JSON.parse(JSON.stringify(position)) as object), options }) as S;
