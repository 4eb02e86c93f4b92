import { expect, test } from "vitest";
import { alikeWith, hasLearned } from "../../../bots/levels/levels.ts";
import type { GameModule } from "../../../table/module.ts";
import { module as agricola, game } from "../index.ts";
import type { Options } from "../options.ts";
import { optionsWith } from "../testing.ts";

const module = agricola as unknown as GameModule;

const isLearned = (seats: number, options: Partial<Options>): boolean =>
  hasLearned(agricola, game.setup(seats, optionsWith(options), game.rulesVersion));

test("options that change nothing at a table leave its bots as they are", () => {
  expect(isLearned(2, { firstSeason: "autumn", olderSummer: true, tightsToDrawer: true })).toBe(true);
  expect(isLearned(3, { copse: true, teams: "lower" })).toBe(true);
  expect(isLearned(1, { extraTile: true, sideJob: false, equalStart: true })).toBe(true);
});

test("bots judge by what they learned wherever that has won", () => {
  const deck: Partial<Options> = { sideDecks: ["legen-dairy"] };
  for (const seats of [1, 2]) expect(isLearned(seats, deck)).toBe(true);
  for (const seats of [3, 4]) expect(isLearned(seats, deck)).toBe(false);
  expect(isLearned(4, { teams: "lower" })).toBe(false);
  expect(isLearned(4, { teams: "none", seasons: true, housedFirst: true })).toBe(true);
  expect(isLearned(2, { deal: "draft-7", seasons: true })).toBe(true);
  expect(isLearned(3, { deal: "draft-7" })).toBe(true);
  expect(isLearned(3, { deal: "draft-7", seasons: true })).toBe(false);
  expect(isLearned(4, { deal: "draft-7", seasons: true })).toBe(true);
});

test("the form names the levels that play alike where nothing was learned", () => {
  expect(alikeWith(module, 4, optionsWith({ teams: "product" }))).toEqual(["strong", "expert"]);
  expect(alikeWith(module, 2, optionsWith({ firstSeason: "winter" }))).toEqual([]);
});
