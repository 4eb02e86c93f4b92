import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

test("MF-015 The cube is drawn at random, each cube in the bag as likely as any other", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { bag: [3, 7, 24] });
  const outcomes = game.moves(anna.state, CHANCE);
  expect(outcomes).toEqual([3, 7, 24].map((cube) => ({ type: "draw", cube })));
  for (const outcome of outcomes) expect(game.weight?.(anna.state, outcome)).toBe(1);
  expect(game.use?.(anna.state)).toBe("draw");
});

test("MF-016 After placing the turn passes, there is no second draw", () => {
  const { anna, bert } = table({ anna: "carrot", bert: "tomato" });
  anna.draws(["carrot"]).places("carrot", "e5");
  bert.draws(["tomato", "carrot"]);
  expect(anna.moves).toEqual([]);
  expect(bert.moves).not.toEqual([]);
});

test("MF-017 Everyone sees the drawn cube", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" });
  anna.draws(6);
  for (const viewer of [0, 1, "spectator"] as const) expect(game.view(anna.state, viewer).drawn).toBe(6);
});

test("MF-018 Any face of the cube may be up", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "P" });
  anna.draws(0);
  expect(anna.choices()).toEqual(["carrot", "tomato", "corn", "eggplant"]);
  for (const vegetable of anna.choices()) expect(anna.cellsFor(vegetable)).toHaveLength(4);
});
