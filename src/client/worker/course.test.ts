import { expect, test } from "vitest";
import { games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { fastRandom } from "../../table/random.ts";
import { courseOf } from "./course.ts";

const SEED = "0123456789abcdef0123456789abcdef";

async function courseOfGame(id: string, seats: number) {
  const module = await games[id]!();
  const { game, telling } = module;
  const match = Match.begin(game, { seats, seed: SEED });
  const random = fastRandom("course");
  while (!match.isOver) {
    const seat = match.actors()[0]!;
    const { moves } = match.offer(seat);
    match.submit(seat, moves[random.below(moves.length)]);
  }
  return { module, match, telling, course: courseOf(match, module) };
}

test("a course begins with the match, goes on by turns and rounds and ends with the result", async () => {
  const { match, course } = await courseOfGame("agricola", 2);
  const steps = course.points.map(({ step }) => step);
  expect(steps[0]).toBe(0);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(course.points.at(-1)?.points).toEqual(match.result()?.scores.map(({ total }) => total));
  expect(course.points.at(-1)?.round).toBe(14);
});

test("the turn from which on the winner was ahead is a moment, and nobody is level with it afterwards", async () => {
  const { match, course } = await courseOfGame("my-farm-shop", 3);
  const ahead = course.moments.find(({ text }) => text.id === "result.moment-ahead");
  const winner = match.result()!.places.indexOf(1);
  expect(ahead?.text.seat).toBe(winner);
  for (const { step, points } of course.points.filter((point) => point.step > ahead!.step))
    expect(
      points.filter((n) => n >= points[winner]!),
      `step ${step}`,
    ).toHaveLength(1);
});

test("where cards to go decide, fewer of them is ahead", async () => {
  const { match, telling, course } = await courseOfGame("formidable-farm", 2);
  const left = course.points.at(-1)!.points;
  expect(left).toEqual([0, 1].map((seat) => telling?.progress?.(match.state, seat)));
  for (const { text } of course.moments) expect(text.id).not.toBe("result.moment-points");
});

test("nobody takes the lead from anybody alone", async () => {
  const { course } = await courseOfGame("agricola", 1);
  expect(course.leads).toBe(0);
});

for (const id of ["happiness-farm", "my-farm-shop"])
  test(`${id}: a great turn counts what its seat won and spent in it, and nothing else`, async () => {
    const { module, match, course } = await courseOfGame(id, 2);
    const { game, evaluation } = module;
    for (const { step, text } of course.moments.filter(({ text }) => text.id === "result.moment-points")) {
      const seat = text.seat as number;
      const turnAt = (at: number) => evaluation.turn?.(match.stateAt(at), seat);
      const pointsAt = (at: number) => game.score(match.stateAt(at), seat).total;
      const own = match.stepsSeen("spectator").flatMap((one, at) => (one.seat === seat ? [at] : []));
      const gains = own.filter((at) => turnAt(at) === turnAt(step)).map((at) => pointsAt(at + 1) - pointsAt(at));
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(text.n);
    }
  });
