import type { Described } from "../../src/table/options.ts";
import { CROPS, EXTRAS, type Extra, PRICES } from "./crops.ts";

/** How a turn asks for a pair. */
const PAIRS = ["none", "must", "mayDo", "either", "andOr", "anyOrder", "inOrder", "upTo", "nested"] as const;

export type CardsOptions = {
  readonly rounds: number;
  readonly copies: 2 | 3;
  readonly pack: number;
  readonly draft: boolean;
  readonly extras: readonly Extra[];
  readonly pairs: (typeof PAIRS)[number];
  readonly passing: "left" | "right";
  readonly prices: { readonly [crop: string]: number };
};

export const options: Described<CardsOptions> = {
  fields: {
    rounds: { kind: "number", min: 1, max: 3, default: 2 },
    copies: { kind: "choice", values: [2, 3], default: 3 },
    pack: { kind: "number", min: 3, max: 5, default: 3 },
    draft: { kind: "flag", default: true },
    extras: { kind: "several", values: EXTRAS, default: [] },
    pairs: { kind: "choice", values: PAIRS, default: "none" },
    passing: { kind: "choice", values: ["left", "right"], default: "left", seats: { min: 3 } },
    prices: { kind: "patch", table: PRICES, min: 0, max: 9, default: {} },
  },
  presets: { quick: { rounds: 1, draft: false } },
};

/** Cards of the whole deck. */
export const deckOf = ({ copies, extras }: CardsOptions): number => copies * (CROPS.length + extras.length);
