import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileFor, furrow } from "./furrow.ts";

const simulated = async (...args: string[]) => {
  const { code, out, err } = await furrow(["sim", "master-farmer", "--json", ...args]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
};

/** A report without what the clock says. */
const games = ({
  cpuSeconds,
  wallSeconds,
  workers,
  decisionsPerCpuSecond,
  gamesPerCpuSecond,
  ...rest
}: Record<string, unknown>) => rest;

test("sim reports games, decisions, speed, points, wins and length", async () => {
  const report = await simulated(
    "--seats",
    "3",
    "--games",
    "60",
    "--seed",
    "a",
    "--options",
    '{"tie":"largest-field"}',
  );
  expect(report).toMatchObject({
    game: "master-farmer",
    seats: 3,
    bots: ["random", "random", "random"],
    games: 60,
    errors: 0,
  });
  expect(report.options).toMatchObject({ tie: "largest-field", unplaceableCube: "set-aside" });
  expect(report.plies).toBeGreaterThan(report.decisions);
  expect(report.decisionsPerGame).toBeCloseTo(report.decisions / 60);
  expect(report.decisionsPerCpuSecond).toBeCloseTo(report.decisions / report.cpuSeconds);
  expect(report.gamesPerCpuSecond).toBeCloseTo(60 / report.cpuSeconds);
  expect(report.scores).toHaveLength(3);
  for (const { mean, sd, min, median, max } of report.scores) {
    expect(min <= median && median <= max && min <= mean && mean <= max).toBe(true);
    expect(sd).toBeGreaterThan(0);
  }
  expect(report.winShare).toHaveLength(3);
  expect(report.winShare.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1);
  for (const [seat, [low, high]] of report.winShareInterval.entries())
    expect(low < report.winShare[seat] && report.winShare[seat] < high).toBe(true);
});

test("the same seed gives the same games, whatever the number of workers", async () => {
  const args = ["--games", "40", "--seed", "again", "--bots", "greedy,random"];
  const one = await simulated(...args, "--workers", "1");
  const three = await simulated(...args, "--workers", "3");
  expect(games(three)).toEqual(games(one));
  expect([one.workers, three.workers]).toEqual([1, 3]);
});

test("wins are counted by seat and by bot", async () => {
  const seated = await simulated("--games", "60", "--seed", "b", "--bots", "random,greedy");
  expect(seated.winShare[1]).toBeGreaterThan(0.7);
  expect(seated.byBot.greedy).toMatchObject({ seats: 1, winShare: seated.winShare[1] });
  const rotated = await simulated("--games", "60", "--seed", "b", "--bots", "random,greedy", "--rotate");
  expect(rotated.byBot.greedy.winShare).toBeGreaterThan(0.7);
  expect(rotated.winShare[1]).toBeLessThan(0.7);
});

test("recorded games replay, and are the same for any number of workers", async () => {
  const args = ["--games", "6", "--seed", "c", "--seats", "2"];
  const files = [fileFor("one.jsonl"), fileFor("two.jsonl")] as const;
  const [report] = await Promise.all([
    simulated(...args, "--workers", "1", "--out", files[0]),
    simulated(...args, "--workers", "2", "--out", files[1]),
  ]);
  const text = readFileSync(files[0], "utf8");
  expect(readFileSync(files[1], "utf8")).toBe(text);
  expect(text.trimEnd().split("\n")).toHaveLength(6);
  const { code, out } = await furrow(["replay", files[0], "--json"]);
  expect(code).toBe(0);
  const replayed = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(replayed.every(({ ok, over, deal }) => ok && over && deal === "typed")).toBe(true);
  const points = replayed.map(({ result }) => result.scores[0].total);
  expect(report.scores[0].mean).toBeCloseTo(points.reduce((sum, total) => sum + total) / 6);
});

test("sim prints a report to read, without a bar where there is no terminal", async () => {
  const { code, out, err } = await furrow(["sim", "master-farmer", "--seats", "1", "--games", "5", "--seed", "d"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Master Farmer, 1 seat, seed d\n5 games, \d+ decisions \(\S+ a game\), 0 errors\n/);
  expect(out).toMatch(/decisions and \S+ games per CPU-second/);
  expect(out).toMatch(/^length +mean +sd/m);
});

test("statistics on cards count every card dealt, kept and played, with the round and what it brought", async () => {
  const options = '{"deal":"plain"}';
  const { out } = await furrow([
    "sim",
    "agricola",
    "--games",
    "20",
    "--seed",
    "cards",
    "--options",
    options,
    "--stats",
    "cards",
    "--json",
  ]);
  const { cards } = JSON.parse(out);
  expect(sum(cards.map(({ dealt }: { dealt: number }) => dealt))).toBe(20 * 2 * 14);
  for (const { kept, played, dealt, round, effectInterval } of cards) {
    expect(kept).toBeGreaterThanOrEqual(dealt);
    expect(played === 0 || (round >= 1 && round <= 14)).toBe(true);
    expect(effectInterval[0]).toBeLessThanOrEqual(effectInterval[1]);
  }
  expect(sum(cards.map(({ played }: { played: number }) => played))).toBeGreaterThan(20);
});

test.each([
  [["sim", "agricola", "--stats", "dice"], 'There are no statistics on "dice". There are: cards.'],
  [["sim", "master-farmer", "--stats", "cards"], "master-farmer has no cards in hands."],
  [["sim", "agricola", "--stats", "cards", "--out", "x"], "--stats cards and --out do not go together."],
])("%j gets one sentence", async (typed, sentence) => {
  const { err, code } = await furrow(typed);
  expect({ err: err.trim(), code }).toEqual({ err: `furrow: ${sentence}`, code: 2 });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
