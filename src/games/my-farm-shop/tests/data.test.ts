import { expect, test } from "vitest";
import type { Json } from "../../../table/json.ts";
import { components } from "../components.ts";
import { FIELDS, fieldOfSum, neighbour, partnerOf, printedFields, SUNFLOWER_PLACES, sumsOf } from "../data/farm.ts";
import { type FieldCard, fieldCards } from "../data/field-cards.ts";
import { GOAL_IDS } from "../data/goals.ts";
import { GOODS, type Line, type Plain, type Printed, TRANSPORTS } from "../data/grammar.ts";
import { jumpStartCards } from "../data/jump-start-cards.ts";
import { SKILL_IDS, TILES_PER_TRANSPORT } from "../data/skills.ts";
import { game } from "../index.ts";
import { DECKS } from "../setup.ts";
import { tables } from "../tables.ts";
import { table } from "../testing.ts";

const cards: readonly FieldCard[] = Object.values(fieldCards);
const everything: readonly Printed[] = Object.values(components);
const ofStack = (stack: FieldCard["stack"]) => cards.filter((card) => card.stack === stack).length;
const areasOf = ({ action }: Printed): readonly Plain[] => (action.do === "choose" ? action.options : [action]);
const paid = (area: Plain): readonly Line[] => (area.do === "exchange" ? area.pay : []);
const gained = (area: Plain): readonly Line[] => (area.do === "exchange" || area.do === "gain" ? area.gain : []);

test("There are 59 Field cards: six for the opening market, the others in stacks 1 to 6 (FS-001)", () => {
  expect(cards).toHaveLength(59);
  expect(ofStack("start")).toBe(6);
  expect([1, 2, 3, 4, 5, 6].reduce((sum, stack) => sum + ofStack(stack as FieldCard["stack"]), 0)).toBe(53);
});

test("Every stack has the cards that any number of players needs (FS-002)", () => {
  for (const deck of Object.values(DECKS))
    for (const [i, needed] of deck.entries())
      expect(ofStack((i + 1) as FieldCard["stack"])).toBeGreaterThanOrEqual(needed);
});

test("The rest of the material is complete (FS-003)", () => {
  expect(game.seats.max).toBe(4);
  expect(Object.keys(printedFields)).toHaveLength(20);
  expect(Object.keys(jumpStartCards)).toHaveLength(10);
  expect(SKILL_IDS).toHaveLength(7);
  expect(GOAL_IDS).toHaveLength(6);
  expect(TRANSPORTS).toEqual(["sack", "tractor", "wheelbarrow", "barrel"]);
  expect(TILES_PER_TRANSPORT * TRANSPORTS.length).toBe(40);
});

test("Honey, eggs, wool and milk are goods; bags, sunflowers, coins and Transport tiles are not (FS-004)", () => {
  expect(GOODS).toEqual(["honey", "egg", "wool", "milk"]);
  const { anna } = table(
    { anna: { goods: {}, bags: 5, coins: 9, sunflowers: { 5: 2 }, transports: { sack: 3 } }, bert: {} },
    { dice: [3, 4], skills: ["goods-for-goods"] },
  );
  expect(anna.fields("activate")).not.toContain(7);
  expect(anna.may("useSkill")).toEqual([]);
});

test("Ten fields serve the eleven sums; 2 and 12 share one (FS-005)", () => {
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(new Set(sums.map(fieldOfSum)).size).toBe(10);
  expect(fieldOfSum(2)).toBe(fieldOfSum(12));
  for (const sum of sums) expect(sumsOf(fieldOfSum(sum))).toContain(sum);
});

test("The top row is 2/12 to 6, the bottom row 7 to 11, column by column (FS-006, FS-220)", () => {
  const columns = [
    [2, 7],
    [3, 8],
    [4, 9],
    [5, 10],
    [6, 11],
  ] as const;
  for (const [top, bottom] of columns) {
    expect([neighbour(bottom, "up"), neighbour(top, "down")]).toEqual([top, bottom]);
    expect([neighbour(top, "up"), neighbour(bottom, "down")]).toEqual([undefined, undefined]);
    expect([partnerOf(top), partnerOf(bottom)]).toEqual([bottom, top]);
  }
  expect(new Set(FIELDS.map(partnerOf)).size).toBe(10);
});

test("Neighbours to the left and right stay in their row (FS-007)", () => {
  expect([neighbour(6, "right"), neighbour(7, "left"), neighbour(2, "left"), neighbour(11, "right")]).toEqual(
    new Array(4).fill(undefined),
  );
  expect([neighbour(6, "left"), neighbour(7, "right"), neighbour(2, "right"), neighbour(11, "left")]).toEqual([
    5, 8, 3, 10,
  ]);
  expect([neighbour(9, "left"), neighbour(9, "right")]).toEqual([8, 10]);
});

test("A Farm has sixteen places for sunflowers (FS-008)", () => {
  expect(SUNFLOWER_PLACES).toEqual([2, 2, 2, 2, 1, 0, 1, 2, 2, 2]);
  expect(SUNFLOWER_PLACES.reduce((sum, places) => sum + places)).toBe(16);
});

test("All examples of the rulebook exist with their costs and gains (FS-009)", () => {
  const { anna } = table({ anna: {}, bert: {} });
  const { cards, fields } = tables(anna.state);
  const gives = (component: (typeof fields)[number], area: number, bonus: number) =>
    component.areas[area]!.productions[bonus]!.map(({ goods, bags, coins, sunflowers }) =>
      [
        ...goods,
        ...new Array(bags).fill("bag"),
        ...new Array(coins).fill("coin"),
        ...new Array(sunflowers).fill("sunflower"),
      ].join(" "),
    );
  const costs = (component: (typeof fields)[number], area = 0) => {
    const { payments, bags, sunflowers, cards } = component.areas[area]!;
    return { goods: payments.map(({ goods }) => goods.join(" ")), bags, sunflowers, cards };
  };
  const free = { goods: [], bags: 0, sunflowers: 0, cards: 0 };
  const coins = (n: number) => new Array(n).fill("coin").join(" ");

  expect(gives(cards["field-01"], 0, 0)).toEqual(["egg egg"]);
  expect(gives(cards["field-02"], 0, 0)).toEqual(["honey", "egg", "wool", "milk"]);
  expect(gives(cards["field-07"], 0, 0)).toEqual(["bag bag coin"]);
  expect(gives(cards["field-07"], 0, 1)).toEqual(["bag bag bag coin", "bag bag coin coin"]);
  expect(gives(cards["field-07"], 0, 2)).toEqual([
    "bag bag bag bag coin",
    "bag bag bag coin coin",
    "bag bag coin coin coin",
  ]);
  expect([gives(cards["field-12"], 0, 0), cards["field-12"].once]).toEqual([["honey egg wool milk"], true]);
  expect(cards["field-13"].once).toBe(true);
  expect(gives(cards["field-13"], 0, 0)).toEqual([
    "honey honey honey",
    "egg egg egg",
    "wool wool wool",
    "milk milk milk",
  ]);
  expect(gives(cards["field-13"], 0, 1)[0]).toBe("honey honey honey honey");
  expect([costs(cards["field-04"]), gives(cards["field-04"], 0, 0)]).toEqual([
    { ...free, goods: ["honey"] },
    [coins(3)],
  ]);
  expect(costs(cards["field-33"]).goods).toHaveLength(6);
  expect(costs(cards["field-33"]).goods).toContain("honey honey milk milk");
  expect(gives(cards["field-33"], 0, 0)).toEqual([`bag ${coins(7)}`]);
  expect([costs(cards["field-14"]), gives(cards["field-14"], 0, 0).length]).toEqual([{ ...free, bags: 1 }, 10]);
  expect([costs(cards["field-51"]), gives(cards["field-51"], 0, 0)]).toEqual([{ ...free, cards: 1 }, [coins(4)]]);
  expect(gives(cards["field-27"], 0, 0)).toEqual(["honey egg"]);
  expect(gives(cards["field-27"], 0, 1)).toEqual(["honey honey egg", "honey egg egg"]);
  expect(costs(cards["field-27"], 1)).toEqual({ ...free, goods: ["honey egg"] });
  expect([gives(cards["field-27"], 1, 0), gives(cards["field-27"], 1, 1)]).toEqual([[coins(6)], [coins(7)]]);
  expect(cards["field-20"].targets?.[9]).toEqual([4]);
  expect(cards["field-20"].placements.map(({ field }) => field)).toEqual([7, 8, 9, 10, 11]);
  expect([cards["field-21"].targets?.[9], cards["field-21"].targets?.[6]]).toEqual([[8, 10], [5]]);
  expect([gives(cards["field-17"], 0, 2), cards["field-17"].once]).toEqual([["sunflower"], true]);
  expect([costs(cards["field-18"]).goods.length, gives(cards["field-18"], 0, 0)]).toEqual([10, ["sunflower"]]);
  expect([costs(cards["field-50"]), gives(cards["field-50"], 0, 0)]).toEqual([
    { ...free, bags: 1, sunflowers: 1 },
    [coins(5)],
  ]);
  expect([gives(fields[7]!, 0, 0), gives(fields[7]!, 0, 1)]).toEqual([["milk"], ["milk milk"]]);
});

test("The game follows a card that is replaced in a copy of the data (FS-010)", () => {
  const replaced = {
    action: { do: "exchange", pay: [{ item: "milk", n: 1 }], gain: [{ item: "coin", n: 9 }] },
    once: true,
    placement: [4, 5],
  };
  const { anna, bert } = table({ anna: {}, bert: {} }, { printed: { "field-01": replaced } });
  anna.rolls(1, 2, 3).takes(1);
  expect(anna.fields("placeCard")).toEqual([4, 5]);
  anna.places(5).activates(5);
  expect([anna.coins, anna.goods.milk, anna.cardOn(5)]).toEqual([9, 0, null]);
  const usual = table({ anna: { cards: { 5: "field-01" } }, bert: {} }, { dice: [2, 3] });
  expect(usual.anna.activates(5).goods.egg).toBe(3);
  expect(bert.activates(5).goods.egg).toBe(2);
});

/** What is wrong with a changed card, if anything. */
function flawOf(change: { readonly [field: string]: unknown }): unknown {
  const { options } = table({ anna: {}, bert: {} }).anna.state;
  const problem = game.objection?.({ ...options, cards: { "field-02": {}, "field-01": change as never } }, 2);
  if (problem !== undefined) expect(problem).toMatchObject({ id: "bad-card", card: '"field-01"' });
  return problem?.flaw;
}

const gains = (...gain: readonly { readonly [field: string]: Json }[]) => ({ action: { do: "gain", gain } });
const sells = (...pay: readonly { readonly [field: string]: Json }[]) => ({
  action: { do: "exchange", pay, gain: [{ item: "coin", n: 9 }] },
});

test("Games without changes share what is printed (FS-010)", () => {
  const [one, other] = [0, 1].map(() => table({ anna: {}, bert: {} }).anna.state);
  expect(tables(one!)).toBe(tables(other!));
  const changed = table({ anna: {}, bert: {} }, { printed: { "field-01": gains({ item: "milk", n: 5 }) } }).anna.state;
  expect(tables(changed).cards["field-02"]).toBe(tables(one!).cards["field-02"]);
  expect(tables(changed).cards["field-01"]).not.toBe(tables(one!).cards["field-01"]);
});

test("What cannot be printed on a card is refused, naming the card (FS-010)", () => {
  const egg = { item: "egg", n: 1 };
  const area = { do: "gain", gain: [egg] };
  expect(flawOf(gains({ item: "gold", n: 1 }))).toBe("flaw.gain");
  expect(flawOf(gains())).toBe("flaw.gain");
  expect(flawOf(gains({ item: "fieldCard", n: 1 }))).toBe("flaw.gain");
  expect(flawOf(sells())).toBe("flaw.cost");
  expect(flawOf(sells({ item: "coin", n: 1 }))).toBe("flaw.cost");
  expect(flawOf({ action: { do: "dance" } })).toBe("flaw.action");
  expect(flawOf({ placement: [13] })).toBe("flaw.fields");
  expect(flawOf({ placement: [5, 5] })).toBe("flaw.fields");
  expect(flawOf({ placement: [] })).toBe("flaw.fields");
  expect(flawOf({ action: { do: "activate", dirs: ["sideways"] } })).toBe("flaw.arrows");
  expect(flawOf({ action: { do: "activate", dirs: ["left", "left"] } })).toBe("flaw.arrows");
  for (const options of [[], [area], [area, area, area]])
    expect(flawOf({ action: { do: "choose", options } })).toBe("flaw.areas");
  expect(flawOf({ action: { do: "choose", options: [area, { do: "nothing" }] } })).toBe("flaw.action");
  expect(flawOf({ action: { do: "choose", options: [area, area] } })).toBeUndefined();
  expect(flawOf(gains({ item: "milk", n: 5 }))).toBeUndefined();
});

test("A cost that no Farm can pay and a choice too long to list are refused (FS-010)", () => {
  const same = (set: string, ...not: readonly string[]) => ({ item: "sameGood", n: 1, set, not });
  expect(flawOf(sells({ item: "differentGoods", n: 5 }))).toBe("flaw.amount");
  expect(flawOf(sells({ item: "differentGoods", n: 4 }))).toBeUndefined();
  expect(flawOf(sells({ item: "egg", n: 17 }))).toBe("flaw.amount");
  expect(flawOf(sells({ item: "sunflower", n: 19 }))).toBe("flaw.amount");
  expect(flawOf(sells({ item: "fieldCard", n: 10 }))).toBe("flaw.amount");
  const four = [same("A"), same("B", "A"), same("C", "A", "B"), same("D", "A", "B", "C")];
  expect(flawOf(sells(...four))).toBeUndefined();
  expect(flawOf(sells(...four, same("E", "A", "B", "C", "D")))).toBe("flaw.cost");
  expect(flawOf(sells(same("A"), same("B", "A"), same("C", "A"), same("D", "A", "B", "C", "E")))).toBe("flaw.sets");
  expect(flawOf(sells(same("A", "B"), same("B")))).toBe("flaw.sets");
  expect(flawOf(sells(same("A"), same("A")))).toBe("flaw.sets");
  expect(flawOf(gains({ item: "egg", n: 1, set: "A" }))).toBe("flaw.sets");
  expect(flawOf(gains({ item: "anyGood", n: 12 }, { item: "anyGood", n: 12 }))).toBe("flaw.amount");
  expect(flawOf(gains({ item: "anyGood", n: 9 }))).toBe("flaw.choice");
});

test("The largest choice that can be printed is quickly listed (FS-010)", () => {
  const largest = gains(
    { item: "anyGood", n: 4 },
    { item: "anyGood", n: 4 },
    { item: "sameGood", n: 4, set: "A" },
    { item: "sameGood", n: 4, set: "B", not: ["A"] },
  );
  expect(flawOf(largest)).toBeUndefined();
  const before = performance.now();
  const { anna } = table({ anna: {}, bert: {} }, { printed: { "field-01": largest } });
  expect(tables(anna.state).cards["field-01"].areas[0]!.productions[2]!.length).toBeLessThan(1500);
  expect(performance.now() - before).toBeLessThan(2000);
});

test("A Farm Shop icon is on everything that pays goods for coins, and on nothing else (FS-011)", () => {
  const goods: readonly string[] = [...GOODS, "anyGood", "sameGood", "differentGoods"];
  for (const printed of everything) {
    const sells = areasOf(printed).some(
      (area) => paid(area).some(({ item }) => goods.includes(item)) && gained(area).some(({ item }) => item === "coin"),
    );
    expect(printed.shopIcon ?? false).toBe(sells);
  }
});

test("Coins are never a cost (FS-012)", () => {
  for (const printed of everything)
    for (const area of areasOf(printed)) expect(paid(area).map(({ item }) => item)).not.toContain("coin");
});

test("Whatever gives sunflowers gets no bonus from them (FS-125)", () => {
  for (const printed of everything)
    if (areasOf(printed).some((area) => gained(area).some(({ item }) => item === "sunflower")))
      expect(printed.noSunflowerBonus).toBe(true);
});

test("There is a field for every card (FS-051)", () => {
  const { anna } = table({ anna: {}, bert: {} });
  for (const card of Object.values(tables(anna.state).cards)) expect(card.placements.length).toBeGreaterThan(0);
});

test("The black side equals the red one but for the empty fields 4 and 8 (FS-167, FS-180)", () => {
  for (const field of FIELDS) {
    const red: Printed = printedFields[`red-${field}` as "red-2"];
    const black: Printed = printedFields[`black-${field}` as "black-2"];
    if (field === 4 || field === 8) expect(black.action).toEqual({ do: "nothing" });
    else expect({ ...black, provenance: "" }).toEqual({ ...red, provenance: "" });
  }
});
