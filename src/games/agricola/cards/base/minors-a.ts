import { enclosed } from "../../farm.ts";
import { countBits } from "../../grid.ts";
import { nextRounds, roundsFromNow, roundsToCome } from "../../rounds.ts";
import { isHarvest } from "../../state.ts";
import { bakeBread, gain, lay, leaveOnRounds, note, payFor, plow, promise } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseMinors } from "../decks/base-minors.ts";
import { accumulating, livesIn, peopleOn, WISHES_FOR_CHILDREN } from "../terms.ts";

/** The least numbers of fenced spaces that score 1, 2, 3 and 4 points. */
const MANGER = [6, 7, 8, 10];

/** What the minor improvements of deck A say. */
export const minorsA: { readonly [Id in keyof typeof baseMinors & `A${string}`]?: Says } = {
  /** Shifting Cultivation */
  A002: { on: { played: { does: ({ owner }) => plow(owner) } } },

  /** Clay Embankment */
  A005: { on: { played: { get: ({ farm }) => ({ clay: Math.floor(farm.goods.clay / 2) }) } } },

  /** Young Animal Market */
  A009: { on: { played: { get: { cattle: 1 } } } },

  /** Drinking Trough */
  A012: { changes: { capacity: (animals) => animals + 2 } },

  /** Rammed Clay */
  A016: {
    on: { played: { get: { clay: 1 } } },
    replaces: { for: ["fence"], one: [{ wood: 1 }], by: { clay: 1 }, often: true },
  },

  /** Handplow */
  A019: {
    on: {
      played: { does: ({ state, owner, self }) => leaveOnRounds(owner, self, roundsFromNow(state, 5)) },
      arrives: { may: ({ owner }) => plow(owner) },
    },
  },

  /** Threshing Board */
  A024: { on: { usesSpace: { at: ["farmland", "cultivation"], may: ({ owner }) => bakeBread(owner) } } },

  /** Sleeping Corner. Our rulings: parent and newborn are one other player's; a person elsewhere on the tile closes it. */
  A026: {
    allows: {
      sharesSpace({ state, owner, space }) {
        const there = peopleOn(state, space);
        return WISHES_FOR_CHILDREN.includes(space) && there.length === 1 && there[0] !== owner;
      },
    },
  },

  /** Manger */
  A032: {
    bonus: ({ farm }) => MANGER.filter((spaces) => countBits(enclosed(farm) & ~farm.covered) >= spaces).length,
  },

  /** Big Country */
  A033: {
    on: {
      played: {
        get: ({ state }) => ({ food: 2 * roundsToCome(state) }),
        does: ({ state, owner, self }) => note(owner, self, roundsToCome(state)),
      },
    },
    bonus: ({ on }) => on,
  },

  /** Wool Blankets */
  A038: { bonus: ({ farm }) => (livesIn(farm, "wood") ? 3 : livesIn(farm, "clay") ? 2 : 0) },

  /** Pond Hut */
  A044: { on: { played: { does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 3), "food") } } },

  /** Milk Jug */
  A050: {
    on: {
      usesSpace: {
        by: "anybody",
        at: ["cattle-market"],
        does: ({ state, owner }) => state.farms.map((_, seat) => gain(seat, { food: seat === owner ? 3 : 1 })),
      },
    },
  },

  /** Claypipe */
  A053: { on: { returned: { if: ({ farm }) => farm.obtained >= 7, get: { food: 2 } } } },

  /** Junk Room */
  A055: { on: { cardPlayed: { if: ({ kind }) => kind !== "occupation", get: { food: 1 } } } },

  /** Basket */
  A056: {
    on: {
      usedSpace: {
        at: accumulating("wood"),
        may: ({ owner, space }) => payFor(owner, { wood: 2 }, gain(owner, { food: 3 }), lay(space, "wood", 2)),
      },
    },
  },

  /** Dutch Windmill */
  A063: { on: { baked: { if: ({ state }) => isHarvest(state.round - 1), get: { food: 3 } } } },

  /** Corn Scoop */
  A067: { on: { usesSpace: { at: ["grain-seeds"], get: { grain: 1 } } } },

  /** Large Greenhouse */
  A069: {
    on: {
      played: { does: ({ state, owner, self }) => promise(owner, self, roundsFromNow(state, 4, 7, 9), "vegetable") },
    },
  },

  /** Clearing Spade */
  A071: { shiftsCrops: true },

  /** Lumber Mill */
  A075: { lowers: { improvement: { wood: 1 } } },

  /** Canoe */
  A078: { on: { usesSpace: { at: ["fishing"], get: { food: 1, reed: 1 } } } },

  /** Stone Tongs */
  A080: { on: { usesSpace: { at: accumulating("stone"), get: { stone: 1 } } } },

  /** Shepherd's Crook */
  A083: {
    on: {
      fenced: { get: ({ pastures }) => ({ sheep: 2 * pastures.filter((pasture) => countBits(pasture) >= 4).length }) },
    },
  },
};
