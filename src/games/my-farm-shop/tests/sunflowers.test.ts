import { expect, test } from "vitest";
import type { CardId } from "../state.ts";
import { type Has, table } from "../testing.ts";

const ALL_PLACES = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 2 };

/** Anna activates field 5, with this card on it. */
const using = (card: CardId, has: Has = {}) =>
  table({ anna: { ...has, cards: { ...has.cards, 5: card } }, bert: {} }, { dice: [2, 3] }).anna.activates(5);

test("A gained sunflower goes at once to a free place (FS-103, FS-104, FS-107)", () => {
  const anna = using("field-17", { cards: { 9: "field-01" }, sunflowers: { 2: 2, 3: 1, 6: 1, 8: 1 } });
  expect(anna.fields("plant")).toEqual([3, 4, 5, 9, 10, 11]);
  expect(anna.moves.every(({ type }) => type === "plant")).toBe(true);
  expect(anna.plants(9).sunflowersOn(9)).toBe(1);
});

test("A sunflower may go to an empty field (FS-107, FS-179)", () => {
  const { anna } = table({ anna: { cards: { 5: "field-19" } }, bert: {} }, { dice: [2, 3], jumpStart: true });
  anna.activates(5).plants(4).plants(8);
  expect([anna.sunflowersOn(4), anna.sunflowersOn(8)]).toEqual([1, 1]);
  const full = table(
    { anna: { cards: { 5: "field-19" }, sunflowers: { 4: 1 } }, bert: {} },
    { dice: [2, 3], jumpStart: true },
  );
  full.anna.activates(5).plants(4).plants(8);
  expect([full.anna.sunflowersOn(4), full.anna.sunflowersOn(8)]).toEqual([2, 1]);
});

test("Where all places are taken a new sunflower is lost (FS-105)", () => {
  const anna = using("field-19", { sunflowers: ALL_PLACES });
  expect([anna.isAsked, anna.cardOn(5)]).toEqual([false, null]);
  expect(anna.farm.sunflowers.reduce((sum, n) => sum + n)).toBe(16);
  const last = using("field-19", { sunflowers: { ...ALL_PLACES, 9: 1 } });
  expect(last.fields("plant")).toEqual([9]);
  expect(last.plants(9).isAsked).toBe(false);
});

test("Nothing moves a sunflower that was placed (FS-106)", () => {
  const { anna } = table({ anna: { sunflowers: { 5: 2 } }, bert: {} }, { dice: [2, 3] });
  const types = new Set(anna.moves.map(({ type }) => type));
  expect(types).toEqual(new Set(["activate", "pass"]));
});

test("Each sunflower on the field adds one piece (FS-108, FS-116)", () => {
  for (const [sunflowers, milk] of [
    [1, 3],
    [2, 4],
  ] as const) {
    const { anna } = table({ anna: { sunflowers: { 9: sunflowers } }, bert: {} }, { dice: [4, 5] });
    expect(anna.activates(9).goods).toEqual({ honey: 1, egg: 1, wool: 1, milk });
  }
  const four = using("field-48", { goods: {}, sunflowers: { 5: 1 } }).gains("honey", "egg", "egg", "wool", "milk");
  expect(four.goods).toEqual({ honey: 1, egg: 2, wool: 1, milk: 1 });
});

test("2 bags and 1 coin grow by one or the other (rulebook example, FS-109, FS-110)", () => {
  const one = using("field-07", { sunflowers: { 5: 1 } }).may("chooseProduction");
  expect(one.map(({ bags, coins }) => [bags, coins])).toEqual([
    [3, 1],
    [2, 2],
  ]);
  const two = using("field-07", { sunflowers: { 5: 2 } }).may("chooseProduction");
  expect(two.map(({ bags, coins }) => [bags, coins])).toEqual([
    [4, 1],
    [3, 2],
    [2, 3],
  ]);
  expect(using("field-07", { sunflowers: { 5: 2 } }).produces({ bags: 3, coins: 2 })).toMatchObject({
    bags: 5,
    coins: 2,
  });
});

test("Only what the field produces can grow (FS-111)", () => {
  const anna = using("field-10", { sunflowers: { 5: 1 } });
  expect(anna.may("chooseProduction").map(({ goods }) => goods.join(" "))).toEqual([
    "honey honey wool",
    "honey wool wool",
  ]);
});

test("Identical goods stay identical (FS-112)", () => {
  const anna = using("field-13", { sunflowers: { 5: 1 } });
  expect(anna.may("chooseProduction").map(({ goods }) => new Set(goods).size)).toEqual([1, 1, 1, 1]);
  expect(anna.gains("milk", "milk", "milk", "milk").goods.milk).toBe(5);
});

test("An extra good of choice is of free choice again (FS-113)", () => {
  const anna = using("field-02", { sunflowers: { 5: 1 } });
  expect(anna.may("chooseProduction")).toHaveLength(10);
  expect(anna.gains("honey", "wool").goods).toMatchObject({ honey: 2, wool: 2 });
});

test("With a red arrow the gain grows, the cost does not (FS-087, FS-114)", () => {
  const anna = using("field-27", { sunflowers: { 5: 1 } }).choosesArea(1);
  expect(anna).toMatchObject({ coins: 7, goods: { honey: 0, egg: 0, wool: 1, milk: 1 } });
});

test("Honey and egg with one sunflower: three results (rulebook example, FS-115)", () => {
  const anna = using("field-27", { sunflowers: { 5: 1 } }).choosesArea(0);
  expect(anna.may("chooseProduction").map(({ goods }) => goods.join(" "))).toEqual([
    "honey honey egg",
    "honey egg egg",
  ]);
});

test("Without production there is no bonus (FS-117)", () => {
  const { anna } = table(
    { anna: { goods: { egg: 1 }, bags: 0, cards: { 5: "field-04" }, sunflowers: { 5: 2 } }, bert: {} },
    { dice: [2, 3] },
  );
  expect([anna.isAsked, anna.coins, anna.goods.egg]).toEqual([false, 0, 1]);
});

test("The bonus cannot be left out (FS-118)", () => {
  const anna = using("field-29", { sunflowers: { 5: 2 } });
  for (const { goods, bags } of anna.may("chooseProduction")) expect(goods.length + bags).toBe(5);
});

test("A field with the crossed-out flower gets no bonus, but its sunflowers are not lost (FS-119, FS-120)", () => {
  const { anna, bert } = table(
    { anna: { cards: { 5: "field-58" }, sunflowers: { 5: 2 } }, bert: {} },
    { market: ["field-01", "field-02", "field-03", "field-04", "field-05", "field-06"], dice: [2, 3] },
  );
  expect(anna.activates(5).coins).toBe(6);
  bert.passes();
  anna.draws("field-07");
  bert.rolls(2, 2, 3).takes(2).places(2).passes();
  anna.passes();
  anna.draws("field-08");
  anna.rolls(2, 3, 3).takes(3).places(5).activates(5);
  expect([anna.cardOn(5), anna.goods.honey]).toEqual(["field-03", 5]);
});

test("Any sunflower can be paid; its place is free again (FS-121)", () => {
  const anna = using("field-50", { sunflowers: { 3: 1, 9: 2 } });
  expect(anna.fields("paySunflower")).toEqual([3, 9]);
  anna.paysSunflower(9);
  expect([anna.sunflowersOn(9), anna.coins, anna.bags]).toEqual([1, 5, 1]);
});

test("A sunflower paid from the activated field gives no bonus, others there still do (rulebook note, FS-122, FS-123)", () => {
  const has = { sunflowers: { 5: 1, 9: 1 } };
  expect(using("field-50", has).paysSunflower(5).coins).toBe(5);
  expect(using("field-50", has).paysSunflower(9).coins).toBe(6);
  expect(using("field-50", { sunflowers: { 5: 2 } }).paysSunflower(5).coins).toBe(6);
});

test("Without a sunflower such a field cannot be used (FS-124)", () => {
  const { anna } = table({ anna: { cards: { 5: "field-50" } }, bert: {} }, { dice: [2, 3] });
  expect(anna.fields("activate")).not.toContain(5);
});

test("A sunflower gained by an activation does not enlarge it (FS-126)", () => {
  const both = {
    action: {
      do: "gain",
      gain: [
        { item: "sunflower", n: 1 },
        { item: "coin", n: 2 },
      ],
    },
  };
  const { anna } = table(
    { anna: { cards: { 5: "field-01" } }, bert: {} },
    { dice: [2, 3], printed: { "field-01": both } },
  );
  anna.activates(5).plants(5);
  expect([anna.coins, anna.sunflowersOn(5)]).toEqual([2, 1]);
});

const goodsOf = (moves: readonly { goods: readonly string[] }[]) => moves.map(({ goods }) => goods.join(" "));

test("The extra good of choice is free, or strictly one of those produced where that was agreed (FS-112)", () => {
  const at = (extraGood: "free" | "one-produced", sunflowers: number) =>
    table({ anna: { cards: { 5: "field-02" }, sunflowers: { 5: sunflowers } }, bert: {} }, { dice: [2, 3], extraGood })
      .anna.activates(5)
      .may("chooseProduction");
  expect(goodsOf(at("free", 1))).toContain("honey egg");
  expect(goodsOf(at("one-produced", 1))).toEqual(["honey honey", "egg egg", "wool wool", "milk milk"]);
  expect(goodsOf(at("one-produced", 2))).toEqual([
    "honey honey honey",
    "egg egg egg",
    "wool wool wool",
    "milk milk milk",
  ]);
  expect(goodsOf(at("one-produced", 0))).toEqual(goodsOf(at("free", 0)));
});

test("Strictly, two goods of choice grow by one of the two, and bags beside them by bags (FS-112)", () => {
  const { anna } = table(
    { anna: { cards: { 5: "field-29" }, sunflowers: { 5: 1 } }, bert: {} },
    { dice: [2, 3], extraGood: "one-produced" },
  );
  const offered = anna.activates(5).may("chooseProduction");
  const three = offered.filter(({ bags }) => bags === 1);
  expect(three.every(({ goods }) => goods.length === 3 && new Set(goods).size < 3)).toBe(true);
  expect(offered.filter(({ bags }) => bags === 2).every(({ goods }) => goods.length === 2)).toBe(true);
  expect(goodsOf(three)).not.toContain("honey egg wool");
});
