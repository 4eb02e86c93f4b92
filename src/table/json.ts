/** What a JSON file can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether two values of plain data are equal; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const ours = a as Record<string, unknown>;
  const theirs = b as Record<string, unknown>;
  const keys = Object.keys(ours);
  if (keys.length !== Object.keys(theirs).length) return false;
  for (const key of keys) if (!Object.hasOwn(theirs, key) || !same(ours[key], theirs[key])) return false;
  return true;
}

/** Plain data as text that is the same for equal values: keys are sorted. */
export function key(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(key).join(",")}]`;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${key(fields[name])}`).join(",")}}`;
}

/** Whether a value is plain data that survives being written and read as JSON, and is not nested beyond reason. */
export function isJson(value: unknown, depth = 100): value is Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object" || depth === 0) return false;
  const isInside = (item: unknown) => isJson(item, depth - 1);
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isInside);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return !Object.hasOwn(value, "__proto__") && Object.values(value).every(isInside);
}

/** Whether plain data has at most so many values, those in lists and records counted one by one. */
export function isAtMost(given: unknown, most: number): boolean {
  const open: unknown[] = [given];
  for (let left = most; open.length > 0; left--) {
    const value = open.pop();
    if (left <= 0) return false;
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > left) return false;
    for (const item of Object.values(value)) open.push(item);
  }
  return true;
}

/** Whether a value is a place in a list of that length. */
export const isIndex = (value: unknown, length: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < length;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
