import { isRecord } from "./json.ts";

/**
 * What plain data from outside has to look like. Gives the place where it does not: "" for the value itself, ".rooms"
 * for what is wrong inside of it; nothing where all is well.
 */
export type Shape = (given: unknown) => string | undefined;

/** A shape for each field of a type: whoever adds a field has to describe it. */
export type Fields<T> = { readonly [Name in keyof T]-?: Shape };

const WRONG = "";
const fits = (isRight: boolean): string | undefined => (isRight ? undefined : WRONG);

/** A whole number in a range, both ends included. */
export const whole =
  (min: number, max: number): Shape =>
  (given) =>
    fits(typeof given === "number" && Number.isInteger(given) && given >= min && given <= max);

export const flag: Shape = (given) => fits(typeof given === "boolean");

/** One of these values. */
export function oneOf(values: readonly (string | number | null)[]): Shape {
  const known: ReadonlySet<unknown> = new Set(values);
  return (given) => fits(known.has(given));
}

/** This shape, or null. */
export const orNull =
  (shape: Shape): Shape =>
  (given) =>
    given === null ? undefined : shape(given);

/** A field that may be left out. */
export const maybe =
  (shape: Shape): Shape =>
  (given) =>
    given === undefined ? undefined : shape(given);

/** Any of these shapes. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (given) =>
    fits(shapes.some((shape) => shape(given) === undefined));

/** A list of so many items, or of a number of items in a range. */
export const list = (item: Shape, size: number | { readonly min?: number; readonly max: number }): Shape => {
  const { min = 0, max } = typeof size === "number" ? { min: size, max: size } : size;
  return (given) => {
    if (!Array.isArray(given) || given.length < min || given.length > max) return WRONG;
    for (let i = 0; i < given.length; i++) {
      const wrong = item(given[i]);
      if (wrong !== undefined) return `.${i}${wrong}`;
    }
    return undefined;
  };
};

/** Some of these values, each at most once. */
export function someOf(values: readonly (string | number)[]): Shape {
  const items = list(oneOf(values), { max: values.length });
  return (given) => items(given) ?? fits(new Set(given as unknown[]).size === (given as unknown[]).length);
}

/** A record with exactly these fields. */
export function record<T extends object>(shapes: Fields<T>): Shape {
  const names = Object.keys(shapes) as (keyof T & string)[];
  return (given) => {
    if (!isRecord(given)) return WRONG;
    for (const name of Object.keys(given)) if (!Object.hasOwn(shapes, name)) return `.${name}`;
    for (const name of names) {
      const wrong = shapes[name](Object.hasOwn(given, name) ? given[name] : undefined);
      if (wrong !== undefined) return `.${name}${wrong}`;
    }
    return undefined;
  };
}

/** A record with any fields whose names fit, at most so many. */
export const named =
  (isName: (name: string) => boolean, item: Shape, most: number): Shape =>
  (given) => {
    if (!isRecord(given)) return WRONG;
    const names = Object.keys(given);
    if (names.length > most) return WRONG;
    for (const name of names) {
      const wrong = isName(name) ? item(given[name]) : WRONG;
      if (wrong !== undefined) return `.${name}${wrong}`;
    }
    return undefined;
  };

/** The first thing that does not hold, as the place it is about. */
export function firstFlaw(...claims: readonly (readonly [holds: boolean, place: string])[]): string | undefined {
  return claims.find(([holds]) => !holds)?.[1];
}
