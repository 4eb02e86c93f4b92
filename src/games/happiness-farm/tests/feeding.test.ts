import { expect, test } from "vitest";
import { say } from "../../../table/messages.ts";
import type { Animal } from "../data.ts";
import { game, module } from "../index.ts";
import { farm, type Holding, type Setting } from "../testing.ts";

const feeding = (holding: Holding, setting: Setting = {}) =>
  farm({ anna: { money: 0, ...holding } }, { step: "hungering", ...setting });

test("HF-072: one animal each in player order, until the last one has eaten", () => {
  const { anna, bert, table } = farm(
    { anna: { animals: ["3 goose a1"] }, bert: { animals: ["goose b1"] } },
    { farm: "PPPP/PPPP", step: "hungering", options: { scrapsFor: "own" } },
  );
  const order = [];
  while (table.asked === "feed" || table.asked === "meal") {
    const player = table.actor === 0 ? anna : bert;
    if (table.asked === "feed") order.push(table.actor);
    player.does(player.moves[0]!);
  }
  expect(order).toEqual([0, 1, 0, 0]);
});

test("HF-073: the owner picks which of the own waiting animals is next; equal ones on a square are one", () => {
  const { anna } = feeding({ animals: ["3 goose a1", "cow a1", "goose b1"] }, { farm: "PP" });
  expect(anna.moves).toEqual([
    { type: "feed", kind: "goose", square: "a1" },
    { type: "feed", kind: "cow", square: "a1" },
    { type: "feed", kind: "goose", square: "b1" },
  ]);
});

test("HF-074: every animal eats once a round, those bought this round too", () => {
  const { table } = feeding({ animals: ["2 goose a1", "duck a1 new"] }, { farm: "PPR" });
  table.goesOnTo("butcher");
  expect(table.state.herd.waits).toEqual([0, 0, 0]);
  expect(table.state.herd.eaten).toEqual([3, 3, 3]);
});

test("A new animal is told apart from older ones on its square, because it cannot be butchered yet", () => {
  const { anna } = feeding({ animals: ["goose a1", "goose a1 new"] }, { farm: "PP" });
  expect(anna.moves).toEqual([
    { type: "feed", kind: "goose", square: "a1" },
    { type: "feed", kind: "goose", square: "a1", new: true },
  ]);
});

test.each([
  ["chicken", 2, "G"],
  ["duck", 3, "G"],
  ["goose", 3, "P"],
  ["pig", 8, "G"],
  ["goat", 6, "P"],
  ["sheep", 6, "P"],
  ["cow", 4, "P"],
  ["horse", 5, "P"],
] as [Animal, number, string][])("HF-075: a %s eats %i", (kind, capacity, land) => {
  const { anna, table } = feeding(
    { animals: [`${kind} a1`] },
    { farm: land, food: { a1: 20 }, options: { sheep: true, tables: { scraps: 0 } } },
  );
  anna.feeds(kind, "a1");
  expect(table.on("a1").animals).toEqual([`${kind} a1 fed`]);
  expect(table.state.herd.eaten[0]).toBe(capacity);
});

test.each([
  ["chicken", "bug veggie grain"],
  ["duck", "bug veggie grain"],
  ["goose", "grass"],
  ["pig", "veggie grain"],
  ["goat", "grass veggie"],
  ["sheep", "grass veggie"],
  ["cow", "grass veggie grain"],
  ["horse", "grass veggie grain"],
] as [Animal, string][])("HF-076, HF-077, HF-078, HF-079, HF-080: a %s eats %s on the farm", (kind, foods) => {
  const { anna } = feeding(
    { animals: [`${kind} b2`] },
    { farm: "RPR/GRD/RRR", food: { b1: 9, a2: 9, c2: 9, b2: 0 }, bugs: { b2: 9 }, options: { sheep: true } },
  );
  anna.feeds(kind, "b2");
  const eaten = new Set(anna.moves.flatMap((move) => (move.type === "eat" ? [move.food] : [])));
  if (eaten.size > 0) expect([...eaten].sort()).toEqual(foods.split(" ").sort());
  else expect(foods).toBe("grass");
});

test.each([
  ["chicken", ["veggie", "grain"], true],
  ["duck", ["veggie", "grain"], true],
  ["goose", ["hay"], false],
  ["pig", ["egg", "veggie", "grain"], true],
  ["goat", ["hay", "veggie"], true],
  ["cow", ["hay", "veggie", "grain"], false],
  ["horse", ["hay", "veggie", "grain"], false],
] as [Animal, string[], boolean][])("HF-080, HF-089: of the owner's board a %s eats %s", (kind, goods, scraps) => {
  const holding = { goods: { egg: 9, meat: 9, milk: 9, hay: 9, veggie: 9, grain: 9 }, animals: [`${kind} a1`] };
  const { anna } = feeding(holding, { farm: "P", food: { a1: 0 } });
  anna.feeds(kind, "a1");
  const stored = new Set(anna.moves.flatMap((move) => (move.type === "eatStored" ? [move.good] : [])));
  expect([...stored].sort()).toEqual([...goods].sort());
  expect(anna.choices.includes("eatScraps")).toBe(scraps);
});

test("HF-081: chickens and pigs eat their owner's meat with the option, nobody else does", () => {
  const eatsMeat = (kind: Animal, meatFeed: boolean) => {
    const { anna } = feeding(
      { goods: { meat: 1, hay: 1, veggie: 1 }, animals: [`${kind} a1`] },
      { farm: "P", food: { a1: 0 }, options: { meatFeed } },
    );
    return anna.feeds(kind, "a1").may({ type: "eatStored", good: "meat", count: 1 });
  };
  const kinds: Animal[] = ["chicken", "duck", "goose", "pig", "goat", "cow", "horse"];
  expect(kinds.filter((kind) => eatsMeat(kind, true))).toEqual(["chicken", "pig"]);
  expect(kinds.filter((kind) => eatsMeat(kind, false))).toEqual([]);
});

test("HF-082, HF-083: adjacent are the own square and those at its sides, fewer at the edge", () => {
  const places = (square: string, options: Setting["options"] = {}) => {
    const { anna } = feeding({ animals: [`goose ${square}`] }, { farm: "PPPP/PPPP/PPPP", options });
    anna.feeds("goose", square);
    return [...new Set(anna.moves.flatMap((move) => (move.type === "eat" ? [move.square] : [])))].sort();
  };
  expect(places("b2")).toEqual(["a2", "b1", "b2", "b3", "c2"]);
  expect(places("a1")).toEqual(["a1", "a2", "b1"]);
  expect(places("a1", { adjacency: "with-corners" })).toEqual(["a1", "a2", "b1", "b2"]);
  expect(places("a1", { adjacency: "sides-only" })).toEqual(["a2", "b1"]);
  expect(places("a1", { adjacency: "own-square" })).toEqual([]);
});

test("HF-084, HF-085: a meal mixes kinds and squares as the owner says", () => {
  const { anna, table } = feeding({ animals: ["goat a1"] }, { farm: "PGP", options: { tables: { scraps: 0 } } });
  anna.feeds("goat", "a1").eats("grass", "a1").eats("veggie", "b1").eats("veggie", "b1").eats("grass", "a1", 3);
  expect(table.state.food).toEqual([1, 1, 5]);
  expect(anna.animals).toEqual(["goat a1 fed"]);
});

test("HF-086: it eats until it is full or nothing is left", () => {
  const { anna } = feeding({ goods: { hay: 9 }, animals: ["cow a1"] }, { farm: "PP" });
  anna.feeds("cow", "a1");
  expect(anna.choices).not.toContain("stayHungry");
});

test("HF-087, HF-088: eaten tokens and bugs are gone", () => {
  const { anna, table } = feeding({ animals: ["duck a1"] }, { farm: "F", options: { tables: { scraps: 0 } } });
  anna.feeds("duck", "a1");
  expect(table.state.bugs[0]).toBe(3 + 1);
  expect(table.state.food[0]).toBe(2);
});

test("HF-089, HF-102: an animal filled from the store does not roam", () => {
  const { anna, table } = feeding({ goods: { hay: 3 }, animals: ["goose a1"] }, { farm: "RRP" });
  anna.feeds("goose", "a1").eatsStored("hay", 3);
  expect(anna.animals).toEqual(["goose a1 fed"]);
  expect(anna.goods.hay).toBe(0);
  expect(table.on("c1").food).toBe(5);
});

test("HF-090: another's goods are not offered", () => {
  const { anna, bert } = farm(
    { anna: { animals: ["goose a1"] }, bert: { goods: { hay: 9 }, animals: ["goose a1"] } },
    { farm: "R", step: "hungering" },
  );
  anna.feeds("goose", "a1");
  expect(bert.isAsked).toBe(true);
});

test("HF-091, HF-092: scraps once a round, worth one food, not kept", () => {
  const { anna, table } = feeding({ animals: ["2 chicken a1"] }, { farm: "P" });
  anna.feeds("chicken", "a1").does({ type: "eatScraps" });
  expect(table.state.herd.eaten).toEqual([1, 0]);
  anna.feeds("chicken", "a1");
  expect(table.asked).not.toBe("meal");
  table.goesOnTo("feed");
  expect(table.state.scraps).toEqual([1]);
});

test("HF-093: scraps for another's animal that eats them and still waits, in the own turn", () => {
  const { anna, bert } = farm(
    { anna: { animals: ["goose a1"] }, bert: { animals: ["goat b1", "cow b1"] } },
    { farm: "PP/PP", step: "hungering" },
  );
  anna.does({ type: "offerScraps" });
  expect(anna.moves).toEqual([{ type: "giveScraps", owner: 1, kind: "goat", square: "b1" }]);
  anna.does(anna.moves[0]!);
  expect(anna.choices).toEqual(["feed"]);
  anna.feeds("goose", "a1").eats("grass", "a1", 3);
  bert.does({ type: "feed", kind: "goat", square: "b1", eaten: 1 });
  expect(bert.may({ type: "eat", food: "grass", square: "b1", count: 5 })).toBe(true);
});

test("HF-093: not for one that has been fed, and not at all if scraps are for own animals", () => {
  const seats = { anna: { animals: ["2 goose a1"] }, bert: { animals: ["goat b1"] } };
  const { anna, bert } = farm(seats, { farm: "PP/PP", step: "hungering" });
  anna.feeds("goose", "a1").eats("grass", "a1", 3);
  bert.feeds("goat", "b1").eats("grass", "b1", 5).eats("grass", "a1").isAsked;
  expect(anna.choices).toEqual(["feed"]);
  expect(farm(seats, { farm: "PP/PP", step: "hungering", options: { scrapsFor: "own" } }).anna.choices).toEqual([
    "feed",
  ]);
});

test("HF-093: without an animal waiting scraps are given only where that was agreed, or declined for the round", () => {
  const seats = { anna: { animals: [] }, bert: { animals: ["goat b1", "goat a1"] } };
  expect(farm(seats, { farm: "PP/PP", step: "hungering" }).bert.isAsked).toBe(true);
  const setting = { farm: "PP/PP", step: "hungering", options: { spareScraps: true } } as const;
  const { anna, bert, table } = farm(seats, setting);
  expect(anna.choices).toEqual(["offerScraps", "pass"]);
  const no = game.describe(table.state, 0, { type: "pass" }).text;
  expect(say({ code: "en", words: module.words.en }, no, String)).toBe("Give no scraps away");
  anna.does({ type: "offerScraps" }).does({ type: "giveScraps", owner: 1, kind: "goat", square: "b1" });
  expect(bert.isAsked).toBe(true);
  expect(table.state.scraps).toEqual([0, 1]);

  const declined = farm(seats, setting);
  declined.anna.does({ type: "pass" });
  declined.bert.does({ type: "feed", kind: "goat", square: "b1" });
  while (declined.table.asked === "meal") declined.bert.does(declined.bert.moves[0]!);
  expect(declined.anna.isAsked).toBe(false);
  const own = { ...setting, options: { spareScraps: true, scrapsFor: "own" } } as const;
  expect(farm(seats, own).anna.isAsked).toBe(false);
});

test("HF-094, HF-105: with a little food adjacent it stays, and stays hungry; what it ate is gone", () => {
  const { anna, table } = feeding({ animals: ["cow a1"] }, { farm: "PRRP", food: { a1: 1, b1: 0 } });
  anna.feeds("cow", "a1");
  expect(anna.animals).toEqual(["cow a1"]);
  expect(table.state.herd.eaten).toEqual([1]);
});

test("HF-095, HF-096: it moves to the nearest square from where it reaches food, beside the pasture", () => {
  const { anna } = feeding({ animals: ["goose a1"] }, { farm: "RRRRPP" });
  anna.feeds("goose", "a1");
  expect(anna.animals).toEqual(["goose d1 fed"]);
});

test("HF-097, HF-098: full squares do not block the way and are skipped as targets", () => {
  const { anna } = farm(
    { anna: { animals: ["goose a1"] }, bert: { animals: ["4 horse b1", "4 horse d1"] } },
    { farm: "RRRRPP", step: "hungering", food: { f1: 0 }, options: { scrapsFor: "own" } },
  );
  anna.feeds("goose", "a1");
  expect(anna.animals).toEqual(["goose e1 fed"]);
});

test("HF-099: between equally near squares the owner chooses", () => {
  const { anna } = feeding({ animals: ["goose c1"] }, { farm: "PRRRP" });
  anna.feeds("goose", "c1");
  expect(anna.moves).toEqual([
    { type: "roam", square: "b1" },
    { type: "roam", square: "d1" },
  ]);
  expect(anna.roams("d1").animals).toEqual(["goose d1 fed"]);
});

test("HF-100: with nowhere to go it stays hungry", () => {
  const { anna } = feeding({ animals: ["goose a1"] }, { farm: "RR" });
  expect(anna.feeds("goose", "a1").animals).toEqual(["goose a1"]);
});

test("HF-101: it moves once at most", () => {
  const { anna } = feeding({ animals: ["goose a1"] }, { farm: "RRRPRRP", food: { d1: 1 } });
  expect(anna.feeds("goose", "a1").animals).toEqual(["goose c1"]);
});

test("HF-103: food of another kind does not hold it", () => {
  const { anna } = feeding({ animals: ["goose a1"] }, { farm: "GRRP" });
  expect(anna.feeds("goose", "a1").animals).toEqual(["goose c1 fed"]);
});

test("HF-104: it is fed exactly at its capacity", () => {
  const full = feeding({ animals: ["cow a1"] }, { farm: "P", food: { a1: 4 } }).anna;
  expect(full.feeds("cow", "a1").animals).toEqual(["cow a1 fed"]);
  const { anna } = feeding({ animals: ["cow a1"] }, { farm: "P", food: { a1: 3 } });
  expect(anna.feeds("cow", "a1").animals).toEqual(["cow a1"]);
});

test("HF-106: what one animal has eaten is not there for the next", () => {
  const { anna, table } = feeding({ animals: ["2 goose a1"] }, { farm: "P" });
  anna.feeds("goose", "a1").feeds("goose", "a1");
  expect(table.state.herd.eaten).toEqual([3, 2]);
  expect(anna.animals).toEqual(["goose a1 fed", "goose a1"]);
});

test("HF-093: animals that were given more or less are told apart, however large their appetite", () => {
  const tables = { scraps: 0, animals: { goat: { capacity: 99 } } };
  const { anna, table } = feeding({ animals: ["goat a1", "goat a1"] }, { farm: "P", options: { tables } });
  table.state.herd.eaten = [70, 80];
  expect(anna.moves.map((move) => (move as { eaten?: number }).eaten)).toEqual([70, 80]);
});
