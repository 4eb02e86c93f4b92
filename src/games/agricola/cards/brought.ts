import { GOODS, type Good, type Some } from "../goods.ts";
import type { Farm } from "../state.ts";
import type { CardId } from "./ids.ts";

/** What each good of a card is called. */
const names = new Map<CardId, { readonly [good: string]: string }>();

function namesOf(card: CardId): { readonly [good: string]: string } {
  let own = names.get(card);
  if (own === undefined) {
    own = Object.fromEntries(GOODS.map((good) => [good, `${card}/${good}`]));
    names.set(card, own);
  }
  return own;
}

/** Counts goods that came to a farm by a card. */
export function credit({ brought }: Farm, card: CardId, goods: Some): void {
  for (const good in goods) {
    const key = namesOf(card)[good]!;
    const count = goods[good as Good]!;
    if (count > 0) brought[key] = (brought[key] ?? 0) + count;
  }
}

/** The goods that a card has brought to a farm so far. */
export function broughtBy({ brought }: Farm, card: CardId): Some {
  const goods: { [G in Good]?: number } = {};
  for (const good of GOODS) {
    const count = brought[namesOf(card)[good]!];
    if (count !== undefined) goods[good] = count;
  }
  return goods;
}

/** Forgets what a card has brought: it lies before the seat no more. */
export function uncredit({ brought }: Farm, card: CardId): void {
  for (const key of Object.keys(brought)) if (key.startsWith(`${card}/`)) delete brought[key];
}
