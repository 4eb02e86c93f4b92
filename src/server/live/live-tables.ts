import type { Seat } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import { carries } from "../../table/versions.ts";
import type { Background } from "../background.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import { gameOf } from "../games.ts";
import { Problem } from "../http/problem.ts";
import type { Log } from "../log.ts";
import type { Measures } from "../measures.ts";
import { freshId } from "../secrets.ts";
import type { News } from "../store/bus.ts";
import { readLines } from "../store/lines.ts";
import type { Store } from "../store/open-store.ts";
import type { TableRow } from "../store/schema.ts";
import { BotTurns } from "./bot-turns.ts";
import { Clocks } from "./clocks.ts";
import { keptHeader } from "./kept-deal.ts";
import { LiveTable } from "./live-table.ts";
import { haveOrdersChanged, noteOrders } from "./note-orders.ts";
import { moversOf, Playing } from "./playing.ts";
import { NOBODY, Presence } from "./presence.ts";

/** How long, in milliseconds, a table without anybody stays in memory. */
const IDLE = 60_000;
/** How long another server may take for a bot before we think ourselves. */
const PATIENCE = 10_000;
const SWEEP_EVERY = 5_000;
/** How often a server that is not alone says that it is there. */
const ALIVE_EVERY = 5_000;

/** What happens when lines are safe and somebody new is asked. */
export interface TurnNotices {
  asked(table: LiveTable, seat: Seat): void;
}

interface Parts {
  readonly store: Store;
  readonly bots: BotPool;
  readonly notices: TurnNotices;
  readonly measures: Measures;
  readonly log: Log;
  readonly background: Background;
  /** How long a bot may think, and how long its answer is held back at least, in milliseconds. */
  readonly botTime: number;
  readonly botPause: number;
  now(): number;
}

/** The tables this server has in memory: loads them, lets bots and clocks go on, and follows what other servers write. */
export class LiveTables {
  readonly #parts: Parts;
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #bots: BotTurns;
  /** The seats that were asked when we last looked, by table. */
  readonly #asked = new Map<string, readonly Seat[]>();
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  /** What is under way for a table, one thing after the other. */
  readonly #work = new Map<string, Promise<void>>();
  /** What this server is called among the others. */
  readonly #me = freshId();
  readonly #presence = new Presence();
  #hasAllBots = false;
  #isClosing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#bots = new BotTurns(parts);
  }

  /** Begins to follow other servers and to look after tables that nobody looks at. */
  async start(): Promise<void> {
    const { store, background } = this.#parts;
    await store.bus.listen(
      (news) => this.#hear(news),
      () => this.#readAll(),
    );
    if (!this.#isAlone) {
      this.#tell("who", () => ({ about: "who", server: this.#me }));
      background.every(ALIVE_EVERY, "alive", () => this.#stayAlive());
    }
    background.every(SWEEP_EVERY, "sweep", () => this.#sweep());
    await this.#sweep();
  }

  /** Writes everything and tells those who are connected to come back. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#bots.close();
    if (!this.#isAlone) this.#tell("bye", () => ({ about: "bye", server: this.#me }));
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
    for (const opening of this.#tables.values()) {
      const table = await opening.catch(() => undefined);
      await table?.playing?.settled().catch(() => {});
      for (const connection of table?.connections ?? []) connection.close("restart");
    }
  }

  get count(): number {
    return this.#tables.size;
  }

  /** A table by its id; it stays for a while, though nobody may be connected yet. */
  async open(id: string): Promise<LiveTable | undefined> {
    const table = await this.#opened(id);
    if (table !== undefined) table.touched = this.#parts.now();
    return table;
  }

  #opened(id: string): Promise<LiveTable | undefined> {
    let opening = this.#tables.get(id);
    if (opening === undefined) {
      opening = this.#load(id).catch((error) => {
        this.#tables.delete(id);
        throw error;
      });
      this.#tables.set(id, opening);
    }
    return opening;
  }

  /** A table by its id, as it is stored now: another server may have changed it a moment ago. */
  async openAnew(id: string): Promise<LiveTable | undefined> {
    const table = await this.open(id);
    if (table !== undefined && this.#parts.store.kind === "postgres")
      await this.#inTurn(id, () => this.#readNow(id, false));
    return table;
  }

  /**
   * The table has changed in the store by our own hand: its seats, its status, the match begun or ended. Whether it could
   * be read again now; if not it is read later, since what has changed has changed.
   */
  async changed(id: string): Promise<boolean> {
    this.#tell(`table ${id}`, () => ({ about: "table", table: id }));
    try {
      await this.#inTurn(id, () => this.#readNow(id, true));
      return true;
    } catch (error) {
      this.#parts.log.error({ error, table: id }, "a table could not be read again");
      this.mayHaveChanged(id);
      return false;
    }
  }

  /** Nobody knows whether the store has done what it was asked: the table is read again as soon as that can be. */
  mayHaveChanged(id: string): void {
    this.#tell(`table ${id}`, () => ({ about: "table", table: id }));
    this.#parts.background.until(`read ${id}`, () => this.#inTurn(id, () => this.#readNow(id, true)));
  }

  /** Something was said at a table. */
  said(table: string, id: number): void {
    this.#tell(`said ${id}`, () => ({ about: "chat", table, id }));
  }

  /** Tells the other servers, sooner or later. */
  #tell(name: string, news: () => News): void {
    if (!this.#isAlone) this.#parts.background.until(`tell ${name}`, () => this.#parts.store.bus.tell(news()));
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { store, now } = this.#parts;
    const stored = await store.tables.find(id);
    if (stored === undefined) {
      this.#tables.delete(id);
      return undefined;
    }
    const table = new LiveTable(stored.table, stored.seats, now);
    if (!this.#isAlone) {
      table.elsewhere = this.#presence.at(id);
      table.presenceChanged = () => this.#tellPresence(table);
    }
    if (hasBegun(stored.table)) table.playing = await this.#readMatch(table);
    this.#parts.measures.loaded();
    this.#watch(table, stored.table.changed < now() - PATIENCE || this.#isAlone);
    return table;
  }

  /** The match of a table as it is stored. */
  async #readMatch(table: LiveTable): Promise<Playing> {
    const header = keptHeader(table.row);
    if (header === undefined) throw new Error("a match that has not begun cannot be read");
    const { game } = await gameOf(header.game);
    const rows = await this.#parts.store.tables.entries(table.id);
    // A match from a device begins with the lines that were played there.
    const brought = header.deal?.since === undefined ? [] : readLines(rows[0]?.lines ?? "[]");
    if (!carries(game, header.rulesVersion)) throw new Problem(409, "other-version");
    const match = Match.open(game, { ...header, log: brought });
    const began = table.row.began || (rows[0]?.at ?? table.row.changed);
    let clocks = new Clocks(table.agreed.pace, header.seats, began).turned(began, [], seatsIn(match.actors()));
    const times: number[] = [];
    for (const row of rows) {
      const entries = readLines(row.lines);
      const { at } = row;
      if (row.ply >= brought.length) match.follow(entries);
      clocks = clocks.turned(at, moversOf(entries), match.actors());
      times.push(...entries.map(() => at));
    }
    noteOrders(match, table.seats);
    this.#goOn(table, match);
    return this.#playing(table, match, clocks, times);
  }

  #playing(table: LiveTable, match: Match, clocks: Clocks, times: readonly number[]): Playing {
    const { store, now, measures } = this.#parts;
    return new Playing(match, clocks, times, {
      now,
      viewers: () => table.viewers(),
      send: (viewer, message) => table.send(viewer, message),
      append: async (ply, lines, at, { asked, isOver, clocks, ending }) => {
        const isAdded = await store.log.append({
          table: table.id,
          ply,
          lines,
          at,
          asked: bitsOf(asked),
          due: clocks.due,
          isOver,
          ...(ending === undefined ? {} : { ending: JSON.stringify(ending) }),
        });
        measures.appended(isAdded, lines.length);
        return isAdded;
      },
      reload: () => this.#reload(table),
      lost: () => {
        this.#hasAllBots = false;
        this.#forget(table, "restart");
      },
      settled: () => {
        table.touched = now();
        if (match.isOver) {
          table.row = { ...table.row, status: "over" };
          table.tellAnew();
        } else if (table.hasLapsed()) table.tellTable();
        this.#watch(table, true);
      },
    });
  }

  /** What is stored counts: everybody is shown it anew. */
  async #reload(table: LiveTable): Promise<Playing> {
    const playing = await this.#readMatch(table);
    table.playing = playing;
    table.tellAnew();
    this.#watch(table, false);
    return playing;
  }

  /** Lets standing orders answer that were left or are read here and have something to answer by now. */
  #goOn(table: LiveTable, match: Match): void {
    if (match.orders.every((order) => order === undefined)) return;
    this.#parts.background.until(`orders ${table.id}`, async () => {
      await (await this.open(table.id))?.playing?.goOn();
    });
  }

  /** Reads a table as another server has changed it, and what was added to its log. */
  #readWhole(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      await this.#readNow(id, false);
      const table = await this.#tables.get(id);
      if (table?.playing === undefined) return;
      await this.#catchUp(table);
      this.#followed(table);
    });
  }

  /** One after the other: what the store says late must not count for something newer. */
  async #inTurn(id: string, work: () => Promise<void>): Promise<void> {
    const working = (this.#work.get(id) ?? Promise.resolve()).catch(() => {}).then(work);
    this.#work.set(id, working);
    try {
      await working;
    } finally {
      if (this.#work.get(id) === working) this.#work.delete(id);
    }
  }

  /** Reads a table's row and seats again, and its match if that has just begun; `isOurs`: this server has changed them. */
  async #readNow(id: string, isOurs: boolean): Promise<void> {
    const table = await this.#tables.get(id);
    if (table === undefined) return;
    const stored = await this.#parts.store.tables.find(id);
    if (stored === undefined) {
      this.#forget(table, "gone");
      return;
    }
    const hadBegun = table.playing !== undefined;
    const ordersChanged = haveOrdersChanged(table.seats, stored.seats);
    table.row = stored.table;
    table.seats = stored.seats;
    table.sendAway();
    if (!hadBegun && hasBegun(stored.table)) {
      table.playing = await this.#readMatch(table);
      table.tellAnew();
    } else {
      // The last lines of a match may still be on their way to us.
      if (stored.table.status === "over" && table.playing?.match.isOver === false) await this.#catchUp(table);
      if (ordersChanged && table.playing !== undefined) noteOrders(table.playing.match, stored.seats);
      table.tellTable();
    }
    await this.#sendAwayBlocked(table);
    this.#watch(table, isOurs);
  }

  async #sendAwayBlocked(table: LiveTable): Promise<void> {
    const blockers = new Map<string, ReadonlySet<string>>();
    for (const person of table.onlookers) blockers.set(person, await this.#parts.store.people.blockers(person));
    table.sendAwayBlocked(blockers);
  }

  /** What another server tells is followed until it has been; a table that is not here is read when somebody comes. */
  #hear(news: News): void {
    if ("server" in news) return this.#hearOf(news);
    const { background, store } = this.#parts;
    const { about, table: id } = news;
    if (!this.#tables.has(id)) return;
    if (about === "table") background.until(`hear ${id}`, () => this.#inTurn(id, () => this.#readNow(id, false)));
    if (about === "log") background.until(`hear ${id}/${news.ply}`, () => this.#inTurn(id, () => this.#hearLog(news)));
    if (about === "chat")
      background.until(`hear ${id}/chat/${news.id}`, async () => {
        const line = await store.chat.line(news.id);
        if (line === undefined) return;
        const { id: number, person, name, text, at } = line;
        (await this.#tables.get(id))?.say({ id: number, person, name, text, at });
      });
  }

  /** Another server says that it is there, who is there through it, or that it goes. */
  #hearOf(news: Extract<News, { server: string }>): void {
    const { about, server } = news;
    if (about === "bye") return this.#lose(server);
    if (this.#presence.heard(server, this.#parts.now())) this.#tell("who", () => ({ about: "who", server: this.#me }));
    if (about === "who") this.#tellAllPresence();
    if (about !== "here") return;
    this.#presence.note(server, news.table, { seats: news.seats, spectators: news.spectators });
    this.#showPresence(news.table);
  }

  async #stayAlive(): Promise<void> {
    for (const server of this.#presence.silent(this.#parts.now())) this.#lose(server);
    await this.#parts.store.bus.tell({ about: "alive", server: this.#me });
  }

  #lose(server: string): void {
    for (const table of this.#presence.gone(server)) this.#showPresence(table);
  }

  /** Who is at a table through other servers has changed. */
  #showPresence(id: string): void {
    const opening = this.#tables.get(id);
    if (opening === undefined) return;
    this.#parts.background.once(`presence ${id}`, async () => {
      const table = await opening;
      if (table === undefined) return;
      table.elsewhere = this.#presence.at(id);
      table.tellTable();
    });
  }

  #tellPresence(table: LiveTable): void {
    const { id } = table;
    this.#tell(`here ${id}`, () => ({ about: "here", server: this.#me, table: id, ...table.present }));
  }

  #tellAllPresence(): void {
    for (const opening of this.#tables.values())
      this.#parts.background.once("presence", async () => {
        const table = await opening;
        if (table !== undefined && table.connections.size > 0) this.#tellPresence(table);
      });
  }

  async #hearLog({ table: id, ply, lines, at }: Extract<News, { about: "log" }>): Promise<void> {
    const table = await this.#tables.get(id);
    const playing = await table?.playing?.settled();
    // A match that has just begun is read as a whole.
    if (table === undefined || playing === undefined) return;
    if (lines === undefined || !playing.follow(ply, lines, at)) await this.#catchUp(table);
    this.#followed(table);
  }

  /** Lines of another server were taken in. */
  #followed(table: LiveTable): void {
    const { playing } = table;
    // A last move of our own that is not yet safe is told when it is.
    if (table.isOver && playing?.isBusy !== true) table.tellAnew();
    else if (table.hasLapsed()) table.tellTable();
    if (playing !== undefined) this.#goOn(table, playing.match);
    this.#watch(table, false);
  }

  /** Follows what is stored beyond what we have. */
  async #catchUp(table: LiveTable): Promise<void> {
    const playing = await table.playing?.settled();
    if (playing === undefined) return;
    for (const row of await this.#parts.store.tables.entries(table.id, playing.match.log.length))
      if (!playing.follow(row.ply, readLines(row.lines), row.at)) {
        await playing.renew();
        return;
      }
  }

  /** The way to the other servers was lost for a while: everything is read again. */
  #readAll(): void {
    for (const id of this.#tables.keys()) this.#parts.background.until(`read ${id}`, () => this.#readWhole(id));
    this.#tell("who", () => ({ about: "who", server: this.#me }));
    this.#tellAllPresence();
  }

  /** Sees to whoever is asked now: bots think (if it is on us), people are told, the clock is set. */
  #watch(table: LiveTable, isOurs: boolean): void {
    if (this.#isClosing) return;
    this.#setAlarm(table);
    const asked = table.asked();
    const before = this.#asked.get(table.id);
    this.#asked.set(table.id, asked);
    if (!isOurs) return;
    for (const seat of asked) {
      if (table.botOf(seat) !== undefined)
        this.#parts.background.once(`bot ${table.id}`, () => this.#letBotPlay(table, seat));
      else if (before !== undefined && !before.includes(seat) && !table.isHere(seat))
        this.#parts.notices.asked(table, seat);
    }
  }

  /** Somebody came to a table: bots that waited because nobody was there are asked at once. */
  came(table: LiveTable): void {
    if (!this.#isClosing && this.#isAlone)
      for (const seat of table.asked())
        if (table.botOf(seat) !== undefined)
          this.#parts.background.once(`bot ${table.id}`, () => this.#letBotPlay(table, seat));
  }

  async #letBotPlay(table: LiveTable, seat: Seat): Promise<void> {
    if (await this.#bots.play(table, seat)) this.#watch(table, true);
  }

  #setAlarm(table: LiveTable): void {
    clearTimeout(this.#alarms.get(table.id));
    this.#alarms.delete(table.id);
    const due = table.isOver ? 0 : (table.playing?.clocks.due ?? 0);
    if (due === 0) return;
    // Timers hold at most 24 days; a longer wait is looked at again by then.
    const wait = Math.min(Math.max(0, due - this.#parts.now()) + 50, 2_000_000_000);
    const alarm = setTimeout(
      () => this.#parts.background.until(`clock ${table.id}`, async () => this.timeUp?.(table.id)),
      wait,
    );
    alarm.unref();
    this.#alarms.set(table.id, alarm);
  }

  /** Called when a clock may have run out. */
  timeUp: ((id: string) => Promise<void>) | undefined;

  /** Looks after tables that wait for a server, and lets go of those nobody needs. */
  async #sweep(): Promise<void> {
    const { now } = this.#parts;
    for (const id of await this.#waiting()) {
      const table = await this.#opened(id).catch((error) => {
        this.#parts.log.error({ error, table: id }, "a table could not be read");
        // Nobody else would think of its bots.
        if (!(error instanceof Problem)) this.#hasAllBots = false;
      });
      if (table !== undefined) this.#watch(table, true);
    }
    for (const opening of [...this.#tables.values()]) {
      const table = await opening.catch(() => undefined);
      if (table === undefined) continue;
      const hasBotsTurn = table.asked().some((seat) => table.botOf(seat) !== undefined);
      // A bot that failed is asked again.
      if (hasBotsTurn && this.#isAlone) this.#watch(table, true);
      if (hasBotsTurn || table.connections.size > 0 || table.touched > now() - IDLE) continue;
      if (table.playing?.isBusy !== true) this.#forget(table, "gone");
    }
  }

  /** Tables that may need a server: a clock has run out, a bot is asked. */
  async #waiting(): Promise<ReadonlySet<string>> {
    const { store, now } = this.#parts;
    const waiting = new Set(await store.tables.overdue(now()));
    // A server that is alone keeps the tables whose bots are asked: once it has them it need not look again.
    if (!this.#isAlone || !this.#hasAllBots)
      for (const id of await store.tables.quietWithBots(this.#isAlone ? now() : now() - PATIENCE)) waiting.add(id);
    this.#hasAllBots = true;
    return waiting;
  }

  get #isAlone(): boolean {
    return this.#parts.store.kind === "sqlite";
  }

  #forget(table: LiveTable, reason: "gone" | "restart"): void {
    this.#tables.delete(table.id);
    table.presenceChanged = undefined;
    if (table.connections.size > 0)
      this.#tell(`here ${table.id}`, () => ({ about: "here", server: this.#me, table: table.id, ...NOBODY }));
    this.#asked.delete(table.id);
    clearTimeout(this.#alarms.get(table.id));
    this.#alarms.delete(table.id);
    for (const connection of table.connections) connection.close(reason);
  }
}

const seatsIn = (actors: readonly Seat[]): readonly Seat[] => actors.filter((seat) => seat >= 0);

const hasBegun = ({ status }: TableRow): boolean => status === "playing" || status === "over";

/** Seats as one bit each. */
export const bitsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, seat) => (seat < 0 ? bits : bits | (1 << seat)), 0);
