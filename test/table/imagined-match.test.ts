import { expect, test } from "vitest";
import { gameIds, games } from "../../src/games/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { Match } from "../../src/table/match.ts";
import { Refused } from "../../src/table/match-file.ts";
import { fastRandom } from "../../src/table/random.ts";

const how = { seed: seedFrom("again"), random: fastRandom("again") };

test.each(gameIds)("%s: what one seat had seen goes on from there, and tells that seat nothing new", async (id) => {
  const { game } = await games[id]!();
  const match = Match.begin(game, { seats: 2, seed: seedFrom("seen") });
  for (let i = 0; i < 12 && !match.isOver; i++) {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[0]);
  }
  const viewer = match.actors()[0]!;
  const file = JSON.parse(JSON.stringify(match.toFile(viewer)));
  const again = Match.imagined(game, file, how);
  expect(again.view(viewer)).toEqual(match.view(viewer));
  expect(again.offer(viewer).moves).toEqual(match.offer(viewer).moves);
  expect(again.submit(viewer, again.offer(viewer).moves[0]).reason).toBeUndefined();
});

test("a file that was written for nobody, or whose view is broken, is refused with a reason", async () => {
  const { game } = await games["formidable-farm"]!();
  const match = Match.begin(game, { seats: 2, seed: seedFrom("seen") });
  expect(() => Match.imagined(game, match.wholeFile(), how)).toThrow(Refused);
  const file = JSON.parse(JSON.stringify(match.toFile(0)));
  expect(() => Match.imagined(game, { ...file, view: 7 }, how)).toThrow(Refused);
  expect(() => Match.imagined(game, { ...file, view: { ...file.view, farms: [] } }, how)).toThrow(Refused);
  expect(() => Match.imagined(game, { ...file, view: { ...file.view, seats: 3 } }, how)).toThrow(Refused);
});
