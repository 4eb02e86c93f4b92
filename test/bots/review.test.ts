import { expect, test } from "vitest";
import { random } from "../../src/bots/levels/random.ts";
import { decisionsOf, reviewing, turnsOf, type Verdict } from "../../src/bots/review/review.ts";
import { movesOnlyIn } from "../../src/bots/review/turn-diff.ts";
import { greedy } from "../../src/bots/search/greedy.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { games } from "../../src/games/index.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

const EFFORT = { nodes: 40, finalists: 2, samples: 1 };

async function played(id: string, options: object = {}) {
  const module = await games[id]!();
  const bots = [
    { id: "random", bot: random },
    { id: "greedy", bot: greedy(EFFORT) },
  ];
  const all = { ...defaultOptions(module.game.options), ...options };
  const { match } = await playMatch(module, 2, all, bots, { deal: "reviewed", bots: "reviewed" });
  return { module, match, decisions: decisionsOf(match) };
}

test("a turn of Happiness Farm is a seat's whole round, however often others are asked in between", async () => {
  const { module, decisions } = await played("happiness-farm", { tables: { rounds: 3 } });
  const turns = turnsOf(module, decisions);
  expect(turns).toHaveLength(6);
  expect(turns.flatMap(({ own }) => own)).toHaveLength(decisions.length);
  expect(turns.some(({ between }) => between.length > 1)).toBe(true);
  const verdicts: Verdict[] = [];
  for await (const verdict of reviewing(module, turns, 4, fastRandom("review"))) verdicts.push(verdict);
  expect(verdicts).toHaveLength(6);
  const lost = (seat: number) => verdicts.filter((verdict) => verdict.seat === seat && verdict.kind !== "fine").length;
  expect(lost(0)).toBeGreaterThan(0);
  expect(lost(1)).toBe(0);
});

test("what somebody did after chance had spoken is part of the same turn", async () => {
  const { module, decisions } = await played("formidable-farm");
  const turns = turnsOf(module, decisions);
  expect(turns.some(({ own }) => new Set(own.map(({ news }) => news)).size > 1)).toBe(true);
  for (const { own } of turns)
    expect(new Set(own.map(({ seat, view }) => module.evaluation.turn?.(view, seat))).size).toBe(1);
});

test("of two turns is told what they have not in common, of long ones what there is most of", () => {
  const [goose, duck, pass] = [{ id: "buy", kind: "goose" }, { id: "buy", kind: "duck" }, { id: "pass" }];
  const at = (cell: string) => ({ id: "place", cell });
  expect(movesOnlyIn([duck, goose, goose, pass], [duck, pass])).toEqual([{ text: goose, n: 2, isSame: true }]);
  expect(movesOnlyIn([at("a1"), at("b1"), at("c1"), goose], [at("b1")])).toEqual([
    { text: at("a1"), n: 2, isSame: false },
    { text: goose, n: 1, isSame: true },
  ]);
  expect(movesOnlyIn([goose, at("a1")], [goose, at("b1")])).toEqual([{ text: at("a1"), n: 1, isSame: true }]);
  const others = ["a1", "b2", "c3"].map((cell) => ({ id: `eat ${cell}` }));
  expect(movesOnlyIn([...others, pass, goose, goose, goose], [])).toEqual([{ text: goose, n: 3, isSame: true }]);
  expect(movesOnlyIn([pass], [goose, pass])).toEqual([{ text: pass, n: 1, isSame: true }]);
});
