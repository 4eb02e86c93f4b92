import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lineUps, seatings, sidesIn } from "../../src/cli/arena/contest.ts";
import type { ArenaReport } from "../../src/cli/arena/report.ts";
import { shareOf, testOf } from "../../src/cli/arena/sequential.ts";
import { fileFor, furrow, furrowHere, written } from "./furrow.ts";

async function measured(...args: string[]): Promise<ArenaReport> {
  const { code, out } = await furrow(["arena", "master-farmer", ...args, "--json"]);
  expect(code).toBe(0);
  return JSON.parse(out) as ArenaReport;
}

test("a deal is played once from every seat, the first of two bots alone among the others", () => {
  expect(lineUps({ bots: ["a", "b"], seats: 3 })).toEqual([["a", "b", "b"]]);
  expect(seatings(["a", "b", "b"], 3)).toEqual([
    ["a", "b", "b"],
    ["b", "b", "a"],
    ["b", "a", "b"],
  ]);
});

test("where seats play together, each bot is a team, and the teams change places once", () => {
  const sides = [0, 1, 0, 1];
  expect(lineUps({ bots: ["a", "b"], seats: 4, sides })).toEqual([["a", "b", "a", "b"]]);
  expect(seatings(["a", "b", "a", "b"], 4, sides)).toEqual([
    ["a", "b", "a", "b"],
    ["b", "a", "b", "a"],
  ]);
  expect(seatings(["a", "b", "c", "d"], 4, sides)).toHaveLength(4);
});

test("more bots than seats meet two by two, and alone each plays every deal", () => {
  expect(lineUps({ bots: ["a", "b", "c"], seats: 2 })).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  expect(seatings(["a", "b"], 1)).toEqual([["a"], ["b"]]);
});

test("the arena gives wins, points ahead, places, Elo and time, the same for any number of workers", async () => {
  const args = ["--bots", "greedy,random", "--pairs", "10"];
  const [one, two] = await Promise.all([measured(...args, "--workers", "1"), measured(...args, "--workers", "2")]);
  const [greedy, random] = one.lineUps[0]!.standings;
  expect(one.lineUps[0]).toMatchObject({ games: 20, blocks: 10, lineUp: ["greedy", "random"] });
  expect(greedy!.won.value + random!.won.value).toBeCloseTo(1);
  expect(greedy!.won.interval[0]).toBeGreaterThan(0.5);
  expect(greedy!.ahead.value).toBeCloseTo(-random!.ahead.value);
  expect(greedy!.elo!.interval[0]).toBeGreaterThan(0);
  expect(two.lineUps[0]!.course).toEqual(one.lineUps[0]!.course);
});

test("deals of one drawer are not those of another", async () => {
  const args = ["--bots", "greedy,random", "--pairs", "4", "--drawer"];
  const [tuning, heldOut] = await Promise.all([measured(...args, "tuning"), measured(...args, "held-out")]);
  expect(tuning.lineUps[0]!.course).not.toEqual(heldOut.lineUps[0]!.course);
});

test("a test stops as soon as it is clear who is stronger", async () => {
  const { lineUps } = await measured("--bots", "greedy,random", "--pairs", "200", "--test", "0,100");
  expect(lineUps[0]!.blocks).toBeLessThan(60);
  expect(lineUps[0]!.test!.verdict).toBe("stronger");
});

test("a test asks for more the nearer its bounds are, and turns with who wins", () => {
  const won = new Array(30).fill(0.75);
  expect(testOf(won, 2, [0, 100]).evidence).toBeGreaterThan(testOf(won, 2, [0, 20]).evidence);
  expect(testOf(new Array(200).fill(0.25), 2, [0, 20]).verdict).toBe("not-stronger");
  expect(shareOf(0, 4)).toBeCloseTo(0.25);
});

test("a bot that wins or loses everything has an Elo difference that can be read from data", async () => {
  const { lineUps } = await measured("--bots", "random,greedy", "--pairs", "8", "--workers", "1");
  const { elo, won } = lineUps[0]!.standings[0]!;
  expect(won.value).toBeLessThan(0.2);
  for (const number of [elo!.value, ...elo!.interval]) expect(Number.isFinite(number)).toBe(true);
});

test("teams are tested as two sides, however many seats they have", () => {
  expect(sidesIn({ seats: 4, sides: [0, 1, 0, 1] })).toBe(2);
  expect(sidesIn({ seats: 4 })).toBe(4);
});

test("the report is one page with plots and loads nothing", async () => {
  const file = fileFor("arena.html");
  await measured("--bots", "greedy,random", "--pairs", "4", "--html", file);
  const page = readFileSync(file, "utf8");
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page).not.toMatch(/<script|src=|href=/);
});

test.each([
  ["one bot", ["--bots", "greedy"], /Name two or more bots/],
  ["too many bots", ["--bots", "greedy,random,greedy-0", "--seats", "4"], /3 bots cannot meet at 4 seats/],
  ["an unknown drawer", ["--bots", "greedy,random", "--drawer", "attic"], /There is no drawer "attic"/],
  ["a budget without a unit", ["--bots", "greedy,random", "--budget", "200"], /such as 200ms or 400sims/],
  ["a test of one number", ["--bots", "greedy,random", "--test", "20"], /two Elo differences/],
  ["weights that are not there", ["--bots", "greedy,random@nowhere"], /nowhere is not there/],
  ["weights of no net", ["--bots", `greedy,random@${written("no.net", "?")}`], /use no net at such a table/],
  ["numbers nobody judges by", ["--bots", `greedy,random@${written("n.json", "{}")}`], /judge by no numbers/],
  ["a test without an end", ["--bots", "greedy,random", "--test", "0,Infinity"], /two Elo differences/],
  ["a page that cannot be written", ["--bots", "greedy,random", "--html", "/nowhere/a.html"], /cannot be written/],
])("what the arena cannot do is said: %s", async (_, args, says) => {
  const { code, err } = await furrowHere(["arena", "master-farmer", ...args]);
  expect(code).toBe(2);
  expect(err).toMatch(says);
});

test("a file that is no net of such a table is refused before anything is played", async () => {
  const file = written("no.net", "?");
  const { code, err } = await furrowHere(["arena", "agricola", "--bots", `strong@${file},strong`]);
  expect(code).toBe(2);
  expect(err).toMatch(/no\.net cannot be used/);
});
