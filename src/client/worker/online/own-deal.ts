import type { TableInfo } from "../../../protocol/table-info.ts";
import { hashOfNumber, objectionTo, type Terms } from "../../../table/commitment.ts";
import type { Seat, Viewer } from "../../../table/game.ts";
import { key, same } from "../../../table/json.ts";
import type { Message } from "../../../table/messages.ts";
import type { Calls } from "../../online/calls.ts";
import { allPromised, keepPromise, type Promised, promisedFor } from "../../storage/promises.ts";
import { freshNumber } from "../fresh.ts";
import type { OwnDeal } from "./table-news.ts";

type Pledged = NonNullable<TableInfo["pledge"]>;

/** Sits down: a number for the deal is drawn and kept here, and only its hash is sent. */
export const sitDown = (calls: Calls, table: string, seat: Seat): Promise<void> => promise(calls, table, seat);

/** Promises a number that was never sent. What earlier ones were sent for stays noted. */
async function promise(calls: Calls, table: string, seat: Seat, agreed?: string): Promise<void> {
  const number = freshNumber();
  for (;;) {
    const before = await promisedFor(table);
    const { noted, earlier = [] } = before ?? {};
    const fresh: Promised = {
      table,
      seat,
      number,
      ...(agreed === undefined ? {} : { agreed }),
      earlier: noted === undefined ? earlier : [...earlier, noted],
    };
    if (await keepPromise(fresh, before)) break;
  }
  await calls.put(`api/tables/${table}/seats/${seat}`, { numberHash: hashOfNumber(table, seat, number) });
}

const NOTHING: OwnDeal = { noted: undefined, objection: undefined, isElsewhere: false, givenUp: 0, isHeld: false };

/**
 * Our part in the deal of a table: our number, and the commitment that we note before we send it. The server is not
 * trusted: a number goes with one commitment and never with another, and what differs from what was shown is said.
 */
export class DealKeeper {
  readonly #calls: Calls;
  readonly #table: string;
  #hasSat = false;
  /** Commitments of a further deal to which the person has said yes. */
  readonly #accepted = new Set<string>();
  shown: OwnDeal = NOTHING;

  constructor(calls: Calls, table: string) {
    this.#calls = calls;
    this.#table = table;
  }

  /** Follows the table; the number to send, once it is time for it. */
  async follow(table: TableInfo, viewer: Viewer): Promise<string | undefined> {
    // Another tab of this device may have written meanwhile.
    const mine = await promisedFor(this.#table);
    this.shown = { ...NOTHING, noted: mine?.noted, givenUp: mine?.givenUp ?? 0 };
    if (viewer === "spectator") this.#object(unseated(table, mine));
    else if (table.status === "open") await this.#wait(table, viewer, mine);
    else if (table.status === "dealing") return this.#deal(table, viewer, mine);
    else await this.#check(table, viewer, mine);
    return undefined;
  }

  /** The person wants to play on with a further deal, though an earlier one was given up. */
  accept({ pledge }: TableInfo): void {
    if (pledge !== undefined) this.#accepted.add(pledge.hash);
  }

  #object(objection: Message | undefined): void {
    this.shown = { ...this.shown, objection };
  }

  /** Before the deal a number of this device is promised, and what is agreed is noted. */
  async #wait(table: TableInfo, seat: Seat, mine: Promised | undefined): Promise<void> {
    const agreed = agreedAt(table);
    // Whoever has just got up is not seated again: the table knows of it before the viewer does.
    if (table.seats[seat]?.person === undefined) return;
    // What was sent once is known: the next deal gets another number.
    if (mine?.noted !== undefined) return this.#sitAgain(seat, mine.agreed);
    if (mine === undefined || !isPromised(table, seat, mine)) {
      // Whoever sits here by a rematch, or came from another device, promises a number of this one; once.
      if (this.#hasSat) return;
      this.#hasSat = true;
      return this.#sitAgain(seat, undefined);
    }
    if (mine.agreed === undefined) await keepPromise({ ...mine, agreed }, mine);
    else if (mine.agreed !== agreed) this.#object({ id: "deal-other-terms" });
    this.shown = { ...this.shown, givenUp: await givenUp(table, seat, mine) };
  }

  #sitAgain(seat: Seat, agreed: string | undefined): Promise<void> {
    return promise(this.#calls, this.#table, seat, agreed).catch(() => undefined);
  }

  async #deal(table: TableInfo, seat: Seat, mine: Promised | undefined): Promise<string | undefined> {
    const { pledge } = table;
    if (pledge === undefined) return undefined;
    if (mine === undefined || !isPromised(table, seat, mine)) {
      this.shown = { ...this.shown, isElsewhere: true };
      return undefined;
    }
    const objection = objectionAt(table, pledge, mine);
    if (objection !== undefined) {
      this.#object(objection);
      return undefined;
    }
    const count = mine.noted === undefined ? await givenUp(table, seat, mine) : (mine.givenUp ?? 0);
    const isFurther = (mine.earlier ?? []).length > 0 && mine.noted === undefined;
    const isHeld = isFurther && !this.#accepted.has(pledge.hash);
    this.shown = { ...this.shown, givenUp: count, isHeld };
    if (isHeld) return undefined;
    const answered = { ...mine, noted: pledge.hash, others: othersAt(table, seat), givenUp: count };
    // Where another tab was quicker, what it noted counts.
    if (!(await keepPromise(answered, mine))) return this.follow(table, seat);
    this.shown = { ...this.shown, noted: pledge.hash };
    return mine.number;
  }

  /** What is played has to be what was promised. */
  async #check(table: TableInfo, seat: Seat, mine: Promised | undefined): Promise<void> {
    if (mine === undefined || mine.seat !== seat) return;
    if (mine.agreed !== undefined && mine.agreed !== agreedAt(table)) return this.#object({ id: "deal-other-terms" });
    if (table.agreed.goesOnAfter !== undefined) return;
    if (mine.noted === undefined) {
      if (isPromised(table, seat, mine)) this.#object({ id: "deal-not-mine" });
      else this.shown = { ...this.shown, isElsewhere: true };
      return;
    }
    if (table.pledge?.hash !== mine.noted) return this.#object({ id: "proof.other-commitment" });
    this.#object(objectionTo(table.pledge.terms, table.pledge, mine));
    if (table.status === "over" && table.ending !== undefined && mine.isEndedEarly !== true)
      await keepPromise({ ...mine, isEndedEarly: true }, mine);
  }
}

/** What is wrong with a pledge, seen from the seat whose number it asks for. */
function objectionAt(table: TableInfo, { terms, ...pledge }: Pledged, mine: Promised): Message | undefined {
  if (terms.match !== table.id) return { id: "deal-other-terms" };
  const objection = objectionTo(terms, pledge, mine);
  if (objection !== undefined) return objection;
  if (mine.noted !== undefined && mine.noted !== pledge.hash) return { id: "deal-second" };
  if (!isForThisTable(table, terms) || (mine.agreed ?? agreedAt(table)) !== agreedAt(table))
    return { id: "deal-other-terms" };
  const promised = table.seats.map(({ person, numberHash = null }) => (person === undefined ? null : numberHash));
  return same(promised, pledge.numberHashes) ? undefined : { id: "deal-other-numbers" };
}

/** Whether a deal is for the game, the options and the people that the page shows. */
function isForThisTable({ agreed, seats }: TableInfo, terms: Terms): boolean {
  const players = seats.map(({ person, bot, name }) => (person === undefined ? { bot } : { name }));
  return (
    terms.game === agreed.game &&
    terms.seats === agreed.seats &&
    same(terms.options, agreed.options) &&
    same(terms.players, players)
  );
}

const agreedAt = ({ agreed: { game, seats, options, goesOnAfter } }: TableInfo): string =>
  key([game, seats, options, goesOnAfter ?? null]);

/** Our number was sent for a deal of this table, and now another one is made without us. */
function unseated({ status, pledge }: TableInfo, mine: Promised | undefined): Message | undefined {
  if (status === "open" || mine?.noted === undefined || pledge?.hash === mine.noted) return undefined;
  return { id: "deal-unseated" };
}

/** How many deals were given up before this one: of this table, and of matches with one of these people that were ended early. */
async function givenUp(table: TableInfo, seat: Seat, { earlier = [] }: Promised): Promise<number> {
  const others = new Set(othersAt(table, seat));
  const ended = (await allPromised()).filter(
    (other) => other.table !== table.id && other.isEndedEarly && other.others?.some((person) => others.has(person)),
  );
  return earlier.length + ended.length;
}

const othersAt = ({ seats }: TableInfo, seat: Seat): readonly string[] =>
  seats.flatMap((other) => (other.seat === seat || other.person === undefined ? [] : [other.person]));

const isPromised = ({ id, seats }: TableInfo, seat: Seat, mine: Promised): boolean =>
  mine.seat === seat && seats[seat]?.numberHash === hashOfNumber(id, seat, mine.number);
