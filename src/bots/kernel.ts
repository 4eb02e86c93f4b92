/**
 * A net's sums, eight or four numbers at a time: a small WebAssembly program, put together here from its instructions. Where a
 * machine or page does not allow it, `net.ts` adds in plain JavaScript.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** Adds to whole sums what changed between two rows of inputs, and makes the earlier row the later one. */
  update(x: number, last: number, sums: number, weights: number, xEnd: number, rowBytes: number): void;
  /** What the sums let through, as numbers: scaled, with the biases, nothing below 0. */
  rectify(sums: number, biases: number, out: number, outEnd: number, scale: number): void;
  /** A layer from 16-byte blocks, four outputs at a time, nothing below 0, each times its last weight, summed up. */
  finish(first: number, firstEnd: number, blocks: number, biases: number, biasesEnd: number, last: number): number;
}

interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
}

declare const WebAssembly: Wasm | undefined;

const PAGE = 65536;

/** A kernel with so many bytes of memory, if there can be one here. */
export function kernelWith(bytes: number): Kernel | undefined {
  if (typeof WebAssembly === "undefined") return undefined;
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program()), { a: { m: memory } });
    return { memory: memory.buffer, ...(exports as unknown as Omit<Kernel, "memory">) };
  } catch {
    return undefined;
  }
}

// ---- Instructions, as the format writes them ----

type Code = readonly (number | Code)[];

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const EMPTY = 0x40;

const number = (value: number): Code => (value < 128 ? [value] : [(value & 127) | 128, value >> 7]);
const get = (local: number): Code => [0x20, local];
const set = (local: number, value: Code): Code => [value, 0x21, local];
const int = (value: number): Code => [0x41, value];
const simd = (operation: number): Code => [0xfd, number(operation)];
const add = (a: Code, b: Code): Code => [a, b, 0x6a];
const advance = (local: number, by: Code): Code => set(local, add(get(local), by));
/** 16 bytes from or to an address; offsets below 64. */
const load = (address: Code, offset = 0): Code => [address, simd(0), 4, offset];
const store = (address: Code, value: Code, offset = 0): Code => [address, value, simd(11), 4, offset];
const floatAt = (address: Code, offset = 0): Code => [address, 0x2a, 2, offset];
const repeatWhile = (body: Code, isBelow: readonly [Code, Code]): Code => [
  [0x03, EMPTY, body],
  [isBelow[0], isBelow[1], 0x49, 0x0d, 0],
  0x0b,
];
const multiplied = (a: Code, b: Code): Code => [a, b, simd(230)];
const added = (a: Code, b: Code): Code => [a, b, simd(228)];
const ZERO: Code = [0x43, 0, 0, 0, 0];
const NONE: Code = [ZERO, simd(19)];

function updating(): Code {
  const [x, last, sums, weights, xEnd, rowBytes, change, from, to, rowEnd, factor, row] = Array.from(
    { length: 12 },
    (_, i) => i,
  ) as [number, number, number, number, number, number, number, number, number, number, number, number];
  /** The low or high four of eight 16-bit products, added to the sums. */
  const half = (operation: number, offset: number): Code =>
    store(get(to), [load(get(to), offset), get(row), get(factor), simd(operation), simd(174)], offset);
  const addRow: Code = [
    set(row, load(get(from))),
    half(188, 0),
    half(189, 16),
    advance(from, int(16)),
    advance(to, int(32)),
  ];
  const changed: Code = [
    [get(last), floatAt(get(x)), 0x38, 2, 0],
    set(factor, [get(change), simd(16)]),
    set(from, get(weights)),
    set(to, get(sums)),
    set(rowEnd, add(get(weights), get(rowBytes))),
    repeatWhile(addRow, [get(from), get(rowEnd)]),
  ];
  return repeatWhile(
    [
      [floatAt(get(x)), floatAt(get(last)), 0x93, 0xa8, 0x22, change],
      [0x04, EMPTY, changed, 0x0b],
      advance(weights, get(rowBytes)),
      advance(x, int(4)),
      advance(last, int(4)),
    ],
    [get(x), get(xEnd)],
  );
}

function rectifying(): Code {
  const [sums, biases, out, outEnd, scale] = [0, 1, 2, 3, 4] as const;
  const whole: Code = [load(get(sums)), simd(250)];
  const scaled = added(multiplied(whole, [get(scale), simd(19)]), load(get(biases)));
  return repeatWhile(
    [
      store(get(out), [scaled, NONE, simd(233)]),
      advance(sums, int(16)),
      advance(biases, int(16)),
      advance(out, int(16)),
    ],
    [get(out), get(outEnd)],
  );
}

function finishing(): Code {
  const [first, firstEnd, blocks, biases, biasesEnd, last, from, total, some] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
  const rows = [9, 10, 11, 12] as const;
  const addBlock: Code = [
    set(some, load(get(from))),
    ...rows.map((row, i) => set(row, added(get(row), multiplied(get(some), load(get(blocks), 16 * i))))),
    advance(from, int(16)),
    // Seven bits of a signed number: 64 is written in two bytes.
    advance(blocks, [0x41, 0xc0, 0]),
  ];
  const lane = (row: number, i: number): Code => [get(row), simd(31), i];
  const plus = (a: Code, b: Code): Code => [a, b, 0x92];
  const outputs = rows.map((row, i): Code => {
    const sum = plus(plus(lane(row, 0), lane(row, 1)), plus(lane(row, 2), lane(row, 3)));
    const above: Code = [plus(sum, floatAt(get(biases), 4 * i)), ZERO, 0x97];
    return set(total, plus(get(total), [above, floatAt(get(last), 4 * i), 0x94]));
  });
  const fourOutputs: Code = [
    ...rows.map((row) => set(row, NONE)),
    set(from, get(first)),
    repeatWhile(addBlock, [get(from), get(firstEnd)]),
    ...outputs,
    advance(biases, int(16)),
    advance(last, int(16)),
  ];
  return [repeatWhile(fourOutputs, [get(biases), get(biasesEnd)]), get(total)];
}

// ---- The program around them ----

const flat = (code: Code): number[] => code.flatMap((part) => (typeof part === "number" ? [part] : flat(part)));
const sized = (code: Code): Code => {
  const bytes = flat(code);
  return [number(bytes.length), bytes];
};
const listed = (items: readonly Code[]): Code => [items.length, ...items];
const text = (word: string): Code => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
const section = (id: number, code: Code): Code => [id, sized(code)];

interface Routine {
  readonly name: keyof Kernel;
  readonly takes: readonly number[];
  readonly gives: readonly number[];
  /** Further locals: how many of which kind. */
  readonly keeps: readonly (readonly [number, number])[];
  readonly code: Code;
}

let made: Uint8Array | undefined;

function program(): Uint8Array {
  if (made !== undefined) return made;
  const six = [I32, I32, I32, I32, I32, I32];
  const routines: readonly Routine[] = [
    {
      name: "update",
      takes: six,
      gives: [],
      keeps: [
        [4, I32],
        [2, V128],
      ],
      code: updating(),
    },
    { name: "rectify", takes: [I32, I32, I32, I32, F32], gives: [], keeps: [], code: rectifying() },
    {
      name: "finish",
      takes: six,
      gives: [F32],
      keeps: [
        [1, I32],
        [1, F32],
        [5, V128],
      ],
      code: finishing(),
    },
  ];
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const sections = [
    section(
      1,
      listed(routines.map(({ takes, gives }) => [0x60, listed(takes.map((kind) => [kind])), gives.length, ...gives])),
    ),
    section(2, listed([[text("a"), text("m"), 2, 0, 1]])),
    section(3, listed(routines.map((_, i) => [i]))),
    section(7, listed(routines.map(({ name }, i) => [text(name), 0, i]))),
    section(
      10,
      listed(
        routines.map(({ keeps, code }) => sized([listed(keeps.map(([count, kind]) => [count, kind])), code, 0x0b])),
      ),
    ),
  ];
  made = new Uint8Array([...head, ...flat(sections)]);
  return made;
}
