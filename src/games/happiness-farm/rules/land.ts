import { LAND_FACTS, LANDS } from "../data.ts";
import type { RulesFor, State } from "../state.ts";
import { LAND_INDEX, tables } from "../tables.ts";

/** Food grows again, and land that was worked enough changes. (Land Replenishment, Land Conversion) */
export const landRules: RulesFor<"replenishing" | "reclaiming"> = {
  replenishing: {
    run(state) {
      const { perRound, most, bugsPerRound } = tables(state);
      const times = state.options.replenishment === "per-player" ? state.seats : 1;
      for (let square = 0; square < state.land.length; square++) {
        const land = state.land[square]!;
        const food = state.food[square]!;
        if (food < most[land]!) state.food[square] = Math.min(most[land]!, food + times * perRound[land]!);
        state.bugs[square]! += bugsPerRound[land]!;
      }
    },
  },

  reclaiming: {
    run(state) {
      const { effortNeeded } = tables(state);
      for (let square = 0; square < state.land.length; square++) {
        const needed = effortNeeded[state.land[square]!]!;
        if (needed > 0 && state.effort[square]! >= needed) changeLand(state, square, RECLAIMED[state.land[square]!]!);
      }
    },
  },
};

/** By land: what effort makes of it. */
const RECLAIMED = LANDS.map((land) => {
  const to = LAND_FACTS[land].becomes[0];
  return to === undefined ? -1 : LAND_INDEX[to];
});

/** Counters and food go, bugs and animals stay; the new square is empty until the next replenishment. */
export function changeLand(state: State, square: number, land: number): void {
  state.land[square] = land;
  state.food[square] = 0;
  state.effort[square] = 0;
  state.emptiedBy[square] = -1;
}
