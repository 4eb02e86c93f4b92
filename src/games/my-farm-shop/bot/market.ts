import type { Numbers } from "../income/numbers.ts";
import { type Outlook, worthWithCard } from "../income/outlook.ts";
import type { Horizon } from "../income/rolls.ts";
import type { CardId, State } from "../state.ts";
import { tables } from "../tables.ts";

/** What each stall's card would add to a Farm at its best place, at the prices found for it; an empty stall nothing. */
export function stallGains(
  view: State,
  outlook: Outlook,
  horizon: Horizon,
  numbers: Numbers,
  into: Float64Array,
): void {
  for (const [i, card] of view.market.entries())
    into[i] = card === null ? 0 : card === "farmer" ? numbers.farmer : cardGain(view, card, outlook, horizon, numbers);
}

function cardGain(view: State, card: CardId, outlook: Outlook, horizon: Horizon, numbers: Numbers): number {
  const now = tables(view);
  let most = Number.NEGATIVE_INFINITY;
  for (const { field } of now.cards[card].placements) {
    const worth = worthWithCard(outlook, now, field, card, horizon, numbers);
    if (worth > most) most = worth;
  }
  return outlook.share * (most - outlook.earnings);
}

const byDie = new Float64Array(6);

/** What the best of three dice brings a Farm at the market on average over all rolls, each bag moving it by one stall. */
export function expectedTake(gains: Float64Array, bags: number, bagPrice: number): number {
  for (let die = 0; die < 6; die++) {
    let most = gains[die]!;
    for (let stall = 0; stall < 6; stall++) {
      const way = Math.abs(stall - die);
      if (way <= bags && gains[stall]! - way * bagPrice > most) most = gains[stall]! - way * bagPrice;
    }
    byDie[die] = most;
  }
  byDie.sort();
  // The k-th best face is the best of three dice in k³ - (k-1)³ of 216 rolls.
  let sum = 0;
  for (let k = 1; k <= 6; k++) sum += byDie[k - 1]! * (k ** 3 - (k - 1) ** 3);
  return sum / 216;
}
