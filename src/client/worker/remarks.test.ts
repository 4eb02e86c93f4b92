import { expect, test } from "vitest";
import { decisionsOf, type Verdict } from "../../bots/review.ts";
import { games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { remarksOn } from "./remarks.ts";

const SEED = "0123456789abcdef0123456789abcdef";

async function played(id: string) {
  const module = await games[id]!();
  const match = Match.begin(module.game, { seats: 2, seed: SEED });
  while (!match.isOver) {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[0]);
  }
  const choice = decisionsOf(match)[0]!;
  const verdict = (loss: number, error: number, step = choice.step): Verdict => ({
    ...{ step, seat: choice.seat, move: choice.move, better: choice.moves[1]!, loss, error },
    kind: "blunder",
  });
  return { module, match, verdict };
}

test("only turns that lost a point beyond doubt are spoken of, the worst first, three at most", async () => {
  const { module, match, verdict } = await played("master-farmer");
  const verdicts = [verdict(2, 1.1), verdict(4, 1), verdict(9, 2), verdict(3, 2), verdict(5, 1), verdict(0, 0)];
  const { turns, remarks } = remarksOn(module, match, verdicts);
  expect(turns).toBe(6);
  expect(remarks.map(({ text }) => text.n)).toEqual([9, 5, 4]);
});

test("a review keeps silent where a loss is within its uncertainty", async () => {
  const { module, match, verdict } = await played("master-farmer");
  expect(remarksOn(module, match, [verdict(13.5, 13)]).remarks).toEqual([]);
});

test("no number of points is told where points do not decide", async () => {
  const { module, match, verdict } = await played("formidable-farm");
  expect(remarksOn(module, match, [verdict(9, 1)]).remarks[0]?.text.id).toBe("result.slip-plain");
});
