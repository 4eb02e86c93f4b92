import { expect, test } from "vitest";
import type { Animal } from "../data.ts";
import { farm, type Holding, type Setting } from "../testing.ts";

const producing = (holding: Holding, setting: Setting) =>
  farm({ anna: { money: 0, ...holding } }, { step: "producing", ...setting });

test.each([
  ["chicken", { egg: 1 }],
  ["duck", { egg: 2 }],
  ["goose", { egg: 3 }],
  ["pig", {}],
  ["goat", { milk: 1 }],
  ["sheep", { wool: 1 }],
  ["cow", { milk: 2 }],
  ["horse", {}],
] as [Animal, object][])(
  "HF-107, HF-108, HF-109: a fed %s makes %o for its owner, a hungry one nothing",
  (kind, made) => {
    const nothing = { egg: 0, milk: 0, wool: 0 };
    const { anna } = producing({ animals: [`${kind} a1 fed`] }, { farm: "P", options: { sheep: true } });
    expect(anna.goods).toMatchObject({ ...nothing, ...made });
    expect(producing({ animals: [`${kind} a1`] }, { farm: "P", options: { sheep: true } }).anna.goods).toMatchObject(
      nothing,
    );
  },
);

test("HF-110, HF-113: three adjacent bugs are no matter, four stop it, birds too", () => {
  const eggs = (bugs: Setting["bugs"]) =>
    producing({ animals: ["chicken b1 fed"] }, { farm: "PPP", bugs: bugs! }).anna.goods.egg;
  expect(eggs({ a1: 1, b1: 1, c1: 1 })).toBe(1);
  expect(eggs({ a1: 1, b1: 2, c1: 1 })).toBe(0);
});

test("HF-111: bugs are counted after all feeding, so ducks free animals that ate before them", () => {
  const { anna, table } = farm(
    { anna: { animals: ["cow a1", "duck b1"] } },
    { farm: "PP", bugs: { a1: 4 }, step: "hungering", options: { tables: { scraps: 0 } } },
  );
  anna.feeds("cow", "a1").eats("grass", "a1", 4).feeds("duck", "b1");
  expect(table.asked).toBe("butcher");
  expect(anna.goods).toMatchObject({ milk: 2, egg: 2 });
});

test("HF-112: bugs of this round do not count yet", () => {
  const { anna, table } = producing({ animals: ["cow a1 fed"] }, { farm: "P" });
  expect(anna.goods.milk).toBe(2);
  expect(table.on("a1").bugs).toBe(4);
});

/** A goat beside rough land whose veggie it has just eaten. */
const goatAtRough = (kind: Animal, setting: Setting) => {
  const set = farm(
    { anna: { goods: { veggie: 9 }, animals: [`${kind} b1`] } },
    { bugs: { a1: 0, c1: 0 }, step: "hungering", options: { tables: { scraps: 0 } }, ...setting },
  );
  set.anna.feeds(kind, "b1");
  while (set.table.asked === "meal") set.anna.does(set.anna.moves[0]!);
  return set;
};

test.each(["pig", "goat"] as const)("HF-114, HF-115: a %s puts one effort on land that was eaten up", (kind) => {
  const { anna, table } = goatAtRough(kind, { farm: "RPP", food: { b1: kind === "pig" ? 0 : 5 } });
  expect(anna.moves).toEqual([{ type: "effort", square: "a1" }]);
  anna.does({ type: "effort", square: "a1" });
  expect(table.on("a1").effort).toBe(1);
});

test("HF-115: land that still has food takes no effort", () => {
  const { table } = producing({ animals: ["goat b1 fed"] }, { farm: "RPP", bugs: { a1: 0 } });
  expect(table.asked).not.toBe("effort");
});

test("HF-116: of two such squares the owner chooses one", () => {
  const { anna } = goatAtRough("goat", { farm: "RPR", food: { b1: 4 } });
  expect(anna.moves).toEqual([
    { type: "effort", square: "a1" },
    { type: "effort", square: "c1" },
  ]);
});

test("HF-117: without such a square there is no effort, but milk", () => {
  const { anna, table } = producing({ animals: ["goat a1 fed"] }, { farm: "P" });
  expect(table.asked).not.toBe("effort");
  expect(anna.goods.milk).toBe(1);
});

test("HF-118: bugs stop the effort as well", () => {
  const { table } = goatAtRough("goat", { farm: "RPP", bugs: { a1: 4 } });
  expect(table.asked).not.toBe("effort");
  expect(table.on("a1").effort).toBe(0);
});

test("HF-119: two goats may work on one square", () => {
  const { anna, table } = farm(
    { anna: { goods: { hay: 12 }, animals: ["2 goat b1"] } },
    { farm: "RPP", bugs: { a1: 0 }, food: { b1: 0, c1: 0 }, step: "hungering", options: { tables: { scraps: 0 } } },
  );
  anna.feeds("goat", "b1").eats("veggie", "a1").eatsStored("hay", 5).feeds("goat", "b1").eatsStored("hay", 6);
  anna.does({ type: "effort", square: "a1" }).does({ type: "effort", square: "a1" });
  expect(table.on("a1").effort).toBe(2);
});

test("HF-115: only squares the animal itself ate up, with that switch", () => {
  const setting = { farm: "RPP", bugs: { a1: 0 }, food: { b1: 0, c1: 0 }, step: "hungering" } as const;
  const { anna, table } = farm(
    { anna: { goods: { hay: 12 }, animals: ["2 goat b1"] } },
    { ...setting, options: { effortSquare: "eaten-up-by-it", tables: { scraps: 0 } } },
  );
  anna.feeds("goat", "b1").eats("veggie", "a1").eatsStored("hay", 5).feeds("goat", "b1").eatsStored("hay", 6);
  anna.does({ type: "effort", square: "a1" });
  expect(table.asked).not.toBe("effort");
});

test("HF-115: with bugs left a square is not eaten up, if that was agreed", () => {
  const at = (bugs: number, eatenUp: "food" | "food-and-bugs") => {
    const { anna, table } = farm(
      { anna: { goods: { hay: 12 }, animals: ["goat b1"] } },
      {
        farm: "RPP",
        bugs: { a1: bugs },
        food: { b1: 0, c1: 0 },
        step: "hungering",
        options: { eatenUp, tables: { scraps: 0 } },
      },
    );
    anna.feeds("goat", "b1").eats("veggie", "a1").eatsStored("hay", 5);
    return table.state.emptiedBy[0] !== -1;
  };
  expect([at(0, "food"), at(1, "food"), at(0, "food-and-bugs"), at(1, "food-and-bugs")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("HF-115: whoever eats the last bug has eaten the square up, if bugs count", () => {
  const at = (eatenUp: "food" | "food-and-bugs") => {
    const { anna, table } = farm(
      { anna: { animals: ["chicken a1"] } },
      { farm: "R", bugs: { a1: 1 }, food: { a1: 0 }, step: "hungering", options: { eatenUp, tables: { scraps: 0 } } },
    );
    anna.feeds("chicken", "a1");
    return table.state.emptiedBy[0];
  };
  expect([at("food"), at("food-and-bugs")]).toEqual([-1, 0]);
});

test("HF-172: land that is empty because it was just converted takes no effort until it was eaten up", () => {
  const setting = {
    farm: "FPP",
    bugs: { a1: 0 },
    effort: { a1: 3 },
    food: { b1: 5, c1: 5 },
    step: "reclaiming",
  } as const;
  const { table } = farm({ anna: { money: 0, animals: ["goat b1"] } }, setting);
  expect(table.on("a1")).toMatchObject({ land: "rough", food: 0 });
  let offered = 0;
  table.goesOnTo("feed");
  while (table.state.round === 2) {
    if (table.asked === "effort") offered++;
    table.goesOnTo(table.asked === "effort" ? "butcher" : "effort");
  }
  expect(offered).toBe(0);
  const literal = farm(
    { anna: { money: 0, animals: ["goat b1"] } },
    { ...setting, options: { effortSquare: "empty" } },
  );
  expect(literal.table.goesOnTo("effort").asked).toBe("effort");
});

test.each([
  ["chicken", 1],
  ["duck", 1],
  ["goose", 1],
  ["pig", 3],
  ["goat", 2],
  ["sheep", 2],
  ["cow", 4],
  ["horse", 4],
] as [Animal, number][])("HF-121, HF-122, HF-123: a %s, fed or not, puts %i on its square", (kind, bugs) => {
  for (const fed of ["", " fed"]) {
    const { table } = farm(
      { anna: { animals: [`${kind} b1${fed}`] } },
      { farm: "PPP", step: "swarming", options: { sheep: true } },
    );
    expect(table.state.bugs).toEqual([0, bugs, 0]);
  }
});

test("HF-124, HF-125: any number of bugs lies on a square, and stays when the animal leaves", () => {
  const { anna, table } = farm(
    { anna: { animals: ["cow a1 fed"] } },
    { farm: "PP", bugs: { a1: 40 }, step: "swarming" },
  );
  anna.butchers("cow", "a1");
  expect(table.on("a1")).toMatchObject({ bugs: 44, animals: [] });
});

test("HF-126: rough and forest get no new bugs", () => {
  const { table } = farm({ anna: {} }, { farm: "RF", bugs: { a1: 0, b1: 0 } });
  table.goesOnToNextRound();
  expect(table.state.bugs).toEqual([0, 0]);
});
