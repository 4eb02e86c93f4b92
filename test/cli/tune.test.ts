import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Evolution } from "../../src/cli/tune/evolution.ts";
import type { Tuned, TuningPlan } from "../../src/cli/tune/tuning.ts";
import { fastRandom } from "../../src/table/random.ts";
import { fileFor, furrow, furrowHere, written } from "./furrow.ts";

test("the evolution strategy finds the lowest point of a long valley, the same way each time", () => {
  const height = (point: readonly number[]) =>
    point.reduce((sum, number, i) => sum + 10 ** i * (number - 0.3 * (i + 1)) ** 2, 0);
  const found = () => {
    const evolution = new Evolution(4, 12, 0.3, fastRandom("valley"));
    for (let i = 0; i < 150; i++) evolution.learn(evolution.next().toSorted((a, b) => height(a) - height(b)));
    return evolution.mean;
  };
  expect(height(found())).toBeLessThan(1e-3);
  expect(found()).toEqual(found());
});

const small = "--generations 2 --population 4 --deals 2 --check 3 --styles 1 --seed small".split(" ");

async function tuned(...more: string[]): Promise<TuningPlan & Tuned> {
  const { code, out, err } = await furrow(["tune", "happiness-farm", ...small, "--json", ...more]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as TuningPlan & Tuned;
}

test("tuning gives a plain table of numbers, the same for any number of threads, and checks it on other deals", async () => {
  const file = fileFor("numbers.json");
  const [one, two] = [await tuned("--workers", "1", "--out", file), await tuned("--workers", "2")];
  expect(two.numbers).toEqual(one.numbers);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(one.numbers);
  expect(Object.keys(one.numbers)).toEqual(Object.keys(one.begin));
  expect(one.numbers.holding).not.toBe(one.begin.holding);
  expect(one.generations).toHaveLength(2);
  expect(one.check).toHaveLength(3);
  const arena = ["arena", "happiness-farm", "--bots", `greedy@${file},greedy`, "--pairs", "1", "--workers", "1"];
  expect(await furrow(arena)).toMatchObject({ code: 0 });
});

test("only the numbers that are named are tuned", async () => {
  const { numbers, begin } = await tuned("--only", "rich", "--generations", "1");
  expect(numbers.rich).not.toBe(begin.rich);
  expect({ ...numbers, rich: 0 }).toEqual({ ...begin, rich: 0 });
});

test.each([
  ["a game without numbers", ["master-farmer"], /no numbers that can be tuned/],
  ["an unknown number", ["happiness-farm", "--only", "luck"], /There is no number "luck"\. There are: holding/],
  ["an unknown bot", ["happiness-farm", "--panel", "clever"], /There is no bot "clever"/],
  ["too few candidates", ["happiness-farm", "--population", "3"], /at least 4/],
  ["no file of numbers", ["happiness-farm", "--begin", "nowhere"], /nowhere cannot be used/],
  ["other numbers", ["happiness-farm", "--begin", written("luck.json", '{"luck":1}')], /names "luck"/],
])("what cannot be tuned is said: %s", async (_, args, says) => {
  const { code, err } = await furrowHere(["tune", ...args]);
  expect(code).toBe(2);
  expect(err).toMatch(says);
});
