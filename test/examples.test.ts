import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { module as crows } from "../examples/crows/index.ts";
import type { GameModule } from "../src/table/module.ts";
import { hold, type Subject } from "./contract/case.ts";
import { properties } from "./contract/index.ts";

const root = join(import.meta.dirname, "..");

/** The longest example, in lines; the files of the small game are counted together. */
const LONGEST = 40;
const LONGEST_GAME = 250;

/** Each example with what it prints. */
const EXAMPLES: { readonly [file: string]: RegExp } = {
  "play-a-game.ts": /16 moves; Place \w+ on e6[\s\S]*after the end: over\n[\s\S]*points, place 1/,
  "write-a-bot.ts": /^Monte Carlo \d+, random \d+\n$/,
  "analyse-a-position.ts": /seat 0: [+-][\d.]+ \(points [\s\S]*\n(Place \w+ on \w+: [+-][\d.]+ ± [\d.]+: .+\n){3}$/,
  "replay-a-match.ts":
    /moves replayed: The deal is verified[\s\S]*places (\d,\d), as played \1\nforged: line \d+: This /,
  "follow-a-table.ts": /^hello; \d+ lines, \d+ moves of our own\n[\s\S]*The view is what the server has\.\n$/,
  "crows/play.ts": /^greedy {3}Pick a fruit\n[\s\S]*home \d+ \d+, basket 0 places \d \d\n$/,
};

const linesOf = (file: string): number => readFileSync(join(root, "examples", file), "utf8").split("\n").length - 1;

test.concurrent.each(Object.entries(EXAMPLES))("%s runs", async (file, printed) => {
  expect(linesOf(file)).toBeLessThanOrEqual(LONGEST);
  const { stdout } = await promisify(execFile)(process.execPath, [join("examples", file)], { cwd: root });
  expect(stdout).toMatch(printed);
});

describe("Crows, the small game", () => {
  test("is small", () => {
    const files = ["state.ts", "rules.ts", "text.ts", "index.ts", "play.ts"];
    const lines = files.reduce((sum, file) => sum + linesOf(join("crows", file)), 0);
    expect(lines).toBeLessThanOrEqual(LONGEST_GAME);
  });

  const subject: Subject = {
    module: crows as unknown as GameModule,
    testing: { hasSecrets: false, scramble: () => {} },
  };
  test.each(Object.entries(properties))("%s", (_, property) => hold(subject, property, { runs: 2, looks: 5 }));
});
