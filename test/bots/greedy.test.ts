import { expect, test } from "vitest";
import { greedy } from "../../src/bots/search/greedy.ts";
import type { Evaluation } from "../../src/table/module.ts";
import { fastRandom } from "../../src/table/random.ts";
import { type TinyMove, type TinyState, tiny } from "./tiny.ts";

type TinyEvaluation = Evaluation<TinyState, TinyMove>;

const points = ({ points }: TinyState) => points[0]!;

/** What the bot chooses at the beginning, or after these moves, and how many positions it valued for it. */
function chooses(evaluation: TinyEvaluation, { nodes = 400, luck = "any", after = [] as TinyMove[] } = {}) {
  let valued = 0;
  const value = (view: TinyState, seat: number) => {
    valued++;
    return evaluation.value(view, seat);
  };
  const module = tiny({ ...evaluation, value });
  const view = module.game.setup(2, {}, 1);
  for (const move of after) module.game.play(view, 0, move);
  const moves = module.game.moves(view, 0);
  const before = JSON.stringify(view);
  const bot = greedy({ nodes, finalists: 6, samples: 4 });
  const move = bot.choose({ module, view, seat: 0, moves, random: fastRandom(luck) });
  expect(JSON.stringify(view)).toBe(before);
  expect(moves).toContain(move);
  return { move, valued };
}

const begins = (evaluation: TinyEvaluation, luck?: string) =>
  chooses(evaluation, luck === undefined ? {} : { luck }).move.type;

test("greedy finds the best end of a turn behind poor beginnings", () => {
  expect(begins({ value: ({ path, points }) => (path.join("") === "021" ? 50 : points[0]!) })).toBe("walk");
});

test("greedy averages over what chance brings", () => {
  for (const luck of ["a", "b", "c", "d", "e"]) expect(begins({ value: points }, luck)).toBe("gamble");
});

test("greedy looks at its own turn to the end and no further", () => {
  // Three ways to begin, 3 + 9 + 27 steps, four rolls after the one way that ends in chance.
  expect(chooses({ value: points }).valued).toBe(3 + 3 + 9 + 27 + 4);
});

test("greedy keeps to its budget", () => {
  const { valued } = chooses({ value: ({ path }) => path.length }, { nodes: 10 });
  expect(valued).toBeLessThanOrEqual(10 + 4);
});

test("greedy takes the best beginning where its budget ends before its turn does", () => {
  const { move } = chooses({ value: points }, { nodes: 3, after: [{ type: "walk" }] });
  expect(move).toEqual({ type: "step", by: 2 });
});

test("greedy thinks only about the moves worth a thought", () => {
  const careful = (moves: readonly TinyMove[]) => moves.filter(({ type }) => type !== "gamble");
  expect(begins({ value: points, worthwhile: (_view, _seat, moves) => careful(moves) })).toBe("walk");
  const { move, valued } = chooses({ value: points, worthwhile: (_view, _seat, moves) => moves.slice(1, 2) });
  expect({ type: move.type, valued }).toEqual({ type: "safe", valued: 0 });
});

test("greedy follows the game's own plan where it has one", () => {
  const { move, valued } = chooses({ value: points, plan: (_view, _seat, moves) => moves[1] });
  expect({ type: move.type, valued }).toEqual({ type: "safe", valued: 0 });
  expect(begins({ value: points, plan: () => undefined })).toBe("gamble");
});

test("greedy breaks ties by its random stream, the same way each time", () => {
  const chosen = () =>
    ["a", "b", "c", "d", "e", "f"].map((luck) => chooses({ value: () => 0 }, { luck, after: [{ type: "walk" }] }).move);
  expect(new Set(chosen()).size).toBe(3);
  expect(chosen()).toEqual(chosen());
});
