import type { MoveOf, Seat } from "../../../src/table/game.ts";
import { openPile, revealFrom } from "../../../src/table/piles.ts";
import type { AsideRule } from "../../../src/table/rules.ts";
import type { Crop } from "../crops.ts";
import { cropsIn, type Move, made, type State } from "../state.ts";

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
export const compost: AsideRule<State, MoveOf<Move, "compost">> = {
  moves: ({ hands, round }, seat) =>
    round === 0 ? [] : cropsIn(hands[seat]!).map((card) => made({ type: "compost", card })),
  apply(state, seat, { card }) {
    discardFrom(state, seat, card);
    state.coins[seat]!++;
  },
};
