import { PostgresDialect } from "kysely";
import pg from "pg";
import type { News } from "./bus.ts";
import { writtenLines } from "./lines.ts";
import type { WriteLines } from "./log-writer.ts";

export const CHANNEL = "furrow";
/** PostgreSQL carries at most 8,000 bytes in a notice. */
const LONGEST = 7900;

/** One statement, so that nothing is told that is not stored. */
const WRITE_LINES = `
  with written as (
    select id, ply, lines, at, written.asked, written.due, isOver, ending, news, key
    from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::int[], $6::bigint[], $7::bool[], $8::text[], $9::text[])
      as written (id, ply, lines, at, asked, due, isOver, ending, news)
      left join logs on table_id = id
  ), added as (
    insert into entries (log, ply, lines, at) select key, ply, lines, at from written order by id
    on conflict do nothing returning log
  ), turned as (
    update logs set asked = written.asked, due = written.due, changed = written.at
    from written join added on added.log = written.key where logs.key = written.key
  ), ended as (
    update tables set status = 'over', ending = written.ending
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

/** A pooler that lends each statement another connection does not know a statement by its name. */
const NAME_UNKNOWN = "26000";
const NAME_TAKEN = "42P05";

/** Writes lines and tells the other servers of those that were added, in one step. */
export function postgresLog(pool: pg.Pool, me: string): WriteLines {
  let name: { name: string } | undefined = { name: "write-lines" };
  return async (appends) => {
    // In the same order on every server, so that none waits for one that waits for it.
    const sorted = appends.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    const values = [
      sorted.map(({ table }) => table),
      sorted.map(({ ply }) => ply),
      sorted.map(({ lines }) => writtenLines(lines)),
      sorted.map(({ at }) => at),
      sorted.map(({ asked }) => asked),
      sorted.map(({ due }) => due),
      sorted.map(({ isOver }) => isOver),
      sorted.map(({ ending = "" }) => ending),
      sorted.map(({ table, ply, at, lines }) => noticeOf(me, { about: "log", table, ply, at, lines })),
    ];
    const write = () => pool.query<{ table: string }>({ ...name, text: WRITE_LINES, values });
    const { rows } = await write().catch((error: { code?: string }) => {
      if (name === undefined || (error.code !== NAME_UNKNOWN && error.code !== NAME_TAKEN)) throw error;
      name = undefined;
      return write();
    });
    return rows.map(({ table }) => table);
  };
}

/** News as PostgreSQL carries them; a part of a log that is too long for it is left out. */
export function noticeOf(from: string, news: News): string {
  const text = JSON.stringify({ from, news });
  if (news.about !== "log" || Buffer.byteLength(text) <= LONGEST) return text;
  const { lines: _, ...short } = news;
  return JSON.stringify({ from, news: short });
}
