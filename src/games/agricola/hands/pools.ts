import { cardsIn, type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";
import type { Held, Pool } from "./hands.ts";

/** The pools of a game, each with its cards in the order of their ids. */
type Pools = { readonly [pool: Pool]: readonly HandCardId[] };

const remembered = new WeakMap<Options, Pools[]>();

/** The cards that a game is dealt from: those of its decks that suit the number of players and are not banned. */
export function poolsOf(options: Options, seats: number): Pools {
  let bySeats = remembered.get(options);
  if (bySeats === undefined) {
    bySeats = [];
    remembered.set(options, bySeats);
  }
  bySeats[seats] ??= sorted(options, seats);
  return bySeats[seats];
}

function sorted(options: Options, seats: number): Pools {
  const pools: { [pool: Pool]: HandCardId[] } = {};
  const cards = options.decks.flatMap(cardsIn).filter((card) => !(options.banned as readonly string[]).includes(card));
  for (const card of cards.sort()) {
    if ((printed[card].players ?? 1) > seats) continue;
    const pool = printedPool(options, card);
    pools[pool] ??= [];
    pools[pool].push(card);
  }
  return pools;
}

/** Cards that are dealt apart from each other come from pools of their own. */
function printedPool({ deal }: Options, card: HandCardId): Pool {
  const { kind, players, travels } = printed[card];
  if (deal === "six-plus-one" && travels) return "traveling";
  if (deal === "3-2-2" && players !== undefined) return `${players}+`;
  return kind;
}

/** The pool a card comes from: the last one it was shuffled into. */
export function poolOf(state: State, card: HandCardId): Pool {
  const { shuffled } = state.hands!;
  for (const pool in shuffled) if (shuffled[pool]!.includes(card)) return pool;
  return printedPool(state.options, card);
}

/** The pool from which cards of a kind are drawn now. */
export function deckOf(state: State, kind: HandKind): Pool {
  let deck: Pool = kind;
  for (const pool in state.hands!.shuffled) if (pool.startsWith(`${kind}/`)) deck = pool;
  return deck;
}

/** What lies in no place that is known: on a state the cards still to be dealt, on a view also what others hold. */
export function unseen(state: State, pool: Pool): HandCardId[] {
  const hands = state.hands!;
  const seen = new Set<Held | null>();
  for (const row of hands.held) for (const card of row) seen.add(card);
  for (const row of hands.shown) for (const card of row) seen.add(card);
  for (const row of hands.aside) for (const card of row) seen.add(card);
  for (const card of hands.packs) seen.add(card);
  for (const card of hands.market) seen.add(card);
  const again = hands.shuffled[pool];
  if (again !== undefined) return again.filter((card) => !seen.has(card));
  const cards = poolsOf(state.options, state.seats)[pool] ?? [];
  const shuffled = Object.values(hands.shuffled);
  return cards.filter((card) => !seen.has(card) && !shuffled.some((cards) => cards.includes(card)));
}

/** How many cards of a pool are still to be dealt, as everybody can tell. */
export function sizeOf(state: State, pool: Pool): number {
  const { held, aside } = state.hands!;
  let size = unseen(state, pool).length;
  for (const row of held) for (const card of row) if (card === `?${pool}`) size--;
  for (const row of aside) for (const card of row) if (card === `?${pool}`) size--;
  return size;
}

/** If all cards of a kind are dealt, those thrown away are shuffled; nothing comes if there are none. (AG-325) */
export function reshuffle(state: State, kind: HandKind): void {
  const hands = state.hands!;
  if (sizeOf(state, deckOf(state, kind)) > 0) return;
  const cards = hands.discards.filter((card) => printed[card].kind === kind);
  if (cards.length === 0) return;
  const isBack = (card: HandCardId) => cards.includes(card);
  for (const pool in hands.shuffled) hands.shuffled[pool] = hands.shuffled[pool]!.filter((card) => !isBack(card));
  const count = Object.keys(hands.shuffled).filter((pool) => pool.startsWith(`${kind}/`)).length;
  hands.shuffled[`${kind}/${count + 2}`] = cards;
  hands.shown = hands.shown.map((row) => row.filter((card) => !isBack(card)));
  hands.discards = hands.discards.filter((card) => !isBack(card));
}
