import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { game } from "../index.ts";
import { cubeWith, table } from "../testing.ts";
import { kindOf } from "../vegetables.ts";

const two = { anna: "carrot", bert: "tomato" } as const;
const full = "MEPLE\nEPLME\nPLMEP\nLMEPL\nMEPL.";
const isOver = ({ state }: { state: Parameters<typeof game.actors>[0] }) => game.actors(state).length === 0;

test("MF-049 A cube that fits nowhere is set aside for good, and the turn passes", () => {
  const { anna, bert } = table(two, { grid: "CC" });
  const cube = cubeWith(["lettuce"], ["carrot"]);
  const grid = [...anna.state.grid];
  anna.draws(cube);
  expect(anna.state).toMatchObject({ aside: [cube], drawn: -1, grid });
  expect(anna.state.bag).toHaveLength(24);
  bert.draws(["carrot"]);
  expect(bert.moves).not.toEqual([]);
});

test("MF-050 Back into the bag: the cube returns, and the turn passes", () => {
  const { anna, bert } = table(two, { grid: "CC", options: { unplaceableCube: "back-into-bag" } });
  const bag = [...anna.state.bag];
  anna.draws(["lettuce"], ["carrot"]);
  expect(anna.state).toMatchObject({ aside: [], bag });
  bert.draws(["carrot"]);
  expect(bert.moves).not.toEqual([]);
});

test("MF-050 Back into the bag: the game ends after fifty cubes in a row", () => {
  const { anna, bert } = table(two, { grid: "CC", options: { unplaceableCube: "back-into-bag" } });
  const cube = cubeWith(["lettuce"], ["carrot"]);
  for (let i = 0; i < 49; i++) anna.draws(cube);
  bert.draws(["carrot"]).places("carrot", "c5");
  for (let i = 0; i < 49; i++) anna.draws(cube);
  expect(isOver(anna)).toBe(false);
  anna.draws(cube);
  expect(isOver(anna)).toBe(true);
});

test("MF-050 Where that was agreed, a cube that fits nowhere ends the game", () => {
  const { anna } = table(two, { grid: "CC", options: { unplaceableCube: "ends-game" } });
  const cube = cubeWith(["lettuce"], ["carrot"]);
  anna.draws(cube);
  expect(isOver(anna)).toBe(true);
  expect(anna.state).toMatchObject({ aside: [cube], drawn: -1 });
  expect(game.result(anna.state)?.places).toEqual([1, 2]);
});

test("MF-050 A cube that is placed does not end it", () => {
  const { anna, bert } = table(two, { grid: "CC", options: { unplaceableCube: "ends-game" } });
  anna.draws(["carrot"]).places("carrot", "c5");
  expect(isOver(bert)).toBe(false);
});

test("MF-051 The game ends when all 25 cubes are placed", () => {
  const { anna } = table(two, { grid: full, bag: [4] });
  anna.draws(4).places("carrot", "g7");
  expect(isOver(anna)).toBe(true);
  expect(game.result(anna.state)).toBeDefined();
});

test("MF-052 The game ends when the last cube is placed or set aside", () => {
  const last = cubeWith(["lettuce"], ["carrot"]);
  const aside = table(two, { grid: "CC", bag: [cubeWith(["carrot"]), last] });
  aside.anna.draws(["carrot"]).places("carrot", "f5");
  expect(isOver(aside.anna)).toBe(true);
  expect(aside.anna.state.bag).toEqual([last]);

  const placed = table(two, { grid: "MC", bag: [cubeWith(["carrot"])] });
  placed.anna.draws(["carrot"]).places("carrot", "f5");
  expect(placed.anna.state.bag).toEqual([]);
  expect(isOver(placed.anna)).toBe(true);
});

test("MF-053 The game ends at once when no cube in the bag fits anywhere", () => {
  const without = [cubeWith(["tomato"], ["carrot"]), cubeWith(["eggplant", "lettuce"], ["carrot"])];
  const { anna } = table(two, { grid: "CCC", bag: [cubeWith(["carrot"]), ...without] });
  expect(isOver(anna)).toBe(false);
  anna.draws(["carrot"]).places("carrot", "g5");
  expect(isOver(anna)).toBe(true);
  expect(anna.state.bag).toEqual(without);
  expect(game.result(anna.state)?.places).toEqual([1, 2]);
});

test("MF-054 The cubes left decide whether something fits, not the vegetables as such", () => {
  const grid = "CC";
  const carrotless = cubeWith(["lettuce"], ["carrot"]);
  const { anna } = table(two, { grid, bag: [carrotless, cubeWith(["carrot", "corn"])] });
  anna.draws(carrotless);
  expect(isOver(anna)).toBe(false);
  const { bert } = table({ bert: "carrot", anna: "tomato" }, { grid, bag: [cubeWith(["carrot"]), carrotless] });
  bert.draws(["carrot"]).places("carrot", "c5");
  expect(isOver(bert)).toBe(true);
});

test("MF-055 The players need not have equally many turns", () => {
  const { anna } = table(two, { options: { protection: "none" } });
  const { state } = anna;
  const turns = [0, 0];
  while (game.actors(state).length > 0) {
    const [seat] = game.actors(state);
    if (seat !== CHANCE) turns[seat!]!++;
    game.play(state, seat!, game.moves(state, seat!)[0]!);
  }
  expect(turns).toEqual([13, 12]);
  expect(state.grid.filter((kind) => kind >= kindOf("carrot"))).toHaveLength(25);
});
