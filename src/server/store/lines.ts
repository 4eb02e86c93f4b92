import type { Move, Seat } from "../../table/game.ts";
import type { Entry } from "../../table/match-file.ts";

type Written = readonly [Seat, Move] | Entry;

/** Lines of a log as they are stored: most are moves, and a move is its seat and what it does. */
export const writtenLines = (lines: readonly Entry[]): string =>
  JSON.stringify(lines.map((line): Written => ("move" in line ? [line.seat, line.move] : line)));

export const readLines = (text: string): readonly Entry[] =>
  (JSON.parse(text) as readonly Written[]).map((line) =>
    Array.isArray(line) ? { seat: line[0] as Seat, move: line[1] as Move } : (line as Entry),
  );
