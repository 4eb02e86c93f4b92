import { expect, test } from "vitest";
import { playBatch } from "../../src/cli/sim/batch.ts";
import { spreadOf, wilson } from "../../src/cli/sim/statistics.ts";
import { summaryOf } from "../../src/cli/sim/summary.ts";
import { tiny } from "../bots/tiny.ts";

test("quantiles lie between the numbers they fall between", () => {
  expect(spreadOf([4, 1, 3, 2])).toMatchObject({ mean: 2.5, min: 1, q25: 1.75, median: 2.5, q75: 3.25, max: 4 });
  expect(spreadOf([2, 4]).sd).toBeCloseTo(Math.SQRT2);
  expect(spreadOf([]).mean).toBe(0);
});

test("a share has the interval of Wilson", () => {
  const [low, high] = wilson(0.5, 100);
  expect(low).toBeCloseTo(0.4038, 4);
  expect(high).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 3);
});

test("a shared first place is a win in parts, and a bot wins with any of its seats", () => {
  const game = { decisions: 5, plies: 9, bots: ["a", "b", "a"] };
  const { winShare, byBot, scores } = summaryOf(
    [
      { ...game, scores: [3, 3, 1], places: [1, 1, 3] },
      { ...game, scores: [0, 1, 2], places: [3, 2, 1] },
    ],
    3,
  );
  expect(winShare).toEqual([0.25, 0.25, 0.5]);
  expect(byBot.a).toMatchObject({ seats: 2, winShare: 0.75, score: { mean: 1.5 } });
  expect(byBot.b).toMatchObject({ seats: 1, winShare: 0.25 });
  expect(scores[0]).toMatchObject({ mean: 1.5 });
});

test("where seats play together, wins and points are told team by team", () => {
  const game = { decisions: 5, plies: 9, bots: ["a", "b", "a", "b"] };
  const outcomes = [
    { ...game, scores: [30, 20, 30, 20], places: [1, 2, 1, 2] },
    { ...game, scores: [10, 12, 10, 12], places: [2, 1, 2, 1] },
    { ...game, scores: [14, 12, 14, 12], places: [1, 2, 1, 2] },
  ];
  const { byTeam, byBot } = summaryOf(outcomes, 4, [0, 1, 0, 1]);
  expect(byTeam).toMatchObject([
    { seats: [0, 2], score: { mean: 18 } },
    { seats: [1, 3], score: { max: 20 } },
  ]);
  expect(byTeam![0]!.winShare).toBeCloseTo(2 / 3);
  expect(byBot.a!.winShare).toBeCloseTo(2 / 3);
  expect(summaryOf(outcomes, 4).byTeam).toBeUndefined();
});

const plan = {
  game: "tiny",
  seats: 2,
  options: {},
  bots: ["random", "random"],
  games: 10,
  seed: "s",
  rotate: false,
  record: false,
};
const points = tiny({ value: ({ points }, seat) => points[seat]! });

test("games are told apart by seed and number alone", async () => {
  const played = (from: number, to: number, seed = "s") => playBatch(points, { ...plan, seed }, { from, to });
  const all = (await played(0, 10)).outcomes;
  const parts = [await played(0, 3), await played(3, 10)];
  expect(parts.flatMap(({ outcomes }) => outcomes)).toEqual(all);
  expect((await played(0, 10, "t")).outcomes).not.toEqual(all);
});

test("rotated bots meet the same deal from every seat", async () => {
  const { outcomes } = await playBatch(
    points,
    { ...plan, bots: ["greedy", "random"], rotate: true },
    { from: 0, to: 4 },
  );
  expect(outcomes.map(({ bots }) => bots[0])).toEqual(["greedy", "random", "greedy", "random"]);
});

test("a game that breaks off is counted as an error and named, the others go on", async () => {
  let games = 0;
  const broken = {
    ...points,
    game: {
      ...points.game,
      setup(...args: Parameters<typeof points.game.setup>) {
        if (games++ === 1) throw new Error("the barn burns");
        return points.game.setup(...args);
      },
    },
  };
  const { outcomes, errors } = await playBatch(broken, plan, { from: 0, to: 4 });
  expect(outcomes).toHaveLength(3);
  expect(errors).toEqual(["game 1: the barn burns"]);
});

test("chance and forced moves take time but are no decisions", async () => {
  const { outcomes } = await playBatch(points, { ...plan, bots: ["greedy", "greedy"] }, { from: 0, to: 1 });
  // Greedy gambles: one decision and one roll for each seat.
  expect(outcomes[0]).toMatchObject({ decisions: 2, plies: 4 });
});
