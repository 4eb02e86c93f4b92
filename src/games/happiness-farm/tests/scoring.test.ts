import { expect, test } from "vitest";
import type { Animal } from "../data.ts";
import { game } from "../index.ts";
import { farm, newFarm } from "../testing.ts";

/** The happiness of so many animals of a kind, or of money. */
function happiness(row: Animal | "money", have: number, sheep = false): number {
  const animals =
    row === "money"
      ? []
      : Array.from({ length: have }, (_, i) => `${row} ${"abcde"[i % 5]}${1 + (Math.floor(i / 5) % 5)}`);
  const money = row === "money" ? have : 0;
  return farm({ anna: { money, animals } }, { options: { sheep } }).anna.happiness;
}

test.each([
  ["chicken", [12, 16, 20, 24]],
  ["duck", [12, 18, 21, 24]],
  ["goose", [12, 20, 24, 26]],
  ["pig", [8, 14, 18, 22]],
  ["goat", [8, 15, 21, 26]],
  ["cow", [4, 7, 10, 12]],
  ["horse", [1, 2, 3, 4]],
  ["money", [20, 40, 50, 60]],
] as [Animal | "money", number[]][])(
  "HF-153, HF-154, HF-155, HF-156, HF-157, HF-159, HF-160, HF-161: %s gives 1, 2, 3, 4 happiness from %o on",
  (row, thresholds) => {
    for (const [i, threshold] of thresholds.entries()) {
      expect(happiness(row, threshold - 1)).toBe(i);
      expect(happiness(row, threshold)).toBe(i + 1);
    }
    expect(happiness(row, thresholds[3]! + 6)).toBe(4);
  },
);

test("HF-158: 9, 15, 18 and 21 sheep count with sheep, and there is no row without", () => {
  expect([8, 9, 15, 18, 21].map((sheep) => happiness("sheep", sheep, true))).toEqual([0, 1, 2, 3, 4]);
  expect(game.score(farm({ anna: {} }).table.state, 0).parts).toHaveLength(8);
});

test("HF-162: rows add up to 32 at most, 36 with sheep", () => {
  const full = (sheep: boolean) => {
    const kinds = [
      "24 chicken",
      "24 duck",
      "26 goose",
      "22 pig",
      "26 goat",
      "12 cow",
      "4 horse",
      ...(sheep ? ["21 sheep"] : []),
    ];
    return farm({ anna: { money: 60, animals: kinds.map((kind) => `${kind} a1`) } }, { options: { sheep } }).anna
      .happiness;
  };
  expect(full(false)).toBe(32);
  expect(full(true)).toBe(36);
});

test("HF-163: horses bought in round 12 count", () => {
  const { anna, table } = farm({ anna: { money: 10 } }, { round: 12, step: "buying" });
  anna.buys("horse", "a1");
  table.goesOnToNextRound();
  expect(table.isOver).toBe(true);
  expect(anna.happiness).toBe(1);
});

/** The places of two players at the end. */
function places(anna: object, bert: object, options = {}): readonly number[] | undefined {
  const { table } = farm(
    { anna: { money: 0, ...anna }, bert: { money: 0, ...bert } },
    { round: 12, step: "reclaiming", options },
  );
  return game.result(table.state)?.places;
}

test("HF-164: most happiness wins, not most money", () => {
  expect(places({ money: 39 }, { money: 0, animals: ["2 horse a1"] })).toEqual([2, 1]);
  expect(places({ money: 39 }, { money: 0, animals: ["2 horse a1"] }, { win: "money" })).toEqual([1, 2]);
});

test("HF-165: with equal happiness more money wins, then the place is shared", () => {
  expect(places({ money: 21 }, { money: 22 })).toEqual([2, 1]);
  expect(places({ money: 22 }, { money: 22 })).toEqual([1, 1]);
  expect(places({ money: 21 }, { money: 22 }, { tie: "shared" })).toEqual([1, 1]);
});

test("HF-166: doing nothing gives 1 happiness", () => {
  const { anna, table } = newFarm(["anna", "bert"]);
  while (!table.isOver) table.goesOnToNextRound();
  expect(anna.happiness).toBe(1);
});

test("HF-152: goods left at the end are worth nothing, unless there is a last sale", () => {
  const holding = { anna: { money: 0, goods: { meat: 5 }, animals: ["cow a1 fed"] } };
  const plain = farm(holding, { round: 12, step: "reclaiming" });
  expect(plain.table.isOver).toBe(true);
  expect(plain.anna.money).toBe(0);
  const sale = farm(holding, { round: 12, step: "reclaiming", options: { finalSale: true } });
  expect(sale.anna.sells("meat", 5).sellsAnimal("cow", "a1").money).toBe(24);
  expect(sale.table.isOver).toBe(true);
});

test("HF-173: in the last sale wool of round 12 is paid, wool sold then is not", () => {
  const { anna, table } = farm(
    { anna: { money: 0, goods: { wool: 3 } } },
    { round: 12, options: { sheep: true, finalSale: true } },
  );
  anna.sells("wool").passes();
  table.goesOnTo("sell");
  expect(anna.money).toBe(3);
  anna.sells("wool", 2);
  expect(table.isOver).toBe(true);
  expect(anna.money).toBe(3);
});
