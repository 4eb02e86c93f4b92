import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clone, copy, deepFreeze } from "../../src/table/clone.ts";
import { isJson, isRecord, key, same } from "../../src/table/json.ts";

const json = fc.jsonValue({ maxDepth: 4 });

describe("equality of plain data", () => {
  test("does not mind the order of keys, but that of rows", () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(key({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  });

  test("tells apart what is missing, null, empty or of another type", () => {
    const values = [null, 0, false, "", [], {}, { a: null }, { a: undefined }, [null], "0", [0], { 0: 0 }];
    for (const [i, one] of values.entries())
      for (const [j, other] of values.entries()) expect(same(one, other)).toBe(i === j);
  });

  test("does not look at what is inherited", () => {
    expect(same({}, Object.create({ a: 1 }))).toBe(true);
    expect(same({ toString: 1 }, {})).toBe(false);
    expect(same({ a: 1 }, Object.create({ a: 1 }))).toBe(false);
  });

  test("is the same as having the same key", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(same(one, other)).toBe(key(one) === key(other));
        expect(same(one, JSON.parse(JSON.stringify(one)))).toBe(true);
        expect(same(JSON.parse(key(one)), one)).toBe(true);
      }),
    );
  });
});

describe("plain data", () => {
  test("survives JSON", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        if (!isJson(value)) return;
        expect(same(JSON.parse(JSON.stringify(value)), value)).toBe(true);
      }),
    );
  });

  test("is nothing else", () => {
    const others = [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      1n,
      Symbol("a"),
      () => 1,
      new Date(0),
      new Map(),
    ];
    for (const value of others)
      for (const place of [value, [value], { a: value }, [[{ b: value }]]]) expect(isJson(place)).toBe(false);
    expect(isJson(new Array(2))).toBe(false);
    expect(isJson(Object.assign([1], { more: 2 }))).toBe(false);
    for (const value of [null, 0, -1.5, "", true, [], {}, Object.create(null)]) expect(isJson(value)).toBe(true);
  });

  test("is a record, a row or neither", () => {
    expect([{}, [], null, "a", undefined].map(isRecord)).toEqual([true, false, false, false, false]);
  });
});

describe("a copy", () => {
  test("is equal and shares nothing that can change", () => {
    fc.assert(
      fc.property(json, (value) => {
        const other = copy(value);
        expect(other).toEqual(value);
        const mine = new Set(partsOf(value));
        for (const part of partsOf(other)) expect(mine.has(part)).toBe(false);
      }),
    );
  });

  test("of a state shares its options", () => {
    const state = { options: deepFreeze({ a: [1] }), agenda: [{ kind: "x" }], n: 1, none: null };
    const other = clone(state);
    expect(other).toEqual(state);
    expect(other.options).toBe(state.options);
    expect(other.agenda).not.toBe(state.agenda);
    expect(other.agenda[0]).not.toBe(state.agenda[0]);
  });
});

test("What is frozen is frozen through and through", () => {
  const value = deepFreeze({ rows: [{ a: 1 }], n: 1 });
  for (const part of partsOf(value)) expect(Object.isFrozen(part)).toBe(true);
});

function partsOf(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}
