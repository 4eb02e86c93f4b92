import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Kysely, sql, type Transaction } from "kysely";
import { migrate } from "./migrations.ts";
import { databaseIn } from "./open-store.ts";
import { postgresDialect, postgresPool } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";
import type { StoreAt } from "./store-at.ts";

/** Every table, those first that others refer to, each with what its rows are ordered by. */
const TABLES = [
  ["people", "id"],
  ["sessions", "token_hash"],
  ["tables", "id"],
  ["seats", "table_id", "seat"],
  ["logs", "key"],
  ["entries", "log", "ply"],
  ["chat", "id"],
  ["notices", "id"],
  ["mutes", "person", "muted"],
  ["blocks", "person", "blocked"],
] as const satisfies readonly (readonly [keyof Schema, ...string[]])[];

const FORMAT = 2;
const PAGE = 1000;

/** A backup that cannot be read, or a store that is not empty. */
export class BackupProblem extends Error {}

/** Writes all that a store holds into one file, as it is at one moment; a running server goes on meanwhile. */
export async function backUp(at: StoreAt, file: string): Promise<number> {
  const db = connected(at);
  const whole = `${file}.part`;
  let rows = 0;
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        const lines = async function* () {
          yield `${JSON.stringify({ furrow: "backup", format: FORMAT })}\n`;
          for await (const [table, row] of allRows(trx)) {
            rows++;
            yield `${JSON.stringify([table, row])}\n`;
          }
          yield `${JSON.stringify({ rows })}\n`;
        };
        await pipeline(Readable.from(lines()), createGzip(), createWriteStream(whole));
      });
    renameSync(whole, file);
    return rows;
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Fills an empty store with a backup: all of it, or nothing. */
export async function restore(file: string, at: StoreAt): Promise<number> {
  if ("folder" in at) mkdirSync(at.folder, { recursive: true });
  const db = connected(at);
  try {
    await migrate(db);
    for (const [table] of TABLES) {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      if (Number(rows) > 0) throw new BackupProblem("The store is not empty; a backup goes into a new one.");
    }
    const rows = await db.transaction().execute((trx) => readInto(trx, file));
    if ("address" in at) await countOn(db);
    return rows;
  } finally {
    await db.destroy();
  }
}

/** PostgreSQL counts logs and lines of chats by itself, and has to be told how far they go. */
async function countOn(db: Kysely<Schema>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 1) from chat))`.execute(db);
  await sql`select setval(pg_get_serial_sequence('logs', 'key'), (select coalesce(max(key), 1) from logs))`.execute(db);
}

/** The first line says what the file is, the last how many rows it has; between them stand the rows. */
type Line =
  | [table: keyof Schema, row: Record<string, unknown>]
  | { readonly furrow?: string; readonly format?: number; readonly rows?: number };

async function readInto(trx: Transaction<Schema>, file: string): Promise<number> {
  let rows = 0;
  let isHeaded = false;
  let isWhole = false;
  for await (const line of linesOf(file)) {
    const value = parsed(line) as Line;
    if (!isHeaded) {
      if (Array.isArray(value) || value.furrow !== "backup" || value.format !== FORMAT)
        throw new BackupProblem("This is no backup of Furrow.");
      isHeaded = true;
    } else if (Array.isArray(value)) {
      const [table, row] = value;
      if (!TABLES.some(([name]) => name === table)) throw new BackupProblem("The backup holds what is not known here.");
      await trx
        .insertInto(table)
        .values(row as never)
        .execute();
      rows++;
    } else isWhole = value.rows === rows;
  }
  if (!isWhole) throw new BackupProblem("The backup is cut off; nothing was restored.");
  return rows;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const content = createReadStream(file);
  const text = content.pipe(createGunzip());
  content.on("error", (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text });
    if (text.errored) throw text.errored;
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem("The backup cannot be read.");
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupProblem("The backup is damaged; nothing was restored.");
  }
}

async function* allRows(trx: Transaction<Schema>): AsyncGenerator<readonly [string, object]> {
  for (const [table, ...order] of TABLES) {
    for (let offset = 0; ; offset += PAGE) {
      let query = trx.selectFrom(table).selectAll();
      for (const column of order) query = query.orderBy(column as never);
      const page = await query.limit(PAGE).offset(offset).execute();
      for (const row of page) yield [table, row];
      if (page.length < PAGE) break;
    }
  }
}

const connected = (at: StoreAt): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect:
      "address" in at ? postgresDialect(postgresPool(at.address)) : sqliteDialect(openSqlite(databaseIn(at.folder))),
  });
