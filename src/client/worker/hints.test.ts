import { expect, test } from "vitest";
import { gameIds, games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { hintsFor } from "./hints.ts";

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
