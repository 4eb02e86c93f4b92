import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { CUBES } from "../cubes.ts";
import { game } from "../index.ts";
import { cubeWith, newTable, type Setting, table } from "../testing.ts";

const alone = (setting: Setting = {}) => table({ anna: "nothing" }, setting).anna;
const isOver = ({ state }: { state: Parameters<typeof game.actors>[0] }) => game.actors(state).length === 0;

const atWill = { soloTurnWhen: "by-choice" } as const;

test("MF-064 A filled grid of four by four wins, nine cubes stay in the bag", () => {
  const { anna } = newTable(["anna"], { soloTurns: 0 });
  const rows = [
    ["e5", "f5", "g5", "h5"],
    ["e6", "f6", "g6", "h6"],
    ["e7", "f7", "g7", "h7"],
    ["e8", "f8", "g8", "h8"],
  ];
  for (const [i, row] of rows.entries())
    for (const [j, cell] of row.entries()) {
      const vegetable = (i + j) % 2 === 0 ? "carrot" : "corn";
      expect(isOver(anna)).toBe(false);
      anna.draws([vegetable]).sees(vegetable).places(vegetable, cell);
    }
  expect(isOver(anna)).toBe(true);
  expect(anna.state.bag).toHaveLength(9);
  expect(game.result(anna.state)).toMatchObject({ places: [1], scores: [{ total: 16 }] });
});

test("MF-065 The box is at most four wide and four high", () => {
  const row = alone({ grid: "CTMT" }).draws(["lettuce"]).sees("lettuce");
  expect(row.cellsFor("lettuce")).toHaveLength(8);
  const column = alone({ grid: "C\nT\nM\nT" }).draws(["lettuce"]).sees("lettuce");
  expect(column.cellsFor("lettuce")).toHaveLength(8);
});

test("MF-066 Chance says which face shows; a vegetable on two faces comes twice as often", () => {
  for (const cube of CUBES.keys()) {
    const { state } = alone().draws(cube);
    const outcomes = game.moves(state, CHANCE);
    expect(outcomes.map((move) => move.type)).toEqual(["show", "show", "show", "show"]);
    const weights = outcomes.map((outcome) => game.weight?.(state, outcome));
    expect(weights.sort()).toEqual([1, 1, 2, 2]);
    for (const outcome of outcomes)
      if (outcome.type === "show")
        expect(game.weight?.(state, outcome)).toBe(CUBES[cube]!.filter((face) => face === outcome.vegetable).length);
  }
});

test("MF-067 The face that shows is binding, unless the cube is turned", () => {
  const anna = alone({ grid: "C", options: atWill }).draws(0).sees("tomato");
  expect(anna.choices("place")).toEqual(["tomato"]);
  expect(anna.choices("turn")).toEqual(["carrot", "corn", "eggplant"]);
});

test("MF-068 Every field is protected, as no vegetable is special", () => {
  for (const protection of ["none", "players-fields", "strict"] as const) {
    const anna = alone({ grid: "MMT", options: { protection } }).draws(["lettuce"]).sees("lettuce");
    expect(anna.cellsFor("lettuce")).toEqual(["f4", "g5", "f6"]);
  }
});

test("MF-069 To turn a cube is to choose another of its faces, and place it with that", () => {
  const anna = alone({ grid: "C", options: atWill }).draws(0).sees("tomato").turnsTo("eggplant");
  expect(anna.state.turns).toBe(1);
  expect(anna.choices("place")).toEqual(["eggplant"]);
  expect(anna.choices("turn")).toEqual([]);
  anna.places("eggplant", "e4");
  expect(anna.state.turns).toBe(1);
});

test("MF-070 Two cubes a game may be turned, not more", () => {
  const anna = alone({ options: atWill }).draws(0).sees("carrot").turnsTo("tomato").places("tomato", "e5");
  anna.draws(1).sees("corn").turnsTo("pumpkin").places("pumpkin", "f5");
  anna.draws(2).sees("lettuce");
  expect(anna.state.turns).toBe(0);
  expect(anna.choices("turn")).toEqual([]);
});

test("MF-071 Where that was agreed a cube is turned by choice", () => {
  expect(alone({ grid: "C", options: atWill }).draws(0).sees("tomato").choices("turn")).toHaveLength(3);
});

test("MF-071 A cube is turned only if it fits nowhere as it is", () => {
  expect(alone({ grid: "C" }).draws(0).sees("tomato").choices("turn")).toEqual([]);
  const stuck = alone({ grid: "CC" }).draws(0).sees("tomato");
  expect(stuck.choices("place")).toEqual([]);
  expect(stuck.choices("turn")).toEqual(["carrot"]);
});

test("The question offers a turn only while there is one", () => {
  const asked = ({ state }: ReturnType<typeof alone>) => game.question(game.view(state, 0), 0).id;
  const anna = alone({ grid: "C", options: atWill }).draws(0).sees("tomato");
  expect(asked(anna)).toBe("ask.place-solo");
  expect(asked(alone({ grid: "CC" }).draws(0).sees("tomato"))).toBe("ask.turn");
  expect(asked(anna.turnsTo("eggplant"))).toBe("ask.place-shown");
  expect(
    asked(
      alone({ grid: "C", options: { soloTurns: 0 } })
        .draws(0)
        .sees("tomato"),
    ),
  ).toBe("ask.place-shown");
});

test("MF-072 Turned at will, the first cube may be turned as well, and it costs a turn", () => {
  const anna = alone({ options: atWill }).draws(0).sees("carrot");
  expect(anna.choices("turn")).toEqual(["tomato", "corn", "eggplant"]);
  expect(anna.turnsTo("corn").state.turns).toBe(1);
});

test("MF-073 The game is lost if the face fits nowhere and no turn is left", () => {
  const anna = alone({ grid: "CC", turns: 0 }).draws(0).sees("tomato");
  expect(isOver(anna)).toBe(true);
  expect(game.result(anna.state)).toMatchObject({ places: [2], scores: [{ total: 2 }] });
});

test("MF-074 The game is lost if no face fits, though turns are left", () => {
  const anna = alone({ grid: "CC", turns: 2 });
  anna.draws(["tomato"], ["carrot"]).sees("tomato");
  expect(isOver(anna)).toBe(true);
  expect(game.result(anna.state)?.places).toEqual([2]);
});

test("MF-075 Alone no cube is set aside or put back", () => {
  for (const unplaceableCube of ["set-aside", "back-into-bag"] as const) {
    const cube = cubeWith(["tomato"], ["carrot"]);
    const { state } = alone({ grid: "CC", turns: 0, options: { unplaceableCube } }).draws(cube).sees("tomato");
    expect(state).toMatchObject({ aside: [], drawn: cube, agenda: [] });
    expect(state.bag).toHaveLength(24);
  }
});

test("MF-076 The game is played with two turns, one or none", () => {
  for (const soloTurns of [2, 1, 0] as const) {
    const { anna } = newTable(["anna"], { ...atWill, soloTurns });
    expect(anna.state.turns).toBe(soloTurns);
    anna.draws(0).sees("carrot");
    expect(anna.choices("turn")).toHaveLength(soloTurns === 0 ? 0 : 3);
  }
});

test("MF-077 Counting fields: a filled grid reports the cubes in fields, an unfilled one none", () => {
  const options = { soloGoal: "fill-and-count-fields" } as const;
  const anna = alone({ grid: "CTCT\nTCTC\nCTCT\nTCM.", options }).draws(["corn"]).sees("corn");
  expect(anna.points).toBe(0);
  anna.places("corn", "f6");
  expect(game.result(anna.state)).toMatchObject({ places: [1], scores: [{ total: 2 }] });
  expect(alone({ grid: "CC", options }).points).toBe(0);
});
