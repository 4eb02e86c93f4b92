import type { Afterstate } from "../../bots/search/turn-afterstates.ts";
import type { Move, Result, Seat, Table } from "../../table/game.ts";
import type { Learning } from "../../table/module.ts";
import type { Look } from "./game.ts";

/**
 * What a row holds behind its features: points ahead of the best other seat, own points, 2 for won, 1 shared, 0 lost and -1
 * not known, and in thirds what the following turns let expect of the points ahead, once seen far and once near. Of a position
 * that was not played on from, the first is what a search expects.
 */
export const TARGETS = 5;
const THIRDS = 3;

/** How much of what is expected comes from beyond the next turn: seen far, and seen near. */
const FAR = 0.95;
const NEAR = 0.8;

/**
 * The head of a file of rows: a mark, the version of the features, their number, that of the targets and the length of what
 * follows, which names the features, as JSON, if they have names.
 */
export function headOf({ version, size, inputs }: Learning): Buffer {
  const names = Buffer.from(inputs === undefined ? "" : JSON.stringify({ inputs }));
  const head = Buffer.alloc(20);
  head.write("ROW2", 0, "latin1");
  head.writeInt32LE(version, 4);
  head.writeInt32LE(size, 8);
  head.writeInt32LE(TARGETS, 12);
  head.writeInt32LE(names.length, 16);
  return Buffer.concat([head, names]);
}

/** Positions of one game that wait for its end. */
export class Rows {
  readonly #learning: Learning;
  readonly #x: Float32Array;
  readonly #kept: { readonly row: Int8Array; readonly seat: Seat; readonly turn: number }[] = [];
  readonly #guessed: Int8Array[] = [];
  readonly #looks: Look[] = [];

  constructor(learning: Learning) {
    this.#learning = learning;
    this.#x = new Float32Array(learning.size);
  }

  /** Takes note of a turn, for the positions before it. */
  note(look: Look): void {
    this.#looks.push(look);
  }

  /** Keeps a position as every seat sees it. */
  keep(state: Table): void {
    for (let seat = 0; seat < state.seats; seat++)
      this.#kept.push({ row: this.#rowOf(state, seat), seat, turn: this.#looks.length });
  }

  /** Keeps the end of a seat's turn that was searched but not played; the other seat's side too at a table of two. */
  guess({ view, value }: Afterstate<Table, Move>, mover: Seat): void {
    if (view.agenda.length === 0) return;
    for (let seat = 0; seat < view.seats; seat++) {
      if (seat !== mover && view.seats !== 2) continue;
      const lead = seat === mover ? value : -value;
      const row = this.#rowOf(view, seat);
      row.set([byte(lead), 0, -1, byte(THIRDS * lead), byte(THIRDS * lead)], this.#learning.size);
      this.#guessed.push(row);
    }
  }

  #rowOf(state: Table, seat: Seat): Int8Array {
    this.#learning.features(state, seat, this.#x);
    const row = new Int8Array(this.#learning.size + TARGETS);
    for (let i = 0; i < this.#x.length; i++) row[i] = byte(this.#x[i]!);
    return row;
  }

  /** The rows with how the game ended. */
  ended({ places, scores }: Result): Uint8Array {
    const size = this.#learning.size + TARGETS;
    const all = new Uint8Array((this.#kept.length + this.#guessed.length) * size);
    const ahead = scores.map(({ total }, seat) => {
      const others = scores.filter((_, other) => other !== seat).map(({ total }) => total);
      return total - (others.length === 0 ? 0 : Math.max(...others));
    });
    const [far, near] = [FAR, NEAR].map((beyond) =>
      ahead.map((points, seat) => this.#expected(points, seat, ahead.length, beyond)),
    );
    for (const [i, { row, seat, turn }] of this.#kept.entries()) {
      const isFirst = places[seat] === 1;
      const isShared = places.filter((place) => place === 1).length > 1;
      row[this.#learning.size] = byte(ahead[seat]!);
      row[this.#learning.size + 1] = byte(scores[seat]!.total);
      row[this.#learning.size + 2] = isFirst ? (isShared ? 1 : 2) : 0;
      row[this.#learning.size + 3] = byte(THIRDS * far![seat]![turn]!);
      row[this.#learning.size + 4] = byte(THIRDS * near![seat]![turn]!);
      all.set(new Uint8Array(row.buffer), i * size);
    }
    for (const [i, row] of this.#guessed.entries()) all.set(new Uint8Array(row.buffer), (this.#kept.length + i) * size);
    return all;
  }

  /**
   * By turn, what a seat could expect before it: how the next ones looked, and how it ended, with what was given away on purpose
   * in between given back.
   */
  #expected(ended: number, seat: Seat, seats: number, beyond: number): readonly number[] {
    const expected = new Array<number>(this.#looks.length + 1);
    let rest = ended;
    expected[this.#looks.length] = rest;
    for (let turn = this.#looks.length - 1; turn >= 0; turn--) {
      const look = this.#looks[turn]!;
      const sign = look.seat === seat ? 1 : seats === 2 ? -1 : 0;
      if (sign !== 0) rest = (1 - beyond) * sign * look.best + beyond * (rest + sign * (look.best - look.played));
      expected[turn] = rest;
    }
    return expected;
  }
}

const byte = (number: number): number => Math.max(-128, Math.min(127, Math.round(number)));
