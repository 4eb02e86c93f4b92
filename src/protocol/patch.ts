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
    return before.length === after.length ? changesInList(before, after) : [after as Json];
  if (!isRecord(before) || !isRecord(after)) return [after as Json];
  return changesInRecord(before, after);
}

type Fields = { readonly [key: string]: unknown };
type Changes = Record<string | number, Patch>;

function changesInList(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let changes: Changes | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = fieldChange(before[i], after[i]);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

function changesInRecord(before: Fields, after: Fields): Patch | undefined {
  let changes: Changes | undefined;
  let common = 0;
  const keys = Object.keys(after);
  for (const key of keys) {
    const isThere = Object.hasOwn(before, key);
    if (isThere) common++;
    const change = fieldChange(isThere ? before[key] : undefined, after[key]);
    if (change !== undefined) changes = withChange(changes, key, change);
  }
  const old = Object.keys(before);
  if (old.length === common) return changes;
  for (const key of old)
    if (!Object.hasOwn(after, key) && before[key] !== undefined) changes = withChange(changes, key, 0);
  return changes;
}

function withChange(changes: Changes = {}, key: string, change: Patch): Changes {
  if (key === "__proto__") Object.defineProperty(changes, key, { value: change, enumerable: true });
  else changes[key] = change;
  return changes;
}

/** A field that holds nothing is not there when it has passed through JSON. */
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
