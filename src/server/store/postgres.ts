import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Bus, News } from "./bus.ts";
import { writtenLines } from "./lines.ts";
import type { WriteLines } from "./log-writer.ts";

const CHANNEL = "furrow";
/** PostgreSQL carries at most 8,000 bytes in a notice. */
const LONGEST = 7900;

/** One statement, so that nothing is told that is not stored. */
const WRITE_LINES = `
  with written as (
    select id, ply, lines, at, written.asked, written.due, isOver, news, key
    from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::int[], $6::bigint[], $7::bool[], $8::text[])
      as written (id, ply, lines, at, asked, due, isOver, news)
      left join logs on table_id = id
  ), added as (
    insert into entries (log, ply, lines, at) select key, ply, lines, at from written order by id
    on conflict do nothing returning log
  ), turned as (
    update logs set asked = written.asked, due = written.due, changed = written.at
    from written join added on added.log = written.key where logs.key = written.key
  ), ended as (
    update tables set status = 'over'
    from written join added on added.log = written.key where tables.id = written.id and isOver
  )
  select id as table, pg_notify('${CHANNEL}', news) from written join added on added.log = key`;

/** Milliseconds are read as numbers, not as text. */
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function postgresPool(address: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: address, max: 8, types });
  // A connection that breaks while idle is replaced by the pool.
  pool.on("error", () => {});
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });

/** News through PostgreSQL's own notices; a lost connection is made anew. */
export class PostgresBus implements Bus {
  readonly #pool: pg.Pool;
  readonly #address: string;
  readonly #me: string;
  #listener: pg.Client | undefined;
  #isClosed = false;

  constructor(pool: pg.Pool, address: string, me: string) {
    this.#pool = pool;
    this.#address = address;
    this.#me = me;
  }

  async tell(news: News): Promise<void> {
    await this.#pool.query("select pg_notify($1, $2)", [CHANNEL, this.#text(news)]);
  }

  /** Writes lines and tells the others of those that were added, in one step. */
  readonly write: WriteLines = async (appends) => {
    // In the same order on every server, so that none waits for one that waits for it.
    const sorted = appends.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    const { rows } = await this.#pool.query<{ table: string }>({
      name: "write-lines",
      text: WRITE_LINES,
      values: [
        sorted.map(({ table }) => table),
        sorted.map(({ ply }) => ply),
        sorted.map(({ lines }) => writtenLines(lines)),
        sorted.map(({ at }) => at),
        sorted.map(({ asked }) => asked),
        sorted.map(({ due }) => due),
        sorted.map(({ isOver }) => isOver),
        sorted.map(({ table, ply, at, lines }) => this.#text({ about: "log", table, ply, at, lines })),
      ],
    });
    return rows.map(({ table }) => table);
  };

  async listen(hear: (news: News) => void, lost: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address, keepAlive: true });
    client.on("notification", ({ payload }) => {
      const { from, news } = JSON.parse(payload ?? "{}") as { from: string; news: News };
      if (from !== this.#me) hear(news);
    });
    client.on("error", () => {});
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#listener = client;
    // Only one that was there can be lost.
    client.on("end", () => {
      if (!this.#isClosed) void this.#again(hear, lost);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#listener?.end();
  }

  #text(news: News): string {
    const text = JSON.stringify({ from: this.#me, news });
    if (news.about !== "log" || Buffer.byteLength(text) <= LONGEST) return text;
    const { lines: _, ...short } = news;
    return JSON.stringify({ from: this.#me, news: short });
  }

  async #again(hear: (news: News) => void, lost: () => void): Promise<void> {
    while (!this.#isClosed) {
      try {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await this.listen(hear, lost);
        return lost();
      } catch {
        // The database is still away; we try again.
      }
    }
  }
}
