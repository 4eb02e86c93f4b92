import { expect, test } from "vitest";
import { decisionsOf, type Verdict } from "../../bots/review/review.ts";
import { games } from "../../games/index.ts";
import type { Move } from "../../table/game.ts";
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
  const { step, seat, view, moves } = choice;
  const told = (move: Move) => [{ text: module.game.describe(view, seat, move).text, n: 1, isSame: true }];
  const verdict = (loss: number, error: number, kind: Verdict["kind"] = "blunder"): Verdict => ({
    ...{ step, seat, done: told(moves[0]!), better: told(moves[1]!), loss, error, kind },
  });
  return { module, match, verdict };
}

test("of turns that lost something those that surely lost most are spoken of, the worst first, three at most", async () => {
  const { module, match, verdict } = await played("master-farmer");
  const verdicts = [verdict(4, 1), verdict(9, 2), verdict(4, 3, "slip"), verdict(5, 1), verdict(8, 9, "fine")];
  const { turns, remarks } = remarksOn(module, match, verdicts);
  expect(turns).toBe(5);
  expect(remarks.map(({ text }) => [text.n, text.error])).toEqual([
    [9, 2],
    [5, 1],
    [4, 1],
  ]);
});

test("where points do not decide, games that would have been won are told", async () => {
  const { module, match, verdict } = await played("formidable-farm");
  const { text } = remarksOn(module, match, [verdict(12, 3)]).remarks[0]!;
  expect(text).toMatchObject({ id: "result.slip-chance", n: 20, error: 5 });
});
