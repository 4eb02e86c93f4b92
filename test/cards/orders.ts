import { taskOf } from "../../src/table/agenda.ts";
import type { Described } from "../../src/table/options.ts";
import type { OrderBook } from "../../src/table/orders.ts";
import { RANKS } from "./crops.ts";
import { cropsIn, type Move, type State } from "./state.ts";

export type CardsOrder = { readonly bid: "ask" | "lowest" | "highest" };

const described: Described<CardsOrder> = {
  fields: { bid: { kind: "choice", values: ["ask", "lowest", "highest"], default: "ask" } },
};

/** Bids can be left to an order. */
export const orders: OrderBook<State, Move, CardsOrder> = {
  described,
  answer(view, seat, { bid }) {
    if (bid === "ask" || taskOf(view, seat)?.kind !== "bid") return undefined;
    const crops = [...cropsIn(view.hands[seat]!)].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
    const card = bid === "lowest" ? crops[0] : crops.at(-1);
    return card === undefined ? undefined : { type: "bid", card };
  },
};
