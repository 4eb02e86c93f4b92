import type { Seat, Table } from "../../table/game.ts";
import type { Learning } from "../../table/module.ts";
import { type KernelModule, kernelWith, loadKernel } from "./kernel.ts";
import { readAsset } from "./read-asset.ts";

/** Values that were learned from games. */
export interface Net<S extends Table = Table> {
  /** By seat: how many points it should end ahead of the best other one; alone, how many it should have. At a table of many, `only` leaves out the others. */
  values(view: S, only?: Seat): readonly number[];
  /** What one seat's look alone says. */
  look(view: S, seat: Seat): number;
}

const nets = new WeakMap<object, Net>();

/** The net of a game, if it has been fetched. */
export const netAtHand = <S extends Table>(learning: Learning<S>): Net<S> | undefined =>
  nets.get(learning) as Net<S> | undefined;

/** The net of a game; it stays at hand. */
export async function fetchNet<S extends Table>(learning: Learning<S>): Promise<Net<S>> {
  const known = netAtHand(learning);
  if (known !== undefined) return known;
  const [weights, kernel] = await Promise.all([readAsset(learning.weights), loadKernel()]);
  const net = netFrom(learning, weights, kernel);
  nets.set(learning, net as unknown as Net);
  return net;
}

/**
 * Two hidden layers; a first output in points. Both layers are summed in whole numbers, so that any order of adding is exact. Between
 * them a sum is shifted down and kept from 0 to `top`.
 */
interface Layers {
  readonly sizes: readonly [inputs: number, first: number, second: number, outputs: number];
  /** Input by input. */
  readonly w1: Int16Array;
  readonly b1: Int32Array;
  readonly shift: number;
  readonly top: number;
  /** Input by input. */
  readonly w2: Int16Array;
  /** What one of an output's whole sum stands for. */
  readonly units: Float32Array;
  readonly b2: Float32Array;
  readonly w3: Float32Array;
  readonly b3: Float32Array;
}

/** One seat's look through a net: its features are written into `x`, `run` tells the first output. */
interface Look {
  readonly x: Float32Array;
  run(): number;
}

/** Makes a net from the bytes of its file, summed by the kernel if given; refuses what is damaged or does not fit the features. */
export function netFrom<S extends Table>(learning: Learning<S>, weights: Uint8Array, kernel?: KernelModule): Net<S> {
  const layers = read(weights, learning);
  const looks: Look[] = kernel === undefined ? [] : fastLooks(layers, kernel);
  const lookOf = (seat: Seat): Look => {
    looks[seat] ??= new PlainLook(layers);
    return looks[seat];
  };
  const ahead = (view: S, seat: Seat): number => {
    const look = lookOf(seat);
    learning.features(view, seat, look.x);
    return look.run();
  };
  return {
    look: ahead,
    values(view, only) {
      if (view.seats !== 2)
        return Array.from({ length: view.seats }, (_, seat) =>
          only === undefined || only === seat ? ahead(view, seat) : Number.NaN,
        );
      // What one wins the other loses: both looks are taken and the mean of them.
      const [first, second] = [lookOf(0), lookOf(1)];
      if (learning.featuresOfBoth === undefined) {
        learning.features(view, 0, first.x);
        learning.features(view, 1, second.x);
      } else learning.featuresOfBoth(view, first.x, second.x);
      const lead = (first.run() - second.run()) / 2;
      return [lead, -lead];
    },
  };
}

/** For so many seats there is room in a kernel. */
const MOST_LOOKS = 16;

/** Looks by one kernel, as they share the weights; none where the layers' sizes do not fit it. */
function fastLooks({ sizes, w1, b1, shift, top, w2, units, b2, w3, b3 }: Layers, program: KernelModule): Look[] {
  const [inputs, width, depth] = sizes;
  if (width % 16 !== 0 || depth % 32 !== 0) return [];
  let end = 0;
  const place = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    return at;
  };
  const places = Array.from({ length: MOST_LOOKS }, () => ({
    x: place(4 * inputs),
    xEnd: end,
    last: place(4 * inputs),
    sums: place(4 * width),
    sumsEnd: end,
  }));
  const changes = place(2 * inputs + 2);
  const rows = place(4 * inputs + 8);
  const pairs = place(4 * width + 8);
  const first = place(2 * w1.length);
  const second = place(2 * w2.length);
  const ends = place(12 * depth);
  const { memory, update, rectify, finish } = kernelWith(program, end);
  new Int16Array(memory, first).set(w1);
  new Int16Array(memory, second).set(inPairs(w2, width, depth));
  new Float32Array(memory, ends).set(byFours([units, b2, w3], depth));
  return places.map(({ x, xEnd, last, sums, sumsEnd }) => {
    new Int32Array(memory, sums).set(b1);
    return {
      x: new Float32Array(memory, x, inputs),
      run() {
        update(x, xEnd, last, sums, first, 2 * width, changes, rows);
        const pairsEnd = rectify(sums, sumsEnd, second, 4 * depth, pairs, shift, top);
        return b3[0]! + finish(pairs, pairsEnd, ends, ends + 12 * depth);
      },
    };
  });
}

/** For every two inputs after each other, their weights to each output. */
function inPairs(weights: Int16Array, width: number, depth: number): Int16Array {
  const pairs = new Int16Array(weights.length);
  let at = 0;
  for (let j = 0; j < width; j += 2)
    for (let k = 0; k < depth; k++) for (let i = 0; i < 2; i++) pairs[at++] = weights[(j + i) * depth + k]!;
  return pairs;
}

/** Four numbers of each list, then the next four of each. */
function byFours(lists: readonly Float32Array[], length: number): Float32Array {
  const fours = Array.from({ length: length / 4 }, (_, i) =>
    lists.flatMap((list) => [...list.subarray(4 * i, 4 * i + 4)]),
  );
  return Float32Array.from(fours.flat());
}

/** The first layer is kept up to date by what has changed since the last position. */
class PlainLook implements Look {
  readonly x: Float32Array;
  readonly #layers: Layers;
  readonly #sums: Int32Array;
  readonly #last: Float32Array;
  readonly #second: Int32Array;

  constructor(layers: Layers) {
    const [inputs, , second] = layers.sizes;
    this.x = new Float32Array(inputs);
    this.#layers = layers;
    this.#sums = layers.b1.slice();
    this.#last = new Float32Array(inputs);
    this.#second = new Int32Array(second);
  }

  run(): number {
    this.#bringUpToDate(this.x);
    const { sizes, shift, top, w2, units, b2, w3, b3 } = this.#layers;
    const [, width, depth] = sizes;
    const sums = this.#sums;
    const second = this.#second.fill(0);
    for (let j = 0; j < width; j++) {
      const first = Math.min(top, sums[j]! >> shift);
      if (first <= 0) continue;
      const row = j * depth;
      for (let k = 0; k < depth; k++) second[k] = second[k]! + first * w2[row + k]!;
    }
    let out = b3[0]!;
    for (let k = 0; k < depth; k++) {
      const sum = second[k]! * units[k]! + b2[k]!;
      if (sum > 0) out += sum * w3[k]!;
    }
    return out;
  }

  #bringUpToDate(x: Float32Array): void {
    const { sizes, w1 } = this.#layers;
    const [inputs, width] = sizes;
    const last = this.#last;
    const sums = this.#sums;
    for (let i = 0; i < inputs; i++) {
      const change = x[i]! - last[i]!;
      if (change === 0) continue;
      last[i] = x[i]!;
      const row = i * width;
      for (let j = 0; j < width; j++) sums[j] = sums[j]! + change * w1[row + j]!;
    }
  }
}

/** Weights of 16 bits each, and weights mostly of 8. */
const MAGIC = 0x4e455431;
const MAGIC_OF_BYTES = 0x4e455432;
const HEADER = 32;

/**
 * Eight numbers of 32 bits (magic, version of the features, four sizes, checksum of what follows, scale of the first
 * layer), then the layers: the first one's weights as 16-bit whole numbers and all others as 16-bit shares of their layer's
 * largest. Or, of bytes, the first layer's as bytes times a 16-bit factor for each input, and the second one's as bytes times a
 * number for each output.
 */
function read(bytes: Uint8Array, { version, size }: { readonly version: number; readonly size: number }): Layers {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (i: number) => data.getUint32(4 * i, true);
  if (bytes.length < HEADER || (word(0) !== MAGIC && word(0) !== MAGIC_OF_BYTES))
    throw new Error("these are no weights");
  if (word(1) !== version || word(2) !== size)
    throw new Error(`weights of version ${word(1)} do not fit features of version ${version}`);
  if (word(6) !== checksum(bytes.subarray(HEADER))) throw new Error("the weights are damaged");
  const sizes = [word(2), word(3), word(4), word(5)] as const;
  const [inputs, first, second, outputs] = sizes;
  let at = HEADER;
  const float = (): number => {
    at += 4;
    return data.getFloat32(at - 4, true);
  };
  const whole = (count: number): Int16Array => {
    const numbers = new Int16Array(count);
    for (let i = 0; i < count; i++, at += 2) numbers[i] = data.getInt16(at, true);
    return numbers;
  };
  const shares = (count: number): Float32Array => {
    const unit = float();
    return Float32Array.from(whole(count), (share) => share * unit);
  };
  const bytesOf = (count: number): Int8Array => {
    at += count;
    return new Int8Array(bytes.buffer, bytes.byteOffset + at - count, count);
  };
  const isOfBytes = word(0) === MAGIC_OF_BYTES;
  const w1 = isOfBytes ? times(whole(inputs), bytesOf(inputs * first)) : whole(inputs * first);
  const b1 = shares(first);
  const units = isOfBytes
    ? Float32Array.from({ length: second }, float)
    : new Float32Array(second).fill(float() * SPARE);
  const w2 = isOfBytes
    ? Int16Array.from(bytesOf(first * second))
    : whole(first * second).map((share) => Math.round(share / SPARE));
  const scale = data.getFloat32(28, true);
  const top = highest(w2, first);
  const shift = Math.max(0, Math.ceil(Math.log2(REACH / (top * scale))));
  return {
    sizes,
    w1,
    // Half of what is shifted away, so that it rounds.
    b1: Int32Array.from(b1, (bias) => Math.round(bias / scale + 2 ** shift / 2)),
    shift,
    top,
    w2: byInput(w2, first, second),
    units: units.map((unit) => unit * scale * 2 ** shift),
    b2: shares(second),
    w3: shares(second * outputs),
    b3: shares(outputs),
  };
}

/** Each row of bytes times its factor. */
function times(factors: Int16Array, rows: Int8Array): Int16Array {
  const each = rows.length / factors.length;
  return Int16Array.from(rows, (byte, i) => factors[Math.floor(i / each)]! * byte);
}

/** Weights that stand output by output. */
const byInput = (weights: Int16Array, width: number, depth: number): Int16Array =>
  weights.map((_, i) => weights[(i % depth) * width + Math.floor(i / depth)]!);

/** What the first layer must be able to let through; in play up to 18 was seen, alone, and 9 in company. */
const REACH = 24;

/** Weights of 16 bits are counted by so many in the second layer, so that its inputs can be finer. */
const SPARE = 8;

/** The highest 16-bit number that all inputs may have at once without a sum of 32 bits running over. */
function highest(weights: Int16Array, width: number): number {
  let most = 0;
  for (let row = 0; row < weights.length; row += width)
    most = Math.max(
      most,
      weights.subarray(row, row + width).reduce((sum, weight) => sum + Math.abs(weight), 0),
    );
  return Math.min(0x7fff, Math.floor(0x7fff_ffff / most));
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
