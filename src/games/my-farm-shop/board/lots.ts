import type { Lot } from "../../../client/board.ts";
import { FIELDS } from "../data/farm.ts";
import { GOODS, TRANSPORTS } from "../data/grammar.ts";
import { fieldPlace, shopPlace, stallPlace, supplyPlace } from "../places.ts";
import type { State } from "../state.ts";

/** What lies where: cards in the market and on fields, goods and tiles in the shops, bags, sunflowers and coins. */
export function lots(view: State): readonly Lot[] {
  const all: Lot[] = [];
  for (const [i, lies] of view.market.entries())
    if (lies !== null) all.push({ what: lies === "farmer" ? "farmer" : "card", n: 1, at: stallPlace(i + 1) });
  for (const [i, n] of view.supply.entries()) all.push({ what: TRANSPORTS[i]!, n, at: supplyPlace(TRANSPORTS[i]!) });
  for (const [seat, farm] of view.farms.entries()) {
    for (const [i, n] of farm.goods.entries()) all.push({ what: GOODS[i]!, n, at: shopPlace(seat, GOODS[i]!), seat });
    for (const [i, n] of farm.transports.entries())
      all.push({ what: TRANSPORTS[i]!, n, at: shopPlace(seat, TRANSPORTS[i]!), seat });
    all.push({ what: "bag", n: farm.bags, at: `bags/${seat}`, seat });
    all.push({ what: "coin", n: farm.coins, at: `coins/${seat}`, seat });
    for (const [i, card] of farm.cards.entries())
      if (card !== null) all.push({ what: "card", n: 1, at: fieldPlace(seat, FIELDS[i]!), seat });
    for (const [i, n] of farm.sunflowers.entries())
      all.push({ what: "sunflower", n, at: fieldPlace(seat, FIELDS[i]!), seat });
  }
  return all;
}
