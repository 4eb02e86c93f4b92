import { growWithoutRoom, replenish, sketch } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { corbariusOccupations, jokeOccupations } from "../decks/extras.ts";

/** What the other cards say that the appendix shows. */
export const extraSays: { readonly [Id in keyof typeof corbariusOccupations | keyof typeof jokeOccupations]: Says } = {
  /** Lover */
  C127: { on: { played: { does: ({ owner }) => growWithoutRoom(owner) } } },

  /** Master Artist */
  L03: {
    on: { usesSpace: { at: ["traveling-players"], may: ({ owner }) => sketch(owner) } },
    bonus: ({ on }) => on,
  },

  /** Community Leader. Who tidies up and pours drinks is a matter of the people at the table. */
  L32: { needNotRefill: true, on: { startOfRound: { once: "game", may: ({ owner }) => replenish(owner) } } },
};
