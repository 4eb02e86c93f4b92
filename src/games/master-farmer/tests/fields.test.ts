import { expect, test } from "vitest";
import { fieldSizes, isInField } from "../fields.ts";
import { cellNamed, drawnGrid, table, takes } from "../testing.ts";

const all = "CTMEPL";
const collect = ["carrot", "tomato"] as const;
const CARROT = 0;

test("MF-030 Two touching cubes of one vegetable are a field", () => {
  expect(fieldSizes(drawnGrid("CC"), CARROT)).toEqual([2]);
  expect(fieldSizes(drawnGrid("C\nC"), CARROT)).toEqual([2]);
});

test("MF-031 A single cube is no field, nor are two that touch by a corner", () => {
  expect(fieldSizes(drawnGrid("C"), CARROT)).toEqual([]);
  expect(fieldSizes(drawnGrid("C.\n.C"), CARROT)).toEqual([]);
  expect(takes("CT\n?C", ["carrot", "eggplant"])).toBe(all);
});

test("MF-032 A cube can join several groups to one field", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "C.C\nTMT" });
  expect(anna.points).toBe(0);
  anna.draws(["carrot"]).places("carrot", "e4");
  expect(fieldSizes(anna.state.grid, CARROT)).toEqual([3]);
  expect(anna.points).toBe(3);
});

test("MF-033 A player may own several fields", () => {
  expect(fieldSizes(drawnGrid("CCMCCC"), CARROT)).toEqual([3, 2]);
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "CC\nMT\nCC" });
  expect(anna.points).toBe(4);
});

test("MF-034 Beside a player's field no other vegetable may be placed", () => {
  expect(takes("CC?", collect)).toBe("C");
  expect(takes("CC\n.?", collect)).toBe("C");
});

test("MF-035 Beside a single cube anything may be placed", () => {
  expect(takes("C?", collect)).toBe(all);
});

test("MF-036 A group of a vegetable that nobody collects protects nothing", () => {
  expect(takes("MM?", collect)).toBe(all);
  expect(takes("MM?", collect, { protection: "all-fields" })).toBe("M");
});

test("MF-037 The owner may not put another vegetable beside the own field either", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "CC" });
  anna.draws(["carrot", "tomato", "corn"]);
  expect(anna.choices()).toEqual(["carrot"]);
});

test("MF-038 Anyone may add the right vegetable to a field", () => {
  const { bert } = table({ bert: "tomato", anna: "carrot" }, { grid: "CC" });
  bert.draws(["carrot"]);
  expect(bert.cellsFor("carrot")).toHaveLength(6);
});

test("MF-039 A cell beside the fields of two players takes nothing", () => {
  expect(takes("CC?TT", collect)).toBe("");
});

test("MF-040 A cube may complete its field beside a single of another vegetable", () => {
  expect(takes("CM\n?T", collect)).toBe(all);
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "CM\n.T" });
  anna.draws(["carrot"]).places("carrot", "d5");
  expect(isInField(anna.state.grid, cellNamed("d5"))).toBe(true);
  expect(anna.points).toBe(2);
});

test("MF-041 A cube may not complete its field beside a player's field of another vegetable", () => {
  expect(takes("CM.\n?TT", collect)).toBe("T");
  expect(takes("CM.\n?TT", ["carrot", "pumpkin"])).toBe(all);
});

test("MF-042 What comes later never makes a placed cube illegal", () => {
  const { anna, bert } = table({ anna: "carrot", bert: "tomato" }, { grid: "CM\n.T" });
  anna.draws(["carrot"]).places("carrot", "d5");
  bert.draws(["tomato"], ["carrot"]).places("tomato", "e6");
  expect([anna.points, bert.points]).toEqual([2, 2]);
});

test("MF-043 A field does not protect the cells at its corners", () => {
  expect(takes("CC.\n.M?", collect)).toBe(all);
  expect(takes("CC\n?M\n..", ["tomato", "pumpkin"])).toBe(all);
});

test("MF-044 All fields: every group of two or more is protected", () => {
  const options = { protection: "all-fields" } as const;
  expect(takes("MM?", collect, options)).toBe("M");
  expect(takes("CC?", collect, options)).toBe("C");
  expect(takes("MM?CC", collect, options)).toBe("");
  expect(takes("M?", collect, options)).toBe(all);
});

test("MF-045 Clean join: a cube that touches its own kind touches nothing else", () => {
  const options = { protection: "clean-join" } as const;
  expect(takes("CM\n?T", collect, options)).toBe("MEPL");
  expect(takes("C?C", collect, options)).toBe(all);
  expect(takes("CC?", collect, options)).toBe("C");
  expect(takes("CC?\n..T", collect, options)).toBe("");
});

test("MF-046 Strict: after placing no field touches a different cube", () => {
  const options = { protection: "strict" } as const;
  expect(takes("?CT", collect, options)).toBe("TMEPL");
  expect(takes("?C.", collect, options)).toBe(all);
  expect(takes("?CC", collect, options)).toBe("C");
  expect(takes("CCC\n.?T", collect, options)).toBe("");
});

test("MF-047 None: any empty cell that touches a cube, in the box", () => {
  const options = { protection: "none" } as const;
  expect(takes("CC?", collect, options)).toBe(all);
  expect(takes("CC?TT", collect, options)).toBe(all);
  expect(takes("CCTMM?", collect, options)).toBe("");
});

test("MF-048 Protection starts with the second cube of the field", () => {
  const { anna, bert } = table({ anna: "carrot", bert: "tomato" }, { grid: "C.M" });
  anna.draws(["carrot", "lettuce"]);
  expect(anna.cellsFor("lettuce")).toContain("d4");
  anna.places("carrot", "e5");
  bert.draws(["lettuce", "carrot"], ["tomato"]);
  expect(bert.cellsFor("lettuce")).not.toContain("d4");
  expect(bert.cellsFor("carrot")).toContain("d4");
});
