import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { furrow } from "./furrow.ts";

const main = join(import.meta.dirname, "../../src/cli/main.ts");
const quick = ["--workers", "1", "--generations", "1", "--population", "4", "--deals", "1", "--check", "1"];

describe.skipIf(!existsSync("/dev/full"))("on a full disk there is one line and exit code 1", () => {
  test.each<[string, string[]]>([
    ["sim", ["sim", "master-farmer", "--games", "100", "--out", "/dev/full"]],
    ["selfplay", ["selfplay", "agricola", "--games", "2", "--out", "/dev/full"]],
    ["tune", ["tune", "happiness-farm", ...quick, "--bot", "greedy-0", "--panel", "random", "--out", "/dev/full"]],
    ["arena", ["arena", "master-farmer", "--bots", "random,greedy-0", "--pairs", "2", "--html", "/dev/full"]],
  ])("%s", async (_, args) => {
    const { code, err } = await furrow(args);
    expect({ code, err }).toEqual({ code: 1, err: "furrow: /dev/full cannot be written (ENOSPC): no room is left.\n" });
  });

  test("the output itself", () => {
    const command = `'${process.execPath}' '${main}' sim master-farmer --games 10 > /dev/full`;
    const { status, stderr } = spawnSync("/bin/sh", ["-c", command], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "furrow: The output cannot be written (ENOSPC): no room is left.\n",
    });
  });
});

test.skipIf(process.platform === "win32")("who stops reading ends a simulation with one line", () => {
  const command = `'${process.execPath}' '${main}' sim master-farmer --games 3000 --json --out /dev/stdout | head -c 10`;
  const { stdout, stderr } = spawnSync("/bin/sh", ["-c", command], { encoding: "utf8" });
  expect(stdout).toHaveLength(10);
  expect(stderr).toBe("furrow: /dev/stdout cannot be written (EPIPE): nobody reads it any more.\n");
});

test("a file that cannot be opened is refused before anything is played", async () => {
  for (const args of [
    ["sim", "master-farmer", "--out", "/nowhere/a"],
    ["selfplay", "agricola", "--out", "/nowhere/a"],
    ["tune", "happiness-farm", "--generations", "100000", "--out", "/nowhere/a"],
    ["arena", "master-farmer", "--bots", "random,greedy", "--pairs", "1000000", "--html", "/nowhere/a"],
  ])
    expect(await furrow(args)).toEqual({ code: 2, out: "", err: "furrow: /nowhere/a cannot be written (ENOENT).\n" });
});
