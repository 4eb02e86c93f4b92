import { expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { newTable, table } from "../testing.ts";

/** In how many ways a game can go on for so many moves, those of chance included. */
function perft(state: State, depth: number): number {
  const [seat] = game.actors(state);
  if (depth === 0 || seat === undefined) return 1;
  const moves = game.moves(state, seat);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const after = clone(state);
    game.play(after, seat, move);
    count += perft(after, depth - 1);
  }
  return count;
}

const ways = (state: State, depths: number) => Array.from({ length: depths }, (_, i) => perft(state, i + 1));

test("Two players: six vegetables, five, 25 cubes, four faces, 24 cubes, four faces beside the first cube", () => {
  const { state } = newTable(["anna", "bert"]).anna;
  expect(ways(state, 5)).toEqual([6, 6 * 5, 6 * 5 * 25, 6 * 5 * 25 * 4, 6 * 5 * 25 * 4 * 24]);
  const { anna } = table({ anna: "carrot", bert: "tomato" });
  expect(ways(anna.state, 4)).toEqual([25, 25 * 4, 25 * 4 * 24, 25 * 4 * 24 * 4 * 4]);
});

test("Alone, turned at will: 25 cubes, four vegetables on each, then the middle or three turns", () => {
  const { state } = newTable(["anna"], { soloTurnWhen: "by-choice" }).anna;
  expect(ways(state, 4)).toEqual([25, 25 * 4, 25 * 4 * (1 + 3), 25 * 4 * (24 + 3)]);
});

const readings = ["none", "players-fields", "all-fields", "clean-join", "strict"] as const;

test("The third cube goes to six cells with four vegetables, less what the fields of two cubes forbid", () => {
  const bag = [0, 5, 9, 13];
  const ways = readings.map((protection) =>
    perft(table({ anna: "carrot", bert: "tomato" }, { bag, options: { protection } }).anna.state, 6),
  );
  expect(ways).toEqual([1536 * 6 * 4, 34896, 31944, 31944, 26904]);
});

test("A crowded grid", () => {
  const setting = { grid: "CCTM\nELPP\nT.MC", bag: [1, 7, 12, 20] };
  const ways = readings.map((protection) => {
    const { anna } = table(
      { anna: "carrot", bert: "tomato", cleo: "pumpkin" },
      { ...setting, options: { protection } },
    );
    return perft(anna.state, 5);
  });
  expect(ways).toEqual([69888, 39088, 38102, 33064, 23976]);
});
