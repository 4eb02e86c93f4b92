import type { Seat } from "../../../table/game.ts";
import { handSize } from "../hands/hands.ts";
import { SPACE_INDEX } from "../spaces.ts";
import type { State } from "../state.ts";
import { featuresAlone, featuresWithPlans, plansOfBoth, SIZE_ALONE, SIZE_WITH_PLANS } from "./features.ts";
import { heldAhead, playedAhead } from "./hand-cards.ts";

/** What a learned value sees of hand cards, behind what it sees of farms and board. */
const HANDS = 12;
export const SIZE_WITH_HANDS = SIZE_WITH_PLANS + HANDS;
const HANDS_ALONE = 8;
export const SIZE_ALONE_WITH_HANDS = SIZE_ALONE + HANDS_ALONE;

/** Worths are told in quarters of a point. */
const QUARTERS = 4;

let x: Float32Array = new Float32Array(0);
let at = 0;
const put = (number: number): void => {
  x[at++] = Math.max(-128, Math.min(127, Math.round(number)));
};

/** Fills in what a seat at a table of two sees in a game with hand cards. Of the other's hand it is told the size alone. */
export function featuresWithHands(state: State, seat: Seat, into: Float32Array): void {
  featuresWithPlans(state, seat, into);
  handsOfTwo(state, seat, into);
}

export function handsOfBoth(state: State, first: Float32Array, second: Float32Array): void {
  plansOfBoth(state, first, second);
  handsOfTwo(state, 0, first);
  handsOfTwo(state, 1, second);
}

function handsOfTwo(state: State, seat: Seat, into: Float32Array): void {
  x = into;
  at = SIZE_WITH_PLANS;
  putPlayed(state, seat);
  putPlayed(state, 1 - seat);
  put(QUARTERS * heldAhead(state, seat));
  put(handSize(state, seat, "occupation") - handSize(state, 1 - seat, "occupation"));
  put(handSize(state, seat, "minor") - handSize(state, 1 - seat, "minor"));
  put(areLessonsTaken(state));
}

/** Fills in what a seat alone sees in a game with hand cards. */
export function featuresAloneWithHands(state: State, seat: Seat, into: Float32Array): void {
  featuresAlone(state, seat, into);
  x = into;
  at = SIZE_ALONE;
  putPlayed(state, seat);
  put(QUARTERS * heldAhead(state, seat));
  put(handSize(state, seat, "occupation"));
  put(handSize(state, seat, "minor"));
  put(areLessonsTaken(state));
}

function putPlayed(state: State, seat: Seat): void {
  const { lasting, once, occupations, minors } = playedAhead(state, seat);
  put(QUARTERS * lasting);
  put(QUARTERS * once);
  put(occupations);
  put(minors);
}

const areLessonsTaken = ({ occupants }: State): number => (occupants[SPACE_INDEX.lessons] === 0 ? 0 : 1);
