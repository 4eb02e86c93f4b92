import type { Move, Seat, Table } from "./game.ts";
import { isIndex } from "./json.ts";
import type { Ledger } from "./ledger.ts";
import type { Message } from "./messages.ts";
import { checkOptions, type Options } from "./options.ts";

/** The orders that seats have left beside a match: plain data that answers small questions for them. */
export class StandingOrders<S extends Table, M extends Move> {
  readonly #ledger: Ledger<S, M>;
  readonly #orders: (Options | undefined)[];

  constructor(ledger: Ledger<S, M>) {
    this.#ledger = ledger;
    this.#orders = new Array(ledger.header.seats).fill(undefined);
  }

  /** By seat. */
  get all(): readonly (Options | undefined)[] {
    return this.#orders;
  }

  /** Leaves an order for a seat; gives the reason where it cannot be. */
  leave(seat: Seat, order: unknown): Message | undefined {
    const book = this.#ledger.game.orders;
    if (book === undefined) return { id: "no-orders" };
    if (!isIndex(seat, this.#orders.length)) return { id: "not-your-turn" };
    const checked = checkOptions(book.described, order);
    if ("problem" in checked) return checked.problem;
    this.#orders[seat] = checked.options;
    return undefined;
  }

  cancel(seat: Seat): void {
    if (isIndex(seat, this.#orders.length)) this.#orders[seat] = undefined;
  }

  /** The move a seat's order makes now, if it has one. */
  answer(seat: Seat): M | undefined {
    const order = this.#orders[seat];
    if (order === undefined) return undefined;
    const { game, state } = this.#ledger;
    const move = game.orders?.answer(game.view(state, seat), seat, order);
    return move === undefined ? undefined : this.#ledger.listed(seat, move);
  }
}
