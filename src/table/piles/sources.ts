import type { Card } from "./card.ts";
import { EVERYONE, type Pile, type Sources, unseenPile } from "./pile.ts";
import { byCard, countOf } from "./rows.ts";

export function sources<C extends Card>(pools: { readonly [name: string]: readonly C[] }): Sources<C> {
  const made: Sources<C> = { pools: {}, began: {}, groups: {}, joined: {} };
  for (const [name, cards] of Object.entries(pools)) addPool(made, name, cards);
  return made;
}

/** Lays down a further pool of cards that nobody has seen. */
export function addPool<C extends Card>({ pools, began }: Sources<C>, name: string, cards: readonly C[]): void {
  if (pools[name] !== undefined) throw new Error(`there is a pool "${name}" already`);
  pools[name] = [...cards].sort(byCard);
  began[name] = [...cards].sort(byCard);
}

/** The cards that chance could bring from a pool, each once. */
export function outcomesOf<C extends Card>({ pools }: Sources<C>, pool: string): readonly C[] {
  const cards = pools[pool] ?? [];
  const outcomes: C[] = [];
  for (let i = 0; i < cards.length; i++) if (i === 0 || cards[i] !== cards[i - 1]) outcomes.push(cards[i] as C);
  return outcomes;
}

/** How many of a card are left in a pool. */
export const countIn = <C extends Card>({ pools }: Sources<C>, pool: string, card: C): number =>
  countOf(pools[pool] ?? [], card);

/** Shuffles open cards: they become a pool of their own and a pile that nobody has seen. */
export function shufflePile<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string): Pile<C> {
  if (pile.knows.some((knows) => knows !== EVERYONE)) throw new Error("only open cards are shuffled into a pool");
  addPool(sources, pool, pile.cards as C[]);
  return unseenPile(pool, pile.cards.length);
}

/**
 * Forgets pools of which nothing is hidden any more, in a game that shuffles often; not the one that alone tells that a
 * card is there more than once.
 */
export function forgetPools<C extends Card>({ pools, began, groups }: Sources<C>, zones: readonly Pile<C>[]): void {
  const piles = [...zones, ...Object.values(groups)];
  for (const name of Object.keys(pools)) {
    if ((pools[name] as C[]).length > 0 || piles.some(({ from }) => from.includes(name))) continue;
    const others = Object.keys(began).filter((other) => other !== name);
    const isTold = (card: C) => others.some((other) => countOf(began[other] as C[], card) > 1);
    if ((began[name] as C[]).some((card, i, cards) => card === cards[i + 1] && !isTold(card))) continue;
    delete pools[name];
    delete began[name];
  }
}
