import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import {
  type ClientMessage,
  clientMessage,
  PROTOCOL,
  type Reason,
  type ServerMessage,
} from "../../protocol/messages.ts";
import type { Viewer } from "../../table/game.ts";
import type { Background } from "../background.ts";
import type { Actions } from "../live/actions.ts";
import { Bucket } from "../live/bucket.ts";
import type { Connection } from "../live/connection.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { LiveTables } from "../live/live-tables.ts";
import type { Log } from "../log.ts";
import type { Measures } from "../measures.ts";
import type { Limits } from "../settings.ts";
import type { Store } from "../store/open-store.ts";
import { ADDRESS, STRANGERS } from "./budgets.ts";
import { networkOf } from "./network.ts";
import { Problem } from "./problem.ts";
import { isName } from "./route.ts";
import type { Who } from "./who.ts";

/** What waits in a socket at most, in bytes; who cannot follow comes back later. */
const MOST_BUFFERED = 1_000_000;
/** Messages refused for coming too fast before the socket is closed. */
const PATIENCE = 20;
const HEARTBEAT = 25_000;
/** The close code of a server that cannot serve now. */
const TRY_LATER = 1013;

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly actions: Actions;
  readonly who: Who;
  readonly limits: Limits;
  readonly measures: Measures;
  readonly log: Log;
  readonly background: Background;
  now(): number;
}

/** The socket of a table: who sits there comes from the login, whatever the messages say. */
export function socketRoute(app: FastifyInstance, parts: Parts): void {
  const counts = new SocketCounts();
  const buckets = new SharedBuckets(parts);
  app.get<{ Params: { id: string } }>("/api/tables/:id/socket", { websocket: true }, (socket, request) => {
    const { sockets } = parts.limits;
    if (!counts.take(`address ${networkOf(request.ip)}`, ADDRESS * sockets, socket))
      return closeWith(socket, "too-fast");
    socket.on("error", () => socket.terminate());
    keepAlive(socket);
    new Session(socket, request, request.params.id, parts, buckets, counts);
  });
}

/** How many sockets are open, by whose they are. */
class SocketCounts {
  readonly #open = new Map<string, number>();

  /** Counts a socket until it closes; false where there are as many already. */
  take(whose: string, most: number, socket: WebSocket): boolean {
    const open = this.#open.get(whose) ?? 0;
    if (open >= most) return false;
    this.#open.set(whose, open + 1);
    const leave = () => {
      const left = (this.#open.get(whose) ?? 1) - 1;
      if (left === 0) this.#open.delete(whose);
      else this.#open.set(whose, left);
    };
    if (socket.readyState === socket.OPEN) socket.once("close", leave);
    else leave();
    return true;
  }
}

function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on("pong", () => {
    isAlive = true;
  });
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT);
  socket.on("close", () => clearInterval(beat));
}

/** However many sockets somebody has, they share what one may send. */
class SharedBuckets {
  readonly #parts: Parts;
  readonly #shared = new Map<string, { readonly bucket: Bucket; sockets: number }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  fresh(): Bucket {
    const { limits, now } = this.#parts;
    return new Bucket(limits.messages, limits.burst, now());
  }

  of(person: string, socket: WebSocket): Bucket {
    const shared = this.#shared.get(person) ?? { bucket: this.fresh(), sockets: 0 };
    shared.sockets++;
    this.#shared.set(person, shared);
    const leave = () => {
      shared.sockets--;
      if (shared.sockets === 0) this.#shared.delete(person);
    };
    if (socket.readyState === socket.OPEN) socket.once("close", leave);
    else leave();
    return shared.bucket;
  }
}

/** One browser at one table. */
class Session {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #id: string;
  readonly #parts: Parts;
  readonly #buckets: SharedBuckets;
  readonly #counts: SocketCounts;
  #bucket: Bucket;
  #excess = 0;
  /** Where we are, from the moment we were let in. */
  #at: { readonly table: LiveTable; readonly connection: Connection } | undefined;
  #entering: Promise<void> | undefined;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    id: string,
    parts: Parts,
    buckets: SharedBuckets,
    counts: SocketCounts,
  ) {
    this.#socket = socket;
    this.#request = request;
    this.#id = id;
    this.#parts = parts;
    this.#buckets = buckets;
    this.#counts = counts;
    this.#bucket = buckets.fresh();
    socket.on("message", (data: Buffer) => this.#receive(data.toString()));
    socket.on("close", () => parts.background.once("leave", () => this.#leave()));
  }

  #receive(text: string): void {
    if (!this.#bucket.take(this.#parts.now())) {
      this.#excess++;
      if (this.#excess > PATIENCE) closeWith(this.#socket, "too-fast");
      else this.#refuse(idIn(text), "too-fast");
      return;
    }
    const message = read(text);
    if (message === undefined) return this.#refuse(idIn(text), "malformed");
    if (message.type !== "hello") this.#parts.background.once("answer", () => this.#answer(message));
    else if (message.protocol !== PROTOCOL) closeWith(this.#socket, "old-protocol");
    else this.#entering ??= this.#enter(message.lines);
  }

  async #leave(): Promise<void> {
    this.#at?.table.leave(this.#at.connection);
  }

  async #enter(lines: number): Promise<void> {
    const { who, store, tables, log } = this.#parts;
    try {
      if (!isName(this.#id)) return closeWith(this.#socket, "gone");
      const person = await who.find(this.#request);
      const { sockets } = this.#parts.limits;
      const mayEnter =
        person === undefined
          ? this.#counts.take(`strangers ${networkOf(this.#request.ip)}`, STRANGERS * sockets, this.#socket)
          : this.#counts.take(`person ${person.id}`, sockets, this.#socket);
      if (!mayEnter) return closeWith(this.#socket, "too-fast");
      if (person !== undefined) this.#bucket = this.#buckets.of(person.id, this.#socket);
      const muted = person === undefined ? new Set<string>() : await store.people.unheard(person.id);
      const blockers = person === undefined ? new Set<string>() : await store.people.blockers(person.id);
      const table = await tables.open(this.#id);
      if (table === undefined) return closeWith(this.#socket, "gone");
      const viewer: Viewer = (person === undefined ? undefined : table.seatOf(person.id)) ?? "spectator";
      if (viewer === "spectator" && !table.mayLookOn) return closeWith(this.#socket, "gone");
      if (viewer === "spectator" && table.isOneOf(blockers)) return closeWith(this.#socket, "blocked");
      const connection = connectionOf(
        this.#socket,
        this.#request.raw.socket,
        person?.id ?? "",
        person?.name ?? "",
        viewer,
        muted,
      );
      await table.enter(connection, lines);
      this.#at = { table, connection };
      tables.came(table);
      if (this.#socket.readyState !== this.#socket.OPEN) table.leave(connection);
    } catch (error) {
      if (error instanceof Problem && error.reason === "other-version") return closeWith(this.#socket, "other-version");
      // Nothing can be read now; who comes back later may find it mended.
      log.error({ error }, "a socket could not be opened");
      this.#socket.close(TRY_LATER);
    }
  }

  async #answer(message: Exclude<ClientMessage, { type: "hello" }>): Promise<void> {
    await this.#entering;
    if (this.#at === undefined) return this.#refuse(message.id, "malformed");
    const { table, connection } = this.#at;
    const began = performance.now();
    try {
      const reason = await this.#parts.actions.do(table, connection, message);
      if (reason === undefined) connection.send({ type: "done", id: message.id });
      else this.#refuse(message.id, reason);
    } catch (error) {
      // Where nobody knows whether a move was stored the socket is closed by now, and the move is sent again.
      this.#parts.log.error({ error, table: table.id, type: message.type }, "a message failed");
      this.#parts.tables.mayHaveChanged(table.id);
      this.#refuse(message.id, "too-late");
    }
    this.#parts.measures.answered((performance.now() - began) / 1000);
  }

  #refuse(id: string, reason: Reason): void {
    this.#parts.measures.refused(reason);
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify({ type: "refused", id, reason } satisfies ServerMessage));
  }
}

function connectionOf(
  socket: WebSocket,
  stream: Duplex,
  person: string,
  name: string,
  viewer: Viewer,
  muted: ReadonlySet<string>,
): Connection {
  const gather = gathering(stream);
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) return socket.terminate();
    gather();
    socket.send(text);
  };
  return {
    person,
    name,
    viewer,
    muted,
    sendText,
    send: (message) => sendText(JSON.stringify(message)),
    close: (reason) => closeWith(socket, reason),
  };
}

/** What is sent in one turn of the server goes out in one piece. */
function gathering(stream: Duplex): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

function closeWith(socket: WebSocket, reason: Extract<ServerMessage, { type: "closing" }>["reason"]): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(JSON.stringify({ type: "closing", reason } satisfies ServerMessage));
  socket.close(reason === "restart" ? 1012 : 1008, reason);
}

function read(text: string): ClientMessage | undefined {
  try {
    return clientMessage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The sender's own id of a message that could not be read, so that it knows which one. */
function idIn(text: string): string {
  const id = /"id"\s*:\s*"([\w-]{1,40})"/.exec(text)?.[1];
  return id ?? "";
}
