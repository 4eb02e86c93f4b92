import type { Seat } from "../../../table/game.ts";
import { handSize } from "../hands/hands.ts";
import { SPACE_INDEX } from "../spaces.ts";
import type { State } from "../state.ts";
import { features, SIZE } from "./features.ts";
import { heldAhead, playedAhead } from "./hand-cards.ts";

/** What a learned value sees of hand cards, behind what it sees of farms and board. */
const HANDS = 12;
export const SIZE_WITH_HANDS = SIZE + HANDS;

/** Worths are told in quarters of a point. */
const QUARTERS = 4;

/** Fills in what a seat at a table of two sees in a game with hand cards. Of the other's hand it is told the size alone. */
export function featuresWithHands(state: State, seat: Seat, into: Float32Array): void {
  features(state, seat, into);
  let at = SIZE;
  const put = (number: number): void => {
    into[at++] = Math.max(-128, Math.min(127, Math.round(number)));
  };
  for (const one of [seat, 1 - seat]) {
    const { lasting, once, occupations, minors } = playedAhead(state, one);
    put(QUARTERS * lasting);
    put(QUARTERS * once);
    put(occupations);
    put(minors);
  }
  put(QUARTERS * heldAhead(state, seat));
  put(handSize(state, seat, "occupation") - handSize(state, 1 - seat, "occupation"));
  put(handSize(state, seat, "minor") - handSize(state, 1 - seat, "minor"));
  put(state.occupants[SPACE_INDEX.lessons] === 0 ? 0 : 1);
}
