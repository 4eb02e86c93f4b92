import { lookup } from "../../../../table/lookup.ts";
import { baseMinors } from "./base-minors.ts";
import { baseOccupations } from "./base-occupations.ts";
import { corbariusOccupations, jokeOccupations } from "./extras.ts";
import type { HandKind, Printed, Rows } from "./printed.ts";

export type { HandKind, Printed } from "./printed.ts";

/** What can be shuffled together; the base game alone if nothing is said. */
export const DECKS = ["base", "corbarius", "jokes"] as const;
export type Deck = (typeof DECKS)[number];

const rows = {
  base: { occupation: baseOccupations, minor: baseMinors },
  corbarius: { occupation: corbariusOccupations, minor: {} },
  jokes: { occupation: jokeOccupations, minor: {} },
} as const satisfies { readonly [D in Deck]: { readonly [K in HandKind]: Rows } };

/** Deck and number: "A002". */
export type HandCardId =
  | keyof typeof baseOccupations
  | keyof typeof baseMinors
  | keyof typeof corbariusOccupations
  | keyof typeof jokeOccupations;

const ofKind = (kind: HandKind, table: Rows): [HandCardId, Printed][] =>
  Object.entries(table).map(([id, row]) => [id as HandCardId, { kind, ...row }]);

const ofDeck = (deck: Deck): [HandCardId, Printed][] => [
  ...ofKind("occupation", rows[deck].occupation),
  ...ofKind("minor", rows[deck].minor),
];

/** What is printed on every hand card. */
export const printed = lookup(Object.fromEntries(DECKS.flatMap(ofDeck))) as { readonly [Id in HandCardId]: Printed };

/** Every hand card, in the order of its id. */
export const HAND_CARD_IDS = (Object.keys(printed) as HandCardId[]).sort();

/** The cards of a deck, in the order of their ids. */
export const cardsIn = (deck: Deck): readonly HandCardId[] =>
  ofDeck(deck)
    .map(([id]) => id)
    .sort();

/** Those of them that are dealt in a match of that version of the rules. */
export const dealtFrom = (deck: Deck, version: number): readonly HandCardId[] =>
  cardsIn(deck).filter((card) => (printed[card].since ?? 1) <= version);

/** Whether a card bears the star of the base game. (AG-031) */
export const hasStar = (card: string): boolean =>
  Object.hasOwn(baseOccupations, card) || Object.hasOwn(baseMinors, card);
