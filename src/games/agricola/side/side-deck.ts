import type { Seat } from "../../../table/game.ts";
import type { SideCardId, SideDeckId } from "../cards/decks/side-decks.ts";

/** A face-down deck beside the board. */
export interface SideDeck {
  readonly id: SideDeckId;
  /** The cards of which nobody knows where in the deck they lie, sorted; which ones they are, all can tell. */
  left: SideCardId[];
  /** What a seat has looked at and laid back, the next card to be drawn first; null where a viewer may not know it. */
  top: (SideCardId | null)[];
  /** Who has looked at the top. */
  seenBy: Seat | null;
}
