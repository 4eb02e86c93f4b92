import { deepFreeze } from "./clone.ts";
import { isJson, isRecord, type Json } from "./json.ts";
import { type Message, quoted } from "./messages.ts";
import { pick, type Random } from "./random.ts";

/** What a game may be played with, as plain data. */
export type Options = { readonly [name: string]: Json };

/** When a field matters; always if nothing is given. */
interface Mattering {
  /** The numbers of seats it is for. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** Other options without which it changes nothing: each must be one of these values, or hold one of them. */
  readonly needs?: { readonly [option: string]: readonly Json[] };
}

interface ChoiceField<V extends string | number = string | number> extends Mattering {
  readonly kind: "choice";
  readonly values: readonly V[];
  readonly default: V;
  /** What is proposed in each month, from January on, to whoever knows the date. */
  readonly byMonth?: readonly V[];
}

interface FlagField extends Mattering {
  readonly kind: "flag";
  readonly default: boolean;
  /** Beside these values of other options a form proposes the contrary. */
  readonly contraryWith?: { readonly [option: string]: readonly Json[] };
}

interface NumberField extends Mattering {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** Any number of the values, each at most once, kept in the order listed. */
interface SeveralField<V extends string = string> extends Mattering {
  readonly kind: "several";
  readonly values: readonly V[];
  readonly default: readonly V[];
}

/** Any number of ids out of a long list, each at most once, in the order given. */
interface IdsField<V extends string = string> extends Mattering {
  readonly kind: "ids";
  readonly ids: readonly V[];
  readonly default: readonly V[];
}

/** Changes to printed numbers: an object with any part of the table's own keys, each with a whole number from min to max. */
export interface PatchField extends Mattering {
  readonly kind: "patch";
  readonly table: Json;
  readonly min: number;
  readonly max: number;
  readonly default: { readonly [key: string]: Json };
}

/** Something for each seat, in their order, or for none: what comes from elsewhere, so that no form asks for it. */
interface BySeatField<F extends NumberField | IdsField = NumberField | IdsField> extends Mattering {
  readonly kind: "by-seat";
  readonly each: F;
  readonly default: readonly [];
}

export type Field = ChoiceField | FlagField | NumberField | SeveralField | IdsField | BySeatField | PatchField;

type FieldFor<V> = [V] extends [boolean]
  ? FlagField
  : [V] extends [string]
    ? ChoiceField<V>
    : [V] extends [number]
      ? ChoiceField<V> | NumberField
      : [V] extends [readonly (infer Item extends string)[]]
        ? SeveralField<Item> | IdsField<Item>
        : [V] extends [readonly number[]]
          ? BySeatField<NumberField>
          : [V] extends [readonly (readonly (infer Item extends string)[])[]]
            ? BySeatField<IdsField<Item>>
            : PatchField;

/** Options described once: this gives the form, the flags of the command line, the check and random ones for tests. */
export interface Described<O extends Options = Options> {
  readonly fields: { readonly [Name in keyof O]: FieldFor<O[Name]> };
  /** Which fields a form puts together under a heading, in this order; those of no group are the common ones and come first. */
  readonly groups?: { readonly [name: string]: readonly string[] };
  /** Named selections, each only what differs from the defaults. */
  readonly presets?: { readonly [name: string]: Partial<O> };
}

/** What is wrong with a field: a message whose values name it. */
export type Checked<O> = { readonly options: O } | { readonly problem: Message };

export function defaultOptions<O extends Options>(described: Described<O>): O {
  const values = fieldsOf(described).map(([name, field]) => [name, field.default]);
  return deepFreeze(Object.fromEntries(values)) as O;
}

/** The options that a form proposes in a month, from 0 for January. */
export function proposedOptions<O extends Options>(described: Described<O>, month: number): O {
  const values = fieldsOf(described).map(([name, field]) => [
    name,
    field.kind === "choice" ? (field.byMonth?.[month] ?? field.default) : field.default,
  ]);
  return deepFreeze(Object.fromEntries(values)) as O;
}

/**
 * The options after one was chosen in a form: flags that were left as proposed follow to what is proposed beside the new
 * choice.
 */
export function afterChoice(described: Described, options: Options, name: string, value: Json): Options {
  const chosen: Options = { ...options, [name]: value };
  const flags = fieldsOf(described).flatMap(([flag, field]) => {
    if (field.kind !== "flag" || field.contraryWith?.[name] === undefined) return [];
    return options[flag] === proposedFlag(field, options) ? [[flag, proposedFlag(field, chosen)] as const] : [];
  });
  return { ...chosen, ...Object.fromEntries(flags) };
}

const proposedFlag = (field: FlagField, options: Options): boolean =>
  field.default !== Object.entries(field.contraryWith ?? {}).some(([name, values]) => values.includes(options[name]!));

export const fieldsOf = <O extends Options>(described: Described<O>): readonly (readonly [string, Field])[] =>
  Object.entries(described.fields) as [string, Field][];

/** Whether a field matters with so many seats. */
export const appliesTo = ({ seats }: Field, count: number): boolean =>
  seats === undefined || ((seats.min ?? 0) <= count && count <= (seats.max ?? Number.POSITIVE_INFINITY));

/** Whether a field changes anything beside these options. */
export const hasEffect = (field: Field, options: Options): boolean => isNeeded(field, (name) => options[name]!);

const isNeeded = ({ needs = {} }: Field, chosen: (name: string) => Json): boolean =>
  Object.entries(needs).every(([name, values]) =>
    [chosen(name)].flat().some((value) => values.includes(value as Json)),
  );

/**
 * The options that play the same game and nothing beside it: what changes nothing at a table of so many seats, or beside the
 * other options, has its default.
 */
export function effectiveOptions<O extends Options>(described: Described<O>, options: O, seats: number): O {
  const fields = described.fields as { readonly [name: string]: Field };
  const found: { [name: string]: Json } = {};
  const effective = (name: string): Json => {
    const field = fields[name];
    if (field === undefined) return options[name]!;
    const isInPlay = appliesTo(field, seats) && isNeeded(field, effective);
    found[name] ??= isInPlay ? (options[name] ?? field.default) : field.default;
    return found[name];
  };
  for (const name in fields) effective(name);
  return deepFreeze({ ...options, ...found });
}

/** Checks what came from outside and fills in defaults; the options it returns are frozen. */
export function checkOptions<O extends Options>(described: Described<O>, given: unknown): Checked<O> {
  if (!isRecord(given)) return { problem: { id: "options-not-object" } };
  const fields = described.fields as { readonly [name: string]: Field };
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return { problem: { id: "option-unknown", field: quoted(unknown) } };
  const options: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : field.default;
    const problem = problemOf(field, name, value);
    if (problem !== undefined) return { problem };
    options[name] = JSON.parse(JSON.stringify(value));
  }
  return { options: deepFreeze(options) as O };
}

function problemOf(field: Field, name: string, value: unknown): Message | undefined {
  switch (field.kind) {
    case "flag":
      return typeof value === "boolean" ? undefined : { id: "option-flag", field: quoted(name) };
    case "number":
      return isWhole(value, field.min, field.max)
        ? undefined
        : { id: "option-number", field: quoted(name), min: field.min, max: field.max };
    case "choice":
      return (field.values as readonly unknown[]).includes(value)
        ? undefined
        : { id: "option-choice", field: quoted(name), values: quoted(field.values.join(", ")) };
    case "several":
      return Array.isArray(value) && isSubset(value, field.values)
        ? undefined
        : { id: "option-several", field: quoted(name), values: quoted(field.values.join(", ")) };
    case "ids":
      return idsProblem(field, name, value);
    case "by-seat":
      return bySeatProblem(field, name, value);
    case "patch":
      return isRecord(value) && isJson(value)
        ? patchProblem(field, field.table, value, name)
        : { id: "option-patch", field: quoted(name) };
  }
}

function idsProblem({ ids }: IdsField, name: string, value: unknown): Message | undefined {
  if (!Array.isArray(value) || value.some((id) => typeof id !== "string"))
    return { id: "option-ids", field: quoted(name) };
  const unknown = value.find((id) => !ids.includes(id));
  if (unknown !== undefined) return { id: "option-id-unknown", field: quoted(name), given: quoted(unknown) };
  const twice = value.find((id, i) => value.indexOf(id) < i);
  return twice === undefined ? undefined : { id: "option-id-twice", field: quoted(name), given: quoted(twice) };
}

function bySeatProblem({ each }: BySeatField, name: string, value: unknown): Message | undefined {
  if (!Array.isArray(value) || value.length > MOST_SEATS) return { id: "option-by-seat", field: quoted(name) };
  for (const [seat, one] of value.entries()) {
    const problem = problemOf(each, `${name}.${seat}`, one);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** More seats than any game has. */
const MOST_SEATS = 16;

function patchProblem(field: PatchField, table: Json, patch: Json, path: string): Message | undefined {
  if (typeof table === "number") {
    if (isWhole(patch, field.min, field.max)) return undefined;
    return { id: "option-number", field: quoted(path), min: field.min, max: field.max };
  }
  if (typeof table === "string" || typeof table === "boolean" || table === null)
    return typeof patch === typeof table ? undefined : { id: "option-patch", field: quoted(path) };
  if (Array.isArray(table)) {
    if (!Array.isArray(patch)) return { id: "option-patch", field: quoted(path) };
    const pattern = table[0] as Json | undefined;
    if (pattern === undefined) return undefined;
    for (const [i, item] of patch.entries()) {
      const problem = patchProblem(field, (table[i] as Json | undefined) ?? pattern, item as Json, `${path}.${i}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (!isRecord(patch)) return { id: "option-patch", field: quoted(path) };
  for (const [name, item] of Object.entries(patch)) {
    if (!Object.hasOwn(table, name)) return { id: "option-unknown", field: quoted(`${path}.${name}`) };
    const problem = patchProblem(
      field,
      (table as { [name: string]: Json })[name] as Json,
      item as Json,
      `${path}.${name}`,
    );
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The table with a patch laid over it: records key by key, rows as a whole. */
export function patched<T extends Json>(table: T, patch: Json): T {
  if (!isRecord(table) || !isRecord(patch)) return patch as T;
  const fields: Record<string, Json> = { ...(table as { [name: string]: Json }) };
  for (const [name, item] of Object.entries(patch))
    fields[name] = name in fields ? patched(fields[name] as Json, item as Json) : (item as Json);
  return fields as T;
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;

const isSubset = (given: readonly unknown[], values: readonly string[]): boolean =>
  new Set(given).size === given.length && given.every((item) => (values as readonly unknown[]).includes(item));

/** Random options for tests; patches and what comes from elsewhere stay at their defaults. */
export function randomOptions<O extends Options>(described: Described<O>, random: Random): O {
  const values = fieldsOf(described).map(([name, field]) => [name, randomValue(field, random)]);
  return deepFreeze(Object.fromEntries(values)) as O;
}

function randomValue(field: Field, random: Random): Json {
  switch (field.kind) {
    case "flag":
      return random.below(2) === 1;
    case "number":
      return field.min + random.below(field.max - field.min + 1);
    case "choice":
      return pick(field.values, random);
    case "several":
      return field.values.filter(() => random.below(2) === 1);
    case "ids":
      return random.below(2) === 0 ? field.default : field.ids.filter(() => random.below(field.ids.length) < 3);
    case "by-seat":
    case "patch":
      return field.default;
  }
}
