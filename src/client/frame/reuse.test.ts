import { expect, test } from "vitest";
import { reuse } from "./reuse.ts";

test("what is equal is the same object as before, and so is a whole that did not change", () => {
  const old = { fields: [{ grain: 3 }, { grain: 0 }], round: 1 };
  expect(reuse(old, structuredClone(old))).toBe(old);
  const next = reuse(old, { fields: [{ grain: 3 }, { grain: 2 }], round: 1 });
  expect(next).toEqual({ fields: [{ grain: 3 }, { grain: 2 }], round: 1 });
  expect(next.fields[0]).toBe(old.fields[0]);
  expect(next.fields[1]).not.toBe(old.fields[1]);
});

test("the old value never changes, and what is gone or new is noticed", () => {
  const old = { hand: ["a", "b"], bag: undefined };
  expect(reuse(old, { hand: ["a"] })).toEqual({ hand: ["a"] });
  expect(Object.keys(reuse(old, { hand: ["a", "b"] }))).toEqual(["hand"]);
  expect(reuse({ hand: ["a"] }, { hand: ["a", "b"] }).hand).toEqual(["a", "b"]);
  expect(reuse({}, { bag: undefined })).toHaveProperty("bag");
  expect(old).toEqual({ hand: ["a", "b"], bag: undefined });
});

test("lists, records and plain values are not taken for one another", () => {
  expect(reuse([], {})).toEqual({});
  expect(reuse({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(reuse(undefined, { a: 1 })).toEqual({ a: 1 });
  expect(reuse({ a: 1 }, null)).toBeNull();
});
