import { type Direction, exchange, gain, NOTHING, of, type Printed } from "./grammar.ts";

/** A field of the Farm, by its number; field 2 serves 2 and 12. */
export type Field = number;

export const FIRST_FIELD: Field = 2;
export const FIELDS: readonly Field[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const TOP_ROW: readonly Field[] = [2, 3, 4, 5, 6];
const COLUMNS = 5;

/** The field that a sum of two dice names. */
export const fieldOfSum = (sum: number): Field => (sum === 12 ? 2 : sum);

/** The sums that name a field. */
export const sumsOf = (field: Field): readonly number[] => (field === 2 ? [2, 12] : [field]);

const isTop = (field: Field): boolean => field < FIRST_FIELD + COLUMNS;

/** The field above or below. */
export const partnerOf = (field: Field): Field => (isTop(field) ? field + COLUMNS : field - COLUMNS);

/** The field next to one, inside its row; none at the edge. */
export function neighbour(field: Field, direction: Direction): Field | undefined {
  const column = (field - FIRST_FIELD) % COLUMNS;
  switch (direction) {
    case "up":
      return isTop(field) ? undefined : partnerOf(field);
    case "down":
      return isTop(field) ? partnerOf(field) : undefined;
    case "left":
      return column === 0 ? undefined : field - 1;
    case "right":
      return column === COLUMNS - 1 ? undefined : field + 1;
  }
}

/** How many sunflowers a field has places for, from field 2 to field 11. */
export const SUNFLOWER_PLACES: readonly number[] = [2, 2, 2, 2, 1, 0, 1, 2, 2, 2];

/** What is printed on the two sides of a Farm; the rulebook leaves all but the empty fields open. */
export const printedFields = {
  "red-2": { action: gain(of(2, "anyGood")), provenance: "designed" },
  "red-3": {
    action: exchange([of(2, "anyGood")], [of(1, "sunflower")]),
    noSunflowerBonus: true,
    provenance: "designed",
  },
  "red-4": { action: gain(of(1, "bag"), of(1, "coin")), provenance: "designed" },
  "red-5": {
    action: gain(of(1, "egg")),
    provenance: "published:rezensionen-fuer-millionen.blogspot.com/2021/08/my-farm-shop.html",
  },
  "red-6": { action: gain(of(1, "honey")), provenance: "designed" },
  "red-7": { action: exchange([of(1, "anyGood")], [of(2, "coin")]), shopIcon: true, provenance: "designed" },
  "red-8": { action: exchange([of(2, "differentGoods")], [of(4, "coin")]), shopIcon: true, provenance: "designed" },
  "red-9": { action: gain(of(1, "milk")), provenance: "designed" },
  "red-10": { action: gain(of(1, "wool")), provenance: "designed" },
  "red-11": { action: gain(of(2, "bag")), provenance: "designed" },
  "black-2": { action: gain(of(2, "anyGood")), provenance: "designed" },
  "black-3": {
    action: exchange([of(2, "anyGood")], [of(1, "sunflower")]),
    noSunflowerBonus: true,
    provenance: "designed",
  },
  "black-4": { action: NOTHING, provenance: "rulebook" },
  "black-5": { action: gain(of(1, "egg")), provenance: "designed" },
  "black-6": { action: gain(of(1, "honey")), provenance: "designed" },
  "black-7": { action: exchange([of(1, "anyGood")], [of(2, "coin")]), shopIcon: true, provenance: "designed" },
  "black-8": { action: NOTHING, provenance: "rulebook" },
  "black-9": { action: gain(of(1, "milk")), provenance: "designed" },
  "black-10": { action: gain(of(1, "wool")), provenance: "designed" },
  "black-11": { action: gain(of(2, "bag")), provenance: "designed" },
} as const satisfies { readonly [id: string]: Printed };
