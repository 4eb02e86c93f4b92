import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ArenaReport } from "../../src/cli/arena/report.ts";
import { gameIds } from "../../src/games/index.ts";
import { furrow, written } from "./furrow.ts";

/** A path as a shell takes it, whatever is in its folders' names. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;

const node = quoted(process.execPath);
const root = join(import.meta.dirname, "../..");

const against = (program: string, ...more: string[]) => at("master-farmer", program, ...more);

async function at(game: string, program: string, ...more: string[]): Promise<ArenaReport["lineUps"][number]> {
  const args = ["arena", game, "--bots", `run:${program},random`, "--pairs", "1", "--workers", "1", "--json", ...more];
  const { code, out, err } = await furrow(args);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return (JSON.parse(out) as ArenaReport).lineUps[0]!;
}

const anyMove = `python3 ${quoted(join(root, "examples/bots/any-move.py"))}`;
const isPythonThere = spawnSync("python3", ["--version"]).status === 0;

for (const [language, program, isThere] of [
  ["TypeScript", `${node} ${quoted(join(root, "examples/bots/best-score.ts"))}`, true],
  ["Python", anyMove, isPythonThere],
] as const)
  test.skipIf(!isThere)(`a program in ${language} plays to the end`, async () => {
    const { standings } = await against(program);
    expect(standings[0]).toMatchObject({ forfeits: 0 });
    expect(standings[0]!.movesPerGame).toBeGreaterThan(5);
  });

for (const id of gameIds)
  test.skipIf(!isPythonThere)(`${id}: a program of ten lines plays to the end`, async () => {
    const { standings } = await at(id, anyMove);
    expect(standings).toMatchObject([
      { forfeits: 0, reasons: [] },
      { forfeits: 0, reasons: [] },
    ]);
  });

const programs = {
  "stops at once": "process.exit(1)",
  "never answers": "setInterval(() => {}, 1000)",
  "answers nonsense": "process.stdin.on('data', () => console.log('hello'))",
  "names a move that is not there": `process.stdin.on("data", () => console.log('{"id":1,"move":9999}'))`,
  "closes its ears": `require("node:fs").closeSync(0); setInterval(() => {}, 1000)`,
  "dies while it answers": `process.stdin.on("data", () => process.stdout.write('{"id":1,', () => process.exit()))`,
  "says a line without end": `const more = () => { while (process.stdout.write("x".repeat(1 << 16))); process.stdout.once("drain", more); }; more()`,
  "never stops talking": `const more = () => { while (process.stdout.write("{}\\n".repeat(1 << 14))); process.stdout.once("drain", more); }; more()`,
  "answers with bytes that are no text": `process.stdin.on("data", () => process.stdout.write(Buffer.from([0xff, 0xfe, 0, 10])))`,
  "answers another question": `process.stdin.on("data", () => console.log('{"id":77,"move":0}'))`,
};

for (const [what, code] of Object.entries(programs))
  test(`a program that ${what} forfeits, and the others go on`, async () => {
    const file = written(`${what.replaceAll(" ", "-")}.cjs`, code);
    const { standings, games } = await against(`${node} ${quoted(file)}`, "--budget", "50ms");
    expect(games).toBe(2);
    expect(standings[0]).toMatchObject({ forfeits: 2, won: { value: 0 } });
    expect(standings[0]!.reasons).not.toEqual([]);
    expect(standings[1]).toMatchObject({ forfeits: 0, won: { value: 1 } });
  });
