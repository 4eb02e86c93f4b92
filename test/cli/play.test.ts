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
  expect(out.split("Type a number from 1 to 6, or undo, board, save FILE or quit.")).toHaveLength(3);
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
  const { out } = await play(["1", `save ${file}`, "quit"]);
  expect(out).toContain(`Written to ${file}.`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    game: "master-farmer",
    seats: 2,
    players: [{}, { bot: "greedy" }],
  });
  expect((await furrow(["replay", file])).out).toContain("Not over yet");
});
