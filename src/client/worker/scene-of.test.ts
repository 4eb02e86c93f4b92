import { expect, test } from "vitest";
import { games } from "../../games/index.ts";
import { CHANCE } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import { fastRandom } from "../../table/random.ts";
import { previewOf } from "./scene-of.ts";

const SEED = "0123456789abcdef0123456789abcdef";

test("a move that is not held leaves its seat a choice, whatever follows without one", async () => {
  const module = await games.agricola!();
  const match = Match.begin(module.game, { seats: 2, seed: SEED });
  const random = fastRandom("previews");
  let followed = 0;
  while (!match.isOver) {
    const seat = match.actors()[0]!;
    const { moves } = match.offer(seat);
    const move = moves[random.below(moves.length)]!;
    const { endsTurn, follows } = previewOf(module, match.view(seat), seat, move, false);
    const before = match.log.length;
    match.submit(seat, move);
    const dealt = match.log.slice(before).filter((line) => line.seat === CHANCE);
    if (!endsTurn) expect(match.actors()).toContain(seat);
    if (!endsTurn) expect(dealt).toEqual([]);
    if (endsTurn) followed += follows.length;
  }
  expect(followed).toBeGreaterThan(0);
});
