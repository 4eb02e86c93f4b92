import { expect, test } from "vitest";
import { game } from "../index.ts";
import type { CardId } from "../state.ts";
import { type Has, type Setting, table } from "../testing.ts";

/** Anna is about to activate field 5, with this card on it. */
const withCard = (card: CardId, has: Has = {}, setting: Setting = {}) =>
  table({ anna: { ...has, cards: { ...has.cards, 5: card } }, bert: {} }, { dice: [2, 3], ...setting }).anna;

const NO_GOODS = { honey: 0, egg: 0, wool: 0, milk: 0 };

test("A field that only gives, gives all it shows (FS-066, FS-067, FS-138)", () => {
  expect(withCard("field-07").activates(5)).toMatchObject({ bags: 4, coins: 1 });
  expect(withCard("field-01").activates(5).goods).toEqual({ honey: 1, egg: 3, wool: 1, milk: 1 });
});

test("A good of choice is named when it is gained (FS-068, FS-069)", () => {
  expect(withCard("field-02").activates(5).may("chooseProduction")).toHaveLength(4);
  const two = withCard("field-14").activates(5);
  expect(two.may("chooseProduction")).toHaveLength(10);
  expect(two.gains("honey", "wool").goods).toEqual({ honey: 2, egg: 1, wool: 2, milk: 1 });
});

test("Identical goods are all of one kind (FS-070)", () => {
  const anna = withCard("field-13").activates(5);
  expect(anna.may("chooseProduction")).toHaveLength(4);
  expect(() => anna.gains("honey", "honey", "egg")).toThrow("not offered");
  expect(anna.gains("wool", "wool", "wool").goods.wool).toBe(4);
});

test("A red arrow takes all on its left for all on its right, and only once (FS-071, FS-072)", () => {
  expect(withCard("field-24", { bags: 0, goods: { egg: 3 } }).isAsked).toBe(false);
  const anna = withCard("field-04", { goods: { honey: 5 } }).activates(5);
  expect([anna.goods.honey, anna.coins, anna.isAsked]).toEqual([4, 3, false]);
});

test("Nobody has to trade (FS-073)", () => {
  const anna = withCard("field-04", { goods: { honey: 5 } });
  expect(anna.may("pass")).toHaveLength(1);
  expect(anna.passes()).toMatchObject({ coins: 0, goods: { honey: 5 } });
});

test("Two identical goods and two others are two pairs of different kinds (FS-074)", () => {
  expect(withCard("field-33", { bags: 0, goods: { honey: 4 } }).isAsked).toBe(false);
  const anna = withCard("field-33", { bags: 0, goods: { honey: 2, milk: 2 } }).activates(5);
  expect(anna).toMatchObject({ bags: 1, coins: 7, goods: NO_GOODS });
  const rich = withCard("field-33", { goods: { honey: 2, egg: 2, milk: 3 } }).activates(5);
  expect(rich.may("payGoods").map(({ goods }) => goods.join(" "))).toEqual([
    "honey honey egg egg",
    "honey honey milk milk",
    "egg egg milk milk",
  ]);
});

test("Different goods are one of each of so many kinds (FS-075)", () => {
  expect(withCard("field-34", { bags: 0, goods: { honey: 3, egg: 1 } }).isAsked).toBe(false);
  expect(withCard("field-34", { goods: { honey: 3, egg: 1, milk: 1 } }).activates(5)).toMatchObject({
    coins: 8,
    goods: { honey: 2, egg: 0, milk: 0 },
  });
});

test("A bag can be part of a cost (FS-076)", () => {
  expect(withCard("field-14", { bags: 0 }).isAsked).toBe(false);
  expect(withCard("field-14", { bags: 1 }).activates(5).gains("egg", "egg")).toMatchObject({
    bags: 0,
    goods: { egg: 3 },
  });
});

test("A card of the own Farm is discarded, and the field beneath shows again (FS-078)", () => {
  const anna = withCard("field-51", { cards: { 9: "field-01" } })
    .activates(5)
    .discards(9);
  expect([anna.coins, anna.cardOn(9), anna.cardOn(5)]).toEqual([4, null, "field-51"]);
});

test("The card never discards itself (FS-079)", () => {
  expect(withCard("field-51", { bags: 0 }).isAsked).toBe(false);
  const anna = withCard("field-51", { cards: { 2: "field-02", 3: "field-03" } }).activates(5);
  expect(anna.fields("discard")).toEqual([2, 3]);
});

test("Any other card can be discarded: a 1x card, the arrow that led here, a Jump-Start card (FS-080, FS-178)", () => {
  const anna = table(
    { anna: { cards: { 5: "field-51", 6: "field-21", 9: "field-12", 8: "jump-04" } }, bert: {} },
    { dice: [3, 3], jumpStart: true },
  ).anna;
  anna.activates(6).follows(5);
  expect(anna.fields("discard")).toEqual([6, 8, 9]);
  expect(anna.discards(6)).toMatchObject({ coins: 4 });
  expect(anna.cardOn(6)).toBeNull();
});

test("Of two areas exactly one is used, and both are there again the next time (FS-081, FS-082)", () => {
  const { anna, bert } = table({ anna: { cards: { 5: "field-27" } }, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  expect(anna.may("chooseArea")).toHaveLength(2);
  anna.choosesArea(0);
  expect(anna).toMatchObject({ coins: 0, isAsked: false, goods: { honey: 2, egg: 2 } });
  bert.passes();
  anna.draws("field-07");
  bert.rolls(2, 2, 3).takes(2).places(2);
  anna.activates(5);
  expect(anna.may("chooseArea")).toHaveLength(2);
  expect(anna.choosesArea(1)).toMatchObject({ coins: 6, goods: { honey: 1, egg: 1 } });
});

test("An area that cannot be paid is not offered (FS-081)", () => {
  const anna = withCard("field-27", { goods: { milk: 1 } }).activates(5);
  expect(anna.may("chooseArea")).toEqual([{ type: "chooseArea", area: 0 }]);
});

test("A 1x card goes after use, and what is printed counts again (FS-083, FS-084)", () => {
  const { anna, bert } = table({ anna: { cards: { 5: "field-12" } }, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  expect([anna.goods, anna.cardOn(5)]).toEqual([{ honey: 2, egg: 2, wool: 2, milk: 2 }, null]);
  bert.passes();
  anna.draws("field-07");
  bert.rolls(2, 2, 3).takes(2).places(2);
  expect(anna.activates(5).goods.egg).toBe(3);
});

test("A 1x card that is not carried out stays (FS-085)", () => {
  const passed = withCard("field-12").passes();
  expect(passed.cardOn(5)).toBe("field-12");
  const unpaid = table({ anna: { bags: 1, cards: { 5: "field-59" } }, bert: {} }, { dice: [3, 3] }).anna.activates(5);
  expect([unpaid.cardOn(5), unpaid.coins, unpaid.bags]).toEqual(["field-59", 0, 0]);
});

test("A 1x card goes only when its production is complete, the bonus included (FS-086)", () => {
  const anna = withCard("field-13", { goods: { egg: 14 }, sunflowers: { 5: 1 } }).activates(5);
  expect(anna.cardOn(5)).toBe("field-13");
  anna.gains("milk", "milk", "milk", "milk").returns("egg", "egg");
  expect([anna.cardOn(5), anna.sunflowersOn(5), anna.goods.milk]).toEqual([null, 1, 4]);
});

test("An empty field gives nothing, whatever sunflowers are there (FS-088)", () => {
  const { anna } = table({ anna: { bags: 0, sunflowers: { 4: 2 } }, bert: {} }, { dice: [2, 2], jumpStart: true });
  expect(anna.isAsked).toBe(false);
  const shifted = table({ anna: { bags: 1, sunflowers: { 4: 2 } }, bert: {} }, { dice: [2, 3], jumpStart: true }).anna;
  const before = shifted.goods;
  expect(shifted.activates(4)).toMatchObject({ isAsked: false, goods: before, coins: 0, bags: 0 });
});

test("A green arrow activates the field it points to instead of its own (FS-089, FS-100)", () => {
  const { anna } = table({ anna: { cards: { 9: "field-20" } }, bert: {} }, { dice: [4, 5] });
  expect(anna.activates(9).follows(4)).toMatchObject({ bags: 3, coins: 1, goods: { milk: 1 } });
});

test("The arrow up leads to the field above in its column (FS-090)", () => {
  for (const [from, to] of [
    [7, 2],
    [8, 3],
    [10, 5],
    [11, 6],
  ] as const) {
    const { anna } = table({ anna: { bags: 9, cards: { [from]: "field-20" } }, bert: {} }, { dice: [4, 5] });
    expect(anna.activates(from).fields("follow")).toEqual([to]);
  }
});

test("The arrow to both sides leads to one of the neighbours in the row (FS-091, FS-092)", () => {
  for (const [from, to] of [
    [9, [8, 10]],
    [6, [5]],
    [7, [8]],
    [2, [3]],
    [11, [10]],
  ] as const) {
    const { anna } = table({ anna: { bags: 9, cards: { [from]: "field-21" } }, bert: {} }, { dice: [3, 4] });
    expect(anna.activates(from).fields("follow")).toEqual(to);
  }
});

test("An arrow may lead to an arrow (FS-094)", () => {
  const { anna } = table({ anna: { cards: { 8: "field-21", 9: "field-20" } }, bert: {} }, { dice: [4, 4] });
  expect(anna.activates(8).follows(9).follows(4)).toMatchObject({ bags: 3, coins: 1 });
});

test("No field is entered twice in one activation (FS-095)", () => {
  const { anna } = table({ anna: { cards: { 8: "field-21", 9: "field-38" } }, bert: {} }, { dice: [4, 4] });
  expect(anna.activates(8).fields("follow")).toEqual([7, 9]);
  expect(anna.follows(9).fields("follow")).toEqual([10]);
  expect(anna.follows(10).goods.wool).toBe(2);
  const stuck = table(
    { anna: { cards: { 2: "field-21", 3: "field-38", 7: "field-20" } }, bert: {} },
    { dice: [1, 1] },
  ).anna;
  expect(stuck.activates(2).follows(3).fields("follow")).toEqual([4]);
});

test("An arrow without a target ends the activation (FS-095)", () => {
  const back = { action: { do: "activate", dirs: ["left"] } };
  const { anna } = table(
    { anna: { cards: { 10: "field-01", 11: "field-02" } }, bert: {} },
    { dice: [5, 5], printed: { "field-01": { action: { do: "activate", dirs: ["right"] } }, "field-02": back } },
  );
  expect(anna.fields("activate")).not.toContain(10);
  anna.passes();
  const end = table(
    { anna: { cards: { 10: "field-01", 11: "field-02" } }, bert: {} },
    { final: true, printed: { "field-01": { action: { do: "activate", dirs: ["right"] } }, "field-02": back } },
  ).anna;
  expect(end.activates(10).follows(11)).toMatchObject({
    isAsked: false,
    goods: { honey: 1, egg: 1, wool: 1, milk: 1 },
  });
});

test("Nobody has to follow an arrow (FS-096, FS-098)", () => {
  const { anna } = table({ anna: { cards: { 9: "field-20" } }, bert: {} }, { dice: [4, 5] });
  anna.activates(9).passes();
  expect([anna.coins, anna.bags, anna.cardOn(9), anna.isAsked]).toEqual([0, 2, "field-20", false]);
});

test("The sunflowers of the field finally activated count, not those of the arrow (FS-097)", () => {
  const has = { cards: { 9: "field-20", 4: "field-01" } } as const;
  const onArrow = table({ anna: { ...has, sunflowers: { 9: 2 } }, bert: {} }, { dice: [4, 5] }).anna;
  expect(onArrow.activates(9).follows(4).goods.egg).toBe(3);
  const onTarget = table({ anna: { ...has, sunflowers: { 4: 2 } }, bert: {} }, { dice: [4, 5] }).anna;
  expect(onTarget.activates(9).follows(4).goods.egg).toBe(5);
});

test("An arrow to a 1x card uses that card up and stays itself (FS-098, FS-099)", () => {
  const { anna } = table({ anna: { cards: { 9: "field-20", 4: "field-12" } }, bert: {} }, { dice: [4, 5] });
  anna.activates(9).follows(4);
  expect([anna.cardOn(4), anna.cardOn(9)]).toEqual([null, "field-20"]);
});

test("An arrow to an empty field gives nothing, and the list of moves says so (FS-101)", () => {
  const { anna } = table({ anna: { cards: { 9: "field-20" } }, bert: {} }, { dice: [5, 5], jumpStart: true });
  expect(game.describe(anna.state, 0, { type: "activate", field: 9 }).text.id).toBe("activateIdleWithBags");
  expect(anna.activates(9).follows(4)).toMatchObject({ coins: 0, bags: 1, isAsked: false });
  const bare = table({ anna: { cards: { 9: "field-20" } }, bert: {} }, { dice: [4, 5], jumpStart: true }).anna;
  expect(bare.fields("activate")).not.toContain(9);
});

test("A 1x card lies there until all that it gave is in its place (FS-086)", () => {
  const planting = table({ anna: { cards: { 5: "field-19" } }, bert: {} }, { dice: [2, 3] }).anna;
  planting.activates(5).plants(2);
  expect(planting.cardOn(5)).toBe("field-19");
  expect(planting.plants(2).cardOn(5)).toBeNull();
  const storing = table({ anna: { goods: { egg: 14 }, cards: { 5: "field-12" } }, bert: {} }, { dice: [2, 3] }).anna;
  storing.activates(5).returns("egg");
  expect(storing.cardOn(5)).toBe("field-12");
  expect(storing.returns("egg").cardOn(5)).toBeNull();
});

test("With arrows anywhere, every chain ends (FS-102)", () => {
  const fields = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const cards = Object.fromEntries(
    fields.map((field) => [field, field > 6 && field % 2 === 0 ? "field-20" : "field-21"]),
  );
  const { anna } = table({ anna: { cards: cards as Has["cards"] & object }, bert: {} }, { final: true });
  const walk = (path: readonly number[]): number => {
    const one = table({ anna: { cards: cards as Has["cards"] & object }, bert: {} }, { final: true }).anna;
    one.activates(9);
    for (const field of path) one.follows(field);
    expect(new Set([9, ...path]).size).toBe(path.length + 1);
    return one.fields("follow").reduce((most, field) => Math.max(most, walk([...path, field])), path.length);
  };
  expect(anna.isAsked).toBe(true);
  expect(walk([])).toBeLessThan(10);
});
