import { key, same } from "../../src/table/json.ts";

/** Complains unless the condition holds. */
export function check(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Error(complaint);
}

/** Complains unless both are the same data, in whatever order their fields are. */
export function checkSame(one: unknown, other: unknown, complaint: string): void {
  if (!same(one, other)) throw new Error(`${complaint}: ${difference(key(one), key(other))}`);
}

/** Complains unless both texts are the same. */
export function checkText(one: string, other: string, complaint: string): void {
  if (one !== other) throw new Error(`${complaint} differs: ${difference(one, other)}`);
}

/** The beginning of a value, for a complaint. */
export const show = (value: unknown): string => (JSON.stringify(value) ?? "undefined").slice(0, 300);

/** As text, byte for byte: the order of what is listed counts, and so does the order of fields. */
export const written = (value: unknown): string =>
  JSON.stringify(value, (name, field) => (name === "options" ? undefined : field));

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${one.slice(from, at + 120)}… and …${other.slice(from, at + 120)}…`;
}
