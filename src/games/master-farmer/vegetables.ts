/** The vegetables on the cubes; the sheet does not name them, so they are ours. */
export const VEGETABLES = ["carrot", "tomato", "corn", "eggplant", "pumpkin", "lettuce"] as const;

export type Vegetable = (typeof VEGETABLES)[number];

/** A vegetable as its number in `VEGETABLES`. */
export type Kind = number;

/** No vegetable, no cube. */
export const NONE = -1;

/** Some of the vegetables, one bit each. */
export type Kinds = number;

export const ALL_KINDS: Kinds = (1 << VEGETABLES.length) - 1;

export const kindOf = (vegetable: Vegetable): Kind => VEGETABLES.indexOf(vegetable);

export const vegetableOf = (kind: Kind): Vegetable => VEGETABLES[kind]!;

export const only = (kind: Kind): Kinds => 1 << kind;

export const has = (kinds: Kinds, kind: Kind): boolean => (kinds & (1 << kind)) !== 0;

/** Whether a set has a single vegetable, or none. */
export const isOne = (kinds: Kinds): boolean => (kinds & (kinds - 1)) === 0;

/** The vegetables of a set, in order. */
export const listed = (kinds: Kinds): Vegetable[] => VEGETABLES.filter((_, kind) => has(kinds, kind));
