import type { Json } from "../../table/json.ts";
import type { Described } from "../../table/options.ts";
import { components } from "./components.ts";

/** How a game of My Farm Shop is played. */
export type Options = {
  readonly jumpStart: boolean;
  readonly farmer: boolean;
  readonly goals: boolean;
  readonly firstSeat: "random" | "first";
  /** What a sunflower adds to goods of choice: any good, or one of a kind that the field produces. */
  readonly extraGood: "free" | "one-produced";
  /** Changes to what is printed on cards and fields, by their id. */
  readonly cards: { readonly [id: string]: Json };
};

const line = { item: "egg", n: 1, set: "", not: [""] };
const area = { do: "gain", pay: [line], gain: [line], dirs: ["up"] };
const printed = {
  action: { ...area, options: [area] },
  once: false,
  noSunflowerBonus: false,
  shopIcon: false,
  placement: [2],
};

export const options: Described<Options> = {
  fields: {
    jumpStart: { kind: "flag", default: false },
    farmer: { kind: "flag", default: false },
    goals: { kind: "flag", default: false },
    firstSeat: { kind: "choice", values: ["random", "first"], default: "random" },
    extraGood: { kind: "choice", values: ["free", "one-produced"], default: "free" },
    cards: {
      kind: "patch",
      table: Object.fromEntries(Object.keys(components).map((id) => [id, printed])),
      min: 1,
      max: 30,
      default: {},
    },
  },
  presets: {
    "jump-start": { jumpStart: true },
    goals: { goals: true },
    farmer: { farmer: true },
    everything: { jumpStart: true, farmer: true, goals: true },
  },
};
