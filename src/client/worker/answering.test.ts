import { expect, test } from "vitest";
import { game } from "../../games/formidable-farm/index.ts";
import { seedFrom } from "../../table/dealer.ts";
import type { Game } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import { answersItself, dueAfter } from "./answering.ts";

test("where a choice hangs on a secret, thoughts of about the same length are answered at the same time", () => {
  expect(dueAfter(0)).toBeGreaterThan(0);
  for (const thought of [0.1, 7, 99]) expect(dueAfter(thought)).toBe(dueAfter(0));
  expect(dueAfter(130)).toBe(dueAfter(190));
  expect(dueAfter(130)).toBeGreaterThanOrEqual(130);
});

test("the page answers for a person with one move only where no other person looks on", () => {
  const asked = (players: readonly { readonly bot?: string }[]) => {
    const match = Match.begin(game as unknown as Game, { seats: 2, players, seed: seedFrom("answer") });
    const only = { moves: [{ type: "only" }], asides: [] };
    return answersItself(
      new Proxy(match, { get: (of, name) => (name === "offer" ? () => only : Reflect.get(of, name, of)) }),
      0,
      players,
    );
  };
  expect(asked([{}, { bot: "greedy" }])).toBe(true);
  expect(asked([{}, {}])).toBe(false);
});
