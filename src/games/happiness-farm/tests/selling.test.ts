import { expect, test } from "vitest";
import type { Animal } from "../data.ts";
import { farm, newFarm } from "../testing.ts";

test("HF-024, HF-025, HF-026: an egg brings 1 $, milk 2 $, meat 3 $", () => {
  const { anna } = farm({ anna: { money: 0, goods: { egg: 3, milk: 2, meat: 5 } }, bert: {} });
  expect(anna.sells("egg", 3).money).toBe(3);
  expect(anna.sells("milk", 2).money).toBe(7);
  expect(anna.sells("meat", 5).money).toBe(22);
});

test("HF-027, HF-028: wool brings 3 $ at the next selling, to be spent then", () => {
  const { anna, table } = farm({ anna: { money: 0, goods: { wool: 2 } } }, { options: { sheep: true } });
  anna.sells("wool", 2);
  expect(anna.money).toBe(0);
  table.goesOnToNextRound();
  expect(anna.money).toBe(6);
  expect(anna.may({ type: "buy", kind: "sheep" })).toBe(true);
});

test("Without the delay wool is paid at once", () => {
  const { anna } = farm({ anna: { money: 0, goods: { wool: 2 } } }, { options: { sheep: true, woolDelay: false } });
  expect(anna.sells("wool", 2).money).toBe(6);
});

test("HF-029: wool sold in round 12 is never paid", () => {
  const { anna, table } = farm({ anna: { money: 5, goods: { wool: 1 } } }, { round: 12, options: { sheep: true } });
  anna.sells("wool");
  table.goesOnToNextRound();
  expect(table.isOver).toBe(true);
  expect(anna.money).toBe(5);
});

test.each([
  ["chicken", 3],
  ["duck", 4],
  ["goose", 5],
  ["pig", 6],
  ["goat", 7],
  ["cow", 9],
  ["horse", 11],
] as [Animal, number][])("HF-030: a %s sells for %i $", (kind, price) => {
  const { anna } = farm({ anna: { money: 0, animals: [`${kind} a1 fed`] } });
  expect(anna.sellsAnimal(kind, "a1").money).toBe(price);
});

test("HF-031: a sheep sells for 6 $, and not at all to the letter", () => {
  const options = { sheep: true };
  const { anna } = farm({ anna: { money: 0, animals: ["sheep a1 fed"] } }, { options });
  expect(anna.sellsAnimal("sheep", "a1").money).toBe(6);
  const literal = farm(
    { anna: { animals: ["sheep a1 fed"] } },
    { options: { ...options, tables: { animals: { sheep: { sell: 0 } } } } },
  );
  expect(literal.table.asked).not.toBe("sell");
});

test("HF-032, HF-033: hay, veggies and grain have no price; selling nothing is fine", () => {
  const { anna, table } = farm({ anna: { goods: { hay: 3, veggie: 3, grain: 3, egg: 1 } }, bert: {} });
  expect(anna.moves).toEqual([{ type: "pass" }, { type: "sell", good: "egg", count: 1 }]);
  anna.passes();
  expect(table.asked).toBe("buy");
});

test("HF-033: any number can be sold: all of a good, a handful or one", () => {
  const { anna } = farm({ anna: { money: 0, goods: { egg: 9 } }, bert: {} });
  expect(anna.sells("egg", 5).sells("egg").sells("egg", 3).money).toBe(9);
});

test("HF-034: only an animal that was full after the last feeding can be sold", () => {
  const holding = { anna: { goods: { egg: 1 }, animals: ["cow a1"] }, bert: {} };
  expect(farm(holding).anna.choices).not.toContain("sellAnimal");
  expect(farm(holding, { options: { sellAnimals: "any" } }).anna.choices).toContain("sellAnimal");
});

test("HF-035: in round 1 there is nothing to sell, so nobody is asked", () => {
  expect(newFarm(["anna", "bert"]).table.asked).toBe("buy");
});

test("HF-036: a sold animal frees its place and returns to the supply", () => {
  const { anna, table } = farm({ anna: { animals: ["2 cow a1 fed"] }, bert: {} });
  const before = table.state.supply[5]!;
  anna.sellsAnimal("cow", "a1");
  expect(table.on("a1").animals).toEqual(["cow a1 fed"]);
  expect(table.state.supply[5]).toBe(before + 1);
});

test("HF-037: an animal bought this round cannot be sold before it is fed", () => {
  const { anna, table } = farm({ anna: { money: 2 } }, { farm: "P", step: "buying" });
  anna.buys("chicken", "a1");
  table.goesOnToNextRound();
  expect(anna.choices).not.toContain("sellAnimal");
});

test("HF-038: nobody sells another's animal", () => {
  const { anna } = farm({ anna: { goods: { egg: 1 } }, bert: { animals: ["cow a1 fed"] } });
  expect(anna.choices).toEqual(["pass", "sell"]);
});
