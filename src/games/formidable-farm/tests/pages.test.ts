import { expect, test } from "vitest";
import { say } from "../../../table/messages.ts";
import { CROP_SYMBOLS, GENERAL_SYMBOLS, REWARDS, SPECIAL_COSTS, symbolOf } from "../board/pages/explained.ts";
import { ANY, find, groupOf, REWARD_GROUPS } from "../board/pages/find.ts";
import { usualValues } from "../board/pages/usual-values.ts";
import { tradeCards } from "../cards.ts";
import { CROPS } from "../crops.ts";
import { en } from "../text/en.ts";

const textOf = (card: number): string =>
  say({ code: "en", words: en }, { ...usualValues, id: `card.${card}.about` }, String);
const numbers = (wanted: Partial<typeof ANY>) => find({ ...ANY, ...wanted }, textOf).map(({ number }) => number);

test("The browser has all 119 trade cards, in every order", () => {
  const all = tradeCards.map(({ number }) => number);
  expect(all).toHaveLength(119);
  expect(numbers({})).toEqual(all);
  for (const order of ["cost", "reward"] as const) expect(numbers({ order }).sort((a, b) => a - b)).toEqual(all);
});

test("Every card is found by what it costs and by what it gives", () => {
  const byCost = [...CROPS, "any", "special"] as const;
  const byReward = REWARD_GROUPS;
  expect(new Set(byCost.flatMap((cost) => numbers({ cost }))).size).toBe(119);
  expect(new Set(byReward.flatMap((reward) => numbers({ reward }))).size).toBe(119);
  for (const reward of byReward) expect(numbers({ reward }), reward).not.toEqual([]);
});

test("Words are searched in the text of the cards", () => {
  expect(numbers({ text: "PIG wheat 8" })).toEqual([3]);
  expect(numbers({ text: "unicorn" })).toEqual([]);
});

test("The list of symbols explains every cost and every reward that a card has", () => {
  const words: { readonly [id: string]: string } = en;
  for (const { cost, rewards } of tradeCards) {
    if (cost.special !== undefined) expect(SPECIAL_COSTS).toContain(cost.special);
    for (const reward of rewards) {
      expect(REWARDS.map(symbolOf)).toContain(symbolOf(reward));
      expect(words[`symbols.${symbolOf(reward)}`], symbolOf(reward)).toMatch(/\.$/);
      expect(REWARD_GROUPS).toContain(groupOf(reward));
    }
  }
  for (const special of SPECIAL_COSTS) expect(words[`symbols.cost.${special}`], special).toMatch(/\.$/);
  for (const icon of [...CROP_SYMBOLS, ...GENERAL_SYMBOLS]) expect(words[`symbols.${icon}`], icon).toBeTruthy();
});
