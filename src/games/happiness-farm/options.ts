import type { Json } from "../../table/json.ts";
import type { Described } from "../../table/options.ts";
import { PRINTED } from "./data.ts";

/** What the rule set brackets, leaves open or says twice. */
export type Options = {
  readonly sheep: boolean;
  readonly meepleBag: boolean;
  readonly meatFeed: boolean;
  readonly breeding: boolean;
  readonly farmerActions: "one" | "both";
  readonly farmerConversion: "effort" | "immediate";
  readonly sellAnimals: "fed" | "any";
  readonly butcherAnimals: "fed-and-settled" | "fed" | "any";
  readonly buyingOrder: "one-by-one" | "all-at-once";
  readonly startPlayer: "moves-on" | "stays";
  readonly adjacency: "own-square" | "orthogonal" | "with-corners" | "sides-only";
  readonly places: "of-the-board" | "1" | "2" | "3" | "4";
  readonly limitedSupply: boolean;
  readonly replenishment: "per-round" | "per-player";
  readonly effortSquare: "eaten-up" | "eaten-up-by-it" | "empty";
  /** What must be gone for a square to be eaten up. */
  readonly eatenUp: "food" | "food-and-bugs";
  readonly grainTrack: boolean;
  readonly woolDelay: boolean;
  readonly scrapsFor: "any" | "own";
  /** Whether scraps may be given away by a seat none of whose animals waits. */
  readonly spareScraps: boolean;
  readonly finalSale: boolean;
  readonly win: "happiness" | "money";
  readonly tie: "money-then-shared" | "shared";
  /** Changes to the printed numbers. */
  readonly tables: { readonly [name: string]: Json };
};

export const described: Described<Options> = {
  fields: {
    sheep: { kind: "flag", default: false },
    meepleBag: { kind: "flag", default: false },
    meatFeed: { kind: "flag", default: false },
    breeding: { kind: "flag", default: false },
    farmerActions: { kind: "choice", values: ["one", "both"], default: "one" },
    farmerConversion: { kind: "choice", values: ["effort", "immediate"], default: "effort" },
    sellAnimals: { kind: "choice", values: ["fed", "any"], default: "fed" },
    butcherAnimals: { kind: "choice", values: ["fed-and-settled", "fed", "any"], default: "fed-and-settled" },
    buyingOrder: { kind: "choice", values: ["one-by-one", "all-at-once"], default: "one-by-one", seats: { min: 2 } },
    startPlayer: { kind: "choice", values: ["moves-on", "stays"], default: "moves-on", seats: { min: 2 } },
    adjacency: {
      kind: "choice",
      values: ["own-square", "orthogonal", "with-corners", "sides-only"],
      default: "orthogonal",
    },
    places: { kind: "choice", values: ["of-the-board", "1", "2", "3", "4"], default: "of-the-board" },
    limitedSupply: { kind: "flag", default: true, needs: { meepleBag: [false] } },
    replenishment: { kind: "choice", values: ["per-round", "per-player"], default: "per-round", seats: { min: 2 } },
    effortSquare: { kind: "choice", values: ["eaten-up", "eaten-up-by-it", "empty"], default: "eaten-up" },
    eatenUp: { kind: "choice", values: ["food", "food-and-bugs"], default: "food" },
    grainTrack: { kind: "flag", default: true },
    woolDelay: { kind: "flag", default: true, needs: { sheep: [true] } },
    scrapsFor: { kind: "choice", values: ["any", "own"], default: "any", seats: { min: 2 } },
    spareScraps: { kind: "flag", default: false, seats: { min: 2 }, needs: { scrapsFor: ["any"] } },
    finalSale: { kind: "flag", default: false },
    win: { kind: "choice", values: ["happiness", "money"], default: "happiness" },
    tie: {
      kind: "choice",
      values: ["money-then-shared", "shared"],
      default: "money-then-shared",
      seats: { min: 2 },
      needs: { win: ["happiness"] },
    },
    tables: { kind: "patch", table: PRINTED as unknown as Json, min: 0, max: 1000, default: {} },
  },
  presets: {
    brackets: { sheep: true, meepleBag: true, meatFeed: true, breeding: true },
    literal: {
      farmerActions: "both",
      farmerConversion: "immediate",
      sellAnimals: "any",
      butcherAnimals: "any",
      buyingOrder: "all-at-once",
      startPlayer: "stays",
      adjacency: "sides-only",
      replenishment: "per-player",
      grainTrack: false,
      limitedSupply: false,
      tie: "shared",
      tables: { animals: { sheep: { sell: 0 } } },
    },
    quick: { tables: { rounds: 6, start: { money: 40 } } },
  },
};
