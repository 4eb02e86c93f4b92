import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileFor, furrow } from "./furrow.ts";

const play = (input: readonly string[], ...args: string[]) =>
  furrow(["play", "master-farmer", "--seed", "p", ...args], input.join("\n"));

test("a game is played to its end by typing numbers", async () => {
  const { code, out } = await play(new Array(60).fill("1"), "--bots", "human,random");
  expect(code).toBe(0);
  expect(out).toContain("Which vegetable do you collect?\n   1  Collect carrot");
  expect(out).toContain("seat 2 (random): ");
  expect(out).toMatch(/1\. seat \d.*: \d+.*\n2?1?\. seat/);
});

test("a move can be taken back", async () => {
  const { out } = await play(["2", "undo", "3"], "--bots", "human,human");
  expect(out.match(/^seat \d > .*$/gm)).toEqual(["seat 1 > 2", "seat 2 > undo", "seat 1 > 3", "seat 2 > "]);
});

test("what cannot be understood is answered with what can", async () => {
  const { out } = await play(["77", "hello", "undo"]);
  expect(out.split("Type a number from 1 to 6, or undo, board, save FILE, save-all FILE or quit.")).toHaveLength(3);
  expect(out).toContain("There is nothing to take back.");
});

test("the end of the input ends the game", async () => {
  const { code, out } = await play([]);
  expect(code).toBe(0);
  expect(out).toContain("The game is not over");
});

test("bots alone play to the end, the same way from the same seed", async () => {
  const [one, two, other] = await Promise.all([
    play([], "--bots", "greedy,random,random"),
    play([], "--bots", "greedy,random,random"),
    furrow(["play", "master-farmer", "--seed", "q", "--bots", "greedy,random,random"]),
  ]);
  expect(one.out).toMatch(/^1\. seat/m);
  expect(two.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
});

test("a match is saved for replay", async () => {
  const file = fileFor("saved.json");
  const { out } = await play(["1", `save-all ${file}`, "quit"]);
  expect(out).toContain(`Written to ${file}.`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    game: "master-farmer",
    seats: 2,
    players: [{}, { bot: "greedy" }],
  });
  expect((await furrow(["replay", file])).out).toContain("Not over yet");
});

test("whoever sits at the terminal saves what that seat has seen", async () => {
  const file = fileFor("seen.json");
  await play(["1", `save ${file}`, "quit"]);
  const { deal, as } = JSON.parse(readFileSync(file, "utf8"));
  expect({ as, seed: deal.seed }).toEqual({ as: 0, seed: undefined });
  expect((await furrow(["replay", file])).err).toContain("only what one seat had seen");
});

test("the deal of a match is verified by the commitment printed at its start", async () => {
  const file = fileFor("fair.json");
  const { out } = await furrow(
    ["play", "master-farmer", "--bots", "human,random", "--out", file],
    new Array(60).fill("1").join("\n"),
  );
  const commitment = /^Commitment: ([0-9a-f]{64})$/m.exec(out)![1]!;
  expect(out).toContain("The deal is verified");
  const [same, other, none] = await Promise.all([
    furrow(["replay", file, "--commitment", commitment]),
    furrow(["replay", file, "--commitment", commitment.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))]),
    furrow(["replay", file]),
  ]);
  expect(same).toMatchObject({ code: 0, err: "" });
  expect(same.out).toContain("The deal is verified");
  expect(other.code).toBe(1);
  expect(other.err).toContain("This is not the deal that was promised");
  expect(none.out).toContain(`Commitment: ${commitment}`);
  expect(none.out).not.toContain("verified");
});

test("a match that is left is aborted, and its seed published", async () => {
  const file = fileFor("left.json");
  const { out } = await furrow(["play", "master-farmer", "--out", file], "1\nquit");
  const commitment = /^Commitment: (.*)$/m.exec(out)![1]!;
  const replayed = await furrow(["replay", file, "--commitment", commitment, "--json"]);
  expect(JSON.parse(replayed.out)).toMatchObject({ ok: true, over: true, aborted: true, verified: true });
  expect(JSON.parse(readFileSync(file, "utf8")).log.at(-1)).toEqual({ aborted: true, seat: -1 });
});

test("a match from a typed seed is not called verified", async () => {
  const file = fileFor("typed.json");
  const { out } = await play(new Array(60).fill("1"), "--bots", "human,random", "--out", file);
  const { deal } = JSON.parse(readFileSync(file, "utf8"));
  const replayed = await furrow(["replay", file, "--commitment", deal.hash]);
  for (const text of [out, replayed.out]) {
    expect(text).toContain("a seed that somebody chose");
    expect(text).not.toContain("verified");
  }
});
