import { next, together } from "../../../src/table/agenda.ts";
import type { Seat } from "../../../src/table/game.ts";
import { EVERYONE, mix, pickFrom, putOnTop, show, sizeOf, takeAt } from "../../../src/table/piles.ts";
import { type Crop, RANKS } from "../crops.ts";
import { cropsIn, made, type RulesFor } from "../state.ts";
import { discard } from "./discard.ts";

/** Coins for the highest bid. */
const PRIZE = 3;

export const bidRules: RulesFor<"holdHands" | "bid" | "award"> = {
  /** Everyone may sort their cards before all bid at once. */
  holdHands: {
    run(state) {
      for (const [seat, pile] of state.hands.entries())
        mix(
          state.sources,
          pile.cards.map((_, index) => ({ pile, index })),
          seat,
        );
      const bidders = [...state.hands.keys()].filter((seat) => sizeOf(state.hands[seat]!) > 0);
      if (bidders.length === 0) return;
      next(state, together(bidders.map((seat) => ({ seat, tasks: [{ kind: "bid", seat }] }))), { kind: "award" });
    },
  },

  bid: {
    secret: true,
    might: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 0,
    moves: ({ hands }, { seat }) => cropsIn(hands[seat]!).map((card) => made({ type: "bid", card })),
    apply({ sources, hands, bids }, { seat }, { card }) {
      putOnTop(bids[seat]!, pickFrom(sources, hands[seat]!, card!, seat));
    },
  },

  /** All bids are shown. The highest alone wins the prize; who shares it gets a coin. */
  award: {
    run(state) {
      for (const pile of state.bids) if (sizeOf(pile) > 0) show(state, pile, 0, EVERYONE);
      const ranks = state.bids.map((pile) => (pile.cards[0] ? RANKS.indexOf(pile.cards[0]) : -1));
      const best = Math.max(...ranks);
      const winners: readonly Seat[] = best < 0 ? [] : [...ranks.keys()].filter((seat) => ranks[seat] === best);
      for (const seat of winners) state.coins[seat]! += winners.length === 1 ? PRIZE : 1;
      for (const pile of state.bids) {
        if (typeof pile.cards[0] !== "string") continue;
        discard(state, takeAt(pile, 0).card as Crop);
      }
    },
  },
};
