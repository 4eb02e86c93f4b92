import { isRecord, type Json } from "../table/json.ts";

/**
 * What changes from one plain value to another: `[value]` puts a new value, 0 takes a field away, and a record goes
 * deeper, field by field. An array whose length stays goes deeper by index.
 */
export type Patch = readonly [Json] | 0 | { readonly [key: string]: Patch };

/** The patch that makes `after` of `before`; undefined where both are the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? changesOf(before as unknown as Fields, after as unknown as Fields, after.keys())
      : [after as Json];
  if (!isRecord(before) || !isRecord(after)) return [after as Json];
  return changesOf(before, after, new Set([...Object.keys(before), ...Object.keys(after)]));
}

type Fields = { readonly [key: string | number]: unknown };

function changesOf(before: Fields, after: Fields, keys: Iterable<string | number>): Patch | undefined {
  const changes: Record<string, Patch> = {};
  let hasChanged = false;
  for (const key of keys) {
    const change = fieldChange(fieldOf(before, key), fieldOf(after, key));
    if (change === undefined) continue;
    Object.defineProperty(changes, key, { value: change, enumerable: true });
    hasChanged = true;
  }
  return hasChanged ? changes : undefined;
}

/** A field that holds nothing is not there when it has passed through JSON. */
const fieldOf = (fields: Fields, key: string | number): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

function fieldChange(before: unknown, after: unknown): Patch | undefined {
  if (after === undefined) return before === undefined ? undefined : 0;
  return before === undefined ? [after as Json] : diff(before, after);
}

/** The value after a patch; the one before is left as it is, and what does not change is shared with it. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (Array.isArray(patch)) return patch[0];
  const changes = Object.entries(patch as { readonly [key: string]: Patch });
  if (Array.isArray(before)) {
    const items = before.slice();
    for (const [key, change] of changes) items[Number(key)] = patched(items[Number(key)], change);
    return items;
  }
  const fields: Record<string, unknown> = { ...(before as object) };
  for (const [key, change] of changes) {
    if (change === 0) delete fields[key];
    else
      Object.defineProperty(fields, key, {
        value: patched(fields[key], change),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return fields;
}
