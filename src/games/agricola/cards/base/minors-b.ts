import { inOrder } from "../../../../table/phrases.ts";
import { allRoundsAhead, nextRounds, roundsAhead, roundsToCome } from "../../rounds.ts";
import type { SpaceId } from "../../space-ids.ts";
import { bakeBread, buildStable, fenceOneSpace, note, placeAnother, plow, promise } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseMinors } from "../decks/base-minors.ts";
import { ANIMAL_MARKETS, emptyFieldsOf, fieldsWith, livesIn, peopleOn } from "../terms.ts";

/** The least numbers of sheep that bring 1, 2 and 3 food. */
const LOOM = [1, 4, 7];
/** On the board; a card joins them. */
const ABOVE_FISHING: readonly SpaceId[] = ["reed-bank", "clay-pit", "forest"];
const isEven = (round: number): boolean => round % 2 === 0;

/** What the minor improvements of deck B say. */
export const minorsB: { readonly [Id in keyof typeof baseMinors & `B${string}`]?: Says } = {
  /** Mini Pasture */
  B002: { on: { played: { does: ({ owner }) => fenceOneSpace(owner) } } },

  /** Market Stall */
  B008: { on: { played: { get: { vegetable: 1 } } } },

  /** Caravan */
  B010: { changes: { roomForPeople: (people) => people + 1 } },

  /** Carpenter's Parlor */
  B013: { prices: { room: ({ house }) => (house === "wood" ? { wood: 2, reed: 2 } : undefined) } },

  /** Mining Hammer */
  B016: {
    on: { played: { get: { food: 1 } }, renovated: { may: ({ owner }) => buildStable(owner, {}) } },
  },

  /** Moldboard Plow */
  B019: {
    starts: 2,
    on: {
      usesSpace: {
        at: ["farmland"],
        if: ({ on }) => on > 0,
        may: ({ owner, self }) => inOrder(plow(owner), note(owner, self, -1)),
      },
    },
  },

  /** Lasso */
  B024: {
    on: {
      turnEnds: {
        if: ({ nth }) => nth === 1,
        may: ({ owner, space }) => placeAnother(owner, 2, ANIMAL_MARKETS.includes(space) ? undefined : ANIMAL_MARKETS),
      },
    },
  },

  /** Bread Paddle */
  B025: {
    on: {
      played: { get: { food: 1 } },
      cardPlayed: { if: ({ kind }) => kind === "occupation", may: ({ owner }) => bakeBread(owner) },
    },
  },

  /** Mantlepiece */
  B033: {
    on: { played: { does: ({ state, owner, self }) => note(owner, self, roundsToCome(state)) } },
    bonus: ({ on }) => on,
    forbids: { renovates: () => true },
  },

  /** Loom */
  B039: {
    on: { fieldPhase: { get: ({ farm }) => ({ food: LOOM.filter((sheep) => farm.goods.sheep >= sheep).length }) } },
    bonus: ({ farm }) => Math.floor(farm.goods.sheep / 3),
  },

  /** Strawberry Patch */
  B045: { on: { played: { does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 3), "food") } } },

  /** Herring Pot */
  B047: {
    on: {
      usesSpace: {
        at: ["fishing"],
        does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 3), "food"),
      },
    },
  },

  /** Butter Churn */
  B050: {
    on: {
      fieldPhase: {
        get: ({ farm: { goods } }) => ({ food: Math.floor(goods.sheep / 3) + Math.floor(goods.cattle / 2) }),
      },
    },
  },

  /** Brook. The fourth space above Fishing is the card on the first round space, whatever it is. */
  B056: {
    on: {
      usesSpace: {
        if: ({ state, space }) => ABOVE_FISHING.includes(space) || space === state.revealed[0],
        get: { food: 1 },
      },
    },
  },

  /** Scullery */
  B057: { on: { startOfRound: { if: ({ farm }) => livesIn(farm, "wood"), get: { food: 1 } } } },

  /** Three-Field Rotation */
  B061: {
    on: {
      fieldPhaseStarts: {
        if: ({ farm }) => fieldsWith(farm, "grain") > 0 && fieldsWith(farm, "vegetable") > 0 && emptyFieldsOf(farm) > 0,
        get: { food: 3 },
      },
    },
  },

  /** Pitchfork */
  B062: {
    on: {
      usesSpace: {
        at: ["grain-seeds"],
        if: ({ state }) => peopleOn(state, "farmland").length > 0,
        get: { food: 3 },
      },
    },
  },

  /** Sack Cart */
  B066: {
    on: {
      played: { does: ({ state, owner, self }) => promise(owner, self, roundsAhead(state, 5, 8, 11, 14), "grain") },
    },
  },

  /** Beanfield */
  B068: { field: ["vegetable"] },

  /** Thick Forest */
  B074: {
    on: {
      played: { does: ({ state, owner, self }) => promise(owner, self, allRoundsAhead(state).filter(isEven), "wood") },
    },
  },

  /** Loam Pit */
  B077: { on: { usesSpace: { at: ["day-laborer"], get: { clay: 3 } } } },

  /** Hard Porcelain */
  B080: {
    atAnyTime: [
      { pay: { clay: 2 }, get: { stone: 1 } },
      { pay: { clay: 3 }, get: { stone: 2 } },
      { pay: { clay: 4 }, get: { stone: 3 } },
    ],
  },

  /** Acorns Basket */
  B084: { on: { played: { does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 2), "boar") } } },
};
