import type { Seat } from "../../table/game.ts";
import { only, type Pile } from "../../table/piles.ts";
import { type Random, shuffle } from "../../table/random.ts";
import type { CardNumber, State } from "./state.ts";

/**
 * Two things are hidden from a seat: cards it has never seen, any of which may lie wherever there is one, and which of
 * the cards that another seat moved about in secret lies where.
 */
export function scramble(state: State, seat: Seat, random: Random): void {
  const zones = state.farms.flatMap(({ stack, hand, fulfilled }) => [stack, hand, fulfilled]);
  zones.push(state.setDown, state.looked);
  renameUnseen(state, zones, only(seat), random);
  moveAbout(state, zones, only(seat), random);
}

/** Lets the cards a seat has never seen change places, wherever they are: in the deck, in hands, in stacks. */
function renameUnseen({ sources: { pools, groups } }: State, zones: Pile<CardNumber>[], bit: number, random: Random) {
  const places = [...zones, ...Object.values(groups)];
  const unseen = new Set(pools.deck);
  const seen = new Set<CardNumber>();
  for (const { cards, knows, from } of places)
    for (const [i, card] of cards.entries()) {
      if (card === null) continue;
      const isSeen = from[i] === "" || (knows[i]! & bit) !== 0;
      (isSeen ? seen : unseen).add(card);
    }
  const before = [...unseen].filter((card) => !seen.has(card));
  const after = shuffle(before.slice(), random);
  const renamed = new Map(before.map((card, i) => [card, after[i]!]));
  const rename = (row: (CardNumber | null)[]) => {
    for (const [i, card] of row.entries()) if (card !== null) row[i] = renamed.get(card) ?? card;
  };
  for (const { cards } of places) rename(cards);
  rename(pools.deck!);
  pools.deck!.sort((a, b) => a - b);
  for (const group of Object.values(groups)) sortRow(group);
}

/** A group is kept in the order of its cards. */
function sortRow(group: Pile<CardNumber>): void {
  const rows = group.cards.map((card, i) => ({ card: card!, knows: group.knows[i]!, from: group.from[i]! }));
  rows.sort((a, b) => a.card - b.card);
  group.cards = rows.map(({ card }) => card);
  group.knows = rows.map(({ knows }) => knows);
  group.from = rows.map(({ from }) => from);
}

/** Lets the cards of each group change places, but for those the seat knows the place of. */
function moveAbout(
  { sources: { pools, joined } }: State,
  zones: Pile<CardNumber>[],
  bit: number,
  random: Random,
): void {
  const hidden = new Map<string, { pile: Pile<CardNumber>; index: number }[]>();
  for (const pile of zones)
    for (const [index, from] of pile.from.entries()) {
      if (from === "" || pools[from] !== undefined || (pile.knows[index]! & bit) !== 0) continue;
      const group = joined[from] ?? from;
      hidden.set(group, [...(hidden.get(group) ?? []), { pile, index }]);
    }
  for (const places of hidden.values()) {
    const cards = shuffle(
      places.map(({ pile, index }) => pile.cards[index]!),
      random,
    );
    for (const [i, { pile, index }] of places.entries()) pile.cards[index] = cards[i]!;
  }
}
