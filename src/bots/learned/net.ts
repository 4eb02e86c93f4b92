import type { Seat, Table } from "../../table/game.ts";
import type { Learning } from "../../table/module.ts";
import { type KernelModule, kernelWith, loadKernel } from "./kernel.ts";
import { readAsset } from "./read-asset.ts";

/** A value net trained on games. */
export interface Net<S extends Table = Table> {
  /** By seat: the expected final margin over the best opponent, in points; in solo games the expected points. With `only`, the other entries are NaN at tables of three or more. */
  values(view: S, only?: Seat): readonly number[];
  /** The raw output for one seat's features, without the average over both seats. */
  evaluate(view: S, seat: Seat): number;
}

const nets = new WeakMap<object, Net>();

/** The net if it has been loaded, else `undefined`. */
export const netAtHand = <S extends Table>(learning: Learning<S>): Net<S> | undefined =>
  nets.get(learning) as Net<S> | undefined;

/** Loads a net and caches it. */
export async function fetchNet<S extends Table>(learning: Learning<S>): Promise<Net<S>> {
  const known = netAtHand(learning);
  if (known !== undefined) return known;
  const [weights, kernel] = await Promise.all([readAsset(learning.weights), loadKernel()]);
  const net = netFrom(learning, weights, kernel);
  nets.set(learning, net as unknown as Net);
  return net;
}

/**
 * Two hidden layers; the first output is in points. Both hidden layers use integer sums, so the order of addition does not matter.
 * Between them, sums are shifted right and clipped to 0..`top` (a clipped ReLU).
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
  /** Scale of each second-layer sum: the real value of one integer unit. */
  readonly units: Float32Array;
  readonly b2: Float32Array;
  readonly w3: Float32Array;
  readonly b3: Float32Array;
}

/** Evaluates one seat: the caller writes features into `x`; `run` returns the first output. */
interface Evaluator {
  readonly x: Float32Array;
  run(): number;
}

/** Builds a net from the bytes of its file, run by the kernel if given. Throws if the file is damaged or does not fit the features. */
export function netFrom<S extends Table>(learning: Learning<S>, weights: Uint8Array, kernel?: KernelModule): Net<S> {
  const layers = read(weights, learning);
  const evaluators: Evaluator[] = kernel === undefined ? [] : kernelEvaluators(layers, kernel);
  const evaluatorOf = (seat: Seat): Evaluator => {
    evaluators[seat] ??= new PlainEvaluator(layers);
    return evaluators[seat];
  };
  const ahead = (view: S, seat: Seat): number => {
    const evaluator = evaluatorOf(seat);
    learning.features(view, seat, evaluator.x);
    return evaluator.run();
  };
  return {
    evaluate: ahead,
    values(view, only) {
      if (view.seats !== 2)
        return Array.from({ length: view.seats }, (_, seat) =>
          only === undefined || only === seat ? ahead(view, seat) : Number.NaN,
        );
      // Zero-sum: average the first seat's output and the negated output of the second.
      const [first, second] = [evaluatorOf(0), evaluatorOf(1)];
      if (learning.featuresOfBoth === undefined) {
        learning.features(view, 0, first.x);
        learning.features(view, 1, second.x);
      } else learning.featuresOfBoth(view, first.x, second.x);
      const lead = (first.run() - second.run()) / 2;
      return [lead, -lead];
    },
  };
}

/** The most seats a kernel instance has buffers for. */
const MAX_SEATS = 16;

/** Evaluators for all seats on one kernel instance, sharing the weights; none if the kernel cannot handle the layer sizes. */
function kernelEvaluators(
  { sizes, w1, b1, shift, top, w2, units, b2, w3, b3 }: Layers,
  program: KernelModule,
): Evaluator[] {
  const [inputs, width, depth] = sizes;
  if (width % 16 !== 0 || depth % 32 !== 0) return [];
  let end = 0;
  const allocate = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    return at;
  };
  const buffers = Array.from({ length: MAX_SEATS }, () => ({
    x: allocate(4 * inputs),
    xEnd: end,
    last: allocate(4 * inputs),
    accumulator: allocate(4 * width),
    accumulatorEnd: end,
  }));
  const changes = allocate(2 * inputs + 2);
  const rows = allocate(4 * inputs + 8);
  const pairs = allocate(4 * width + 8);
  const first = allocate(2 * w1.length);
  const second = allocate(2 * w2.length);
  const ends = allocate(12 * depth);
  const { memory, update, clippedRelu, finish } = kernelWith(program, end);
  new Int16Array(memory, first).set(w1);
  new Int16Array(memory, second).set(inPairs(w2, width, depth));
  new Float32Array(memory, ends).set(byFours([units, b2, w3], depth));
  return buffers.map(({ x, xEnd, last, accumulator, accumulatorEnd }) => {
    new Int32Array(memory, accumulator).set(b1);
    return {
      x: new Float32Array(memory, x, inputs),
      run() {
        update(x, xEnd, last, accumulator, first, 2 * width, changes, rows);
        const pairsEnd = clippedRelu(accumulator, accumulatorEnd, second, 4 * depth, pairs, shift, top);
        return b3[0]! + finish(pairs, pairsEnd, ends, ends + 12 * depth);
      },
    };
  });
}

/** Interleaves the weights of each pair of consecutive inputs, output by output, for the SIMD dot product. */
function inPairs(weights: Int16Array, width: number, depth: number): Int16Array {
  const pairs = new Int16Array(weights.length);
  let at = 0;
  for (let j = 0; j < width; j += 2)
    for (let k = 0; k < depth; k++) for (let i = 0; i < 2; i++) pairs[at++] = weights[(j + i) * depth + k]!;
  return pairs;
}

/** Interleaves lists in blocks of four. */
function byFours(lists: readonly Float32Array[], length: number): Float32Array {
  const fours = Array.from({ length: length / 4 }, (_, i) =>
    lists.flatMap((list) => [...list.subarray(4 * i, 4 * i + 4)]),
  );
  return Float32Array.from(fours.flat());
}

/** Plain JavaScript evaluator. Its first layer is an accumulator, updated by the features that changed since the last position. */
class PlainEvaluator implements Evaluator {
  readonly x: Float32Array;
  readonly #layers: Layers;
  readonly #accumulator: Int32Array;
  readonly #last: Float32Array;
  readonly #second: Int32Array;

  constructor(layers: Layers) {
    const [inputs, , second] = layers.sizes;
    this.x = new Float32Array(inputs);
    this.#layers = layers;
    this.#accumulator = layers.b1.slice();
    this.#last = new Float32Array(inputs);
    this.#second = new Int32Array(second);
  }

  run(): number {
    this.#updateAccumulator(this.x);
    const { sizes, shift, top, w2, units, b2, w3, b3 } = this.#layers;
    const [, width, depth] = sizes;
    const accumulator = this.#accumulator;
    const second = this.#second.fill(0);
    for (let j = 0; j < width; j++) {
      const first = Math.min(top, accumulator[j]! >> shift);
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

  #updateAccumulator(x: Float32Array): void {
    const { sizes, w1 } = this.#layers;
    const [inputs, width] = sizes;
    const last = this.#last;
    const accumulator = this.#accumulator;
    for (let i = 0; i < inputs; i++) {
      const change = x[i]! - last[i]!;
      if (change === 0) continue;
      last[i] = x[i]!;
      const row = i * width;
      for (let j = 0; j < width; j++) accumulator[j] = accumulator[j]! + change * w1[row + j]!;
    }
  }
}

/** File formats: 16-bit weights, and mostly 8-bit weights. */
const MAGIC = 0x4e455431;
const MAGIC_OF_BYTES = 0x4e455432;
const HEADER = 32;

/**
 * Parses a weights file. Header: eight 32-bit numbers (magic, feature version, four layer sizes, checksum of the rest, scale of the
 * first layer). Then the layers. 16-bit format: first-layer weights as integers, all others scaled to their layer's largest value.
 * 8-bit format: first-layer weights are bytes times a 16-bit factor per input, second-layer weights bytes times a scale per output.
 * Behind the layers, if anything, JSON in ASCII: `inputs` names the features, row by row.
 */
function read(bytes: Uint8Array, learning: Pick<Learning, "version" | "size" | "inputs">): Layers {
  const { version, size } = learning;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (i: number) => data.getUint32(4 * i, true);
  if (bytes.length < HEADER || (word(0) !== MAGIC && word(0) !== MAGIC_OF_BYTES))
    throw new Error("these are no weights");
  if (word(1) !== version) throw new Error(`weights of version ${word(1)} do not fit features of version ${version}`);
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
  const b2 = shares(second);
  const w3 = shares(second * outputs);
  const b3 = shares(outputs);
  const order = orderOf(namesIn(bytes.subarray(at)), inputs, learning);
  const top = highest(w2, first);
  const shift = Math.max(0, Math.ceil(Math.log2(REACH / (top * scale))));
  return {
    sizes: [size, first, second, outputs],
    w1: order === undefined ? w1 : inOrder(w1, order, first),
    // Add half a unit of the shift, so that shifting rounds.
    b1: Int32Array.from(b1, (bias) => Math.round(bias / scale + 2 ** shift / 2)),
    shift,
    top,
    w2: byInput(w2, first, second),
    units: units.map((unit) => unit * scale * 2 ** shift),
    b2,
    w3,
    b3,
  };
}

/** The names of the features behind the layers; none in an older file. */
function namesIn(rest: Uint8Array): readonly string[] | undefined {
  if (rest.length === 0) return undefined;
  const text = Array.from(rest, (byte) => String.fromCharCode(byte)).join("");
  return (JSON.parse(text) as { readonly inputs: readonly string[] }).inputs;
}

/** In which row of the weights each feature stands; undefined where they stand as they are filled in. */
function orderOf(
  trained: readonly string[] | undefined,
  rows: number,
  { size, inputs }: Pick<Learning, "size" | "inputs">,
): readonly number[] | undefined {
  if (inputs === undefined || trained === undefined) {
    if (inputs !== undefined) throw new Error("the weights do not name the features they were trained with");
    if (rows !== size) throw new Error(`weights of ${rows} features do not fit ${size}`);
    return undefined;
  }
  if (trained.length !== rows) throw new Error("the weights are damaged");
  const at = new Map(trained.map((name, i) => [name, i]));
  const untrained = inputs.filter((name) => !at.has(name));
  if (untrained.length > 0) throw new Error(`the weights were trained without ${few(untrained)}`);
  const known = new Set(inputs);
  const gone = trained.filter((name) => !known.has(name));
  if (gone.length > 0) throw new Error(`the weights were trained with what is no feature here: ${few(gone)}`);
  return trained.every((name, i) => name === inputs[i]) ? undefined : inputs.map((name) => at.get(name)!);
}

/** The first few names. */
const few = (names: readonly string[]): string =>
  names.length > 3 ? `"${names.slice(0, 3).join('", "')}" and ${names.length - 3} more` : `"${names.join('", "')}"`;

/** Rows of weights in another order. */
function inOrder(weights: Int16Array, order: readonly number[], width: number): Int16Array {
  const sorted = new Int16Array(weights.length);
  for (const [i, row] of order.entries()) sorted.set(weights.subarray(row * width, (row + 1) * width), i * width);
  return sorted;
}

/** Multiplies each row of bytes by its factor. */
function times(factors: Int16Array, rows: Int8Array): Int16Array {
  const each = rows.length / factors.length;
  return Int16Array.from(rows, (byte, i) => factors[Math.floor(i / each)]! * byte);
}

/** Transposes weights from output-major to input-major order. */
const byInput = (weights: Int16Array, width: number, depth: number): Int16Array =>
  weights.map((_, i) => weights[(i % depth) * width + Math.floor(i / depth)]!);

/** Clipping bound of the first layer, in real units. The highest value seen in play is 18 in solo games, 9 otherwise. */
const REACH = 24;

/** Divides 16-bit second-layer weights, which leaves more bits for that layer's inputs. */
const SPARE = 8;

/** The largest 16-bit input value for which no 32-bit sum can overflow. */
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
