import type { Move, Seat, Table } from "./game.ts";
import type { Ledger } from "./ledger.ts";

/** What a seat may take back. */
interface TakeBack {
  /** Where it stands among the steps that count, and in the log. */
  readonly index: number;
  readonly ply: number;
  /** The persons whose moves would go with it, in order of their seats: all of them have to agree. */
  readonly consent: readonly Seat[];
}

/**
 * The one rule of taking back, at the table and in a file: a seat takes back its last choice, with its later moves,
 * unless the match is over, or chance has spoken or something was shown since, or a bot has told from its secrets.
 * The moves of others stay where they still can; where a person's cannot, that person has to agree. Bots are asked again.
 */
export function takeBackOf<S extends Table, M extends Move>(ledger: Ledger<S, M>, seat: Seat): TakeBack | undefined {
  const { line } = ledger;
  const index = ledger.isOver ? -1 : line.steps.findLastIndex((step) => step.seat === seat && !step.forced);
  const step = line.steps[index];
  if (step === undefined || line.isSettled(index)) return undefined;
  const { dropped } = line.without(index);
  if (dropped.some((other) => !ledger.isPerson(other.seat) && ledger.hasTold(other, seat))) return undefined;
  const losers = dropped.filter((other) => !other.forced && ledger.isPerson(other.seat));
  const consent = [...new Set(losers.map((other) => other.seat))].sort((a, b) => a - b);
  return { index, ply: step.ply, consent };
}
