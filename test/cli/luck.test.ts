import { expect, test } from "vitest";
import type { Bot } from "../../src/bots/bot.ts";
import { findBot } from "../../src/bots/index.ts";
import { playGame } from "../../src/cli/arena/block.ts";
import { dealOf } from "../../src/cli/arena/contest.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { playOut, streams } from "../../src/cli/sim/playout.ts";
import { games } from "../../src/games/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import type { GameModule } from "../../src/table/module.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom, type Random } from "../../src/table/random.ts";

const module = (await games["my-farm-shop"]!()) as GameModule;
const options = defaultOptions(module.game.options);
const luck = { deal: "a secret deal", bots: "luck of bots" };

/** Plays like `random`, and writes down all that it is told. */
function listener(): { readonly bot: Bot; readonly heard: Set<string> } {
  const heard = new Set<string>();
  const bot: Bot = {
    choose(turn) {
      for (const name of Object.keys(turn)) heard.add(name);
      const { module: _, random, budget, ...data } = turn;
      heard.add(JSON.stringify([data, Object.keys(random), Object.keys(budget ?? {})]));
      return findBot("random")!.choose(turn);
    },
  };
  return { bot, heard };
}

const named = (bots: readonly Bot[]) => bots.map((bot) => ({ id: "x", bot }));

/** What a bot may be told; its random stream can only be drawn from. */
const TOLD = ["module", "view", "seat", "moves", "random", "memory", "budget"];

for (const [where, play] of [
  ["a simulation", (bots: readonly Bot[]) => playOut(module, 2, options, named(bots), luck)],
  ["a match", (bots: readonly Bot[]) => playMatch(module, 2, options, named(bots), luck)],
  [
    "the arena",
    (bots: readonly Bot[]) =>
      playGame(
        module,
        { seats: 2, options },
        named(bots).map((one) => ({ ...one, module })),
        luck,
      ),
  ],
] as const)
  test(`in ${where} no bot is told a seed, of the deal or of anybody's luck`, async () => {
    const { bot, heard } = listener();
    await play([bot, bot]);
    expect(heard.size).toBeGreaterThan(20);
    for (const text of heard) {
      expect(text.startsWith("[") || TOLD.includes(text)).toBe(true);
      for (const secret of [luck.deal, luck.bots, seedFrom(luck.deal)]) expect(text).not.toContain(secret);
    }
  });

/** How often two streams agree about the next of six numbers, over many seeds. */
function agreement(pair: (number: number) => readonly [Random, Random]): number {
  let [same, all] = [0, 0];
  for (let number = 0; number < 500; number++) {
    const [one, other] = pair(number);
    for (let draw = 0; draw < 20; draw++, all++) if (one.below(6) === other.below(6)) same++;
  }
  return same / all;
}

test("a bot's luck says nothing about the deal, nor about another bot's luck", () => {
  const contest = { drawer: "tuning", seed: "1" } as Parameters<typeof dealOf>[0];
  const deal = (number: number) => dealOf(contest, number);
  const pairs: readonly ((number: number) => readonly [Random, Random])[] = [
    (number) => [fastRandom(deal(number)), streams(`${deal(number)}/0/0`, 2)[0]!],
    (number) => [streams(`${deal(number)}/0/0`, 2)[0]!, streams(`${deal(number)}/0/0`, 2)[1]!],
    (number) => [fastRandom(`1/${number}/deal`), streams(`1/${number}/bots`, 2)[1]!],
  ];
  // Ten thousand draws of six: four standard deviations are 0.015.
  for (const pair of pairs) expect(Math.abs(agreement(pair) - 1 / 6)).toBeLessThan(0.015);
});
