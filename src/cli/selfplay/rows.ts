import type { Result, Seat, Table } from "../../table/game.ts";
import type { Learning } from "../../table/module.ts";

/** What a row holds behind its features: points ahead of the best other seat, own points, and 2 for won, 1 shared, 0 lost. */
export const TARGETS = 3;

/** The head of a file of rows: a mark, the version of the features, their number and that of the targets. */
export function headOf({ version, size }: Learning): Buffer {
  const head = Buffer.alloc(16);
  head.write("ROWS", 0, "latin1");
  head.writeInt32LE(version, 4);
  head.writeInt32LE(size, 8);
  head.writeInt32LE(TARGETS, 12);
  return head;
}

/** Positions of one game that wait for its end. */
export class Rows {
  readonly #learning: Learning;
  readonly #x: Float32Array;
  readonly #kept: { readonly row: Int8Array; readonly seat: Seat }[] = [];

  constructor(learning: Learning) {
    this.#learning = learning;
    this.#x = new Float32Array(learning.size);
  }

  /** Keeps a position as every seat sees it. */
  keep(state: Table): void {
    for (let seat = 0; seat < state.seats; seat++) {
      this.#learning.features(state, seat, this.#x);
      const row = new Int8Array(this.#learning.size + TARGETS);
      for (let i = 0; i < this.#x.length; i++) row[i] = byte(this.#x[i]!);
      this.#kept.push({ row, seat });
    }
  }

  /** The rows with how the game ended. */
  ended({ places, scores }: Result): Uint8Array {
    const all = new Uint8Array(this.#kept.length * (this.#learning.size + TARGETS));
    for (const [i, { row, seat }] of this.#kept.entries()) {
      const others = scores.filter((_, other) => other !== seat).map(({ total }) => total);
      const own = scores[seat]!.total;
      const isFirst = places[seat] === 1;
      const isShared = places.filter((place) => place === 1).length > 1;
      row[this.#learning.size] = byte(own - (others.length === 0 ? 0 : Math.max(...others)));
      row[this.#learning.size + 1] = byte(own);
      row[this.#learning.size + 2] = isFirst ? (isShared ? 1 : 2) : 0;
      all.set(new Uint8Array(row.buffer), i * row.length);
    }
    return all;
  }
}

const byte = (number: number): number => Math.max(-128, Math.min(127, Math.round(number)));
