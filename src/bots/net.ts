import type { Seat, Table } from "../table/game.ts";
import type { Learning } from "../table/module.ts";
import { bytesFrom } from "./base64.ts";
import { kernelWith } from "./kernel.ts";

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
  const net = netAtHand(learning) ?? netFrom(learning, await learning.weights());
  nets.set(learning, net as unknown as Net);
  return net;
}

/** Two hidden layers; a first output in points. The first layer is whole numbers, so that any order of adding is exact. */
interface Layers {
  readonly sizes: readonly [inputs: number, first: number, second: number, outputs: number];
  readonly scale: number;
  /** Input by input. */
  readonly w1: Int16Array;
  readonly b1: Float32Array;
  /** Output by output. */
  readonly w2: Float32Array;
  readonly b2: Float32Array;
  readonly w3: Float32Array;
  readonly b3: Float32Array;
}

/** One seat's look through a net: its features are written into `x`, `run` tells the first output. */
interface Look {
  readonly x: Float32Array;
  run(): number;
}

/** Makes a net from its text; refuses what was damaged or does not fit the features. */
export function netFrom<S extends Table>(learning: Learning<S>, text: string): Net<S> {
  const layers = read(text, learning);
  const looks: Look[] = [];
  const lookOf = (seat: Seat): Look => {
    looks[seat] ??= fastLook(layers) ?? new PlainLook(layers);
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

/** A look by the kernel, where there is one and the layers' sizes fit it. */
function fastLook({ sizes, scale, w1, b1, w2, b2, w3, b3 }: Layers): Look | undefined {
  const [inputs, width, depth] = sizes;
  if (width % 8 !== 0 || depth % 4 !== 0) return undefined;
  let end = 0;
  const place = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    return at;
  };
  const at = {
    x: place(4 * inputs),
    last: place(4 * inputs),
    sums: place(4 * width),
    first: place(4 * width),
    w1: place(2 * w1.length),
    b1: place(4 * width),
    w2: place(4 * w2.length),
    b2: place(4 * depth),
    w3: place(4 * depth),
  };
  const kernel = kernelWith(end);
  if (kernel === undefined) return undefined;
  const floats = (start: number, numbers: Float32Array) => new Float32Array(kernel.memory, start).set(numbers);
  new Int16Array(kernel.memory, at.w1).set(w1);
  floats(at.b1, b1);
  floats(at.w2, inBlocks(w2, width, depth));
  floats(at.b2, b2);
  floats(at.w3, w3.subarray(0, depth));
  const { update, rectify, finish } = kernel;
  return {
    x: new Float32Array(kernel.memory, at.x, inputs),
    run() {
      update(at.x, at.last, at.sums, at.w1, at.x + 4 * inputs, 2 * width);
      rectify(at.sums, at.b1, at.first, at.first + 4 * width, scale);
      return b3[0]! + finish(at.first, at.first + 4 * width, at.w2, at.b2, at.b2 + 4 * depth, at.w3);
    },
  };
}

/** Four inputs of four outputs after each other. */
function inBlocks(weights: Float32Array, width: number, depth: number): Float32Array {
  const blocks = new Float32Array(weights.length);
  let at = 0;
  for (let k = 0; k < depth; k += 4)
    for (let j = 0; j < width; j += 4)
      for (let row = 0; row < 4; row++) for (let i = 0; i < 4; i++) blocks[at++] = weights[(k + row) * width + j + i]!;
  return blocks;
}

/** The first layer is kept up to date by what has changed since the last position. */
class PlainLook implements Look {
  readonly x: Float32Array;
  readonly #layers: Layers;
  readonly #sums: Int32Array;
  readonly #last: Float32Array;
  readonly #first: Float32Array;

  constructor(layers: Layers) {
    const [inputs, first] = layers.sizes;
    this.x = new Float32Array(inputs);
    this.#layers = layers;
    this.#sums = new Int32Array(first);
    this.#last = new Float32Array(inputs);
    this.#first = new Float32Array(first);
  }

  run(): number {
    this.#bringUpToDate(this.x);
    const { sizes, scale, b1, w2, b2, w3, b3 } = this.#layers;
    const [, width, depth] = sizes;
    const sums = this.#sums;
    const first = this.#first;
    for (let j = 0; j < width; j++) {
      const sum = sums[j]! * scale + b1[j]!;
      first[j] = sum > 0 ? sum : 0;
    }
    let out = b3[0]!;
    for (let k = 0; k < depth; k++) {
      const row = k * width;
      let [a, b, c, d] = [b2[k]!, 0, 0, 0];
      for (let j = 0; j < width; j += 4) {
        a += first[j]! * w2[row + j]!;
        b += first[j + 1]! * w2[row + j + 1]!;
        c += first[j + 2]! * w2[row + j + 2]!;
        d += first[j + 3]! * w2[row + j + 3]!;
      }
      const sum = a + b + c + d;
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
function read(text: string, { version, size }: { readonly version: number; readonly size: number }): Layers {
  const bytes = bytesFrom(text);
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
  const times = <T extends Int16Array | Float32Array>(factors: T, numbers: T, each: number): T => {
    for (let i = 0; i < numbers.length; i++, at++) numbers[i] = factors[Math.floor(i / each)]! * data.getInt8(at);
    return numbers;
  };
  const isOfBytes = word(0) === MAGIC_OF_BYTES;
  return {
    sizes,
    scale: data.getFloat32(28, true),
    w1: isOfBytes ? times(whole(inputs), new Int16Array(inputs * first), first) : whole(inputs * first),
    b1: shares(first),
    w2: isOfBytes
      ? times(Float32Array.from({ length: second }, float), new Float32Array(first * second), first)
      : shares(first * second),
    b2: shares(second),
    w3: shares(second * outputs),
    b3: shares(outputs),
  };
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
