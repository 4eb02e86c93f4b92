import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { furrow as runHere } from "../../src/cli/furrow.ts";

const main = join(import.meta.dirname, "../../src/cli/main.ts");

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command line. */
export const furrow = (args: readonly string[], input = ""): Promise<Run> => run([main, ...args], input);

/** The same where greedy throws whenever it is asked. */
export const furrowWithoutGreedy = (args: readonly string[]): Promise<Run> =>
  run(["--import", join(import.meta.dirname, "failing-greedy.ts"), main, ...args], "");

function run(args: readonly string[], input: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args);
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    child.on("error", reject).on("close", (code) => resolve({ code, out, err }));
    child.stdin.on("error", () => {}).end(input);
  });
}

/** Does the same within this process: quicker, for commands that neither read input nor start threads. */
export async function furrowHere(args: readonly string[]): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void out.push(`${line}\n`));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void err.push(`${line}\n`));
  try {
    const code = await runHere(args);
    return { code, out: out.join(""), err: err.join("") };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

const folder = mkdtempSync(join(tmpdir(), "furrow-"));

/** A file of this name that only this test file uses. */
export const fileFor = (name: string): string => join(folder, name);

/** Writes a file and returns its path. */
export function written(name: string, text: string): string {
  const file = fileFor(name);
  writeFileSync(file, text);
  return file;
}
