import { CHANCE, type Game, type Move, type Seat, type Table } from "./game.ts";
import { same } from "./json.ts";
import { type Header, Ledger } from "./ledger.ts";
import { checkFile, type Entry, Refused, type UndoEntry } from "./match-file.ts";
import { quoted } from "./messages.ts";
import { takeBackOf } from "./undo.ts";

/**
 * Reads a match and checks every line by the rules of the table: that a move was legal, that chance followed from the
 * seed where that is known, that what was taken back could be. Throws `Refused`, with the line, where it breaks.
 */
export function readLedger<S extends Table, M extends Move>(game: Game<S, M>, given: unknown): Ledger<S, M> {
  const { log, as, view: _, ...header } = checkFile(game, given);
  if (as !== undefined) throw new Refused({ id: "file-partial" });
  const ledger = headed(game, header);
  for (const [ply, entry] of log.entries()) {
    try {
      repeat(ledger, entry);
    } catch (error) {
      throw error instanceof Refused ? new Refused(error.reason, ply) : new Refused({ id: "entry-broken" }, ply);
    }
  }
  return ledger;
}

/** A match before its first line; a position to start from must be one that can be played. */
function headed<S extends Table, M extends Move>(game: Game<S, M>, header: Header): Ledger<S, M> {
  try {
    const ledger = new Ledger(game, header);
    if (header.start === undefined || isPlayable(ledger)) return ledger;
  } catch {
    // A start that breaks the rules is as bad as one that does not fit.
  }
  throw new Refused({ id: "file-field", field: quoted("start") });
}

function isPlayable<S extends Table, M extends Move>({ game, state, header }: Ledger<S, M>): boolean {
  const { seats } = header;
  for (let seat = 0; seat < seats; seat++) {
    game.score(state, seat);
    game.question(game.view(state, seat), seat);
  }
  const isAsked = (seat: Seat) => seat >= CHANCE && seat < seats && game.moves(state, seat).length > 0;
  const actors = game.actors(state);
  return (actors.length === 0) === (game.result(state) !== undefined) && actors.every(isAsked);
}

/** Adds a line that was made elsewhere, if it is one the rules of the table allow here. */
export function repeat<S extends Table, M extends Move>(ledger: Ledger<S, M>, entry: Entry): void {
  if (ledger.isOver) throw new Refused({ id: "over" });
  if ("aborted" in entry) ledger.abort(entry.seat);
  else if ("undo" in entry) repeatUndo(ledger, entry);
  else repeatMove(ledger, entry.seat, entry.move as M);
}

function repeatMove<S extends Table, M extends Move>(ledger: Ledger<S, M>, seat: Seat, move: M): void {
  const listed = ledger.listed(seat, move);
  if (listed === undefined) throw new Refused({ id: ledger.actors().includes(seat) ? "not-offered" : "not-your-turn" });
  if (seat === CHANCE && ledger.isDealt && !same(ledger.dealt(), listed)) throw new Refused({ id: "not-dealt" });
  ledger.add(seat, listed);
}

function repeatUndo<S extends Table, M extends Move>(ledger: Ledger<S, M>, entry: UndoEntry): void {
  const { undo, seat, consent = [] } = entry;
  const back = takeBackOf(ledger, seat);
  if (back?.ply !== undo) throw new Refused({ id: "nothing-to-undo" });
  if (!same(back.consent, consent)) throw new Refused({ id: "needs-consent" });
  ledger.takeBack(back.index, seat, consent);
}
