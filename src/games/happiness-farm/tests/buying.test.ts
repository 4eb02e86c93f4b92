import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import type { Animal } from "../data.ts";
import { game } from "../index.ts";
import { farm, newFarm } from "../testing.ts";

test.each([
  ["chicken", 2],
  ["duck", 3],
  ["goose", 4],
  ["pig", 5],
  ["goat", 6],
  ["cow", 8],
  ["horse", 10],
] as [Animal, number][])("HF-039, HF-041: a %s costs %i $ and is not sold on credit", (kind, price) => {
  const { anna } = farm({ anna: { money: price } }, { step: "buying" });
  expect(anna.buys(kind, "a1").money).toBe(0);
  const poor = farm({ anna: { money: price - 1 } }, { step: "buying" }).anna;
  expect(poor.may({ type: "buy", kind })).toBe(false);
});

test("HF-040: a sheep costs 5 $, with sheep only", () => {
  expect(
    farm({ anna: { money: 5 } }, { step: "buying", options: { sheep: true } }).anna.buys("sheep", "a1").money,
  ).toBe(0);
  expect(farm({ anna: { money: 5 } }, { step: "buying" }).anna.may({ type: "buy", kind: "sheep" })).toBe(false);
});

test("HF-042, HF-043: one animal each around the table; who has passed is not asked again", () => {
  const { anna, bert, carl, table } = newFarm(["anna", "bert", "carl"]);
  anna.buys("duck", "c2");
  bert.passes();
  carl.buys("duck", "c2");
  anna.buys("goose", "c2");
  carl.passes();
  expect(anna.isAsked).toBe(true);
  anna.passes();
  expect(table.asked).toBe("farmer");
});

test("HF-044: with the switch each player buys everything in turn", () => {
  const { anna, bert } = newFarm(["anna", "bert"], { buyingOrder: "all-at-once" });
  anna.buys("duck", "c2").buys("duck", "c2");
  expect(bert.isAsked).toBe(false);
  anna.passes();
  expect(bert.isAsked).toBe(true);
});

test("HF-045: a new animal goes to any available square, forest and garden too", () => {
  const { anna } = newFarm(["anna", "bert"]);
  anna.does({ type: "buy", kind: "goose" });
  expect(anna.moves).toHaveLength(36);
});

test("HF-008: with the switch fewer animals fit on a square than the board says", () => {
  const { anna } = farm({ anna: { animals: ["duck a1"] } }, { farm: "PP", step: "buying", options: { places: "1" } });
  expect(anna.does({ type: "buy", kind: "duck" }).moves).toEqual([{ type: "place", square: "b1" }]);
});

test("HF-047: on a full board nothing can be bought", () => {
  const { table } = farm({ anna: { animals: ["4 duck a1", "4 duck b1"] } }, { farm: "PP", step: "buying" });
  expect(table.asked).not.toBe("buy");
});

test("HF-048: with four players the tenth horse is refused, unless the supply has no end", () => {
  const nine = { animals: ["4 horse a1", "4 horse b1", "horse c1"], money: 50 };
  const others = { bert: {}, carl: {}, dora: {} };
  const setting = { step: "buying" } as const;
  expect(farm({ anna: nine, ...others }, setting).anna.may({ type: "buy", kind: "horse" })).toBe(false);
  const endless = farm({ anna: nine, ...others }, { ...setting, options: { limitedSupply: false } });
  expect(endless.anna.may({ type: "buy", kind: "horse" })).toBe(true);
});

/** Draws until the bag's step is over. */
function drawAll(table: ReturnType<typeof newFarm>["table"]): number {
  let drawn = 0;
  while (table.actor === CHANCE) {
    game.play(table.state, CHANCE, game.moves(table.state, CHANCE)[0]!);
    drawn++;
  }
  return drawn;
}

test("HF-049, HF-052: chance draws 8 and one for each player from the bag, and only these are for sale", () => {
  const { anna, table } = newFarm(["anna", "bert", "carl", "dora"], { meepleBag: true });
  expect(table.actor).toBe(CHANCE);
  const weights = game.moves(table.state, CHANCE).map((move) => game.weight!(table.state, move));
  expect(weights).toEqual([60, 50, 50, 40, 40, 25, 9]);
  expect(drawAll(table)).toBe(12);
  expect(table.state.market).toEqual([12, 0, 0, 0, 0, 0, 0]);
  expect(anna.moves).toEqual([{ type: "pass" }, { type: "buy", kind: "chicken" }]);
});

test("HF-050: what was not bought goes back before the next draw", () => {
  const { anna, bert, table } = newFarm(["anna", "bert"], { meepleBag: true });
  const total = () => [...table.state.supply, ...table.state.market].reduce((a, b) => a + b);
  const before = total();
  drawAll(table);
  anna.buys("chicken", "c2");
  bert.passes();
  anna.passes();
  table.goesOnTo("draw");
  expect(table.state.market.every((count) => count === 0)).toBe(true);
  expect(total()).toBe(before - 1);
  expect(drawAll(table)).toBe(10);
});

test("HF-051: a bag with fewer is emptied", () => {
  const { table } = newFarm(["anna"], { meepleBag: true, tables: { bag: { base: 900 } } });
  expect(drawAll(table)).toBe(24 + 24 + 26 + 22 + 26 + 12 + 4);
});

test("HF-053: an animal belongs to its buyer", () => {
  const { anna, bert } = newFarm(["anna", "bert"]);
  anna.buys("duck", "c2");
  bert.buys("goose", "c2");
  expect(anna.animals).toEqual(["duck c2"]);
  expect(bert.animals).toEqual(["goose c2"]);
});
