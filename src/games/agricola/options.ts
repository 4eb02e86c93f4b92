import type { Described } from "../../table/options.ts";

export type Options = {
  /** The extra tile that fits the number of seats: four spaces for two, two for three and four. */
  readonly extraTile: boolean;
  /** The tile with the Side Job. */
  readonly sideJob: boolean;
};

export const options: Described<Options> = {
  fields: {
    sideJob: { kind: "flag", default: true, seats: { min: 2 } },
    extraTile: { kind: "flag", default: false, seats: { min: 2 } },
  },
  presets: {
    plain: { sideJob: false },
    tiles: { sideJob: true, extraTile: true },
  },
};
