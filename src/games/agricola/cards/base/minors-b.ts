import { inOrder } from "../../../../table/phrases.ts";
import { roundsToCome } from "../../rounds.ts";
import { buildStable, fenceOneSpace, note, placeAnother, plow } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseMinors } from "../decks/base-minors.ts";
import { ANIMAL_MARKETS, emptyFieldsOf, fieldsWith } from "../terms.ts";

/** What the minor improvements of deck B say. */
export const minorsB: { readonly [Id in keyof typeof baseMinors & `B${string}`]?: Says } = {
  /** Mini Pasture */
  B002: { on: { played: { does: ({ owner }) => fenceOneSpace(owner) } } },

  /** Caravan */
  B010: { changes: { roomForPeople: (people) => people + 1 } },

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

  /** Mantlepiece */
  B033: {
    on: { played: { does: ({ state, owner, self }) => note(owner, self, roundsToCome(state)) } },
    bonus: ({ on }) => on,
    forbids: { renovates: () => true },
  },

  /** Three-Field Rotation */
  B061: {
    on: {
      fieldPhaseStarts: {
        if: ({ farm }) => fieldsWith(farm, "grain") > 0 && fieldsWith(farm, "vegetable") > 0 && emptyFieldsOf(farm) > 0,
        get: { food: 3 },
      },
    },
  },

  /** Beanfield */
  B068: { field: ["vegetable"] },

  /** Hard Porcelain */
  B080: {
    atAnyTime: () => [
      { pay: { clay: 2 }, get: { stone: 1 } },
      { pay: { clay: 3 }, get: { stone: 2 } },
      { pay: { clay: 4 }, get: { stone: 3 } },
    ],
  },
};
