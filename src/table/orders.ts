import type { Described, Options } from "./options.ts";
import type { Move, Seat, Table } from "./table.ts";

/** What a game's `orders.ts` offers: orders described like options, and what they answer. */
export interface OrderBook<S extends Table = Table, M extends Move = Move, O extends Options = Options> {
  readonly described: Described<O>;
  /** The move an order makes for a seat that is asked now, from what that seat may know; none: the seat is asked itself. */
  answer(view: S, seat: Seat, order: O): M | undefined;
}
