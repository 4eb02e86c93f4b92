import type { Card } from "./card.ts";
import { isGroup, leaveGroup } from "./mixing.ts";
import { EVERYONE, isUndealt, NOBODY, type Pile, pushPlace, type Sources } from "./pile.ts";
import { strike } from "./rows.ts";

/** Chance lays a card at a place where there was nothing yet, seen by those who `knows` says. */
export function dealAt<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  index: number,
  card: C,
  knows: number,
): void {
  const pool = sources.pools[pile.from[index] as string];
  if (pool === undefined || !isUndealt(pile, index) || knows === NOBODY || !strike(pool, card))
    throw new Error(`${card} cannot be dealt there`);
  pile.cards[index] = card;
  learnAt(sources, pile, index, knows);
}

/** Chance adds a card from a pool on top of a pile. */
export function dealTo<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string, card: C, knows: number): void {
  pushPlace(pile, null, NOBODY, pool);
  dealAt(sources, pile, pile.cards.length - 1, card, knows);
}

/** On a view, what the viewer does not know stays hidden. */
function learnAt<C extends Card>(sources: Sources<C>, pile: Pile<C>, index: number, knows: number): void {
  if (pile.cards[index] === null) return;
  const now = (pile.knows[index] as number) | knows;
  pile.knows[index] = now;
  if (now !== EVERYONE) return;
  const from = pile.from[index] as string;
  pile.from[index] = "";
  if (isGroup(sources, from)) leaveGroup(sources, from, pile.cards[index] as C);
}

/** Shows the card at a place to more viewers; counted, because it cannot be unseen. */
export function show<C extends Card>(
  state: { shown: number; sources: Sources<C> },
  pile: Pile<C>,
  index: number,
  knows: number,
): void {
  if (((pile.knows[index] as number) | knows) !== pile.knows[index]) {
    state.shown++;
    learnAt(state.sources, pile, index, knows);
  }
}
