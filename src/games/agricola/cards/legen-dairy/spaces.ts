import { since } from "../../../../table/versions.ts";
import type { Task } from "../../agenda.ts";
import type { Good } from "../../goods.ts";
import { gather, note, pileUp } from "../../tasks.ts";
import type { Owned, Says } from "../card.ts";
import { turnOrder } from "../hearing.ts";

/** The sides of The Road Not Taken, by the number on the counter. */
const SIDES: readonly (readonly Good[])[] = [[], ["clay"], ["reed", "stone"]];
const MOST_FAIRIES = 5;

/** Whoever has taken a road gets what lies at its end. */
const gathered = ({ state, self }: Owned): Task[] =>
  turnOrder(state, state.startingPlayer).flatMap((seat) => {
    const side = state.farms[seat]!.onCard[self] ?? 0;
    return side === 0 ? [] : [gather(seat, SIDES[side]!), note(seat, self, 0 - side)];
  });

/** Action spaces: they lie beside the board. What they let one do is in `spaces.ts`. */
export const spaces = {
  /** Land of Milk and Honey */
  LD17: { space: "LD17" },

  /** Warrior Princess */
  LD18: { space: "LD18", forbids: { usesSpace: ({ space }) => space === "basic-wish-for-children" } },

  /** Dragon's Lair: the counters are the spaces it has burnt. */
  LD19: { space: "LD19" },

  /** Fairy Ring */
  LD20: {
    space: "LD20",
    on: { played: { does: () => pileUp("LD20", 2) } },
    bonus: ({ state, farm }) =>
      farm.fairies > 0 && state.farms.every(({ fairies }) => fairies <= farm.fairies) ? MOST_FAIRIES : 0,
  },

  /** The Road Not Taken: the counters are the sides that were taken. */
  LD21: {
    space: "LD21",
    on: {
      returning: { does: gathered },
      // For those who have taken a road only while people were returning.
      returned: { does: (asked) => (since(asked.state, 2) ? gathered(asked) : []) },
    },
  },
} as const satisfies { readonly [id: string]: Says };
