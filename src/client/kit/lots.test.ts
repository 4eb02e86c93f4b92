import { expect, test } from "vitest";
import { flows } from "./lots.ts";

test("goods go from where there are fewer to where there are more", () => {
  const before = [
    { what: "wood", n: 3, at: "space/forest" },
    { what: "wood", n: 1, at: "good/0/wood", seat: 0 },
  ];
  const after = [
    { what: "wood", n: 0, at: "space/forest" },
    { what: "wood", n: 4, at: "good/0/wood", seat: 0 },
  ];
  expect(flows(before, after)).toMatchObject([
    { what: "wood", n: 3, from: { at: "space/forest" }, to: { at: "good/0/wood" } },
  ]);
});

test("what is paid leaves for where the move is made, what is gained comes from there", () => {
  const lots = (wood: number, food: number) => [
    { what: "wood", n: wood, at: "good/0/wood", seat: 0 },
    { what: "food", n: food, at: "good/0/food", seat: 0 },
  ];
  expect(flows(lots(2, 0), lots(0, 3))).toMatchObject([
    { what: "wood", n: 2, from: { at: "good/0/wood" }, to: undefined },
    { what: "food", n: 3, from: undefined, to: { at: "good/0/food" } },
  ]);
});

test("people of two seats do not take each other's way", () => {
  const person = (seat: number, at: string) => ({ what: "person", n: 1, at, seat });
  const moved = flows([person(0, "a"), person(1, "b")], [person(0, "b"), person(1, "a")]);
  expect(moved.map(({ seat, from, to }) => [seat, from?.at, to?.at])).toEqual([
    [0, "a", "b"],
    [1, "b", "a"],
  ]);
});

test("where nothing moved, nothing travels", () => {
  const lots = [{ what: "egg", n: 2, at: "good/egg" }];
  expect(flows(lots, lots)).toEqual([]);
});
