import type { ClientMessage, Reason } from "../../protocol/messages.ts";
import type { Ending } from "../../protocol/table-info.ts";
import { CHANCE, type Seat } from "../../table/game.ts";
import type { Lobby } from "../lobby.ts";
import { plainText } from "../plain-text.ts";
import type { Store } from "../store/open-store.ts";
import type { Connection } from "./connection.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import type { Playing } from "./playing.ts";
import { answered } from "./requests.ts";

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
    tables.timeUp = (table) => void this.#timeUp(table);
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
    const { playing } = table;
    if (playing === undefined) return "not-begun";
    if (table.isOver) return "over";
    switch (message.type) {
      case "offers":
        connection.send({ type: "offers", id: message.id, ...playing.match.offer(seat) });
        return undefined;
      case "move":
        return this.#move(table, playing, seat, message);
      case "order":
        return this.#order(table, playing, seat, message);
      case "undo":
        return this.#undo(table, playing, seat);
      case "end":
        return this.#askToEnd(table, playing, seat);
      case "agree":
        return this.#agree(table, playing, seat, message);
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
    await this.#store.bus.tell({ about: "chat", table: table.id, id });
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
    const reason = await playing.move(seat, move, made);
    if (reason === undefined && table.request !== undefined) this.#drop(table);
    return reason;
  }

  async #order(table: LiveTable, playing: Playing, seat: Seat, { order }: Sent<"order">): Promise<Reason | undefined> {
    const reason = await playing.order(seat, order ?? undefined);
    const row = table.seats[seat];
    if (reason === undefined && row !== undefined)
      await this.#store.tables.changeSeat(row, { standing: order === null ? "" : JSON.stringify(order) });
    return reason;
  }

  async #undo(table: LiveTable, playing: Playing, seat: Seat): Promise<Reason | undefined> {
    const consent = playing.match.undoNeeds(seat);
    if (consent === undefined) return "nothing-to-undo";
    const needs = consent.filter((other) => table.isPerson(other));
    if (needs.length === 0) return playing.undo(seat, consent);
    table.request = { about: "undo", by: seat, needs, agreed: [], lines: playing.match.log.length };
    table.tellTable();
    return undefined;
  }

  async #askToEnd(table: LiveTable, playing: Playing, seat: Seat): Promise<Reason | undefined> {
    const needs = table.seats.map((row) => row.seat).filter((other) => other !== seat && table.isPerson(other));
    if (needs.length === 0) return this.#end(table, { kind: "agreed" });
    table.request = { about: "end", by: seat, needs, agreed: [], lines: playing.match.log.length };
    table.tellTable();
    return undefined;
  }

  async #agree(
    table: LiveTable,
    playing: Playing,
    seat: Seat,
    { to, yes }: Sent<"agree">,
  ): Promise<Reason | undefined> {
    const { request } = table;
    if (request?.about !== to || !request.needs.includes(seat)) return "nothing-asked";
    if (to === "undo" && request.lines !== playing.match.log.length) return "too-late";
    const next = answered(request, seat, yes);
    table.request = typeof next === "string" ? undefined : next;
    if (next !== "settled") {
      table.tellTable();
      return undefined;
    }
    if (to === "end") return this.#end(table, { kind: "agreed" });
    const reason = await playing.undo(request.by, playing.match.undoNeeds(request.by) ?? []);
    table.tellTable();
    return reason;
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
    const reason = await table.playing?.abort(ending.seat ?? CHANCE);
    if (reason !== undefined) return reason;
    await this.#store.tables.change(table.id, "over", { table: { ending: JSON.stringify(ending) } });
    await this.#tables.changed(table.id);
    return undefined;
  }

  async #timeUp(table: LiveTable): Promise<void> {
    const { playing } = table;
    if (playing === undefined || table.isOver) return;
    const now = this.#now();
    for (const seat of table.asked())
      if (table.isPerson(seat) && playing.clocks.left(seat, now) === 0) await this.#leaveFor(table, seat, "time");
  }

  #drop(table: LiveTable): void {
    table.request = undefined;
    table.tellTable();
  }
}
