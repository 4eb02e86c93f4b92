import { isRecord, type Json, same } from "../../table/json.ts";

/** Changes to a table: only what differs from it. */
type Patch = { readonly [key: string]: Json };

/** The keys that lead to a value of the table: ["animals", "cow", "buy"]. */
export type Path = readonly string[];

/** What a form edits: a number, or a list of numbers. */
export type Figures = number | readonly number[];

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The value at a path, if there is one. */
export function valueAt(within: Json, path: Path): Json | undefined {
  let value: Json | undefined = within;
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? (value[key] as Json) : undefined;
  return value;
}

/** The patch with this value at the path; without it if the table says the same. */
export const withValue = (table: Json, patch: Json, path: Path, value: Json): Patch =>
  same(value, valueAt(table, path)) ? without(patch, path) : put(patch, path, value);

/** The patch without what it says at the path, and without records that are empty then. */
export function without(patch: Json, path: Path): Patch {
  const [key, ...rest] = path;
  const { [key ?? ""]: inside, ...others } = recordOf(patch);
  if (inside === undefined || rest.length === 0) return others;
  const left = without(inside, rest);
  return Object.keys(left).length === 0 ? others : { ...recordOf(patch), [key as string]: left };
}

function put(patch: Json, path: Path, value: Json): Patch {
  const [key = "", ...rest] = path;
  const record = recordOf(patch);
  return { ...record, [key]: rest.length === 0 ? value : put(record[key] ?? {}, rest, value) };
}

const recordOf = (value: Json): Patch => (isRecord(value) ? (value as Patch) : {});

/** Whether the patch says something else than the table at the path. */
export function isChanged(table: Json, patch: Json, path: Path): boolean {
  const value = valueAt(patch, path);
  return value !== undefined && !same(value, valueAt(table, path));
}

/** Numbers that stand together: some fields of their own, and records that are rows of a table with these columns. */
export interface Group {
  /** Where the group stands; the numbers of the table itself are a group without a path. */
  readonly path: Path;
  readonly fields: readonly string[];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** The numbers of a table that can be edited one by one, up to the rows of a record; all else is left to JSON. */
export function groupsOf(table: Json): readonly Group[] {
  const top = { path: [], fields: figuresIn(table), rows: [], columns: [] };
  const records = Object.entries(recordOf(table)).filter(([, value]) => isRecord(value) && !isPattern(value));
  const groups = records.map(([key, value]) => ({ path: [key], fields: figuresIn(value), ...rowsOf(value) }));
  return [top, ...groups].filter(({ fields, rows }) => fields.length + rows.length > 0);
}

function rowsOf(record: Json): Pick<Group, "rows" | "columns"> {
  const rows = Object.entries(recordOf(record)).filter(([, row]) => figuresIn(row).length > 0);
  return { rows: rows.map(([key]) => key), columns: [...new Set(rows.flatMap(([, row]) => figuresIn(row)))] };
}

/** The paths of all numbers of a group. */
export function pathsIn(table: Json, { path, fields, rows, columns }: Group): readonly Path[] {
  const cells = rows.flatMap((row) => columns.map((column) => [...path, row, column]));
  return [...fields.map((field) => [...path, field]), ...cells.filter((cell) => valueAt(table, cell) !== undefined)];
}

const figuresIn = (record: Json): readonly string[] =>
  Object.entries(recordOf(record)).flatMap(([key, value]) => (isFigures(value) ? [key] : []));

const isFigures = (value: Json): value is Figures =>
  typeof value === "number" ||
  (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number"));

/** A list of records or lists says what may be written there, not what is printed: a record with one is no group. */
const isPattern = (value: Json): boolean =>
  Array.isArray(value)
    ? value.some((item) => typeof item === "object")
    : Object.values(recordOf(value)).some((inside) => isPattern(inside));

/** What has been typed as a number of the range, or as numbers with spaces or commas between; undefined if it is not. */
export function readFigures(typed: string, printed: Figures, range: Range): Figures | undefined {
  if (typeof printed === "number") return readNumber(typed.trim(), range);
  const parts = typed.split(/[\s,]+/).filter((part) => part !== "");
  const numbers = parts.map((part) => readNumber(part, range));
  return numbers.includes(undefined) ? undefined : (numbers as readonly number[]);
}

function readNumber(typed: string, { min, max }: Range): number | undefined {
  if (!/^(\d+|-[1-9]\d*)$/.test(typed)) return undefined;
  const value = Number(typed);
  return min <= value && value <= max ? value : undefined;
}

/** A value as it stands in its field. */
export const figuresText = (value: Json): string => (Array.isArray(value) ? value.join(" ") : String(value));

/** The ids a text for a key may have, the closest first: "option.tables.lands.bugs", "option.tables.bugs", "bugs". */
export function wordIds(option: string, path: Path): readonly string[] {
  const key = path.at(-1) ?? "";
  const inGroup = path.length > 1 ? [`${option}.${path[0]}.${key}`] : [];
  return [...inGroup, `${option}.${key}`, key];
}
