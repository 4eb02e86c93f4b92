import { lookup } from "../../../table/lookup.ts";
import { dealtFrom, HAND_CARD_IDS, type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";
import type { DealId } from "./deals.ts";
import { type Hands, type Held, type Hidden, hiddenFrom, kindOf, type Pool } from "./held.ts";
import { packsOf } from "./packs.ts";

/** The pools of a game, each with its cards in the order of their ids. */
type Pools = { readonly [pool: Pool]: readonly HandCardId[] };

/** What a game is dealt for. */
type Dealt = Pick<State, "options" | "seats" | "version">;

/** By version of the rules, then by seats. */
const remembered = new WeakMap<Options, Pools[][]>();

/** The cards that a game is dealt from: those of its decks that suit the number of players and are neither banned nor kept. */
export function poolsOf({ options, seats, version }: Dealt): Pools {
  let byVersion = remembered.get(options);
  if (byVersion === undefined) {
    byVersion = [];
    remembered.set(options, byVersion);
  }
  byVersion[version] ??= [];
  const bySeats = byVersion[version];
  bySeats[seats] ??= sorted(options, seats, version);
  return bySeats[seats];
}

function sorted({ deal, decks, banned, kept }: Options, seats: number, version: number): Pools {
  const pools: { [pool: Pool]: HandCardId[] } = {};
  const out = [...banned, ...kept.flat()];
  for (const card of decks.flatMap((deck) => dealtFrom(deck, version)).sort()) {
    if (out.includes(card) || (printed[card].players ?? 1) > seats) continue;
    const pool = printedPool(deal, card);
    pools[pool] ??= [];
    pools[pool].push(card);
  }
  return pools;
}

/** Cards that are dealt apart from each other come from pools of their own. */
function printedPool(deal: DealId, card: HandCardId): Pool {
  const { kind, players, travels } = printed[card];
  if (deal === "six-plus-one" && travels) return "traveling";
  if (deal === "3-2-2" && players !== undefined) return `${players}+`;
  return kind;
}

const backs = new Map<DealId, { readonly [card: string]: Hidden }>();

/** What is seen of a card that lies face down. */
export function backOf({ hands, options: { deal } }: State, card: HandCardId): Hidden {
  for (const pool in hands!.shuffled) if (hands!.shuffled[pool]!.includes(card)) return hiddenFrom(pool);
  let printedBacks = backs.get(deal);
  if (printedBacks === undefined) {
    printedBacks = Object.fromEntries(HAND_CARD_IDS.map((id) => [id, hiddenFrom(printedPool(deal, id))]));
    backs.set(deal, printedBacks);
  }
  return printedBacks[card]!;
}

/** The pool from which cards of a kind are drawn now. */
export function deckOf(state: State, kind: HandKind): Pool {
  let deck: Pool = kind;
  for (const pool in state.hands!.shuffled) if (kindOf(hiddenFrom(pool)) === kind) deck = pool;
  return deck;
}

const INDEX: { readonly [card: string]: number | undefined } = lookup(
  Object.fromEntries(HAND_CARD_IDS.map((card, i) => [card, i])),
);
const isSeen = new Uint8Array(HAND_CARD_IDS.length);

/** What lies in no place that is known: on a state the cards still to be dealt, on a view also what others hold. */
export const unseen = (state: State, pool: Pool): HandCardId[] =>
  unseenNumbers(state, pool).map((number) => HAND_CARD_IDS[number]!);

/** The same by the numbers of the cards in `HAND_CARD_IDS`. */
export function unseenNumbers(state: State, pool: Pool): number[] {
  const { shuffled } = state.hands!;
  markSeen(state.hands!);
  const again = shuffled[pool];
  if (again === undefined) for (const later in shuffled) markAll(shuffled[later]!);
  const numbers = numbersOf(again ?? poolsOf(state)[pool] ?? NO_CARDS);
  const left: number[] = [];
  for (let i = 0; i < numbers.length; i++) if (isSeen[numbers[i]!] === 0) left.push(numbers[i]!);
  return left;
}

const NO_CARDS: readonly HandCardId[] = [];

const numbered = new WeakMap<readonly HandCardId[], readonly number[]>();

/** The number of each card of a pool. */
function numbersOf(cards: readonly HandCardId[]): readonly number[] {
  let numbers = numbered.get(cards);
  if (numbers === undefined) {
    numbers = cards.map((card) => INDEX[card]!);
    numbered.set(cards, numbers);
  }
  return numbers;
}

function markSeen({ held, shown, aside, packs, market }: Hands): void {
  isSeen.fill(0);
  for (let seat = 0; seat < held.length; seat++) {
    markAll(held[seat]!);
    markAll(shown[seat]!);
  }
  for (let seat = 0; seat < aside.length; seat++) markAll(aside[seat]!);
  markAll(packs);
  markAll(market);
}

function markAll(cards: readonly (Held | null)[]): void {
  for (let i = 0; i < cards.length; i++) {
    const index = INDEX[cards[i]!];
    if (index !== undefined) isSeen[index] = 1;
  }
}

/** How many cards of a pool are still to be dealt, as everybody can tell. */
export function sizeOf(state: State, pool: Pool): number {
  const { held, aside, packs, taken, viewer } = state.hands!;
  let size = unseenNumbers(state, pool).length;
  if (viewer === null) return size;
  const back = hiddenFrom(pool);
  // What was taken of packs is in a hand, or shown.
  if (packs.length > 0)
    for (const { begin, end, index } of packsOf(state))
      for (let at = begin + taken[index]!; at < end; at++) if (packs[at] === back) size--;
  for (const row of held) for (const card of row) if (card === back) size--;
  for (const row of aside) for (const card of row) if (card === back) size--;
  return size;
}

/** Whether cards of a pool are still to be dealt, as everybody can tell. */
export function hasMore(state: State, pool: Pool): boolean {
  const { held, shown, aside, packs, market, shuffled } = state.hands!;
  let lying = packs.length + market.length;
  for (let seat = 0; seat < held.length; seat++) lying += held[seat]!.length + shown[seat]!.length;
  for (let seat = 0; seat < aside.length; seat++) lying += aside[seat]!.length;
  for (const again in shuffled) lying += shuffled[again]!.length;
  const cards = poolsOf(state)[pool];
  // Where a pool has more cards than lie anywhere, there is nothing to look for.
  return (cards !== undefined && cards.length > lying) || sizeOf(state, pool) > 0;
}

/** If all cards of a kind are dealt, those thrown away are shuffled; nothing comes if there are none. (AG-325) */
export function reshuffle(state: State, kind: HandKind): void {
  const hands = state.hands!;
  if (hasMore(state, deckOf(state, kind))) return;
  const cards = hands.discards.filter((card) => printed[card].kind === kind);
  if (cards.length === 0) return;
  const isBack = (card: HandCardId) => cards.includes(card);
  for (const pool in hands.shuffled) hands.shuffled[pool] = hands.shuffled[pool]!.filter((card) => !isBack(card));
  const count = Object.keys(hands.shuffled).filter((pool) => kindOf(hiddenFrom(pool)) === kind).length;
  hands.shuffled[`${kind}/${count + 2}`] = cards;
  hands.shown = hands.shown.map((row) => row.filter((card) => !isBack(card)));
  hands.discards = hands.discards.filter((card) => !isBack(card));
}
