import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterChoice,
  appliesTo,
  checkOptions,
  type Described,
  defaultOptions,
  effectiveOptions,
  type Field,
  patched,
  randomOptions,
} from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

type Sample = {
  readonly rounds: number;
  readonly board: "small" | "large";
  readonly bags: 2 | 4;
  readonly solo: boolean;
  readonly decks: readonly ("a" | "b" | "c")[];
  readonly prices: { readonly [name: string]: number };
};

const described: Described<Sample> = {
  fields: {
    rounds: { kind: "number", min: 1, max: 6, default: 4 },
    board: { kind: "choice", values: ["small", "large"], default: "small" },
    bags: { kind: "choice", values: [2, 4], default: 2 },
    solo: { kind: "flag", default: false, seats: { max: 1 } },
    decks: { kind: "several", values: ["a", "b", "c"], default: ["a"] },
    prices: {
      kind: "patch",
      table: { corn: 1, animals: { sheep: 2, cow: 3 }, rows: [{ cost: 1 }], name: "x" },
      min: 0,
      max: 9,
      default: {},
    },
  },
};

const defaults = { rounds: 4, board: "small", bags: 2, solo: false, decks: ["a"], prices: {} };

const problem = (given: unknown): unknown => {
  const checked = checkOptions(described, given);
  return "problem" in checked ? checked.problem : undefined;
};

describe("checked options", () => {
  test("have a default for everything, and are frozen through and through", () => {
    expect(defaultOptions(described)).toEqual(defaults);
    const checked = checkOptions(described, { rounds: 6, prices: { animals: { cow: 5 } } });
    const options = "options" in checked ? checked.options : undefined;
    expect(options).toEqual({ ...defaults, rounds: 6, prices: { animals: { cow: 5 } } });
    expect(Object.isFrozen(options) && Object.isFrozen(options?.decks)).toBe(true);
    expect(Object.isFrozen(options?.prices.animals)).toBe(true);
  });

  test("share nothing with what was given", () => {
    const decks = ["b"];
    const checked = checkOptions(described, { decks });
    decks.push("c");
    expect("options" in checked && checked.options.decks).toEqual(["b"]);
  });

  test("name the field that is wrong", () => {
    expect(problem([])).toEqual({ id: "options-not-object" });
    expect(problem(null)).toEqual({ id: "options-not-object" });
    expect(problem({ round: 1 })).toEqual({ id: "option-unknown", field: '"round"' });
    expect(problem({ __proto__: null, toString: 1 })).toEqual({ id: "option-unknown", field: '"toString"' });
    for (const rounds of [0, 7, 1.5, "4", null, Number.NaN])
      expect(problem({ rounds })).toEqual({ id: "option-number", field: '"rounds"', min: 1, max: 6 });
    expect(problem({ board: "huge" })).toEqual({ id: "option-choice", field: '"board"', values: '"small, large"' });
    expect(problem({ bags: "2" })).toMatchObject({ id: "option-choice" });
    expect(problem({ solo: 1 })).toEqual({ id: "option-flag", field: '"solo"' });
    for (const decks of ["a", ["a", "a"], ["d"], { 0: "a" }])
      expect(problem({ decks })).toMatchObject({ id: "option-several", field: '"decks"' });
  });

  test("take a patch that fits its table", () => {
    for (const prices of [
      {},
      { corn: 9 },
      { animals: { sheep: 0 } },
      { rows: [{ cost: 2 }, { cost: 3 }] },
      { name: "y" },
    ])
      expect(problem({ prices })).toBeUndefined();
    for (const prices of [
      3,
      [],
      null,
      { corn: {} },
      { corn: 10 },
      { corn: 0.5 },
      { rows: {} },
      { name: 1 },
      { animals: 2 },
    ])
      expect(problem({ prices })).toBeDefined();
    expect(problem({ prices: { animals: { pig: 1 } } })).toEqual({
      id: "option-unknown",
      field: '"prices.animals.pig"',
    });
    expect(problem({ prices: { rows: [{ cost: 1 }, { cost: 99 }] } })).toMatchObject({ field: '"prices.rows.1.cost"' });
  });

  test("never let anything through that would not be checked again", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const checked = checkOptions(described, given);
        if ("options" in checked) expect(problem(checked.options)).toBeUndefined();
        else expect(typeof checked.problem.id).toBe("string");
      }),
    );
  });
});

describe("A list of ids", () => {
  const cards: Described<{ readonly banned: readonly string[] }> = {
    fields: { banned: { kind: "ids", ids: ["a1", "a2", "b1"], default: [] } },
  };
  const wrong = (banned: unknown) => {
    const checked = checkOptions(cards, { banned });
    return "problem" in checked ? checked.problem : undefined;
  };

  test("is kept in the order given", () => {
    const checked = checkOptions(cards, { banned: ["b1", "a1"] });
    expect("options" in checked && checked.options.banned).toEqual(["b1", "a1"]);
  });

  test("names each of its ids once, and only those that exist", () => {
    expect(wrong("a1")).toEqual({ id: "option-ids", field: '"banned"' });
    expect(wrong([1])).toEqual({ id: "option-ids", field: '"banned"' });
    expect(wrong(["a1", "c9"])).toEqual({ id: "option-id-unknown", field: '"banned"', given: '"c9"' });
    expect(wrong(["a1", "b1", "a1"])).toEqual({ id: "option-id-twice", field: '"banned"', given: '"a1"' });
  });

  test("is legal where it is random", () => {
    const random = fastRandom("ids");
    for (let i = 0; i < 50; i++) expect(wrong(randomOptions(cards, random).banned)).toBeUndefined();
  });
});

test("A field may matter only for some numbers of seats", () => {
  const field = (seats: Field["seats"]): Field => ({ kind: "flag", default: true, ...(seats && { seats }) });
  expect([1, 2, 3].map((count) => appliesTo(field(undefined), count))).toEqual([true, true, true]);
  expect([1, 2, 3].map((count) => appliesTo(field({ min: 2 }), count))).toEqual([false, true, true]);
  expect([1, 2, 3].map((count) => appliesTo(field({ max: 2 }), count))).toEqual([true, true, false]);
});

test("Random options are legal, and every value comes", () => {
  const random = fastRandom("options");
  const seen = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const options = randomOptions(described, random);
    expect(problem(options)).toBeUndefined();
    expect(Object.isFrozen(options)).toBe(true);
    for (const [name, value] of Object.entries(options)) seen.add(`${name} ${JSON.stringify(value)}`);
  }
  expect(seen.size).toBe(6 + 2 + 2 + 2 + 8 + 1);
});

test("A patch changes records key by key and rows as a whole", () => {
  const table = { corn: 1, animals: { sheep: 2, cow: 3 }, rows: [1, 2, 3] };
  const result = patched(table, { animals: { cow: 5 }, rows: [9] });
  expect(result).toEqual({ corn: 1, animals: { sheep: 2, cow: 5 }, rows: [9] });
  expect(table.animals.cow).toBe(3);
  expect(patched(table, {})).toEqual(table);
});

describe("effective options", () => {
  type Dependent = { readonly cards: "none" | "few"; readonly draft: boolean; readonly passes: number };
  const dependent: Described<Dependent> = {
    fields: {
      cards: { kind: "choice", values: ["none", "few"], default: "none", seats: { min: 2 } },
      draft: { kind: "flag", default: false, needs: { cards: ["few"] } },
      passes: { kind: "number", min: 1, max: 3, default: 1, needs: { draft: [true] } },
    },
  };
  const all: Dependent = { cards: "few", draft: true, passes: 3 };

  test("are those chosen where all are in effect", () => {
    expect(effectiveOptions(dependent, all, 2)).toEqual(all);
  });

  test("have the default for what changes nothing beside the others, and for what needs that", () => {
    expect(effectiveOptions(dependent, { ...all, cards: "none" }, 2)).toEqual(defaultOptions(dependent));
  });

  test("have the default for what is for other numbers of seats, and for what needs that", () => {
    expect(effectiveOptions(dependent, all, 1)).toEqual(defaultOptions(dependent));
  });
});

describe("a flag that is proposed the other way beside some choices", () => {
  type Tiles = { readonly deal: "none" | "draft" | "plain"; readonly tile: boolean };
  const tiles: Described = {
    fields: {
      deal: { kind: "choice", values: ["none", "draft", "plain"], default: "none" },
      tile: { kind: "flag", default: true, contraryWith: { deal: ["draft", "plain"] } },
    },
  } satisfies Described<Tiles> as unknown as Described;

  test("follows a choice, there and back", () => {
    const drafted = afterChoice(tiles, { deal: "none", tile: true }, "deal", "draft");
    expect(drafted).toEqual({ deal: "draft", tile: false });
    expect(afterChoice(tiles, drafted, "deal", "plain")).toEqual({ deal: "plain", tile: false });
    expect(afterChoice(tiles, drafted, "deal", "none")).toEqual({ deal: "none", tile: true });
  });

  test("stays as it was chosen", () => {
    const own = afterChoice(tiles, { deal: "none", tile: true }, "tile", false);
    expect(own).toEqual({ deal: "none", tile: false });
    expect(afterChoice(tiles, own, "deal", "draft")).toEqual({ deal: "draft", tile: false });
    expect(afterChoice(tiles, { deal: "draft", tile: true }, "deal", "none")).toEqual({ deal: "none", tile: true });
  });
});
