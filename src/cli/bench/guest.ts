import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";
import { Following } from "../../protocol/following.ts";
import type { ClientMessage, Reason, Said, ServerMessage } from "../../protocol/messages.ts";
import type { Agreed, TableInfo } from "../../protocol/table-info.ts";
import { hashOfNumber } from "../../table/commitment.ts";
import type { Move, Seat } from "../../table/game.ts";

/** What a table is laid with unless somebody says otherwise. */
const USUAL: Omit<Agreed, "game" | "seats"> = {
  options: {},
  pace: { kind: "free" },
  spectators: "live",
  listed: false,
  gone: "bot",
};

/** Somebody with a browser, as a server sees it. */
export class Guest {
  readonly address: string;
  #cookie = "";

  private constructor(address: string) {
    this.address = address;
  }

  static async named(address: string, name: string): Promise<Guest> {
    const guest = new Guest(address);
    await guest.post("api/people", { name });
    return guest;
  }

  static stranger = (address: string): Guest => new Guest(address);

  /** Somebody who is signed in already. */
  static known(address: string, cookie: string): Guest {
    const guest = new Guest(address);
    guest.#cookie = cookie;
    return guest;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** The same browser at another server. */
  at(address: string): Guest {
    return Guest.known(address, this.#cookie);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.#cookie === "" ? {} : { cookie: this.#cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(";")[0] as string;
    return response;
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#answer(await this.send("POST", path, body));
  }

  async put<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#answer(await this.send("PUT", path, body));
  }

  async get<T>(path: string): Promise<T> {
    return this.#answer(await this.send("GET", path));
  }

  async lay(
    game: string,
    seats: number,
    more: Partial<Agreed> & { bots?: (string | null)[] } = {},
  ): Promise<{ id: string; code: string }> {
    const { bots = [], ...agreed } = more;
    return this.post("api/tables", { ...USUAL, game, seats, ...agreed, bots });
  }

  /** Sits down with a number for the deal, and comes to the table. */
  async sit(table: string, seat: Seat): Promise<Place> {
    const number = randomBytes(16).toString("hex");
    await this.put(`api/tables/${table}/seats/${seat}`, { numberHash: hashOfNumber(table, seat, number) });
    return this.come(table, number);
  }

  come(table: string, number?: string): Promise<Place> {
    return Place.open(this, table, number);
  }

  async #answer<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Error(`${response.status} ${((await response.json()) as { reason: string }).reason}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}

/** Somebody at a table, through a socket. */
export class Place {
  readonly following = new Following();
  readonly heard: string[] = [];
  readonly said: Said[] = [];
  closedFor: string | undefined;
  readonly #socket: WebSocket;
  readonly #number: string | undefined;
  readonly #waiting = new Map<string, (reason: Reason | undefined) => void>();
  #watchers: (() => void)[] = [];
  #next = 0;

  private constructor(socket: WebSocket, number: string | undefined) {
    this.#socket = socket;
    this.#number = number;
    socket.on("message", (data: Buffer) => this.#hear(data.toString()));
    socket.on("close", () => {
      this.closedFor ??= "lost";
      for (const answer of this.#waiting.values()) answer("too-late");
      this.#notify();
    });
    socket.on("error", () => {});
  }

  static async open(guest: Guest, table: string, number?: string, lines = 0): Promise<Place> {
    const url = `${guest.address.replace("http", "ws")}api/tables/${table}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: guest.cookie } });
    const place = new Place(socket, number);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", () => resolve());
      socket.once("error", reject);
    });
    socket.send(JSON.stringify({ type: "hello", protocol: 1, lines }));
    await place.until(() => place.following.table !== undefined || place.closedFor !== undefined);
    return place;
  }

  get table(): TableInfo {
    return this.following.table as TableInfo;
  }

  get isAsked(): boolean {
    return this.table.status === "playing" && this.table.asked.includes(this.following.viewer as Seat);
  }

  /** Sends a message; the answer is the reason why not, or nothing. */
  ask(message: Unsigned): Promise<Reason | undefined> {
    if (this.closedFor !== undefined) return Promise.resolve("too-late");
    const id = `m${this.#next++}`;
    this.sendText(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  play(move: Move, made = this.following.made): Promise<Reason | undefined> {
    return this.ask({ type: "move", made, move: move as unknown as Record<string, unknown> });
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  /** The connection breaks without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Resolves when something holds that messages bring about. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#watchers.push(resolve));
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.following.hear(message);
    if (message.type === "said") this.said.push(message.line);
    if (message.type === "closing") this.closedFor = message.reason;
    if (message.type === "done" || message.type === "refused") {
      this.#waiting.get(message.id)?.(message.type === "refused" ? message.reason : undefined);
      this.#waiting.delete(message.id);
    }
    if (this.following.table?.status === "dealing") this.#reveal();
    this.#notify();
  }

  #isRevealed = false;
  #reveal(): void {
    if (this.#isRevealed || this.#number === undefined) return;
    this.#isRevealed = true;
    void this.ask({ type: "number", number: this.#number });
  }

  #notify(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }
}

type Unsigned = {
  [Type in ClientMessage["type"]]: Omit<Extract<ClientMessage, { type: Type }>, "id">;
}[ClientMessage["type"]];
