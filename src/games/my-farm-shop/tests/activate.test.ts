import { expect, test } from "vitest";
import { game, module } from "../index.ts";
import { table } from "../testing.ts";

test("The sum of the remaining dice names the field for everybody (FS-054, FS-065)", () => {
  const { anna, bert } = table({ anna: { bags: 0 }, bert: { bags: 0 } }, { dice: [2, 3] });
  expect([anna.fields("activate"), bert.fields("activate")]).toEqual([[5], [5]]);
});

test("Nobody has to activate, and passing changes nothing (FS-055)", () => {
  const { anna } = table({ anna: {}, bert: {} }, { dice: [2, 3] });
  const before = structuredClone(anna.farm);
  expect(anna.passes().farm).toEqual(before);
});

test("Everybody activates at most one field (FS-056)", () => {
  const { anna, bert } = table({ anna: {}, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  bert.passes();
  expect([anna.isAsked, bert.isAsked]).toEqual([false, false]);
});

test("Each bag moves the sum by one, for active and other players alike (FS-057)", () => {
  const { anna, bert } = table({ anna: { bags: 1 }, bert: { bags: 2 } }, { dice: [2, 3] });
  expect(anna.fields("activate")).toEqual([4, 5, 6]);
  expect(bert.fields("activate")).toEqual([3, 4, 5, 6, 7]);
});

test("The sum stays between 2 and 12 (FS-058)", () => {
  const twelve = table({ anna: { bags: 3 }, bert: {} }, { dice: [6, 6] });
  expect(twelve.anna.fields("activate")).toEqual([2, 9, 10, 11]);
  const two = table({ anna: { bags: 3 }, bert: {} }, { dice: [1, 1] });
  expect(two.anna.fields("activate")).toEqual([2, 3, 4, 5]);
});

test("From 12 to 11 it is one bag, from 12 to 3 it is nine (FS-059)", () => {
  const { anna, bert } = table({ anna: { bags: 1 }, bert: { bags: 9 } }, { dice: [6, 6] });
  expect(anna.fields("activate")).toEqual([2, 11]);
  expect(bert.activates(3).bags).toBe(0);
});

test("Field 2/12 is reached as 2 or as 12, whichever is nearer (FS-060)", () => {
  for (const [dice, bags] of [
    [[2, 2], 2],
    [[5, 5], 2],
    [[3, 4], 5],
  ] as const) {
    const { anna, bert } = table({ anna: { bags }, bert: { bags: bags - 1 } }, { dice });
    expect(bert.fields("activate")).not.toContain(2);
    expect(anna.activates(2).bags).toBe(0);
  }
});

test("Anna uses the 5 as a 4, Bert as a 7, Chris as it is; the dice stay (rulebook example, FS-061)", () => {
  const { anna, bert, chris } = table({ anna: {}, bert: {}, chris: {} }, { dice: [2, 3] });
  anna.activates(4);
  bert.activates(7);
  expect(anna.state.dice).toEqual([2, 3]);
  expect(chris.fields("activate")).toContain(5);
  chris.activates(5);
  expect([anna.bags, anna.coins]).toEqual([2, 1]);
  expect(bert.bags).toBe(0);
  expect([chris.bags, chris.goods.egg]).toEqual([2, 2]);
});

test("Bags are paid before the activation begins, never within it (FS-062, FS-093)", () => {
  const { anna } = table({ anna: { bags: 5, cards: { 5: "field-21" } }, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  expect(anna.moves).toEqual([{ type: "follow", field: 4 }, { type: "follow", field: 6 }, { type: "pass" }]);
});

test("Bags that a field gives come too late for its own number (FS-063)", () => {
  const { anna } = table({ anna: { bags: 0, cards: { 5: "field-07" } }, bert: {} }, { dice: [2, 3] });
  expect(anna.fields("activate")).toEqual([5]);
  anna.activates(5);
  expect([anna.bags, anna.isAsked]).toEqual([2, false]);
});

test("Bags may be spent on a field that gives nothing; the list of moves says so (FS-064, FS-077)", () => {
  const { anna } = table({ anna: { bags: 1, cards: { 6: "field-14" } }, bert: {} }, { dice: [2, 3] });
  expect(anna.fields("activate")).toContain(6);
  anna.activates(6);
  expect([anna.bags, anna.goods, anna.isAsked]).toEqual([0, { honey: 1, egg: 1, wool: 1, milk: 1 }, false]);
  const poor = table({ anna: { bags: 1, goods: {} }, bert: {} }, { dice: [3, 3] }).anna;
  const { text } = game.describe(poor.state, 0, { type: "activate", field: 7 });
  expect(module.words.en[text.id]).toMatch(/gives nothing/);
});

test("A bag that is spent on the number does not pay the cost, and the list of moves says so (FS-064, FS-077)", () => {
  const { anna } = table({ anna: { bags: 1, cards: { 5: "field-14", 6: "field-14" } }, bert: {} }, { dice: [2, 3] });
  const text = (field: number) => game.describe(anna.state, 0, { type: "activate", field }).text.id;
  expect([text(5), text(6)]).toEqual(["activate", "activateIdleWithBags"]);
});

test("Who can reach nothing is not asked (FS-055)", () => {
  const { anna, bert } = table({ anna: { bags: 0, goods: {} }, bert: {} }, { dice: [3, 4] });
  expect([anna.isAsked, bert.isAsked]).toEqual([false, true]);
});
