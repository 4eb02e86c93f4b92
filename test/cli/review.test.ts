import { expect, test } from "vitest";
import { random } from "../../src/bots/levels/random.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { games } from "../../src/games/index.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { furrowHere, written } from "./furrow.ts";

const module = await games["master-farmer"]!();
const bots = [0, 1].map(() => ({ id: "random", bot: random }));
const luck = { deal: "reviewed", bots: "reviewed" };
const { match } = await playMatch(module, 2, defaultOptions(module.game.options), bots, luck);
const file = written("match.json", JSON.stringify(match.wholeFile()));

test("a review finds where somebody who plays at random lost points, with how sure that is", async () => {
  const { code, out } = await furrowHere(["review", file, "--samples", "6", "--json"]);
  expect(code).toBe(0);
  const { turns } = JSON.parse(out) as {
    turns: { loss: number; error: number; kind: string; text: string; betterText: string }[];
  };
  expect(turns.length).toBeGreaterThan(8);
  expect(turns[0]!.loss).toBeGreaterThan(0);
  expect(turns.some(({ kind }) => kind !== "fine")).toBe(true);
  for (const { loss, error, kind } of turns) if (kind !== "fine") expect(loss - error).toBeGreaterThan(0);
  expect(turns[0]!.text).not.toBe(turns[0]!.betterText);
});

test("a review of one seat speaks of nobody else", async () => {
  const { out } = await furrowHere(["review", file, "--samples", "2", "--seat", "2", "--json"]);
  for (const { seat } of (JSON.parse(out) as { turns: { seat: number }[] }).turns) expect(seat).toBe(1);
});

test("what cannot be reviewed gets one sentence", async () => {
  const half = { ...match.wholeFile(), log: match.wholeFile().log.slice(0, 4) };
  const open = await furrowHere(["review", written("half.json", JSON.stringify(half))]);
  expect(open).toMatchObject({ code: 2, out: "" });
  expect(open.err).toMatch(/not over/);
  expect((await furrowHere(["review", file, "--seat", "3"])).err).toMatch(/has 2 seats/);
  expect((await furrowHere(["review", written("no.json", "{}")])).code).toBe(1);
});
