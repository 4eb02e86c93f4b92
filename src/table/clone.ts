/** A copy of plain data that shares nothing with it that can change. */
export function copy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      if (typeof item === "object" && item !== null) items[i] = copy(item);
    }
    return items as T;
  }
  const fields = { ...value } as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === "object" && field !== null) fields[key] = copy(field);
  }
  return fields as T;
}

/** A copy of a state; its options are frozen and shared. */
export function clone<S extends { readonly options: object }>(state: S): S {
  const fields = { ...state } as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === "object" && field !== null && key !== "options") fields[key] = copy(field);
  }
  return fields as S;
}

/** Freezes plain data through and through. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const field of Object.values(value)) deepFreeze(field);
  return Object.freeze(value);
}
