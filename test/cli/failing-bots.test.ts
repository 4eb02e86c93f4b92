import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileFor, furrow, furrowWithoutGreedy } from "./furrow.ts";

test("sim plays on by a simpler bot where one fails, counts it and ends with 1", async () => {
  const args = ["sim", "master-farmer", "--bots", "greedy,random", "--games", "4", "--seed", "a"];
  const { code, out, err } = await furrowWithoutGreedy([...args, "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ games: 4, errors: 0, failures: { greedy: expect.any(Number) } });
  expect(err).toContain("furrow: the bot greedy failed: Error: broken on purpose");
  const text = await furrowWithoutGreedy(args);
  expect(text.out).toMatch(/greedy failed \d+ times; a simpler bot chose those moves/);
});

test("the arena does the same", async () => {
  const args = ["arena", "master-farmer", "--bots", "greedy,random", "--pairs", "2", "--workers", "1"];
  const { code, out, err } = await furrowWithoutGreedy(args);
  expect(code).toBe(1);
  expect(out).toMatch(/4 games on 2 deals/);
  expect(out).toMatch(/greedy failed \d+ times/);
  expect(err).toContain("broken on purpose");
});

test("a campaign goes on, and its file is kept", async () => {
  const file = fileFor("campaign.json");
  expect(await furrow(["campaign", "new", "agricola", file, "--bots", "greedy"])).toMatchObject({ code: 0 });
  const { code, err } = await furrowWithoutGreedy(["campaign", "play", file, "--games", "1", "--seed", "a"]);
  expect(code).toBe(1);
  expect(err).toContain("broken on purpose");
  expect(JSON.parse(readFileSync(file, "utf8")).games).toHaveLength(1);
});

test("nothing is said where no bot fails", async () => {
  const args = ["sim", "master-farmer", "--bots", "greedy,random", "--games", "2", "--seed", "a"];
  const { code, out, err } = await furrow(args);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).not.toContain("failed");
});
