import type { Seat } from "../../../table/game.ts";
import { has } from "../goods.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import type { Exchange } from "./card.ts";
import type { CardId } from "./ids.ts";
import { exchangersOf, has as hasMark } from "./marks.ts";
import { cards } from "./registry.ts";

/** An exchange that a card offers now. */
export interface Offered {
  readonly card: CardId;
  readonly nth: number;
  readonly exchange: Exchange;
  /** Whether it is the top of a pile: the next one comes after it. */
  readonly isTop: boolean;
}

/** The exchanges that the cards of a seat offer at any time, as far as their price is there. */
export function exchanges(state: State, seat: Seat): Offered[] {
  const farm = farmOf(state, seat);
  if (!hasMark(farm, "atAnyTime")) return [];
  return offersOn(farm).filter(({ exchange }) => has(farm.goods, exchange.pay));
}

/** The same, whether their price is there or not. */
export function offersOn(farm: Farm): Offered[] {
  const offered: Offered[] = [];
  for (const card of exchangersOf(farm)) {
    const all = offersOf(farm, card);
    const isTop = isPile(card);
    for (let nth = 0; nth < (isTop ? Math.min(all.length, 1) : all.length); nth++)
      if (!isUsedUp(farm, card, all[nth]!)) offered.push({ card, nth, exchange: all[nth]!, isTop });
  }
  return offered;
}

/** All that a card still offers; of a pile, from the top down. */
export function offersOf(farm: Farm, card: CardId): readonly Exchange[] {
  const offers = cards[card].atAnyTime!;
  return "topDown" in offers ? offers.topDown.slice(farm.onCard[card] ?? 0) : offers;
}

export const isPile = (card: CardId): boolean => "topDown" in cards[card].atAnyTime!;

const isUsedUp = (farm: Farm, card: CardId, { once }: Exchange): boolean =>
  once !== undefined && farm.spent.some((spent) => spent.card === card && spent.once === once);

/** The farm with the counter and the limit of an exchange moved on; its goods are looked after elsewhere. */
export function afterExchange(farm: Farm, { card, exchange: { once }, isTop }: Offered): Farm {
  if (!isTop && once === undefined) return farm;
  return {
    ...farm,
    onCard: isTop ? { ...farm.onCard, [card]: (farm.onCard[card] ?? 0) + 1 } : farm.onCard,
    spent: once === undefined ? farm.spent : [...farm.spent, { card, once }],
  };
}
