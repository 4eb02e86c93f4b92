import { expect, test } from "vitest";
import { defaultOptions } from "../../../table/options.ts";
import { CUBES, KINDS_ON } from "../cubes.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";
import { kindOf, listed, VEGETABLES } from "../vegetables.ts";

const count = (items: readonly string[], item: string) => items.filter((other) => other === item).length;

test("MF-001 There are 25 cubes, and every game starts with all of them in the bag", () => {
  expect(CUBES).toHaveLength(25);
  for (const seats of [1, 2, 3, 4]) {
    const { bag, grid, aside } = game.setup(seats, defaultOptions(game.options), 1);
    expect(bag).toEqual(CUBES.map((_, cube) => cube));
    expect(grid.every((kind) => kind === -1)).toBe(true);
    expect(aside).toEqual([]);
  }
});

test("MF-002 Every cube has six faces, each with a vegetable", () => {
  for (const faces of CUBES) {
    expect(faces).toHaveLength(6);
    for (const face of faces) expect(VEGETABLES).toContain(face);
  }
});

test("MF-003 There are six vegetables", () => {
  expect(new Set(CUBES.flat())).toEqual(new Set(VEGETABLES));
  expect(VEGETABLES).toHaveLength(6);
});

test("MF-004 Every vegetable has 25 faces and lies on 16 or 17 cubes", () => {
  for (const vegetable of VEGETABLES) {
    expect(count(CUBES.flat(), vegetable)).toBe(25);
    expect([16, 17]).toContain(KINDS_ON.filter((kinds) => (kinds >> kindOf(vegetable)) % 2 === 1).length);
  }
});

test("MF-005 A cube has four vegetables, two of them twice; no two cubes are alike", () => {
  for (const faces of CUBES)
    expect(VEGETABLES.map((vegetable) => count(faces, vegetable)).sort()).toEqual([0, 0, 1, 1, 2, 2]);
  expect(new Set(CUBES.map((faces) => [...faces].sort().join())).size).toBe(25);
});

test("MF-006 A vegetable on two faces is one choice, not two", () => {
  for (const cube of CUBES.keys()) {
    const { anna } = table({ anna: "carrot", bert: "tomato" });
    expect(anna.draws(cube).moves).toHaveLength(4);
    expect(anna.choices()).toEqual(listed(KINDS_ON[cube]!));
  }
});
