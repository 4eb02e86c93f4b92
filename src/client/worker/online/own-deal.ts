import type { TableInfo } from "../../../protocol/table-info.ts";
import { hashOfNumber, objectionTo } from "../../../table/commitment.ts";
import type { Seat, Viewer } from "../../../table/game.ts";
import type { Calls } from "../../online/calls.ts";
import { keepPromise, type Promised, promisedFor } from "../../storage/promises.ts";
import { freshNumber } from "../fresh.ts";
import type { OwnDeal } from "./table-news.ts";

/** Sits down: a number for the deal is drawn and kept here, and only its hash is sent. */
export async function sitDown(calls: Calls, table: string, seat: Seat): Promise<void> {
  const number = freshNumber();
  await keepPromise({ table, seat, number });
  await calls.put(`api/tables/${table}/seats/${seat}`, { numberHash: hashOfNumber(table, seat, number) });
}

/** Our part in the deal of a table: our number, and the commitment that we note before we send it. */
export class DealKeeper {
  readonly #calls: Calls;
  readonly #table: string;
  #promised: Promised | undefined;
  #isRead = false;
  #hasSat = false;
  shown: OwnDeal = { noted: undefined, objection: undefined, isElsewhere: false };

  constructor(calls: Calls, table: string) {
    this.#calls = calls;
    this.#table = table;
  }

  /** Follows the table; the number to send, once it is time for it. */
  async follow(table: TableInfo, viewer: Viewer): Promise<string | undefined> {
    if (!this.#isRead || table.status === "open") this.#promised = await promisedFor(this.#table);
    this.#isRead = true;
    const mine = this.#promised;
    const noted = mine?.noted;
    if (viewer === "spectator") {
      this.shown = { noted, objection: undefined, isElsewhere: false };
      return undefined;
    }
    const isElsewhere = !isPromised(table, viewer, mine);
    // Whoever has just got up is not seated again: the table knows of it before the viewer does.
    const isSeated = table.seats[viewer]?.person !== undefined;
    if (table.status === "open" && isSeated && isElsewhere) await this.#sitAgain(viewer);
    if (table.status !== "dealing" || table.pledge === undefined) {
      this.shown = { noted, objection: undefined, isElsewhere: false };
      return undefined;
    }
    if (isElsewhere || mine === undefined) {
      this.shown = { noted, objection: undefined, isElsewhere: true };
      return undefined;
    }
    return this.#answer(table.pledge, mine, viewer);
  }

  async #answer(
    { terms, ...pledge }: NonNullable<TableInfo["pledge"]>,
    mine: Promised,
    seat: Seat,
  ): Promise<string | undefined> {
    const objection =
      terms.match === this.#table
        ? objectionTo(terms, pledge, { seat, number: mine.number })
        : { id: "deal-other-terms" };
    if (objection !== undefined) {
      this.shown = { noted: mine.noted, objection, isElsewhere: false };
      return undefined;
    }
    this.#promised = { ...mine, noted: pledge.hash };
    await keepPromise(this.#promised);
    this.shown = { noted: pledge.hash, objection: undefined, isElsewhere: false };
    return mine.number;
  }

  /** Whoever sits here by a rematch, or came from another device, promises a number of this one; once. */
  async #sitAgain(seat: Seat): Promise<void> {
    if (this.#hasSat) return;
    this.#hasSat = true;
    await sitDown(this.#calls, this.#table, seat).catch(() => undefined);
  }
}

const isPromised = ({ id, seats }: TableInfo, seat: Seat, mine: Promised | undefined): boolean =>
  mine !== undefined && mine.seat === seat && seats[seat]?.numberHash === hashOfNumber(id, seat, mine.number);
