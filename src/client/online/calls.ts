import type { Message } from "../../table/messages.ts";

/** A request that was not done: a reason that has words, or that nobody answered. */
export class CallFailed extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.id);
    this.reason = reason;
  }
}

/** Requests to the server that serves the page. */
export class Calls {
  readonly address: string;

  /** The address of the page, up to its last slash. */
  constructor(address: string) {
    this.address = address;
  }

  get<T>(path: string): Promise<T> {
    return this.#send("GET", path);
  }

  post<T = void>(path: string, body: unknown = {}): Promise<T> {
    return this.#send("POST", path, body);
  }

  put<T = void>(path: string, body: unknown = {}): Promise<T> {
    return this.#send("PUT", path, body);
  }

  delete(path: string): Promise<void> {
    return this.#send("DELETE", path);
  }

  /** The address of a table's socket. */
  socketOf(table: string): string {
    return new URL(`api/tables/${table}/socket`, this.address).href.replace(/^http/, "ws");
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(path, this.address), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    }).catch(() => undefined);
    if (response === undefined) throw new CallFailed({ id: "online.no-answer" });
    if (response.status === 204) return undefined as T;
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as T;
    throw new CallFailed(reasonOf(answer));
  }
}

function reasonOf(answer: unknown): Message {
  const { reason, detail } = (answer ?? {}) as { readonly reason?: unknown; readonly detail?: Message };
  if (detail !== undefined) return detail;
  return { id: typeof reason === "string" ? `online.reason.${reason}` : "online.no-answer" };
}

/** What to say about something that failed. */
export const reasonFor = (error: unknown): Message =>
  error instanceof CallFailed ? error.reason : { id: "online.no-answer" };
