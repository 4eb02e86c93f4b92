/**
 * A net's sums, eight or four numbers at a time: a small WebAssembly program, put together here from its instructions. Where a
 * machine or page does not allow it, `net.ts` adds in plain JavaScript.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /**
   * Adds to whole sums what changed between two rows of inputs, and makes the earlier row the later one. What changed is first listed
   * in `changes`, where its weights are in `rows`.
   */
  update(
    x: number,
    xEnd: number,
    last: number,
    sums: number,
    weights: number,
    rowBytes: number,
    changes: number,
    rows: number,
  ): void;
  /**
   * Lists what the sums let through, shifted down, from 0 to a top: in pairs, each with the place of its weights, without pairs of
   * zeros. Tells where the list ends.
   */
  rectify(
    sums: number,
    sumsEnd: number,
    weights: number,
    rowBytes: number,
    pairs: number,
    shift: number,
    top: number,
  ): number;
  /**
   * A layer from listed pairs, 32 outputs at a time: each times its unit, with its bias, nothing below 0, times its last weight, summed
   * up. Units, biases and last weights stand in `ends`, four by four.
   */
  finish(pairs: number, pairsEnd: number, ends: number, endsEnd: number): number;
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
/** Below 64, or in two bytes: the seventh bit of the last one is the sign. */
const int = (value: number): Code => [0x41, value < 64 ? value : [(value & 127) | 128, value >> 7]];
const simd = (operation: number): Code => [0xfd, number(operation)];
const add = (a: Code, b: Code): Code => [a, b, 0x6a];
const advance = (local: number, by: Code): Code => set(local, add(get(local), by));
/** 16 bytes from or to an address. */
const load = (address: Code, offset = 0): Code => [address, simd(0), 4, number(offset)];
const store = (address: Code, value: Code, offset = 0): Code => [address, value, simd(11), 4, number(offset)];
const floatAt = (address: Code, offset = 0): Code => [address, 0x2a, 2, offset];
const intAt = (address: Code, offset = 0): Code => [address, 0x28, 2, offset];
const storeInt = (address: Code, value: Code, offset = 0): Code => [address, value, 0x36, 2, offset];
const storeShort = (address: Code, value: Code): Code => [address, value, 0x3b, 1, 0];
const when = (condition: Code, body: Code): Code => [condition, 0x04, EMPTY, body, 0x0b];
const repeatWhile = (body: Code, isBelow: readonly [Code, Code]): Code => [
  [0x03, EMPTY, body],
  [isBelow[0], isBelow[1], 0x49, 0x0d, 0],
  0x0b,
];
/** Goes on in a list of places of 2 to the `bits` bytes, unless a 0 was written. There is no branch, as it would be guessed wrong. */
const keepUnlessZero = (local: number, value: Code, bits: number): Code =>
  advance(local, [[value, int(0), 0x47], int(bits), 0x74]);
const multiplied = (a: Code, b: Code): Code => [a, b, simd(230)];
const added = (a: Code, b: Code): Code => [a, b, simd(228)];
/** Two 16-bit numbers, four times. */
const pairAt = (address: Code): Code => [address, simd(9), 2, 0];
/** Four sums and to each of them two products of 16-bit numbers. */
const withProducts = (sums: Code, a: Code, b: Code): Code => [sums, a, b, simd(186), simd(174)];
const NONE: Code = [int(0), simd(16)];

function updating(): Code {
  const [x, xEnd, last, sums, weights, rowBytes, changes, rows] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const [change, changesEnd, rowsEnd, from, otherFrom, to, fromEnd] = [8, 9, 10, 11, 12, 13, 14] as const;
  const [factors, row, other] = [15, 16, 17] as const;
  const listed = [0, 4, 8, 12].map(
    (offset): Code => [
      set(change, [floatAt(get(x), offset), floatAt(get(last), offset), 0x93, 0xa8]),
      storeShort(get(changesEnd), get(change)),
      storeInt(get(rowsEnd), get(weights)),
      keepUnlessZero(changesEnd, get(change), 1),
      keepUnlessZero(rowsEnd, get(change), 2),
      advance(weights, get(rowBytes)),
    ],
  );
  const isChanged: Code = [load(get(x)), load(get(last)), simd(66), simd(83)];
  const listChanges: Code = [
    [isChanged, 0x04, EMPTY, listed, store(get(last), load(get(x)))],
    [0x05, advance(weights, [get(rowBytes), int(2), 0x74]), 0x0b],
    advance(x, int(16)),
    advance(last, int(16)),
  ];
  /** The low or high four of two rows of eight, taken by turns. */
  const byTurns = (start: number): Code => [
    [get(row), get(other), simd(13)],
    [0, 1, 2, 3].flatMap((i) => [0, 1, 16, 17].map((byte) => start + 2 * i + byte)),
  ];
  const half = (start: number, offset: number): Code =>
    store(get(to), withProducts(load(get(to), offset), byTurns(start), get(factors)), offset);
  const addEight = (i: number): Code => [
    set(row, load(get(from), 16 * i)),
    set(other, load(get(otherFrom), 16 * i)),
    half(0, 32 * i),
    half(8, 32 * i + 16),
  ];
  const addRows: Code = [
    set(factors, pairAt(get(changes))),
    set(from, intAt(get(rows))),
    set(otherFrom, intAt(get(rows), 4)),
    set(fromEnd, add(get(from), get(rowBytes))),
    set(to, get(sums)),
    repeatWhile(
      [addEight(0), addEight(1), advance(from, int(32)), advance(otherFrom, int(32)), advance(to, int(64))],
      [get(from), get(fromEnd)],
    ),
    advance(changes, int(4)),
    advance(rows, int(8)),
  ];
  return [
    set(changesEnd, get(changes)),
    set(rowsEnd, get(rows)),
    repeatWhile(listChanges, [get(x), get(xEnd)]),
    // The second of the last two may be none: whichever row is listed for it, 0 times.
    storeShort(get(changesEnd), int(0)),
    when([get(changes), get(changesEnd), 0x49], repeatWhile(addRows, [get(changes), get(changesEnd)])),
  ];
}

function rectifying(): Code {
  const [sums, sumsEnd, weights, rowBytes, pairs, shift, top] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [pair, eight] = [7, 8] as const;
  const shifted = (offset: number): Code => [load(get(sums), offset), get(shift), simd(172)];
  const narrow: Code = [shifted(0), shifted(16), simd(133)];
  const listed = [0, 1, 2, 3].map(
    (i): Code => [
      set(pair, [get(eight), simd(27), i]),
      storeInt(get(pairs), get(pair)),
      storeInt(get(pairs), get(weights), 4),
      keepUnlessZero(pairs, get(pair), 3),
      advance(weights, get(rowBytes)),
    ],
  );
  return [
    repeatWhile(
      [set(eight, [narrow, [get(top), simd(16)], simd(150), NONE, simd(152)]), ...listed, advance(sums, int(32))],
      [get(sums), get(sumsEnd)],
    ),
    // A list of none is read as one of a pair of zeros.
    storeInt(get(pairs), int(0)),
    get(pairs),
  ];
}

function finishing(): Code {
  const [pairs, pairsEnd, ends, endsEnd, from, row, offset] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [some, total] = [7, 8] as const;
  const sums = [9, 10, 11, 12, 13, 14, 15, 16] as const;
  const addPair: Code = [
    set(some, pairAt(get(from))),
    set(row, add(intAt(get(from), 4), get(offset))),
    ...sums.map((sum, i) => set(sum, withProducts(get(sum), get(some), load(get(row), 16 * i)))),
    advance(from, int(8)),
  ];
  const outputs = sums.map((sum, i): Code => {
    const [unit, bias, last] = [0, 16, 32].map((at) => load(get(ends), 48 * i + at)) as [Code, Code, Code];
    const above: Code = [added(multiplied([get(sum), simd(250)], unit), bias), NONE, simd(233)];
    return set(total, added(get(total), multiplied(above, last)));
  });
  const someOutputs: Code = [
    ...sums.map((sum) => set(sum, NONE)),
    set(from, get(pairs)),
    repeatWhile(addPair, [get(from), get(pairsEnd)]),
    ...outputs,
    advance(offset, int(16 * sums.length)),
    advance(ends, int(48 * sums.length)),
  ];
  const lane = (i: number): Code => [get(total), simd(31), i];
  const plus = (a: Code, b: Code): Code => [a, b, 0x92];
  return [repeatWhile(someOutputs, [get(ends), get(endsEnd)]), plus(plus(lane(0), lane(1)), plus(lane(2), lane(3)))];
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
  const ints = (count: number): number[] => Array.from({ length: count }, () => I32);
  const routines: readonly Routine[] = [
    {
      name: "update",
      takes: ints(8),
      gives: [],
      keeps: [
        [7, I32],
        [3, V128],
      ],
      code: updating(),
    },
    {
      name: "rectify",
      takes: ints(7),
      gives: [I32],
      keeps: [
        [1, I32],
        [1, V128],
      ],
      code: rectifying(),
    },
    {
      name: "finish",
      takes: ints(4),
      gives: [F32],
      keeps: [
        [3, I32],
        [10, V128],
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
