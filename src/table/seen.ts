import type { Game, Move, Seat, Table, Viewer } from "./game.ts";
import { isIndex } from "./json.ts";

/** Complains about a viewer that is not at this table; nobody unknown is shown anything. */
export function checkViewer(viewer: unknown, seats: number): asserts viewer is Viewer {
  if (viewer === "spectator" || isIndex(viewer, seats)) return;
  throw new Error(`there is no viewer ${String(viewer)} at a table of ${seats} seats`);
}

/** For each line of a log, the move as each viewer saw it when it was made. */
export class Seen<S extends Table, M extends Move> {
  readonly #game: Game<S, M>;
  readonly #seats: number;
  /** By line, then by seat with spectators last; undefined where the whole move was seen. */
  readonly #lines: (readonly (M | undefined)[] | undefined)[] = [];

  constructor(game: Game<S, M>, seats: number) {
    this.#game = game;
    this.#seats = seats;
  }

  /** Keeps how a move looks, before it is played. */
  add(state: S, seat: Seat, move: M): void {
    let line: (M | undefined)[] | undefined;
    for (let i = 0; i <= this.#seats; i++) {
      const asSeen = this.#game.seen(state, seat, move, i === this.#seats ? "spectator" : i);
      if (asSeen === move) continue;
      line ??= new Array(this.#seats + 1).fill(undefined);
      line[i] = asSeen;
    }
    this.#lines.push(line);
  }

  /** A line that everybody sees as it is. */
  addOpen(): void {
    this.#lines.push(undefined);
  }

  /** What a viewer saw of the move at that line, where it was not the whole move. */
  partOf(ply: number, viewer: Viewer): M | undefined {
    return this.#lines[ply]?.[viewer === "spectator" ? this.#seats : viewer];
  }
}
