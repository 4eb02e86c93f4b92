import { closeSync, openSync, writeFileSync } from "node:fs";
import { Failed, Mistyped } from "./command.ts";

/** A file that is written bit by bit. */
export class OutFile {
  readonly #name: string;
  readonly #file: number;

  constructor(name: string) {
    this.#name = name;
    this.#file = opened(name, "w");
  }

  write(content: string | Uint8Array): void {
    // Unlike a single write, this one goes on until all is written.
    writing(this.#name, () => writeFileSync(this.#file, content));
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Refuses a file that cannot be written before there is anything to write. */
export const checkWritable = (name: string): void => closeSync(opened(name, "a"));

/** Writes to a file; what keeps it from being written is one line for whoever named it. */
export function writing<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new Failed(sentenceOf(name, error as NodeJS.ErrnoException));
  }
}

function opened(name: string, how: "w" | "a"): number {
  try {
    return openSync(name, how);
  } catch (error) {
    throw new Mistyped(sentenceOf(name, error as NodeJS.ErrnoException));
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOSPC: ": no room is left",
  EDQUOT: ": no room is left",
  EPIPE: ": nobody reads it any more",
  EACCES: ": it is not yours to write",
  EROFS: ": nothing can be written there",
  EISDIR: ": it is a folder",
};

/** Why a file cannot be written. */
export const sentenceOf = (name: string, { code = "" }: NodeJS.ErrnoException): string =>
  `${name} cannot be written (${code})${REASONS[code] ?? ""}.`;
