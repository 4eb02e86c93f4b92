import type { Seat } from "../../../table/game.ts";
import { lookup } from "../../../table/lookup.ts";
import type { Taste } from "../../../table/module.ts";
import { type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import { handSize } from "../hands/hands.ts";
import { isHidden, kindOf } from "../hands/held.ts";
import { SPACE_INDEX } from "../space-ids.ts";
import type { State } from "../state.ts";
import {
  featuresAlone,
  featuresOfMany,
  featuresWithPlans,
  plansOfBoth,
  rivalsOf,
  SIZE_ALONE,
  SIZE_OF_MANY,
  SIZE_WITH_PLANS,
  tastes,
} from "./features.ts";
import { heldAhead, playedAhead } from "./hand-cards.ts";
import { TRAINED_CARDS } from "./trained-cards.ts";

/** What a learned value sees of hand cards, behind what it sees of farms and board: sums of what they are worth, then card by card. */
const HANDS = 12;
const CARDS = TRAINED_CARDS.length;
/** Where a card that was there in training stands; any other one counts in the sums alone. */
const CARD_AT: { readonly [id: string]: number | undefined } = lookup(
  Object.fromEntries(TRAINED_CARDS.map((id, i) => [id, i])),
);
export const SIZE_WITH_HANDS = SIZE_WITH_PLANS + HANDS + 3 * CARDS;
/** Of further rivals the sums alone. */
const HANDS_OF_MANY = HANDS + 8;
export const SIZE_OF_MANY_WITH_HANDS = SIZE_OF_MANY + HANDS_OF_MANY + 3 * CARDS;
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
  putHands(state, seat, 1 - seat);
  putCards(state, seat, 1 - seat);
}

/** Fills in what a seat at a table of three or four sees in a game with hand cards. */
export function featuresOfManyWithHands(state: State, seat: Seat, into: Float32Array): void {
  featuresOfMany(state, seat, into);
  x = into;
  at = SIZE_OF_MANY;
  const rivals = rivalsOf(state, seat);
  putHands(state, seat, rivals[0]!);
  for (let i = 1; i < rivals.length; i++) putPlayed(state, rivals[i]!);
  at = SIZE_OF_MANY + HANDS_OF_MANY;
  putCards(state, seat, rivals[0]!);
}

function putHands(state: State, seat: Seat, rival: Seat): void {
  putPlayed(state, seat);
  putPlayed(state, rival);
  put(QUARTERS * heldAhead(state, seat));
  put(handSize(state, seat, "occupation") - handSize(state, rival, "occupation"));
  put(handSize(state, seat, "minor") - handSize(state, rival, "minor"));
  put(areLessonsTaken(state));
}

/** How much a card counts that is surely held; one that may be held counts as likely as it is. */
const SURELY = 16;

/** Which cards lie before a seat, before its rival, and in its hand. */
function putCards(state: State, seat: Seat, rival: Seat): void {
  x.fill(0, at, at + 3 * CARDS);
  for (const [row, one] of [seat, rival].entries())
    for (const card of state.farms[one]!.cards) {
      const place = CARD_AT[card];
      if (place !== undefined) x[at + row * CARDS + place] = 1;
    }
  const held = at + 2 * CARDS;
  const unknown = { occupation: 0, minor: 0 };
  for (const card of state.hands!.held[seat]!) {
    if (isHidden(card)) unknown[kindOf(card)]++;
    else {
      const place = CARD_AT[card];
      if (place !== undefined) x[held + place] = SURELY;
    }
  }
  for (const kind of ["occupation", "minor"] as const) {
    if (unknown[kind] === 0) continue;
    const likely = Math.round((SURELY * unknown[kind]) / OF_KIND[kind].length);
    for (const place of OF_KIND[kind]) x[held + place] = likely;
  }
}

const OF_KIND: { readonly [kind in HandKind]: readonly number[] } = {
  occupation: placesOf("occupation"),
  minor: placesOf("minor"),
};

function placesOf(kind: HandKind): readonly number[] {
  return TRAINED_CARDS.flatMap((id, i) => (printed[id as HandCardId].kind === kind ? [i] : []));
}

/** Each card may be liked more or less, besides all that may be without hand cards. */
const cardTastes = (first: number): readonly Taste[] =>
  TRAINED_CARDS.map((_, i) => ({ place: first + i, other: first + CARDS + i, points: 3 }));
export const tastesWithHands = [...tastes, ...cardTastes(SIZE_WITH_PLANS + HANDS)];
export const tastesOfManyWithHands = [...tastes, ...cardTastes(SIZE_OF_MANY + HANDS_OF_MANY)];

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

/** Whether every space for lessons is taken; tables of three and four have two. */
function areLessonsTaken({ occupants, seats }: State): number {
  const isTaken = (space: "lessons" | "lessons-2") => occupants[SPACE_INDEX[space]] !== 0;
  return isTaken("lessons") && (seats < 3 || isTaken("lessons-2")) ? 1 : 0;
}
