import { expect, test } from "vitest";
import { furrow, furrowHere } from "./furrow.ts";

test.each<[string, string[], RegExp]>([
  [
    "an unknown command",
    ["dance"],
    /There is no command "dance"\. There are: games, play, sim, campaign, replay, review, arena, tune, selfplay, serve, backup, restore, bench\./,
  ],
  ["an unknown game", ["sim", "chess"], /There is no game "chess"\. There are: .*master-farmer/],
  ["an unknown game to play", ["play", "chess"], /There are: .*master-farmer/],
  ["an unknown game to measure", ["bench", "chess"], /There are: .*master-farmer/],
  ["a game named like a built-in word", ["sim", "constructor"], /There is no game "constructor"/],
  ["no game", ["sim"], /Usage: furrow sim GAME/],
  ["too many words", ["games", "all"], /"all" is too much/],
  ["an unknown flag", ["sim", "master-farmer", "--fast"], /There is no flag --fast\. There are: --seats, .*--help\./],
  ["a flag without its value", ["sim", "master-farmer", "--seed"], /--seed needs a value/],
  ["a value too many", ["games", "--json=1"], /--json takes no value/],
  [
    "an unknown bot",
    ["sim", "master-farmer", "--bots", "random,deep"],
    /There is no bot "deep"\. There are: random, greedy, novice, casual, club, strong, expert\./,
  ],
  [
    "an unknown bot to play with",
    ["play", "master-farmer", "--bots", "deep,human"],
    /There are: random, greedy, novice, casual, club, strong, expert, human\./,
  ],
  ["a person in a simulation", ["sim", "master-farmer", "--bots", "human,random"], /There is no bot "human"/],
  ["too few bots", ["sim", "master-farmer", "--seats", "3", "--bots", "random,greedy"], /2 bots are named for 3 seats/],
  ["too many seats", ["sim", "master-farmer", "--seats", "5"], /master-farmer has 1 to 4 seats, not 5/],
  [
    "seats that are no number",
    ["sim", "master-farmer", "--seats", "two"],
    /--seats needs a whole number of at least 1/,
  ],
  ["no games at all", ["sim", "master-farmer", "--games", "0"], /--games needs a whole number of at least 1/],
  [
    "an unknown option",
    ["sim", "master-farmer", "--options", '{"luck":1}'],
    /no option "luck"\. Options of master-farmer: .*tie/,
  ],
  [
    "an unknown value",
    ["sim", "master-farmer", "--options", '{"tie":"fight"}'],
    /"tie" is one of "shared, largest-field"/,
  ],
  [
    "options that are no JSON",
    ["sim", "master-farmer", "--options", "tie=shared"],
    /--options needs JSON.*presets?: .*narrow/,
  ],
  ["options that are no object", ["sim", "master-farmer", "--options", "[1]"], /Options are an object/],
  ["a file that is not there", ["replay", "/nowhere/match.json"], /\/nowhere\/match\.json cannot be read \(ENOENT\)/],
  [
    "a file that cannot be written",
    ["sim", "master-farmer", "--out", "/nowhere/x.jsonl"],
    /cannot be written \(ENOENT\)/,
  ],
])("%s gets one line and exit code 2", async (_what, args, line) => {
  const { code, out, err } = await furrowHere(args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(line);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

test("the exit code and the line come out of the real command line", async () => {
  const { code, out, err } = await furrow(["sim", "chess"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^furrow: There is no game "chess"\. There are: .*\.\n$/);
});
