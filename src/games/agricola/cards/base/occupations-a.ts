import type { Good } from "../../goods.ts";
import { nextRounds } from "../../rounds.ts";
import { breed, buy, growUp, harvestMore, payFor, pickOne, promise } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseOccupations } from "../decks/base-occupations.ts";

/** From the top. */
const GROCERIES: readonly Good[] = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"];

/** What the occupations of deck A say. */
export const occupationsA: { readonly [Id in keyof typeof baseOccupations & `A${string}`]?: Says } = {
  /** Conservator */
  A087: { changes: { renovatesTo: (houses, { farm }) => (farm.house === "wood" ? [...houses, "stone"] : houses) } },

  /** Hedge Keeper */
  A088: { lowersAction: { fence: { wood: 3 } } },

  /** Adoptive Parents */
  A092: { on: { onlyNewbornsAtHome: { may: ({ owner }) => payFor(owner, { food: 1 }, growUp(owner)) } } },

  /** Grocer */
  A102: {
    atAnyTime: ({ on }) =>
      on < GROCERIES.length ? [{ pay: { food: 1 }, get: { [GROCERIES[on]!]: 1 }, counts: 1 }] : [],
  },

  /** Wall Builder */
  A111: {
    on: { builtRooms: { may: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 4), "food") } },
  },

  /** Scythe Worker */
  A112: { on: { played: { get: { grain: 1 } }, fieldPhase: { does: ({ owner }) => harvestMore(owner, "grain") } } },

  /** Seasonal Worker */
  A114: {
    on: {
      usesSpace: {
        at: ["day-laborer"],
        does: ({ owner, state }) => (state.round >= 6 ? pickOne(owner, "grain", "vegetable") : pickOne(owner, "grain")),
      },
    },
  },

  /** Firewood Collector */
  A119: {
    on: {
      turnEnds: { at: ["farmland", "grain-seeds", "grain-utilization", "cultivation"], get: { wood: 1 } },
    },
  },

  /** Clay Hut Builder */
  A120: {
    once: {
      when: ({ farm }) => farm.house !== "wood",
      does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 5), "clay", 2),
    },
  },

  /** Frame Builder */
  A123: { replaces: { for: ["room", "renovation"], one: [{ clay: 2 }, { stone: 2 }], by: { wood: 1 } } },

  /** Stonecutter */
  A143: { lowers: { improvement: { stone: 1 }, room: { stone: 1 }, renovation: { stone: 1 } } },

  /** Lutenist */
  A160: {
    on: {
      usesSpace: {
        by: "another",
        at: ["traveling-players"],
        get: { food: 1, wood: 1 },
        may: ({ owner }) => buy(owner, { food: 2 }, { vegetable: 1 }),
      },
    },
  },

  /** Pig Breeder */
  A165: {
    on: {
      played: { get: { boar: 1 } },
      roundEnds: { if: ({ round }) => round === 12, does: ({ owner }) => breed(owner, "boar") },
    },
  },
};
