import type { ClientMessage, Reason, ServerMessage } from "../../../protocol/messages.ts";

/** A message that wants an answer, without the id that it gets. */
export type Request = {
  [Type in ClientMessage["type"]]: Omit<Extract<ClientMessage, { type: Type }>, "id">;
}[Exclude<ClientMessage["type"], "hello">];

/** Why a message came to nothing; `lost`: the connection broke, and nobody knows. */
export type Refusal = Reason | "lost";

/** Pauses before the next attempt, in milliseconds; the last one stays. */
const PAUSES = [0, 250, 500, 1000, 2000, 4000, 8000];
/** The attempt to go on with where the device says that it has no network; a server on the device itself is there still. */
const OFFLINE = 3;
/** How often the server is asked whether it is there, and how long it may take to answer, in milliseconds. */
const PING_EVERY = 15_000;
const PATIENCE = 8_000;

/** These may be sent again: they count once however often they come. */
const REPEATABLE: ReadonlySet<string> = new Set<ClientMessage["type"]>(["move", "number", "order"]);

type ClosingReason = Extract<ServerMessage, { type: "closing" }>["reason"];

/** Why it is no use to come back. */
const FINAL = ["gone", "blocked", "other-version", "old-protocol"] as const satisfies readonly ClosingReason[];
type FinalReason = (typeof FINAL)[number];
const isFinal = (reason: ClosingReason): reason is FinalReason => (FINAL as readonly ClosingReason[]).includes(reason);

interface Ears {
  /** What to say first. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  /** Whether the server is heard has changed, or a message was sent or answered. */
  changed(): void;
  /** The server does not want us back. */
  closed(reason: FinalReason): void;
}

interface Waiting {
  readonly message: Request & { readonly id: string };
  readonly answer: (refusal: Refusal | undefined) => void;
}

/** A way to a table that mends itself: it comes back after any break, and repeats what was not answered. */
export class TableSocket {
  readonly #address: string;
  readonly #ears: Ears;
  readonly #waiting = new Map<string, Waiting>();
  readonly #beat: ReturnType<typeof setInterval>;
  #socket: WebSocket | undefined;
  #next = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  isConnected = false;

  constructor(address: string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  get isSending(): boolean {
    return [...this.#waiting.values()].some(({ message }) => message.type !== "ping");
  }

  /** Sends a message, at once or when the server is heard again; the answer is why not, or nothing. */
  ask(request: Request): Promise<Refusal | undefined> {
    const message = { ...request, id: `m${this.#next++}` } as Waiting["message"];
    return new Promise((resolve) => {
      const answer = (refusal: Refusal | undefined) => {
        this.#waiting.delete(message.id);
        resolve(refusal);
        this.#ears.changed();
      };
      this.#waiting.set(message.id, { message, answer });
      if (this.isConnected) this.#send(message);
      else if (!REPEATABLE.has(message.type)) answer("lost");
      this.#ears.changed();
    });
  }

  /** Lets go of the connection and comes again, to be told everything anew. */
  comeAgain(): void {
    this.#attempts = 0;
    this.#drop();
  }

  /** The device has lost its network, or has it again: nobody waits for a silence to tell. */
  network(isThere: boolean): void {
    if (isThere === this.isConnected) return;
    this.#attempts = isThere ? 0 : OFFLINE;
    this.#drop();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { answer } of this.#waiting.values()) answer("lost");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#ears.hello()));
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(String(data)));
    socket.onclose = () => this.#socket === socket && this.#drop();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "done" || message.type === "refused")
      return this.#waiting.get(message.id)?.answer(message.type === "refused" ? message.reason : undefined);
    if (message.type === "closing") return this.#leave(message.reason);
    this.#ears.hear(message);
    if (message.type === "welcome") this.#isBack();
  }

  #isBack(): void {
    this.#attempts = 0;
    this.isConnected = true;
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#ears.changed();
  }

  #leave(reason: Extract<ServerMessage, { type: "closing" }>["reason"]): void {
    if (reason === "restart") return this.comeAgain();
    if (!isFinal(reason)) return this.#drop();
    this.close();
    this.#ears.closed(reason);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.isConnected = false;
    for (const { message, answer } of this.#waiting.values()) if (!REPEATABLE.has(message.type)) answer("lost");
    this.#ears.changed();
    if (this.#isClosed) return;
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] as number;
    this.#attempts++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #send(message: Waiting["message"]): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** A connection that is silent is no connection. */
  #ping(): void {
    const socket = this.#socket;
    if (!this.isConnected || socket === undefined) return;
    const late = setTimeout(() => this.#socket === socket && this.#drop(), PATIENCE);
    void this.ask({ type: "ping" }).then(() => clearTimeout(late));
  }
}
