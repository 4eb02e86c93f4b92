import type { Learning } from "../../../table/module.ts";
import type { State } from "../state.ts";
import { features, SIZE } from "./features.ts";

/** Values learned from games of two without hand cards. */
export const learning: Learning<State> = {
  version: 1,
  size: SIZE,
  knows: ({ seats, options: { sideJob, extraTile, deal } }) => seats === 2 && sideJob && !extraTile && deal === "none",
  features,
  weights: async () => (await import("./weights.ts")).weights,
};
