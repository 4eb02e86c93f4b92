import type { ClientMessage, Reason } from "../../protocol/messages.ts";
import type { Ending } from "../../protocol/table-info.ts";
import type { Seat } from "../../table/game.ts";
import { checkOptions } from "../../table/options.ts";
import type { Lobby } from "../lobby.ts";
import { plainText } from "../plain-text.ts";
import type { Store } from "../store/open-store.ts";
import type { Connection } from "./connection.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import type { Playing } from "./playing.ts";
import { answered, type Request } from "./requests.ts";

/** The bot that plays on for somebody who left. */
const STAND_IN = "greedy";

type Sent<Type extends ClientMessage["type"]> = Extract<ClientMessage, { type: Type }>;

/** What somebody at a table may do; everything is answered with nothing, or the reason why not. */
export class Actions {
  readonly #store: Store;
  readonly #tables: LiveTables;
  readonly #lobby: Lobby;
  readonly #now: () => number;

  constructor({ store, tables, lobby, now }: { store: Store; tables: LiveTables; lobby: Lobby; now: () => number }) {
    this.#store = store;
    this.#tables = tables;
    this.#lobby = lobby;
    this.#now = now;
    tables.timeUp = (id) => this.#timeUp(id);
  }

  async do(
    table: LiveTable,
    connection: Connection,
    message: Exclude<ClientMessage, { type: "hello" }>,
  ): Promise<Reason | undefined> {
    if (message.type === "ping") return undefined;
    if (message.type === "say") return this.#say(table, connection, message);
    const seat = connection.viewer;
    if (seat === "spectator") return "not-seated";
    if (message.type === "number")
      return (await this.#lobby.reveal(table, seat, message.number)) ? undefined : "bad-number";
    // Moves are taken while others wait for the store, and answered in their turn; all else waits.
    if (message.type !== "move") await table.whenSafe(() => {});
    const { playing } = table;
    if (playing === undefined) return "not-begun";
    if (table.isOver) return "over";
    switch (message.type) {
      case "offers":
        await table.whenSafe(() => connection.send({ type: "offers", id: message.id, ...offersOf(table, seat) }));
        return undefined;
      case "move":
        return this.#move(table, playing, seat, message);
      case "order":
        return this.#order(table, playing, seat, message);
      case "undo":
        return this.#undo(table, seat);
      case "end":
        return this.#askToEnd(table, seat);
      case "agree":
        return this.#agree(table, seat, message);
      case "resign":
        return this.#leaveFor(table, seat, "resigned");
    }
  }

  async #say(table: LiveTable, { person, name }: Connection, { text }: Sent<"say">): Promise<Reason | undefined> {
    const plain = plainText(text, 500);
    if (plain === "") return "malformed";
    // Nobody speaks without a name, nor at the table of somebody who has blocked them.
    if (person === "") return "not-seated";
    if (!table.mayTalk(person)) return "too-fast";
    if ((await this.#store.people.blockers(person)).has(table.row.host)) return "blocked";
    const at = this.#now();
    const id = await this.#store.chat.add({ table_id: table.id, person, name, text: plain, at });
    table.say({ id, person, name, text: plain, at });
    this.#tables.said(table.id, id);
    return undefined;
  }

  async #move(
    table: LiveTable,
    playing: Playing,
    seat: Seat,
    { move, made }: Sent<"move">,
  ): Promise<Reason | undefined> {
    // A bot plays for whoever left; coming back is a seat to be taken again, not a move.
    if (!table.isPerson(seat)) return "not-seated";
    return playing.move(seat, move, made);
  }

  async #order(table: LiveTable, playing: Playing, seat: Seat, { order }: Sent<"order">): Promise<Reason | undefined> {
    const book = playing.match.game.orders;
    if (book === undefined) return "no-orders";
    if (order !== null && "problem" in checkOptions(book.described, order)) return "bad-order";
    const row = table.seats[seat];
    const changes = { standing: order === null ? "" : JSON.stringify(order), standing_from: playing.lines };
    if (row === undefined || !(await this.#store.tables.changeSeat(row, changes))) return "too-late";
    await this.#tables.changed(table.id);
    // It may have something to answer already.
    await table.playing?.goOn();
    return undefined;
  }

  async #undo(table: LiveTable, seat: Seat): Promise<Reason | undefined> {
    const { playing } = table;
    const consent = playing?.match.undoNeeds(seat);
    if (consent === undefined) return "nothing-to-undo";
    const needs = consent.filter((other) => table.isPerson(other));
    if (needs.length === 0) return playing?.undo(seat, consent);
    return this.#ask(table, { about: "undo", by: seat, needs });
  }

  async #askToEnd(table: LiveTable, seat: Seat): Promise<Reason | undefined> {
    const needs = table.seats.map((row) => row.seat).filter((other) => other !== seat && table.isPerson(other));
    if (needs.length === 0) return this.#end(table, { kind: "agreed" });
    return this.#ask(table, { about: "end", by: seat, needs });
  }

  async #ask(table: LiveTable, asked: Pick<Request, "about" | "by" | "needs">): Promise<Reason | undefined> {
    const request: Request = { ...asked, agreed: [], lines: table.playing?.lines ?? 0 };
    return (await this.#note(table, request)) ? undefined : "too-late";
  }

  /** Notes what is asked, for whichever server somebody is at; false if something else was noted meanwhile. */
  async #note(table: LiveTable, request: Request | undefined): Promise<boolean> {
    const text = request === undefined ? "" : JSON.stringify(request);
    const isNoted = await this.#store.tables.noteRequest(table.row, text);
    await this.#tables.changed(table.id);
    return isNoted;
  }

  async #agree(
    table: LiveTable,
    seat: Seat,
    { to, yes }: Pick<Sent<"agree">, "to" | "yes">,
  ): Promise<Reason | undefined> {
    // Who asked may be at another server, and the line that it is about on its way to us.
    await this.#tables.openAnew(table.id);
    const { request, playing } = table;
    if (playing === undefined || request?.about !== to || !request.needs.includes(seat)) return "nothing-asked";
    const next = answered(request, seat, yes);
    if (next === "gone")
      return (await this.#note(table, undefined)) ? undefined : this.#agree(table, seat, { to, yes });
    if (next !== "settled") return (await this.#note(table, next)) ? undefined : this.#agree(table, seat, { to, yes });
    if (to === "end") return this.#end(table, { kind: "agreed" });
    return playing.undo(request.by, playing.match.undoNeeds(request.by) ?? []);
  }

  /** A seat is left: a bot plays on for it, or the match ends, as was agreed. */
  async #leaveFor(table: LiveTable, seat: Seat, kind: "resigned" | "time"): Promise<Reason | undefined> {
    const row = table.seats[seat];
    if (row === undefined || !table.isPerson(seat)) return "not-seated";
    const others = table.seats.some((other) => other.seat !== seat && table.isPerson(other.seat));
    if (table.agreed.gone === "end" || !others) return this.#end(table, { kind, seat });
    if (await this.#store.tables.changeSeat(row, { bot: STAND_IN })) await this.#tables.changed(table.id);
    return undefined;
  }

  /** The match ends before its end; its log says so, and the seed is published like that of any finished match. */
  async #end(table: LiveTable, ending: Ending): Promise<Reason | undefined> {
    const reason = await table.playing?.abort(ending);
    if (reason === undefined) await this.#tables.changed(table.id);
    return reason;
  }

  /** A clock may have run out. What is lost by it is lost, however long the store takes to be told. */
  async #timeUp(id: string): Promise<void> {
    const table = await this.#tables.open(id);
    await table?.whenSafe(() => {});
    if (table?.playing === undefined || table.isOver) return;
    const now = this.#now();
    for (const seat of table.asked())
      if (table.isPerson(seat) && table.playing.clocks.left(seat, now) === 0) await this.#leaveFor(table, seat, "time");
  }
}

const offersOf = ({ playing, isOver }: LiveTable, seat: Seat) =>
  isOver || playing === undefined ? { moves: [], asides: [] } : playing.match.offer(seat);
