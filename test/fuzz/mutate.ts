import type { Random } from "../../src/table/random.ts";
import { pick } from "../../src/table/random.ts";

/** Plain data that may be changed. */
type Node = { [name: string]: unknown } | unknown[];

interface Place {
  readonly parent: Node;
  readonly name: string;
}

/** A copy of a file with one to four things in it changed; a part of the file may be named to change only there. */
export function mutant(file: object, part: string | undefined, random: Random): unknown {
  const changed = JSON.parse(JSON.stringify(file)) as { [name: string]: unknown };
  const times = 1 + (random.below(3) === 0 ? random.below(4) : 0);
  for (let i = 0; i < times; i++) {
    const root = part !== undefined && isNode(changed[part]) ? changed[part] : changed;
    const places = placesIn(root);
    if (places.length > 0) mutate(pick(places, random), places, random);
  }
  return changed;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every place inside a node, its own fields included. */
function placesIn(root: Node): Place[] {
  const places: Place[] = [];
  const add = (parent: Node): void => {
    for (const [name, value] of Object.entries(parent)) {
      places.push({ parent, name });
      if (isNode(value)) add(value);
    }
  };
  add(root);
  return places;
}

const valueAt = ({ parent, name }: Place): unknown => (parent as { [name: string]: unknown })[name];

function put({ parent, name }: Place, value: unknown): void {
  (parent as { [name: string]: unknown })[name] = value;
}

const NUMBERS = [0, 1, -1, 2, 3, 5, 17, 99, 1000, 0.5, -0.5, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308];
const TEXTS = ["", "constructor", "__proto__", "toString", "hasOwnProperty", "length", "mix/0.0", "\u001b[2J", "stop"];

function mutate(place: Place, places: readonly Place[], random: Random): void {
  const value = valueAt(place);
  const { parent, name } = place;
  switch (random.below(12)) {
    case 0:
      return put(place, pick(NUMBERS, random));
    case 1:
      return put(place, pick(TEXTS, random));
    case 2:
    case 3:
      return put(place, structuredClone(valueAt(pick(places, random))));
    case 4: {
      const other = pick(places, random);
      const taken = structuredClone(valueAt(other));
      put(other, structuredClone(value));
      return put(place, taken);
    }
    case 5:
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else delete parent[name];
      return;
    case 6:
      if (Array.isArray(parent)) parent.splice(random.below(parent.length), 0, structuredClone(value));
      else
        Object.defineProperty(parent, pick(TEXTS, random), {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      return;
    case 7:
      return put(place, pick<unknown>([null, true, false, [], {}, { length: 1e9 }, { length: -1 }], random));
    case 8:
      if (Array.isArray(value))
        return put(place, random.below(2) === 0 ? { ...value, length: 1e9 } : [...value, ...value]);
      if (typeof value === "string") return put(place, value.repeat(1 + random.below(100)));
      return put(place, [value]);
    default:
      if (typeof value === "number") return put(place, value + pick([1, -1, 1, -1, 2, 7, -100], random));
      if (typeof value === "boolean") return put(place, !value);
      return put(place, structuredClone(valueAt(pick(likes(value, places), random))));
  }
}

/** Places that hold something of the same sort. */
function likes(value: unknown, places: readonly Place[]): readonly Place[] {
  const alike = places.filter((place) => {
    const other = valueAt(place);
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
  return alike;
}
