import { upTo } from "../../../../table/phrases.ts";
import { GOODS } from "../../goods.ts";
import { leave, note, sacrifice, useFreeAsPerson } from "../../tasks.ts";
import type { Says } from "../card.ts";
import { canSpare } from "../terms.ts";

/** The counter of a card that waits for the returning home phase of this round. */
const AWAITED = -1;

/** Occupations: they lie before whoever drew them. */
export const occupations = {
  /** Revenant: the counter is the person on the card. */
  LD13: {
    starts: AWAITED,
    counts: "person",
    // Two actions a round from a person who else has one.
    worth: ({ on, ahead }) => (on > 0 ? ahead.action * ahead.rounds : 0),
    changes: { roomForPeople: (people, { on }) => (on > 0 ? people + 1 : people) },
    on: {
      beforeReturning: { if: ({ on }) => on > 0, may: ({ owner }) => upTo(2, useFreeAsPerson(owner)) },
      returning: {
        if: ({ on }) => on === AWAITED,
        does: ({ owner, farm, self }) =>
          canSpare(farm) ? [leave(owner, "card"), note(owner, self, 1 - AWAITED)] : note(owner, self, 0 - AWAITED),
      },
    },
  },

  /** Werewolf */
  LD14: {
    on: { returning: { does: ({ owner }) => sacrifice(owner) } },
    worth: ({ ahead }) => 0.3 * ahead.action * ahead.rounds,
  },

  /** The Noble Knight */
  LD15: {
    on: { usesSpace: { at: ["fishing"], get: { wood: 2 } } },
    worth: ({ ahead }) => 0.15 * ahead.rounds,
  },

  /** Chuck the Woodchuck */
  LD25: {
    worth: ({ ahead }) => 0.12 * ahead.rounds,
    on: {
      gained: {
        if: ({ goods, from }) =>
          from.space !== undefined && (goods.wood ?? 0) > 0 && GOODS.every((good) => good === "wood" || !goods[good]),
        get: { wood: 1 },
      },
    },
  },
} as const satisfies { readonly [id: string]: Says };
