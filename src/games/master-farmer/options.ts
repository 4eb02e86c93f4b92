import type { Described } from "../../table/options.ts";

/** Which fields a different vegetable may not touch. */
export type Protection = "players-fields" | "all-fields" | "clean-join" | "strict" | "none";

/** What may be agreed before the game; the first value of each is the usual one. */
export type MasterFarmerOptions = {
  readonly begins: "as-agreed" | "by-lot";
  readonly protection: Protection;
  readonly chooseVegetable: "before-first-cube" | "with-first-cube";
  readonly unplaceableCube: "set-aside" | "back-into-bag" | "ends-game";
  readonly tie: "shared" | "largest-field";
  readonly soloTurns: 0 | 1 | 2;
  readonly soloTurnWhen: "only-if-stuck" | "by-choice";
  readonly soloGoal: "fill" | "fill-and-count-fields";
};

const withOthers = { min: 2 };
const alone = { max: 1 };

export const options: Described<MasterFarmerOptions> = {
  fields: {
    begins: { kind: "choice", values: ["as-agreed", "by-lot"], default: "as-agreed", seats: withOthers },
    protection: {
      kind: "choice",
      values: ["players-fields", "all-fields", "clean-join", "strict", "none"],
      default: "players-fields",
      seats: withOthers,
    },
    chooseVegetable: {
      kind: "choice",
      values: ["before-first-cube", "with-first-cube"],
      default: "before-first-cube",
      seats: withOthers,
    },
    unplaceableCube: {
      kind: "choice",
      values: ["set-aside", "back-into-bag", "ends-game"],
      default: "set-aside",
      seats: withOthers,
    },
    tie: { kind: "choice", values: ["shared", "largest-field"], default: "shared", seats: withOthers },
    soloTurns: { kind: "choice", values: [0, 1, 2], default: 2, seats: alone },
    soloTurnWhen: {
      kind: "choice",
      values: ["only-if-stuck", "by-choice"],
      default: "only-if-stuck",
      seats: alone,
      needs: { soloTurns: [1, 2] },
    },
    soloGoal: { kind: "choice", values: ["fill", "fill-and-count-fields"], default: "fill", seats: alone },
  },
  presets: {
    narrow: { protection: "all-fields", tie: "largest-field" },
    steady: { soloTurns: 0 },
  },
};
