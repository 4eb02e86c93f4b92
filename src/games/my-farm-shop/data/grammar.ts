/** The four goods, in the order in which a Farm keeps them. */
export const GOODS = ["honey", "egg", "wool", "milk"] as const;
export type Good = (typeof GOODS)[number];

/** The four kinds of Transport tiles, in the order in which a Farm keeps them. */
export const TRANSPORTS = ["sack", "tractor", "wheelbarrow", "barrel"] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a line of an action is about. */
export const ITEMS = [
  ...GOODS,
  "anyGood", // goods of free choice, each for itself
  "sameGood", // goods of one kind of free choice
  "differentGoods", // goods of as many kinds; only as a cost
  "bag",
  "coin",
  "sunflower",
  "fieldCard", // another Field card of the own Farm; only as a cost
] as const;
export type Item = (typeof ITEMS)[number];

/** So many of an item. `set` names the kind chosen for identical goods, `not` forbids the kinds chosen for other sets. */
export interface Line {
  readonly item: Item;
  readonly n: number;
  readonly set?: string;
  readonly not?: readonly string[];
}

/** What is printed in one area of a field. */
export type Plain =
  | { readonly do: "gain"; readonly gain: readonly Line[] }
  | { readonly do: "exchange"; readonly pay: readonly Line[]; readonly gain: readonly Line[] }
  | { readonly do: "activate"; readonly dirs: readonly Direction[] }
  | { readonly do: "nothing" };

/** What is printed on a field: one area, or two of which one is used. */
export type Action = Plain | { readonly do: "choose"; readonly options: readonly [Plain, Plain] };

/** A printed field or a card. */
export interface Printed {
  readonly action: Action;
  /** The 1x icon: the card goes when it was used. */
  readonly once?: boolean;
  readonly noSunflowerBonus?: boolean;
  readonly shopIcon?: boolean;
  /** The fields a card may lie on; all if not given. */
  readonly placement?: readonly number[];
  /** "rulebook", "designed", or "published:" and the page that says so. */
  readonly provenance: string;
}

export const of = (n: number, item: Item, set?: string, not?: readonly string[]): Line =>
  set === undefined ? { item, n } : not === undefined ? { item, n, set } : { item, n, set, not };

export const gain = (...lines: readonly Line[]): Plain => ({ do: "gain", gain: lines });
export const exchange = (pay: readonly Line[], gain: readonly Line[]): Plain => ({ do: "exchange", pay, gain });
export const choose = (first: Plain, second: Plain): Action => ({ do: "choose", options: [first, second] });
export const activate = (...dirs: readonly Direction[]): Plain => ({ do: "activate", dirs });
export const NOTHING: Plain = { do: "nothing" };
