import { expect, test } from "vitest";
import { greedy } from "../../../bots/search/greedy.ts";
import type { GameModule } from "../../../table/module.ts";
import { fastRandom } from "../../../table/random.ts";
import { game, module } from "../index.ts";
import { farm, optionsWith } from "../testing.ts";

const bot = greedy({ nodes: 400, finalists: 6, samples: 4 });

/** The mean happiness of so many games among bots. */
function meanHappiness(seats: number, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const random = fastRandom(`bots ${i}`);
    const view = game.setup(seats, optionsWith(), game.rulesVersion);
    for (let [seat] = game.actors(view); seat !== undefined; [seat] = game.actors(view)) {
      const moves = game.moves(view, seat);
      const turn = { module: module as unknown as GameModule, view, seat, moves, random };
      game.play(view, seat, bot.choose(turn as never));
    }
    for (const { total } of game.result(view)!.scores) sum += total / seats / games;
  }
  return sum;
}

test("HF-170: sensible bots reach 10, 9 and 8 happiness with two, three and four seats", () => {
  expect(meanHappiness(2, 4)).toBeGreaterThan(10);
  expect(meanHappiness(3, 4)).toBeGreaterThan(9);
  expect(meanHappiness(4, 4)).toBeGreaterThan(8);
});

test("A bot sells its goods, and butchers a goose that can be bought again for less than its meat", () => {
  const selling = farm({ anna: { goods: { egg: 3 } }, bert: {} });
  const plan = module.evaluation.plan!;
  expect(plan(selling.table.state, 0, selling.anna.moves, fastRandom("bot"))).toMatchObject({ good: "egg", count: 3 });
  const butchering = farm({ anna: { animals: ["goose a1 fed"] } }, { step: "butchering" });
  expect(plan(butchering.table.state, 0, butchering.anna.moves, fastRandom("bot"))).toMatchObject({ type: "butcher" });
});

test("Happiness in sight grows with every step towards a threshold", () => {
  const { value } = module.evaluation;
  const cows = (n: number) => value(farm({ anna: { animals: [`${n} cow a1`] } }).table.state, 0);
  expect(cows(2)).toBeGreaterThan(cows(1));
  expect(cows(4) - cows(3)).toBeGreaterThan(cows(3) - cows(2));
});

test("Where money decides, a bot sells everything at the last chance and buys nothing it cannot sell", () => {
  const plan = module.evaluation.plan!;
  const forMoney = { round: 12, options: { win: "money" } } as const;
  const selling = farm({ anna: { animals: ["cow a1 fed"] }, bert: {} }, forMoney);
  expect(plan(selling.table.state, 0, selling.anna.moves, fastRandom("bot"))).toMatchObject({ type: "sellAnimal" });
  const early = farm({ anna: { animals: ["cow a1 fed"] }, bert: {} }, { ...forMoney, round: 5 });
  expect(plan(early.table.state, 0, early.anna.moves, fastRandom("bot"))).toMatchObject({ type: "pass" });
});

test("Where one buys all at once, a bot that is rich keeps its places and takes those that are left", () => {
  const plan = module.evaluation.plan!;
  const atOnce = { buyingOrder: "all-at-once" } as const;
  const butchering = (money: number) => {
    const { table, anna } = farm(
      { anna: { money, animals: ["goose a1 fed"] }, bert: {} },
      { step: "butchering", options: atOnce },
    );
    return plan(table.state, 0, anna.moves, fastRandom("bot"))?.type;
  };
  expect(butchering(20)).toBe("butcher");
  expect(butchering(500)).toBe("pass");
  const buying = farm({ anna: { money: 500 }, bert: {} }, { step: "buying", options: atOnce });
  expect(plan(buying.table.state, 0, buying.anna.moves, fastRandom("bot"))?.type).toBe("buy");
});

test("In a short year expert tries styles, of which the first is the usual one", () => {
  const { levels, styles } = module.evaluation;
  const short = game.setup(2, optionsWith({ tables: { rounds: 6 } }), game.rulesVersion);
  expect(levels!(short).expert.algorithm).toBe("policy-switching");
  expect(levels!(game.setup(2, optionsWith(), game.rulesVersion)).expert.algorithm).toBe("greedy");
  expect(styles!(short).length).toBeGreaterThan(1);
});
