import { readAsset } from "./read-asset.ts";

/**
 * The net's inner loops in WebAssembly SIMD (`kernel.wat` has the program and explains its parameters). `net.ts` adds in plain
 * JavaScript where a machine or page does not allow it.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
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
  rectify(
    sums: number,
    sumsEnd: number,
    weights: number,
    rowBytes: number,
    pairs: number,
    shift: number,
    top: number,
  ): number;
  finish(pairs: number, pairsEnd: number, ends: number, endsEnd: number): number;
}

/** The compiled program, of which every net runs an instance with a memory of its own. */
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

/** Compiles the program once; undefined where WebAssembly or its SIMD instructions are missing or forbidden. */
export const loadKernel = (): Promise<KernelModule | undefined> => {
  compiled ??= compile();
  return compiled;
};

async function compile(): Promise<KernelModule | undefined> {
  if (typeof WebAssembly === "undefined") return undefined;
  const program = await readAsset(new URL("./kernel.wasm", import.meta.url));
  return WebAssembly.compile(program).catch(() => undefined);
}

/** An instance with at least that many bytes of memory. */
export function kernelWith(program: KernelModule, bytes: number): Kernel {
  if (WebAssembly === undefined) throw new Error("there is no WebAssembly here");
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(program, { net: { memory } });
  return { memory: memory.buffer, ...(exports as unknown as Omit<Kernel, "memory">) };
}
