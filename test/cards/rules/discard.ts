import type { AsideRule } from "../../../src/table/agenda.ts";
import type { Seat } from "../../../src/table/game.ts";
import { openPile, revealFrom } from "../../../src/table/piles.ts";
import type { Crop } from "../crops.ts";
import { cropsIn, type Move, type State } from "../state.ts";

/** The discard is kept sorted, so that it does not matter who came first. */
export function discard(state: State, card: Crop): void {
  state.discard = openPile([...(state.discard.cards as Crop[]), card].sort());
}

/** Shows a card of a hand and discards it. */
export function discardFrom(state: State, seat: Seat, card: Crop): void {
  revealFrom(state.sources, state.hands[seat]!, card, seat);
  discard(state, card);
}

/** At any time after the draft a seat may throw a card of its hand away for a coin. */
export const compost: AsideRule<State, Move> = {
  moves: ({ hands, round }, seat) =>
    round === 0 ? [] : cropsIn(hands[seat]!).map((card) => ({ type: "compost", card })),
  apply(state, seat, move) {
    if (move.type !== "compost") return;
    discardFrom(state, seat, move.card);
    state.coins[seat]!++;
  },
};
