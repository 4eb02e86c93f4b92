import { next, together } from "../../../src/table/agenda.ts";
import {
  countIn,
  dealAt,
  EVERYONE,
  only,
  outcomesOf,
  pickFrom,
  putOnTop,
  show,
  sizeOf,
  takeAt,
} from "../../../src/table/piles.ts";
import { cropsIn, made, type RulesFor } from "../state.ts";
import { discard } from "./discard.ts";

export const draftRules: RulesFor<"dealPack" | "pick" | "passPacks" | "endDraft"> = {
  /** A card of the stack goes to a pack, seen by the seat that holds it. */
  dealPack: {
    moves: ({ sources }) => outcomesOf(sources, "deck/0").map((card) => made({ type: "deal", card })),
    weight: ({ sources }, _, { card }) => countIn(sources, "deck/0", card!),
    use: () => "deck/0",
    apply({ sources, stack, packs }, { to }, { card }) {
      dealAt(sources, stack, sizeOf(stack) - 1, card!, only(to));
      putOnTop(packs[to]!, takeAt(stack, sizeOf(stack) - 1));
    },
  },

  /** Everyone picks a card at the same time and passes the rest on; nobody sees what the others keep. */
  pick: {
    secret: true,
    moves: ({ packs }, { seat }) => cropsIn(packs[seat]!).map((card) => made({ type: "pick", card })),
    apply({ sources, packs, hands }, { seat }, { card }) {
      putOnTop(hands[seat]!, pickFrom(sources, packs[seat]!, card!, seat));
    },
  },

  passPacks: {
    run(state) {
      const { packs, seats, options } = state;
      const step = seats > 2 && options.passing === "right" ? seats - 1 : 1;
      state.packs = packs.map((_, seat) => packs[(seat + seats - step) % seats]!);
      for (const [seat, pack] of state.packs.entries())
        for (let i = 0; i < sizeOf(pack); i++) show(state, pack, i, only(seat));
    },
  },

  /** The last card of each pack is discarded openly. Without a draft the packs are the hands. */
  endDraft: {
    run(state) {
      const { options, packs } = state;
      if (!options.draft) {
        state.hands = packs;
        state.packs = packs.map(() => ({ cards: [], knows: [], from: [] }));
      } else if (sizeOf(packs[0]!) > 1) {
        const picks = together(packs.map((_, seat) => ({ seat, tasks: [{ kind: "pick" as const, seat }] })));
        next(state, picks, { kind: "passPacks" }, { kind: "endDraft" });
      } else
        for (const pack of packs) {
          show(state, pack, 0, EVERYONE);
          const { card } = takeAt(pack, 0);
          if (card !== null) discard(state, card);
        }
    },
  },
};
