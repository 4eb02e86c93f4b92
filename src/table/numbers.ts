/** Numbers by name. */
export type Numbers = { readonly [name: string]: number };

/** All numbers of a table, the names on the way to each joined by dots. */
export function numbersIn(table: object, before = ""): Numbers {
  const found: { [name: string]: number } = {};
  for (const [name, value] of Object.entries(table))
    if (typeof value === "number") found[before + name] = value;
    else Object.assign(found, numbersIn(value as object, `${before}${name}.`));
  return found;
}

/** The same table with these numbers in it. */
export function withNumbers<T extends object>(table: T, numbers: Numbers, before = ""): T {
  const changed = Object.entries(table).map(([name, value]) => [
    name,
    typeof value === "number"
      ? (numbers[before + name] ?? value)
      : withNumbers(value as object, numbers, `${before}${name}.`),
  ]);
  return (Array.isArray(table) ? changed.map(([, value]) => value) : Object.fromEntries(changed)) as T;
}
