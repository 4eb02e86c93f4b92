import { enclosed } from "../../farm.ts";
import type { Animal, Good } from "../../goods.ts";
import { countBits } from "../../grid.ts";
import { nextRounds } from "../../rounds.ts";
import type { SpaceId } from "../../space-ids.ts";
import { breed, buy, gain, growUp, harvestMore, lay, payFor, pickOne, plow, promise } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseOccupations } from "../decks/base-occupations.ts";
import { ANIMAL_MARKETS, accumulating, improvements, livesIn, rooms } from "../terms.ts";

/** From the top. */
const GROCERIES: readonly Good[] = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"];

const ANIMAL_ON: { readonly [Id in SpaceId]?: Animal } = {
  "sheep-market": "sheep",
  "pig-market": "boar",
  "cattle-market": "cattle",
};

/** Points for so many improvements, from five to ten. */
const BRAGGING = [2, 3, 4, 5, 7, 9];

/** What the occupations of deck A say. */
export const occupationsA: { readonly [Id in keyof typeof baseOccupations & `A${string}`]?: Says } = {
  /** Animal Tamer */
  A086: {
    on: { played: { does: ({ owner }) => pickOne(owner, "wood", "grain") } },
    changes: { pets: (pets, { farm }) => pets - 1 + rooms(farm) },
  },

  /** Conservator */
  A087: { changes: { renovatesTo: (houses, { farm }) => (farm.house === "wood" ? [...houses, "stone"] : houses) } },

  /** Hedge Keeper */
  A088: { lowersAction: { fence: { wood: 3 } } },

  /** Plow Driver */
  A090: {
    on: {
      startOfRound: {
        if: ({ farm }) => livesIn(farm, "stone"),
        may: ({ owner }) => payFor(owner, { food: 1 }, plow(owner)),
      },
    },
  },

  /** Adoptive Parents */
  A092: { on: { onlyNewbornsAtHome: { may: ({ owner }) => payFor(owner, { food: 1 }, growUp(owner)) } } },

  /** Stable Architect */
  A098: { bonus: ({ farm }) => countBits(farm.stables & ~enclosed(farm)) },

  /** Grocer */
  A102: {
    atAnyTime: { topDown: GROCERIES.map((good) => ({ pay: { food: 1 }, get: { [good]: 1 } })) },
  },

  /** Mushroom Collector */
  A108: {
    on: {
      usedSpace: {
        at: accumulating("wood"),
        may: ({ owner, space }) => payFor(owner, { wood: 1 }, gain(owner, { food: 2 }), lay(space, "wood", 1)),
      },
    },
  },

  /** Roughcaster. Our ruling: from wood to stone in one step is no renovation of a clay house. */
  A110: {
    on: {
      builtRooms: { if: ({ house }) => house === "clay", get: { food: 3 } },
      renovated: { if: ({ from, to }) => from === "clay" && to === "stone", get: { food: 3 } },
    },
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
      usesSpace: [
        { at: ["day-laborer"], if: ({ state }) => state.round < 6, get: { grain: 1 } },
        {
          at: ["day-laborer"],
          if: ({ state }) => state.round >= 6,
          does: ({ owner }) => pickOne(owner, "grain", "vegetable"),
        },
      ],
    },
  },

  /** Wood Cutter */
  A116: { on: { usesSpace: { at: accumulating("wood"), get: { wood: 1 } } } },

  /** Firewood Collector */
  A119: {
    on: {
      turnEnds: { at: ["farmland", "grain-seeds", "grain-utilization", "cultivation"], get: { wood: 1 } },
    },
  },

  /** Clay Hut Builder */
  A120: {
    once: {
      when: ({ farm }) => livesIn(farm, "clay", "stone"),
      does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 5), "clay", 2),
    },
  },

  /** Frame Builder */
  A123: { replaces: { for: ["room", "renovation"], one: [{ clay: 2 }, { stone: 2 }], by: { wood: 1 } } },

  /** Priest */
  A125: {
    on: {
      played: {
        if: ({ farm }) => livesIn(farm, "clay") && rooms(farm) === 2,
        get: { clay: 3, reed: 2, stone: 2 },
      },
    },
  },

  /** Braggart */
  A133: {
    bonus: ({ farm }) => BRAGGING[Math.min(improvements(farm), 10) - 5] ?? 0,
  },

  /** Harpooner */
  A138: {
    on: {
      usesSpace: { at: ["fishing"], may: ({ owner, farm }) => buy(owner, { wood: 1 }, { food: farm.people, reed: 1 }) },
    },
  },

  /** Stonecutter */
  A143: { lowers: { improvement: { stone: 1 }, room: { stone: 1 }, renovation: { stone: 1 } } },

  /** Animal Dealer */
  A147: {
    on: {
      usesSpace: {
        at: ANIMAL_MARKETS,
        may: ({ owner, space }) => buy(owner, { food: 1 }, { [ANIMAL_ON[space]!]: 1 }),
      },
    },
  },

  /** Conjurer */
  A155: { on: { usesSpace: { at: ["traveling-players"], get: { wood: 1, grain: 1 } } } },

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
