import { expect, test } from "vitest";
import { advise } from "../../bots/review/advice.ts";
import { gameIds, games } from "../../games/index.ts";
import { Match } from "../../table/match.ts";
import { say } from "../../table/messages.ts";
import { fastRandom } from "../../table/random.ts";
import { en } from "../text/en.ts";
import { hintOf } from "./hints.ts";

const SEED = "0123456789abcdef0123456789abcdef";

test.each(gameIds)("%s: hints are moves that are offered, and say why in the words of the game", async (id) => {
  const module = await games[id]!();
  const language = { code: "en", words: module.words.en, otherwise: { code: "en", words: en } };
  const match = Match.begin(module.game, { seats: 2, seed: SEED });
  for (let i = 0; i < 6 && !match.isOver; i++) {
    const seat = match.actors()[0]!;
    const { moves } = match.offer(seat);
    const view = match.view(seat);
    const advice = await advise({ module, view, seat, moves, random: fastRandom(SEED), budget: { simulations: 16 } });
    const hints = advice.map((one) => hintOf(module, view, one));
    expect(hints.length).toBeGreaterThan(0);
    for (const { offer, reasons, expected } of hints) {
      expect(moves[offer]).toBeDefined();
      for (const reason of reasons)
        expect(say(language, reason, String)).toMatch(/^([+−][\d.]+ points?|For it|Against it): [\w, ]+$/);
      for (const points of expected) if (points !== undefined) expect(points).toBe(Math.round(points * 10) / 10);
    }
    match.submit(seat, moves[hints[0]!.offer]);
  }
});

test("a change of less than a tenth is no reason, and where points do not decide, games that are won are told", async () => {
  const module = await games["formidable-farm"]!();
  const match = Match.begin(module.game, { seats: 2, seed: SEED });
  const advice = { move: 0, expected: [3, -3], error: 1.8, reasons: [{ term: "crops", change: -0.04 }] };
  expect(hintOf(module, match.view(0), advice)).toEqual({
    offer: 0,
    expected: [],
    wins: [55, 45],
    error: 3,
    reasons: [],
  });
  expect(hintOf(module, match.view(0), { ...advice, error: undefined }).wins).toEqual([]);
});
