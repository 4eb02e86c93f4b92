import type { Seat } from "../../table/game.ts";
import type { Playing } from "./playing.ts";

/** Something that a seat asks the others to agree to. */
export interface Request {
  readonly about: "undo" | "end";
  readonly by: Seat;
  /** Whose yes is needed. */
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** How long the log was: a later line makes an undo another one. */
  readonly lines: number;
}

/** The table at which something is asked. */
interface AskedTable {
  readonly playing: Playing | undefined;
  readonly isOver: boolean;
  isPerson(seat: Seat): boolean;
}

/** Whether what was asked still stands: an undo until the next line, the end until a person of the table moves on. */
export function stands({ about, lines }: Request, table: AskedTable): boolean {
  const { playing } = table;
  if (playing === undefined || table.isOver) return false;
  if (playing.lines <= lines) return true;
  if (about === "undo") return false;
  return !playing.match
    .stepsSeen("spectator")
    .some(({ ply, seat, forced }) => ply >= lines && ply < playing.lines && !forced && table.isPerson(seat));
}

/** The request after a seat answered: settled if everybody agreed, gone if one did not. */
export function answered(request: Request, seat: Seat, yes: boolean): Request | "settled" | "gone" {
  if (!yes) return "gone";
  const agreed = request.agreed.includes(seat) ? request.agreed : [...request.agreed, seat];
  return request.needs.every((other) => agreed.includes(other)) ? "settled" : { ...request, agreed };
}
