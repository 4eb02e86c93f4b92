import type { Lot } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { CROPS } from "../crops.ts";
import { coinsOf, GAP, type State } from "../state.ts";

/** What lies where: crops, coins and cards of the seats, cards in the market and in the turn. */
export function lots(view: State, focus: Seat): readonly Lot[] {
  const all: Lot[] = [];
  for (const card of view.market) if (card !== GAP) all.push({ what: "trade-card", n: 1, at: `market/${card}` });
  for (const card of view.played) all.push({ what: "trade-card", n: 1, at: `played/${card}` });
  for (const [seat, farm] of view.farms.entries()) {
    const at = (place: string) => (seat === focus ? place : `seat/${seat}`);
    for (const [i, crop] of CROPS.entries()) all.push({ what: crop, n: farm.crops[i]!, at: at(`own/${crop}`), seat });
    all.push({ what: "coin", n: coinsOf(farm), at: at("own-coins"), seat });
    all.push({ what: "trade-card", n: farm.hand.cards.length, at: at("own-hand"), seat });
  }
  return all;
}
