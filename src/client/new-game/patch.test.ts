import { expect, test } from "vitest";
import { games } from "../../games/index.ts";
import type { Json } from "../../table/json.ts";
import { valuesOf } from "../../table/messages.ts";
import { fieldsOf } from "../../table/options.ts";
import { groupsOf, isChanged, pathsIn, readFigures, valueAt, without, withValue, wordIds } from "./patch.ts";

const table: Json = {
  rounds: 12,
  start: { money: 20 },
  animals: { cow: { buy: 8, eats: ["hay"], happiness: [4, 7] }, pig: { buy: 5, effort: 1 } },
};

test("a patch holds only what differs from the table", () => {
  const dearCow = withValue(table, {}, ["animals", "cow", "buy"], 9);
  expect(dearCow).toEqual({ animals: { cow: { buy: 9 } } });
  const longer = withValue(table, dearCow, ["rounds"], 14);
  expect(longer).toEqual({ animals: { cow: { buy: 9 } }, rounds: 14 });
  expect(withValue(table, longer, ["animals", "cow", "buy"], 8)).toEqual({ rounds: 14 });
});

test("what is put back leaves no empty record, and its neighbours as they were", () => {
  const patch = { animals: { cow: { buy: 9 }, pig: { buy: 4, effort: 2 } } };
  expect(without(patch, ["animals", "cow", "buy"])).toEqual({ animals: { pig: { buy: 4, effort: 2 } } });
  expect(without(patch, ["animals", "pig", "buy"])).toEqual({ animals: { cow: { buy: 9 }, pig: { effort: 2 } } });
  expect(without({ start: { money: 40 } }, ["start", "money"])).toEqual({});
  expect(without(patch, ["start", "money"])).toEqual(patch);
});

test("a list is changed as a whole, and the same list is no change", () => {
  const path = ["animals", "cow", "happiness"];
  expect(withValue(table, {}, path, [4, 8])).toEqual({ animals: { cow: { happiness: [4, 8] } } });
  expect(withValue(table, { animals: { cow: { happiness: [4, 8] } } }, path, [4, 7])).toEqual({});
  expect(isChanged(table, { animals: { cow: { happiness: [4, 7] } } }, path)).toBe(false);
  expect(isChanged(table, { animals: { cow: { happiness: [4] } } }, path)).toBe(true);
});

test("a patch that is no record where the table has one says nothing there", () => {
  expect(valueAt({ start: null }, ["start", "money"])).toBeUndefined();
  expect(valueAt(7, ["rounds"])).toBeUndefined();
  expect(valueAt({}, ["constructor"])).toBeUndefined();
  expect(withValue(table, { start: null }, ["start", "money"], 5)).toEqual({ start: { money: 5 } });
});

test("numbers stand in groups: fields, and rows with columns", () => {
  expect(groupsOf(table)).toEqual([
    { path: [], fields: ["rounds"], rows: [], columns: [] },
    { path: ["start"], fields: ["money"], rows: [], columns: [] },
    { path: ["animals"], fields: [], rows: ["cow", "pig"], columns: ["buy", "happiness", "effort"] },
  ]);
  expect(pathsIn(table, groupsOf(table)[2]!).map((path) => path.slice(1).join(" "))).toEqual([
    "cow buy",
    "cow happiness",
    "pig buy",
    "pig effort",
  ]);
});

test("words, flags and patterns have no group", () => {
  expect(groupsOf({ names: { cow: "Bessie" }, isOpen: true, rows: { small: ["PP"] } })).toEqual([]);
  expect(groupsOf({ barn: { cost: [{ item: "egg", n: 1 }], places: [2] } })).toEqual([]);
});

test("a number is whole and within its range", () => {
  const range = { min: 0, max: 30 };
  for (const typed of ["", "-", "-0", "-1", "31", "1.5", "1e1", "3 4", "x"])
    expect(readFigures(typed, 8, range), typed).toBeUndefined();
  expect(readFigures(" 30 ", 8, range)).toBe(30);
  expect(readFigures("-2", 8, { min: -5, max: 5 })).toBe(-2);
});

test("numbers of a list have spaces or commas between them", () => {
  const range = { min: 0, max: 30 };
  expect(readFigures("4 7, 10,12 ", [1], range)).toEqual([4, 7, 10, 12]);
  expect(readFigures("", [1], range)).toEqual([]);
  for (const typed of ["4 x", "4 31", "4;7", "4 -"]) expect(readFigures(typed, [1], range), typed).toBeUndefined();
});

test("every number a form shows has a word in every game", async () => {
  const groupCounts: { [game: string]: number } = {};
  for (const [id, load] of Object.entries(games)) {
    const { game, words } = await load();
    for (const [option, field] of fieldsOf(game.options)) {
      if (field.kind !== "patch") continue;
      const groups = groupsOf(field.table);
      groupCounts[id] = groups.length;
      const paths = groups.flatMap((group) => pathsIn(field.table, group));
      for (const path of paths.flatMap((whole) => whole.map((_, i) => whole.slice(0, i + 1)))) {
        const word = wordIds(`option.${option}`, path).find((wordId) => Object.hasOwn(words.en, wordId));
        expect(word, path.join(".")).toBeDefined();
        expect(valuesOf(words.en[word as string] as string), path.join(".")).toEqual([]);
      }
    }
  }
  expect(groupCounts).toEqual({ "happiness-farm": 9, "my-farm-shop": 0 });
});
