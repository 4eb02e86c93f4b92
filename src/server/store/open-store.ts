import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type Log, openLog } from "../log.ts";
import { type Bus, silentBus } from "./bus.ts";
import { ChatStore } from "./chat.ts";
import { LogWriter } from "./log-writer.ts";
import { migrate } from "./migrations.ts";
import { NoticeStore } from "./notices.ts";
import { PeopleStore } from "./people.ts";
import { postgresDialect, postgresLog, postgresPool } from "./postgres.ts";
import { PostgresBus } from "./postgres-bus.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";
import { sqliteLog } from "./sqlite-log.ts";
import type { StoreAt } from "./store-at.ts";
import { TableStore } from "./tables.ts";
import { Wal } from "./wal.ts";

/** All that a server keeps. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  readonly db: Kysely<Schema>;
  readonly tables: TableStore;
  readonly log: LogWriter;
  readonly people: PeopleStore;
  readonly chat: ChatStore;
  readonly notices: NoticeStore;
  readonly bus: Bus;
  /** Whether something was not written because it would have been there twice. */
  isTwice(error: unknown): boolean;
  /** Writes what waits and lets go. */
  close(): Promise<void>;
}

/** Another server has the folder. */
export class FolderInUse extends Error {}

export async function openStore(at: StoreAt, log: Log = openLog({ logLevel: "silent" })): Promise<Store> {
  return "address" in at ? openPostgres(at.address, at.listenAt ?? at.address, log) : openFolder(at.folder, log);
}

async function openPostgres(address: string, listenAt: string, log: Log): Promise<Store> {
  const pool = postgresPool(address);
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
  await migrate(db);
  const me = randomUUID();
  const bus = new PostgresBus(pool, listenAt, me, log);
  return storeOf("postgres", db, new LogWriter(postgresLog(pool, me)), bus, async () => {
    await bus.close();
    await db.destroy();
  });
}

async function openFolder(folder: string, log: Log): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const release = lock(folder);
  const path = databaseIn(folder);
  const sqlite = openSqlite(path);
  let wal: Wal | undefined;
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite, () => wal?.synced().catch(() => {})) });
  await migrate(db);
  // From here on nothing waits for the disk in the middle of the server: what has to be safe waits for `wal.synced`.
  sqlite.exec("pragma synchronous = normal; pragma wal_autocheckpoint = 0; pragma journal_size_limit = 67108864");
  wal = new Wal(path, db, log);
  return storeOf("sqlite", db, new LogWriter(sqliteLog(sqlite, db, wal)), silentBus, async () => {
    await wal?.close();
    await db.destroy();
    release();
  });
}

const UNIQUE_IN_POSTGRES = "23505";

export const databaseIn = (folder: string): string => join(folder, "furrow.sqlite");

/** One server a folder: the operating system lets go of the lock when the process ends, however it ends. */
function lock(folder: string): () => void {
  const held = new DatabaseSync(join(folder, "server.lock"));
  try {
    held.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    held.close();
    throw new FolderInUse(folder);
  }
  return () => held.close();
}

function storeOf(
  kind: Store["kind"],
  db: Kysely<Schema>,
  log: LogWriter,
  bus: Bus,
  release: () => Promise<void>,
): Store {
  return {
    kind,
    db,
    log,
    bus,
    tables: new TableStore(db),
    people: new PeopleStore(db),
    chat: new ChatStore(db),
    notices: new NoticeStore(db),
    isTwice: (error) =>
      (error as { code?: unknown }).code === UNIQUE_IN_POSTGRES || /UNIQUE constraint/.test(String(error)),
    async close() {
      await log.settled();
      await release();
    },
  };
}
