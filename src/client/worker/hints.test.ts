import { expect, test } from "vitest";
import { gameIds, games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { hintsFor } from "./hints.ts";
import { LogBook } from "./log-book.ts";

const SEED = "0123456789abcdef0123456789abcdef";

test.each(gameIds)("%s: hints are moves that are offered, the favourite first, each with a reason", async (id) => {
  const module = await games[id]!();
  const match = Match.begin(module.game, { seats: 2, seed: SEED });
  for (let i = 0; i < 6 && !match.isOver; i++) {
    const seat = match.actors()[0]!;
    const { moves } = match.offer(seat);
    const favourite = moves.at(-1)!;
    const hints = hintsFor(module, match.view(seat), seat, moves, favourite);
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { offer, reason } of hints) {
      expect(moves[offer]).toBeDefined();
      expect(reason.id).toMatch(/^hint\./);
    }
    match.submit(seat, favourite);
  }
});

test.each(gameIds)("%s: the log in words grows line by line and is whole for every viewer", async (id) => {
  const { game } = await games[id]!();
  const match = Match.begin(game, { seats: 2, seed: SEED });
  const book = new LogBook(match, 0);
  for (let i = 0; i < 12 && !match.isOver; i++) {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[0]);
    book.update();
  }
  expect(book.lines.length).toBe(match.length);
  expect(new LogBook(match, 0).update().lines).toEqual(book.lines);
});
