import { describe, expect, test } from "vitest";
import type { GamePlayed, GameTerms, Standing } from "../../../../table/campaign-rules.ts";
import { defaultOptions } from "../../../../table/options.ts";
import { AWARDS } from "../../campaign/among-others.ts";
import { campaign } from "../../campaign/index.ts";
import { objection } from "../../objection.ts";
import { options as described, type Options } from "../../options.ts";

const usual = { ...defaultOptions(described), ...campaign.usual };

/** A game alone with so many points; what was played in it, and what was kept of that. */
const reached = (points: number, played: readonly string[], chosen?: string | null): GamePlayed => ({
  ending: { points: [points], places: [1] },
  played: [played],
  chosen: chosen === undefined ? undefined : [chosen],
});

/** A game among others: the points of each make the places. */
const among = (points: readonly number[], played: readonly (readonly string[])[] = points.map(() => [])) => ({
  ending: { points, places: points.map((one) => 1 + points.filter((other) => other > one).length) },
  played,
  chosen: undefined as GamePlayed["chosen"],
});

const stand = (seats: number, ...games: readonly GamePlayed[]): Standing => campaign.standing(seats, usual, games);

/** The options of the next match, which must be ones a match can begin with. */
function nextOptions(seats: number, { next }: Standing): Options {
  const options = next!.options as Options;
  expect(objection(options, seats)).toBeUndefined();
  return options;
}

const OCCUPATIONS = ["A087", "A092", "A102", "A108", "A110", "A112", "A114", "A116", "A119"] as const;

describe("A campaign among others", () => {
  test.each<[string, readonly (readonly number[])[]]>([
    [
      "AG-265",
      [
        [7, 5, 4, 3],
        [8, 5, 3, 2],
        [9, 6, 3, 1],
      ],
    ],
    [
      "AG-266",
      [
        [7, 5, 3],
        [8, 5, 2],
        [9, 5, 1],
      ],
    ],
    [
      "AG-267",
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
  ])("%s The three games bring these points by place", (_, awards) => {
    const seats = awards[0]!.length;
    expect(AWARDS[seats]).toEqual(awards);
    const points = awards[0]!.map((_, place) => 40 - place);
    const { games } = stand(seats, among(points), among(points), among(points));
    expect(games.map(({ awarded }) => awarded)).toEqual(awards);
  });

  test("AG-264 Three games make a campaign, and the highest total wins", () => {
    const games = [among([30, 20, 40]), among([20, 40, 30]), among([40, 30, 20])];
    for (const [i] of games.entries()) expect(stand(3, ...games.slice(0, i)).next?.number).toBe(i + 1);
    const { points, places, next, isDone } = stand(3, ...games);
    expect(points).toEqual([5 + 2 + 9, 3 + 8 + 5, 7 + 5 + 1]);
    expect(places).toEqual([1, 1, 3]);
    expect([next, isDone]).toEqual([undefined, true]);
  });

  test("AG-268 The winner of a game starts the next one", () => {
    expect(nextOptions(3, stand(3, among([20, 40, 30]))).begins).toBe("seat-2");
  });

  test("AG-268 Of several winners the one with fewer campaign points starts", () => {
    expect(nextOptions(2, stand(2, among([30, 20]), among([30, 30]))).begins).toBe("seat-2");
    expect(nextOptions(2, stand(2, among([30, 30]))).begins).toBe("seat-1");
  });

  test("AG-269 Whoever came last has 1 food more in the next game; nobody is last where all won", () => {
    expect(nextOptions(3, stand(3, among([20, 40, 30]))).provisions).toEqual([1, 0, 0]);
    expect(nextOptions(3, stand(3, among([20, 40, 20]))).provisions).toEqual([1, 0, 1]);
    expect(nextOptions(3, stand(3, among([30, 30, 30]))).provisions).toEqual([0, 0, 0]);
  });

  test("AG-270 Each may keep one occupation of the last game, the same one again for the third", () => {
    const first = among([30, 20], [["A087", "A092"], []]);
    expect(stand(2, first).choice).toEqual([
      { from: ["A087", "A092"], isDue: false },
      { from: [], isDue: false },
    ]);
    expect(stand(2, first).next).toBeUndefined();
    const kept = { ...first, chosen: ["A087", null] };
    expect(nextOptions(2, stand(2, kept)).kept).toEqual([["A087"], []]);
    const second = among([30, 20], [["A087", "A102"], ["A092"]]);
    expect(stand(2, kept, second).choice?.[0]?.from).toContain("A087");
    const again = stand(2, kept, { ...second, chosen: ["A087", "A092"] });
    expect(nextOptions(2, again).kept).toEqual([["A087"], ["A092"]]);
  });

  test("AG-270 Lover cannot be kept: nobody starts with 14 food", () => {
    const { choice } = stand(3, among([30, 20, 10], [["C127", "A087"], ["C127"], []]));
    expect(choice?.map(({ from }) => from)).toEqual([["A087"], [], []]);
  });

  test("AG-271 Equal campaign points are broken by the sum of all scores", () => {
    // 1 + 2 points against 3, with 130 points of all games against 128.
    const games = [among([45, 40]), among([45, 40]), among([40, 48])];
    expect(stand(2, ...games)).toMatchObject({ points: [3, 3], places: [1, 2] });
    const turned = [among([45, 40]), among([44, 40]), among([39, 50])];
    expect(stand(2, ...turned)).toMatchObject({ points: [3, 3], places: [2, 1] });
  });
});

describe("A campaign alone", () => {
  test("AG-272 AG-279 The goals of eight games, and one point more for each game after them", () => {
    const goals: (number | undefined)[] = [];
    const games: GamePlayed[] = [];
    for (let i = 0; i < 11; i++) {
      const { next, isDone } = stand(1, ...games);
      goals.push(next?.goal);
      expect(isDone).toBe(i >= 8);
      games.push(reached(next!.goal!, []));
    }
    expect(goals).toEqual([50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]);
  });

  test("AG-273 After the first game one occupation has to become permanent, later one may", () => {
    const first = reached(50, ["A087", "A092"]);
    expect(stand(1, first).choice).toEqual([{ from: ["A087", "A092"], isDue: true }]);
    const games = [reached(50, ["A087"], "A087"), reached(55, ["A087", "A092"], "A092"), reached(59, ["A087", "A102"])];
    expect(stand(1, ...games).choice).toEqual([{ from: ["A102"], isDue: false }]);
    const without = stand(1, ...games.slice(0, 2), reached(59, ["A087", "A102"], null));
    expect(nextOptions(1, without).kept).toEqual([["A087", "A092"]]);
    const with3 = stand(1, ...games.slice(0, 2), reached(59, ["A087", "A102"], "A102"));
    expect(nextOptions(1, with3).kept).toEqual([["A087", "A092", "A102"]]);
    expect(with3.next?.number).toBe(4);
  });

  test("AG-273 Where no occupation was played the next game follows at once", () => {
    expect(stand(1, reached(50, [])).next?.number).toBe(2);
  });

  test("AG-275 Food for every full two points above the goal", () => {
    expect([50, 51, 52, 55].map((points) => nextOptions(1, stand(1, reached(points, []))).provisions)).toEqual([
      [0],
      [0],
      [1],
      [2],
    ]);
  });

  test("AG-276 What was not made permanent can be dealt again", () => {
    const { kept, banned } = nextOptions(1, stand(1, reached(50, ["A087", "A092"], "A087")));
    expect([kept, banned]).toEqual([[["A087"]], []]);
  });

  test("AG-277 Lover among the permanents is lost where 14 food are not there, and stays where they are", () => {
    const lover = (points: number) => stand(1, reached(50, ["A087"], "C127"), reached(points, [], null)).next!;
    const first = stand(1, reached(54, ["A087"], "C127")).next!;
    expect([first.food, first.kept, first.lost]).toEqual([[2], [[]], [["C127"]]]);
    expect(stand(1, reached(50 + 28, ["A087"], "C127")).next?.kept).toEqual([["C127"]]);
    expect(lover(55 + 28).kept).toEqual([[]]);
  });

  test("AG-278 A game that was missed is tried again with the same permanents and goal, without food", () => {
    const begun = [reached(60, ["A087"], "A087"), reached(54, ["A087", "A092"])];
    const { next, choice, games } = stand(1, ...begun);
    expect(choice).toBeUndefined();
    expect(next).toMatchObject({
      number: 2,
      attempt: 2,
      goal: 55,
      kept: [["A087"]],
      food: [0],
    } satisfies Partial<GameTerms>);
    expect(games.map(({ isReached, food }) => [isReached, food])).toEqual([
      [true, [0]],
      [false, [5]],
    ]);
  });

  test("AG-278 A game that was given up counts as missed", () => {
    expect(stand(1, { ending: undefined, played: [["A087"]], chosen: undefined }).next).toMatchObject({ attempt: 2 });
  });

  test("AG-279 After the eighth game the permanents stay as they are", () => {
    const games = OCCUPATIONS.slice(0, 7).map((card, i) => reached(70, OCCUPATIONS.slice(0, i + 1), card));
    const done = stand(1, ...games, reached(70, OCCUPATIONS));
    expect(done).toMatchObject({ isDone: true, next: { number: 9, goal: 68, kept: [OCCUPATIONS.slice(0, 7)] } });
    expect(done.choice).toBeUndefined();
  });
});
