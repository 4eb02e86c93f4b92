import { expect, test } from "vitest";
import { numbersIn, withNumbers } from "../../src/table/numbers.ts";

const table = { wood: 2, crops: [1, 3], hand: { card: 0.5 } };

test("the numbers of a table have names, and can be put back", () => {
  expect(numbersIn(table)).toEqual({ wood: 2, "crops.0": 1, "crops.1": 3, "hand.card": 0.5 });
  expect(withNumbers(table, numbersIn(table))).toEqual(table);
});

test("other numbers make another table, and leave the first as it is", () => {
  expect(withNumbers(table, { "crops.1": 4, "hand.card": 1 })).toEqual({ wood: 2, crops: [1, 4], hand: { card: 1 } });
  expect(table.crops).toEqual([1, 3]);
});
