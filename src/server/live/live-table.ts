import { PROTOCOL, type Said, type ServerMessage, type StepsSeen } from "../../protocol/messages.ts";
import type { Agreed, Ending, SeatInfo, TableInfo } from "../../protocol/table-info.ts";
import type { Seat, Viewer } from "../../table/game.ts";
import type { SeatRow, TableRow } from "../store/schema.ts";
import { Bucket } from "./bucket.ts";
import type { Connection } from "./connection.ts";
import { Delayed } from "./delayed.ts";
import { keptDeal } from "./kept-deal.ts";
import type { Playing } from "./playing.ts";
import { NOBODY, type Present } from "./presence.ts";
import { type Request, stands } from "./requests.ts";

/** Lines that somebody may say in a second, in the long run, and at once. */
const WORDS = 0.5;
const WORDS_AT_ONCE = 10;
/** How often those who see a match late are told, in milliseconds. */
const LAG = 2000;

/** A table that this server has in its hands: how it is laid, who is here, and the match once it has begun. */
export class LiveTable {
  readonly id: string;
  #row!: TableRow;
  agreed!: Agreed;
  ending: Ending | undefined;
  /** What everybody may know of the deal, from the moment it is final. */
  pledge: TableInfo["pledge"];
  seats: readonly SeatRow[];
  playing: Playing | undefined;
  readonly connections = new Set<Connection>();
  /** Seats whose bot failed here, so that a simpler one moves in its place. */
  readonly standIns = new Set<Seat>();
  /** Who is here through other servers. */
  elsewhere: Present = NOBODY;
  /** Called when somebody has come or gone. */
  presenceChanged: (() => void) | undefined;
  #request: Request | undefined;
  readonly #talk = new Map<string, Bucket>();
  /** When somebody was last here, or something last happened. */
  touched: number;
  readonly #now: () => number;

  constructor(row: TableRow, seats: readonly SeatRow[], now: () => number) {
    this.id = row.id;
    this.row = row;
    this.seats = seats;
    this.#now = now;
    this.touched = now();
  }

  get row(): TableRow {
    return this.#row;
  }

  /** What is written in the row is read once. */
  set row(row: TableRow) {
    const kept = keptDeal(row);
    this.#row = row;
    this.agreed = JSON.parse(row.agreed) as Agreed;
    this.#request = row.request === "" ? undefined : (JSON.parse(row.request) as Request);
    this.ending = row.ending === "" ? undefined : (JSON.parse(row.ending) as Ending);
    this.pledge = kept === undefined ? undefined : { ...kept.pledge, terms: kept.terms };
  }

  /** Reads something of the match at a moment at which nothing that was played waits for the store. */
  async whenSafe<T>(read: () => T): Promise<T> {
    while (this.playing?.isBusy) await this.playing.settled();
    return read();
  }

  get isOver(): boolean {
    return this.row.status === "over" || this.playing?.isOver === true;
  }

  asked(): readonly Seat[] {
    return this.isOver ? [] : (this.playing?.asked ?? []);
  }

  /** What somebody asks the others to agree to, while it stands. */
  get request(): Request | undefined {
    return this.#request !== undefined && stands(this.#request, this) ? this.#request : undefined;
  }

  /** Whether what was asked has lapsed since we last looked; everybody should know. */
  hasLapsed(): boolean {
    if (this.#request === undefined || this.request !== undefined) return false;
    this.#request = undefined;
    return true;
  }

  /** Whether a bot plays for a seat: from the start, or for somebody who left. */
  botOf(seat: Seat): string | undefined {
    return this.seats[seat]?.bot || undefined;
  }

  isPerson(seat: Seat): boolean {
    return this.seats[seat]?.person !== "" && this.botOf(seat) === undefined;
  }

  seatOf(person: string): Seat | undefined {
    return person === "" ? undefined : this.seats.find((seat) => seat.person === person)?.seat;
  }

  /** Those who are told everything as it happens. */
  viewers(): ReadonlySet<Viewer> {
    const viewers = new Set([...this.connections].map(({ viewer }) => viewer));
    if (this.#isDelayed("spectator")) viewers.delete("spectator");
    return viewers;
  }

  /** Whether somebody sees the match only as it was some minutes ago. */
  #isDelayed(viewer: Viewer): boolean {
    return viewer === "spectator" && this.agreed.spectators === "delayed";
  }

  isHere(seat: Seat): boolean {
    return this.elsewhere.seats.includes(seat) || this.viewers().has(seat);
  }

  /** Who is here through this server. */
  get present(): Present {
    const viewers = [...this.connections].map(({ viewer }) => viewer);
    const seats = [...new Set(viewers.filter((viewer) => viewer !== "spectator"))].sort((a, b) => a - b);
    return { seats, spectators: viewers.filter((viewer) => viewer === "spectator").length };
  }

  /** Who is here: somebody who sits at the table, somebody who looks on, or nobody. */
  get here(): "player" | "spectator" | "nobody" {
    const { present, elsewhere } = this;
    if (present.seats.length > 0 || elsewhere.seats.length > 0) return "player";
    return present.spectators > 0 || elsewhere.spectators > 0 ? "spectator" : "nobody";
  }

  /** Somebody comes, with so many lines of the log already. */
  async enter(connection: Connection, lines: number): Promise<void> {
    await this.whenSafe(() => {
      this.connections.add(connection);
      connection.send(this.#welcome(connection.viewer, lines));
    });
    this.touched = this.#now();
    this.tellTable();
    this.presenceChanged?.();
    if (this.#isDelayed(connection.viewer)) this.#lag ??= setInterval(() => this.#tellDelayed(), LAG);
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.touched = this.#now();
    if (!this.viewers().has(connection.viewer)) this.playing?.forget(connection.viewer);
    if (this.#isDelayed(connection.viewer) && !this.#hasSpectators()) this.#endLag();
    this.tellTable();
    this.presenceChanged?.();
  }

  /** Who sits elsewhere now than when the socket was opened comes back with other eyes, if at all. */
  sendAway(): void {
    for (const connection of this.connections)
      if ((this.seatOf(connection.person) ?? "spectator") !== connection.viewer) connection.close("restart");
      else if (connection.viewer === "spectator" && !this.mayLookOn) connection.close("gone");
  }

  /** Those who only look on and whom somebody at the table has blocked go. */
  sendAwayBlocked(blockers: ReadonlyMap<string, ReadonlySet<string>>): void {
    for (const connection of this.connections)
      if (connection.viewer === "spectator" && this.isOneOf(blockers.get(connection.person) ?? new Set()))
        connection.close("blocked");
  }

  /** Whether the host or somebody who sits here is one of some people. */
  isOneOf(people: ReadonlySet<string>): boolean {
    return people.has(this.row.host) || this.seats.some(({ person }) => people.has(person));
  }

  /** Whether those who do not sit here may be here. */
  get mayLookOn(): boolean {
    return this.agreed.spectators !== "none" || this.row.status === "open";
  }

  /** Those who only look on, by their ids. */
  get onlookers(): ReadonlySet<string> {
    const people = [...this.connections].filter(({ viewer }) => viewer === "spectator").map(({ person }) => person);
    return new Set(people.filter((person) => person !== ""));
  }

  send(viewer: Viewer, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.connections) if (connection.viewer === viewer) connection.sendText(text);
  }

  /** Whether somebody may say something more now. */
  mayTalk(person: string): boolean {
    const bucket = this.#talk.get(person) ?? new Bucket(WORDS, WORDS_AT_ONCE, this.#now());
    this.#talk.set(person, bucket);
    return bucket.take(this.#now());
  }

  say(line: Said): void {
    const text = JSON.stringify({ type: "said", line } satisfies ServerMessage);
    for (const connection of this.connections) if (!connection.muted.has(line.person)) connection.sendText(text);
  }

  /** Tells everybody how the table stands. */
  tellTable(): void {
    if (this.connections.size === 0) return;
    const texts = new Map<boolean, string>();
    for (const { viewer, sendText } of this.connections) {
      const isLate = this.#isDelayed(viewer);
      const text = texts.get(isLate) ?? JSON.stringify({ type: "table", table: this.infoFor(viewer) });
      texts.set(isLate, text);
      sendText(text);
    }
  }

  /** Shows everybody everything anew: at the start, at the end, or when what was told turned out not to count. */
  tellAnew(): void {
    this.#delayed = undefined;
    for (const connection of this.connections) connection.send(this.#welcome(connection.viewer, 0));
  }

  /** All that a viewer may know of the table: whose turn it is and the clocks would tell what is shown later only. */
  infoFor(viewer: Viewer): TableInfo {
    const info = this.info();
    if (this.playing === undefined || this.isOver || !this.#isDelayed(viewer)) return info;
    const seats = info.seats.map(({ clock: _, ...seat }) => seat);
    return { ...info, seats, asked: this.#shownLate(this.playing).asked };
  }

  info(): TableInfo {
    const { row, playing, request } = this;
    return {
      id: row.id,
      code: row.code,
      host: row.host,
      agreed: this.agreed,
      ...(this.pledge === undefined ? {} : { pledge: this.pledge }),
      status: this.isOver ? "over" : row.status,
      seats: this.seats.map((seat) => this.#seatInfo(seat, playing)),
      asked: this.asked(),
      ...(request === undefined ? {} : { request: { about: request.about, by: request.by, agreed: request.agreed } }),
      ...(this.ending === undefined ? {} : { ending: this.ending }),
      ...(row.rematch === "" ? {} : { rematch: row.rematch }),
      spectators: this.present.spectators + this.elsewhere.spectators,
      now: this.#now(),
    };
  }

  /** What counts so far, from a step on, as a viewer has seen it; nothing before the match begins. */
  stepsSeen(viewer: Viewer, from: number): StepsSeen | undefined {
    if (this.playing === undefined) return undefined;
    if (!this.#isDelayed(viewer)) return this.playing.stepsSeen(viewer, from);
    return this.playing.stepsSeen(viewer, from, this.#shownLate(this.playing).lines);
  }

  /** For a list of tables: whom the match waits for stands in the row, for those who may know it now. */
  summaryFor(person: string | undefined): TableInfo {
    const mayKnow = !this.#isDelayed((person === undefined ? undefined : this.seatOf(person)) ?? "spectator");
    const asked = this.seats.map(({ seat }) => seat).filter((seat) => mayKnow && this.row.asked & (1 << seat));
    return { ...this.info(), asked };
  }

  #seatInfo({ seat, person, bot, name, number_hash }: SeatRow, playing: Playing | undefined): SeatInfo {
    return {
      seat,
      ...(person === "" ? {} : { person }),
      ...(bot === "" ? {} : { bot }),
      name,
      isHere: this.isHere(seat),
      isTakenOver: person !== "" && bot !== "",
      ...(this.standIns.has(seat) ? { standIn: true } : {}),
      ...(number_hash === "" ? {} : { numberHash: number_hash }),
      ...(playing?.clocks.isKept ? { clock: playing.clocks.left(seat, this.#now()) } : {}),
    };
  }

  #welcome(viewer: Viewer, lines: number): ServerMessage {
    const order = viewer === "spectator" ? undefined : this.playing?.match.orders[viewer];
    return {
      type: "welcome",
      protocol: PROTOCOL,
      table: this.infoFor(viewer),
      viewer,
      ...(order === undefined ? {} : { order }),
      ...this.#whole(viewer, lines),
    };
  }

  #whole(viewer: Viewer, lines: number) {
    if (this.playing === undefined) return { from: 0, log: [], made: 0, view: null };
    if (!this.#isDelayed(viewer)) return this.playing.whole(viewer, lines);
    return this.#shownLate(this.playing).whole();
  }

  #shownLate(playing: Playing): Delayed {
    this.#delayed ??= new Delayed(playing, this.#now());
    return this.#delayed;
  }

  #delayed: Delayed | undefined;
  #lag: NodeJS.Timeout | undefined;

  #tellDelayed(): void {
    // What is on its way to the store may not count.
    if (this.playing?.isBusy) return;
    const news = this.#delayed?.news(this.#now());
    if (news !== undefined) this.send("spectator", news);
  }

  #hasSpectators(): boolean {
    return [...this.connections].some(({ viewer }) => viewer === "spectator");
  }

  #endLag(): void {
    clearInterval(this.#lag);
    this.#lag = undefined;
    this.#delayed = undefined;
  }
}
