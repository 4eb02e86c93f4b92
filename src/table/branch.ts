import { idFrom } from "./beginning.ts";
import { dealtAlone } from "./commitment.ts";
import type { Game, Move, Table, Viewer } from "./game.ts";
import { type Header, Ledger } from "./ledger.ts";
import {
  checkFile,
  checkPosition,
  loadPosition,
  optionsFor,
  type Player,
  Refused,
  savePosition,
} from "./match-file.ts";
import { quoted } from "./messages.ts";
import type { Random } from "./random.ts";
import { readLedger } from "./reading.ts";

/** How a branch is dealt, and who sits there if not the same as before. */
export interface Branching {
  readonly seed: string;
  readonly random: Random;
  readonly players?: readonly Player[];
}

/**
 * A match that goes on from a step of another, with a deal of its own. Of an unfinished match it starts from what the
 * viewer could imagine at that step, so that it tells nothing.
 */
export function branchOf<S extends Table, M extends Move>(
  ledger: Ledger<S, M>,
  step: number,
  viewer: Viewer,
  { seed, random, players = ledger.header.players }: Branching,
): Ledger<S, M> {
  const { game, line } = ledger;
  const header = { ...ledger.written(), players };
  if (ledger.isOver) return stepsAgain(ledger, header, step, seed);
  const imagined = game.imagine(game.view(line.stateAt(step), viewer), random);
  checkPosition(game, imagined, header.seats, header.rulesVersion);
  return new Ledger(game, { ...dealtSince(header, seed, 0), start: savePosition(imagined) });
}

/**
 * A match that goes on from what somebody had seen of another, as a file tells it: from one position that could lie behind
 * it, with a deal of its own. Throws `Refused` for a file that is not of that kind.
 */
export function imaginedFrom<S extends Table, M extends Move>(
  game: Game<S, M>,
  given: unknown,
  { seed, random, players }: Branching,
): Ledger<S, M> {
  const { as, view, log: _, start: __, ...header } = checkFile(game, given);
  const options = optionsFor(game, header.seats, header.options, header.rulesVersion);
  const isSeen = as !== undefined && typeof view === "object" && view !== null;
  const known = isSeen ? loadPosition<S>(view, options) : undefined;
  if (known === undefined || known.seats !== header.seats || known.version !== header.rulesVersion)
    throw new Refused({ id: "file-field", field: quoted("view") });
  const place = game.flaw === undefined ? "" : game.flaw(known, as);
  if (place !== undefined) throw new Refused({ id: "file-position", place: quoted(place) });
  const imagined = game.imagine(known, random);
  checkPosition(game, imagined, header.seats, header.rulesVersion);
  const agreed = { ...header, players: players ?? header.players };
  return new Ledger(game, { ...dealtSince(agreed, seed, 0), start: savePosition(imagined) });
}

/** The same match, without what was taken back, for other people to go on with; what comes is dealt anew. */
export const handedOver = <S extends Table, M extends Move>(
  ledger: Ledger<S, M>,
  seed: string,
  players: readonly Player[],
): Ledger<S, M> => stepsAgain(ledger, { ...ledger.written(), players }, ledger.line.steps.length, seed);

/** The first steps of a match once more, with a deal of their own from there on. */
function stepsAgain<S extends Table, M extends Move>(
  { game, line }: Ledger<S, M>,
  header: Header,
  count: number,
  seed: string,
): Ledger<S, M> {
  const steps = line.steps.slice(0, count);
  const again = new Ledger(game, dealtSince(header, seed, steps.length));
  for (const { seat, move } of steps) again.add(seat, move);
  return again;
}

/** The same match with its future dealt anew: what was dealt stays, what comes does not follow from the old seed. */
export const dealtAnew = <S extends Table, M extends Move>(ledger: Ledger<S, M>, seed: string): Ledger<S, M> =>
  readLedger(ledger.game, { ...dealtSince(ledger.written(), seed, ledger.log.length), log: ledger.log });

/** A header whose deal holds from a line of the log on; it is another match then. */
function dealtSince(header: Header, seed: string, since: number): Header {
  const match = idFrom(seed);
  return { ...header, match, deal: dealtAlone({ ...header, match }, seed, { since }) };
}
