import { expect, test } from "vitest";
import { solveEndgame } from "../../src/bots/search/expectimax.ts";
import { type TinyState, tiny } from "./tiny.ts";

const module = tiny({ value: ({ points }: TinyState, seat) => points[seat]! });
const view = module.game.setup(2, {}, 1);
const moves = module.game.moves(view, 0);

test("what is best on average to the very end is found, the position left as it was", () => {
  const before = JSON.stringify(view);
  expect(solveEndgame(module, view, 0, moves, 10_000)).toEqual({ type: "gamble" });
  expect(JSON.stringify(view)).toBe(before);
});

test("where it would take too long nothing is said", () => {
  expect(solveEndgame(module, view, 0, moves, 5)).toBeUndefined();
});
