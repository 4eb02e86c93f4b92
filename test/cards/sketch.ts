import type { Pile } from "../../src/table/piles.ts";
import type { Crop } from "./crops.ts";
import type { State } from "./state.ts";

const row = ({ cards }: Pile<Crop>): string => cards.map((card) => card ?? "?").join(" ");

/** The piles, one a line. */
export const sketch = ({ stack, market, discard, hands, packs, bids, coins, weather }: State): string =>
  [
    `weather ${weather}, market ${row(market)}, discard ${row(discard)}`,
    `stack ${row(stack)}`,
    ...hands.map(
      (hand, seat) =>
        `seat ${seat + 1}: ${coins[seat]} coins, ${row(hand)} | ${row(packs[seat]!)} | ${row(bids[seat]!)}`,
    ),
  ].join("\n");
