import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { fileFor, furrow, written } from "./furrow.ts";

const main = join(import.meta.dirname, "../../src/cli/main.ts");

/** Runs the command line until a file has so many bytes, and stops it as Ctrl-C does. */
async function stopped(args: readonly string[], file: string, bytes: number) {
  const child = spawn(process.execPath, [main, ...args]);
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  while (!existsSync(file) || statSync(file).size < bytes) await pause(20);
  child.kill("SIGINT");
  return { code: await code, out, err };
}

const NOTE = "Stopping when the games under way are over; Ctrl-C again stops at once.\n";

test.skipIf(process.platform === "win32")("Ctrl-C in sim reports the games that were played", async () => {
  const file = fileFor("stopped.jsonl");
  const args = ["sim", "master-farmer", "--bots", "greedy", "--games", "1600", "--workers", "1", "--out", file];
  const { code, out, err } = await stopped(args, file, 1);
  expect({ code, err }).toEqual({ code: 130, err: NOTE });
  expect(out).toMatch(/^[\d,]+ games, [\d,]+ decisions .*\nStopped before all 1,600 games were played\.$/m);
  expect((await furrow(["replay", file])).code).toBe(0);
});

test.skipIf(process.platform === "win32")("Ctrl-C in the arena reports the deals that were played", async () => {
  const over = fileFor("over");
  const program = written(
    "counts.cjs",
    `const { appendFileSync } = require("node:fs");
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { type, id } = JSON.parse(line);
      if (type === "ask") console.log(JSON.stringify({ id, move: 0 }));
      if (type === "over") appendFileSync(${JSON.stringify(over)}, "x");
    });`,
  );
  const bots = `run:'${process.execPath}' '${program}',random`;
  const args = ["arena", "master-farmer", "--bots", bots, "--pairs", "100000", "--workers", "1", "--json"];
  const { code, out, err } = await stopped(args, over, 3);
  expect({ code, err }).toEqual({ code: 130, err: NOTE });
  const { isInterrupted, lineUps } = JSON.parse(out);
  expect(isInterrupted).toBe(true);
  expect(lineUps[0].games).toBe(2 * lineUps[0].blocks);
  expect(lineUps[0].blocks).toBeGreaterThan(0);
});
