import { GOODS, type Good, type Some } from "../goods.ts";
import type { Farm } from "../state.ts";
import type { CardId } from "./ids.ts";

/** Counts goods that came to a farm by a card. */
export function credit({ brought }: Farm, card: CardId, goods: Some): void {
  for (const good in goods) {
    const key = `${card}/${good}`;
    const count = goods[good as Good]!;
    if (count > 0) brought[key] = (brought[key] ?? 0) + count;
  }
}

/** The goods that a card has brought to a farm so far. */
export function broughtBy({ brought }: Farm, card: CardId): Some {
  const goods: { [G in Good]?: number } = {};
  for (const good of GOODS) {
    const count = brought[`${card}/${good}`];
    if (count !== undefined) goods[good] = count;
  }
  return goods;
}

/** Forgets what a card has brought: it lies before the seat no more. */
export function uncredit({ brought }: Farm, card: CardId): void {
  for (const good of GOODS) delete brought[`${card}/${good}`];
}
