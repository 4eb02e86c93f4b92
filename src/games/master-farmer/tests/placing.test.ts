import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { game } from "../index.ts";
import { newTable, table, takes } from "../testing.ts";
import { NONE } from "../vegetables.ts";

const two = { anna: "carrot", bert: "tomato" } as const;
const all = "CTMEPL";

test("MF-019 The first cube goes to the middle", () => {
  const { anna, bert } = newTable(["anna", "bert"]);
  anna.names("carrot");
  bert.names("tomato");
  anna.draws(["carrot"]);
  for (const vegetable of anna.choices()) expect(anna.cellsFor(vegetable)).toEqual(["e5"]);
});

test("MF-020 Each further cube touches a cube with a side", () => {
  const { anna } = table(two, { grid: "E" });
  anna.draws(["corn"]);
  expect(anna.cellsFor("corn")).toEqual(["e4", "d5", "f5", "e6"]);
});

test("MF-021 A cell that touches only by a corner takes nothing", () => {
  expect(takes("E.\n.?", ["carrot", "tomato"])).toBe("");
  expect(takes("E.\n.?\n.E", ["carrot", "tomato"])).toBe(all);
});

test("MF-022 No cube is put on another", () => {
  const { anna } = table(two, { grid: "EM\nPE" });
  anna.draws(["corn"]);
  expect(anna.cellsFor("corn")).toEqual(["d3", "e3", "c4", "f4", "c5", "f5", "d6", "e6"]);
});

test("MF-023 A row has at most five cubes", () => {
  expect(takes("MEPLE?", ["carrot", "tomato"])).toBe("");
  expect(takes("?MEPLE", ["carrot", "tomato"])).toBe("");
  expect(takes("MEPL?", ["carrot", "tomato"])).toBe(all);
});

test("MF-024 A column has at most five cubes", () => {
  expect(takes("M\nE\nP\nL\nE\n?", ["carrot", "tomato"])).toBe("");
  expect(takes("?\nM\nE\nP\nL\nE", ["carrot", "tomato"])).toBe("");
  expect(takes("M\nE\nP\nL\n?", ["carrot", "tomato"])).toBe(all);
});

test("MF-025 The box around all cubes is at most five wide, though a row of it may be short", () => {
  expect(takes(".MEPLE\n?M....", ["carrot", "tomato"])).toBe("");
  expect(takes(".MEPLE\n.M?...", ["carrot", "tomato"])).toBe(all);
});

test("MF-026 The box floats: the first cube may become a corner or the middle", () => {
  const lines = {
    "top left": ["e5", "f5", "g5", "h5", "i5", "i6", "i7", "i8", "i9"],
    middle: ["e5", "d5", "c5", "f5", "g5", "e4", "e3", "e6", "e7"],
    "bottom right": ["e5", "d5", "c5", "b5", "a5", "a4", "a3", "a2", "a1"],
  };
  for (const cells of Object.values(lines)) {
    const { anna, bert } = table(two, { options: { protection: "none" } });
    for (const [i, cell] of cells.entries()) (i % 2 === 0 ? anna : bert).draws(["carrot"]).places("carrot", cell);
    const columns = cells.map((cell) => cell[0]);
    const rows = cells.map((cell) => cell[1]);
    for (const cell of bert.draws(["tomato"]).cellsFor("tomato")) {
      expect(columns).toContain(cell[0]);
      expect(rows).toContain(cell[1]);
    }
  }
});

test("MF-027 Cubes stay where and as they were placed", () => {
  const { anna } = table(two);
  const { state } = anna;
  while (game.actors(state).length > 0) {
    const [seat] = game.actors(state);
    const before = [...state.grid];
    game.play(state, seat!, game.moves(state, seat!)[0]!);
    const changed = before.filter((kind, cell) => kind !== state.grid[cell]);
    expect(changed).toEqual(seat === CHANCE ? [] : [NONE]);
  }
});

test("MF-028 A cube that can be placed must be placed", () => {
  const { anna } = table(two, { grid: "CC" });
  anna.draws(["carrot", "lettuce"]);
  expect(anna.moves.map((move) => move.type)).toEqual(new Array(6).fill("place"));
  expect(anna.choices()).toEqual(["carrot"]);
});

test("MF-029 A cube fits if the last of its vegetables does", () => {
  const { anna } = table({ anna: "lettuce", bert: "tomato" }, { grid: "LL" });
  anna.draws(["lettuce", "carrot", "corn"]);
  expect(anna.choices()).toEqual(["lettuce"]);
});
