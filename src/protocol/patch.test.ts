import fc from "fast-check";
import { expect, test } from "vitest";
import { diff, patched } from "./patch.ts";

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: true } as never);

test("a patch makes the later value of the earlier one, also after passing through JSON", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after);
      const sent = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      expect(JSON.stringify(sorted(patched(before, sent)))).toBe(JSON.stringify(sorted(after)));
    }),
  );
});

test("a patch says nothing where nothing changes, and only what changes elsewhere", () => {
  const before = { farms: [{ wood: 1, clay: 2 }, { wood: 3 }], round: 4 };
  expect(diff(before, structuredClone(before))).toBeUndefined();
  expect(diff(before, { farms: [{ wood: 1, clay: 5 }, { wood: 3 }], round: 4 })).toEqual({
    farms: { 0: { clay: [5] } },
  });
});

test("a patch leaves the value before it alone", () => {
  const before = Object.freeze({ log: Object.freeze([1, 2]) });
  expect(patched(before, { log: [[1, 2, 3]] })).toEqual({ log: [1, 2, 3] });
  expect(before.log).toEqual([1, 2]);
});

/** Keys in order: a patch may add a field at the end. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}
