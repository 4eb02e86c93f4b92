import { readAsset } from "./read-asset.ts";

/**
 * The net's inner loops in WebAssembly SIMD; `kernel.wat` is the source and explains the parameters. `net.ts` falls back to plain
 * JavaScript where SIMD is missing or forbidden.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  update(
    x: number,
    xEnd: number,
    last: number,
    accumulator: number,
    weights: number,
    rowBytes: number,
    changes: number,
    rows: number,
  ): void;
  clippedRelu(
    accumulator: number,
    accumulatorEnd: number,
    weights: number,
    rowBytes: number,
    pairs: number,
    shift: number,
    top: number,
  ): number;
  finish(pairs: number, pairsEnd: number, ends: number, endsEnd: number): number;
}

/** The compiled program. Every net runs an instance with a memory of its own. */
export type KernelModule = { readonly __kernel: never };

declare const WebAssembly:
  | {
      compile(bytes: Uint8Array): Promise<KernelModule>;
      Instance: new (module: KernelModule, imports: object) => { readonly exports: Record<string, unknown> };
      Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
    }
  | undefined;

const PAGE = 65536;

let compiled: Promise<KernelModule | undefined> | undefined;

/** Compiles the program once; `undefined` if WebAssembly or its SIMD instructions are missing or forbidden. */
export const loadKernel = (): Promise<KernelModule | undefined> => {
  compiled ??= compile();
  return compiled;
};

async function compile(): Promise<KernelModule | undefined> {
  if (typeof WebAssembly === "undefined") return undefined;
  const program = await readAsset(new URL("./kernel.wasm", import.meta.url));
  return WebAssembly.compile(program).catch(() => undefined);
}

/** An instance with at least `bytes` of memory. */
export function kernelWith(program: KernelModule, bytes: number): Kernel {
  if (WebAssembly === undefined) throw new Error("there is no WebAssembly here");
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(program, { net: { memory } });
  return { memory: memory.buffer, ...(exports as unknown as Omit<Kernel, "memory">) };
}
