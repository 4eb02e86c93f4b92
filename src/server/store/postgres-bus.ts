import pg from "pg";
import type { Log } from "../log.ts";
import type { Bus, News } from "./bus.ts";
import { CHANNEL, noticeOf } from "./postgres.ts";

/** How long what we tell ourselves may take to come back, in milliseconds. */
const ECHO = 5000;
const AGAIN = 500;

/** What a host has to know who reaches the database through a pooler. */
const DEAF =
  "The database answers, but what is told with NOTIFY is not heard with LISTEN: the address probably leads through a " +
  "pooler in transaction mode. Let DATABASE_LISTEN_URL name an address that leads to the same database directly, or " +
  "through a pooler in session mode.";

/** What is told through the database does not come back: other servers would not be heard either. */
export class Deaf extends Error {
  constructor() {
    super(DEAF);
  }
}

/**
 * News through PostgreSQL's own notices. What this server tells comes back to itself too: so it knows that it hears, from
 * the start on. A connection that is lost, or no longer hears, is made anew.
 */
export class PostgresBus implements Bus {
  readonly #pool: pg.Pool;
  readonly #address: string;
  readonly #me: string;
  readonly #log: Log;
  #listener: pg.Client | undefined;
  /** Since when something that we told has not come back. */
  #unheardSince: number | undefined;
  #echo: (() => void) | undefined;
  #isClosed = false;

  constructor(pool: pg.Pool, address: string, me: string, log: Log) {
    this.#pool = pool;
    this.#address = address;
    this.#me = me;
    this.#log = log;
  }

  async tell(news: News): Promise<void> {
    await this.#pool.query("select pg_notify($1, $2)", [CHANNEL, noticeOf(this.#me, news)]);
    if (this.#listener === undefined) return;
    this.#unheardSince ??= Date.now();
    if (Date.now() - this.#unheardSince > ECHO) this.#hangUp();
  }

  async listen(hear: (news: News) => void, lost: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#address,
      keepAlive: true,
      connectionTimeoutMillis: ECHO,
      query_timeout: ECHO,
    });
    client.on("notification", ({ payload }) => {
      const { from, news } = read(payload);
      if (from === this.#me) {
        this.#unheardSince = undefined;
        this.#echo?.();
      } else if (news !== undefined) hear(news);
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await this.#hearOurselves();
    } catch (error) {
      abandon(client);
      throw error;
    }
    if (this.#isClosed) return abandon(client);
    this.#listener = client;
    // Only one that was there can be lost.
    client.once("end", () => {
      this.#listener = undefined;
      if (!this.#isClosed) this.#again(hear, lost);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#listener?.end();
  }

  /** Resolves when something that we tell has come back. */
  async #hearOurselves(): Promise<void> {
    this.#unheardSince = undefined;
    let late: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      this.#echo = resolve;
      late = setTimeout(reject, ECHO, new Deaf());
    });
    try {
      await this.#pool.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify({ from: this.#me })]);
      await heard;
    } finally {
      clearTimeout(late);
      heard.catch(() => {});
      this.#echo = undefined;
    }
  }

  /** What we told does not come back any more: a new connection may hear it. */
  #hangUp(): void {
    this.#log.warn("what this server tells the others no longer comes back; it listens anew");
    this.#unheardSince = undefined;
    if (this.#listener !== undefined) abandon(this.#listener);
  }

  #again(hear: (news: News) => void, lost: () => void): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.listen(hear, lost).then(lost, (error: unknown) => {
        if (error instanceof Deaf) this.#log.error(error.message);
        this.#again(hear, lost);
      });
    }, AGAIN);
    timer.unref();
  }
}

/** What somebody told; anybody with the database may tell something. */
function read(payload: string | undefined): { readonly from?: string; readonly news?: News } {
  try {
    return (JSON.parse(payload ?? "{}") as { from: string; news?: News } | null) ?? {};
  } catch {
    return {};
  }
}

/** Breaks a connection off without a word; it may no longer answer. */
function abandon(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
