import type { Seat } from "../../../../table/game.ts";
import { ANIMALS } from "../../goods.ts";
import { countOf, pointsFor } from "../../scoring.ts";
import { farmOf, type State } from "../../state.ts";
import { growWithoutRoom, payFor } from "../../tasks.ts";
import type { Says } from "../card.ts";
import { areLlamasScored, llamaPoints } from "./llamas.ts";

/** Improvements: they lie before whoever drew them. */
export const improvements = {
  /** The Unicorn, Pt. 1 */
  LD02: {
    changes: { shapeshifters: (animals) => animals + 1 },
    // A breeding a harvest, if there is somebody to breed with.
    worth: ({ ahead }) => 0.3 * ahead.harvests,
    bonus: ({ state, owner }) => pointsForOneMore(state, owner),
  },

  /** The Unicorn, Pt. 2 */
  LD03: { on: { played: { does: ({ owner }) => growWithoutRoom(owner) } } },

  /** The Fire Bog Flame Spurts Oven */
  LD16: {
    named: "oven",
    cooks: { sheep: 2, boar: 2, cattle: 2 },
    roasts: 2,
    worth: ({ ahead }) => 0.12 * ahead.rounds,
  },

  /** Fences of Unusual Size */
  LD22: { allows: { fencesByLine: () => true }, worth: ({ ahead }) => 2 * ahead.soon },

  /** The Witch: scry counters. */
  LD23: { starts: 3, counts: "scries", scries: 3, on: { played: { does: ({ owner }) => payFor(owner, { wood: 1 }) } } },

  /** Camelot */
  LD24: {
    worth: ({ ahead }) => 0.3 + 0.15 * ahead.rounds,
    changes: {
      roomForPeople: (people) => people + 1,
      pens: (pens) => [
        ...pens,
        { size: 1, of: "sheep" },
        { size: 1, of: "boar" },
        { size: 1, of: "cattle" },
        { size: 1, of: "llama" },
      ],
    },
  },
} as const satisfies { readonly [id: string]: Says };

/** What one animal more is worth, of the type for which it is worth most. */
function pointsForOneMore(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  const gains = ANIMALS.map((animal) => {
    const count = countOf(farm, animal);
    return pointsFor(animal, count + 1) - pointsFor(animal, count);
  });
  if (areLlamasScored(state)) gains.push(llamaPoints(farm.llamas + 1) - llamaPoints(farm.llamas));
  return Math.max(...gains);
}
