import { countBits } from "../../grid.ts";
import { nextRounds, roundsFromNow } from "../../rounds.ts";
import { bakeBread, gain, lay, leaveOnRounds, payFor, plow, promise } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseMinors } from "../decks/base-minors.ts";
import { accumulating, peopleOn, WISHES_FOR_CHILDREN } from "../terms.ts";

/** What the minor improvements of deck A say. */
export const minorsA: { readonly [Id in keyof typeof baseMinors & `A${string}`]?: Says } = {
  /** Shifting Cultivation */
  A002: { on: { played: { does: ({ owner }) => plow(owner) } } },

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

  /** Sleeping Corner. Our ruling: parent and newborn are one other player's. */
  A026: {
    allows: {
      sharesSpace: ({ state, owner, space }) =>
        WISHES_FOR_CHILDREN.includes(space) &&
        peopleOn(state, space).every((seat) => seat !== owner) &&
        peopleOn(state, space).length < 2,
    },
  },

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

  /** Clearing Spade */
  A071: { shiftsCrops: true },

  /** Shepherd's Crook */
  A083: {
    on: {
      fenced: { get: ({ pastures }) => ({ sheep: 2 * pastures.filter((pasture) => countBits(pasture) >= 4).length }) },
    },
  },
};
