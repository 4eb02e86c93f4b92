import { claim, payFor } from "../../tasks.ts";
import type { Owned, Says } from "../card.ts";

/** Whether a card still lies beside the board for whoever takes it first. */
const isOnOffer = ({ state, self }: Owned): boolean => state.common.includes(self);

/** Action spaces and merchants: they lie beside the board. What the spaces let one do is in `spaces.ts`. */
export const offers = {
  /** Extraterrestrial Excrement */
  X01: { space: "X01" },
  /** Homemade Space Rocket */
  X02: { space: "X02" },
  /** Transmogrifier */
  X03: { space: "X03" },

  /** Merchants of Jupiter */
  X04: {
    on: {
      builtStables: { if: isOnOffer, may: ({ owner, self }) => payFor(owner, { reed: 2 }, claim(owner, self)) },
    },
  },
  /** Merchants of Mars */
  X05: {
    on: {
      grew: {
        if: (asked) => asked.withRoom && isOnOffer(asked),
        may: ({ owner, self }) => payFor(owner, { food: 2 }, claim(owner, self)),
      },
    },
  },
  /** Merchants of Pluto */
  X06: {
    on: {
      usedSpace: {
        at: ["fencing"],
        if: isOnOffer,
        may: ({ owner, self }) => payFor(owner, { stone: 2 }, claim(owner, self)),
      },
    },
  },
} as const satisfies { readonly [id: string]: Says };
