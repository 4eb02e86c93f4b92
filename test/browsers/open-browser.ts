import { existsSync } from "node:fs";

/** A browser with one page, whoever drives it. */
export interface OpenBrowser {
  readonly version: string;
  resize(width: number, height: number): Promise<void>;
  go(address: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<T>(script: string): Promise<T>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The first of these files that is there. */
export const firstOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path !== "" && existsSync(path));
