/**
 * The same value as `next`, made of the parts of `old` wherever they are equal, so that what did not change is not drawn
 * again. Both are plain data.
 */
export function reuse<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  const isList = Array.isArray(next);
  if (Array.isArray(old) !== isList) return next;
  return (isList ? reuseList(old as readonly unknown[], next) : reuseRecord(old as Plain, next as Plain)) as T;
}

type Plain = { readonly [name: string]: unknown };

function reuseList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let isSame = old.length === next.length;
  const list = next.map((value, i) => {
    const kept = reuse(old[i], value);
    if (kept !== old[i]) isSame = false;
    return kept;
  });
  return isSame ? old : list;
}

function reuseRecord(old: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  let isSame = Object.keys(old).length === names.length;
  const record: { [name: string]: unknown } = {};
  for (const name of names) {
    const value = reuse(old[name], next[name]);
    if (value !== old[name] || !Object.hasOwn(old, name)) isSame = false;
    record[name] = value;
  }
  return isSame ? old : record;
}
