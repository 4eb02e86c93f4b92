import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** The steps from an empty store to today's; a step that was released is never changed. */
const migrations: { readonly [name: string]: Migration } = {
  "001-tables": {
    async up(db) {
      const onPostgres = isPostgres(db);
      const time = onPostgres ? "bigint" : "integer";
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("code", "text", (column) => column.notNull().unique())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("host", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("agreed", "text", (column) => column.notNull())
        .addColumn("header", "text", (column) => column.notNull())
        .addColumn("ending", "text", (column) => column.notNull())
        .addColumn("listed", "integer", (column) => column.notNull())
        .addColumn("asked", "integer", (column) => column.notNull())
        .addColumn("due", time, (column) => column.notNull())
        .addColumn("created", time, (column) => column.notNull())
        .addColumn("changed", time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("tables_status").on("tables").columns(["status", "changed"]).execute();
      await db.schema
        .createTable("seats")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("bot", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("number_hash", "text", (column) => column.notNull())
        .addColumn("number", "text", (column) => column.notNull())
        .addColumn("standing", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
        .execute();
      await db.schema.createIndex("seats_person").on("seats").columns(["person"]).execute();
      await db.schema
        .createTable("entries")
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
        .addColumn("ply", "integer", (column) => column.notNull())
        .addColumn("lines", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .addPrimaryKeyConstraint("entries_key", ["table_id", "ply"])
        .modifyEnd(onPostgres ? sql`` : sql`without rowid`)
        .execute();
      await db.schema
        .createTable("people")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("recovery_hash", "text", (column) => column.notNull())
        .addColumn("created", time, (column) => column.notNull())
        .addColumn("seen", time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("people_recovery").on("people").columns(["recovery_hash"]).execute();
      await db.schema
        .createTable("sessions")
        .addColumn("token_hash", "text", (column) => column.primaryKey())
        .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
        .addColumn("created", time, (column) => column.notNull())
        .addColumn("seen", time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("chat")
        .addColumn("id", onPostgres ? "serial" : "integer", (column) =>
          onPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("chat_table").on("chat").columns(["table_id", "id"]).execute();
      await db.schema
        .createTable("notices")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("keys", "text", (column) => column.notNull())
        .addColumn("created", time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("notices_person").on("notices").columns(["person"]).execute();
      await db.schema
        .createTable("mutes")
        .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
        .addColumn("muted", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
        .execute();
    },
  },
  // A row that changes with every move is changed in its place, if no index hangs on what changes.
  "002-turns": {
    async up(db) {
      await db.schema.dropIndex("tables_status").execute();
      await db.schema.createIndex("tables_by_status").on("tables").columns(["status"]).execute();
      if (isPostgres(db)) await sql`alter table tables set (fillfactor = 60)`.execute(db);
    },
  },
  "003-rematch": {
    async up(db) {
      await db.schema
        .alterTable("tables")
        .addColumn("rematch", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    },
  },
  // What changes with every move stands apart, and the lines of a log name their table by a number.
  "004-logs": {
    async up(db) {
      const onPostgres = isPostgres(db);
      const time = onPostgres ? "bigint" : "integer";
      await db.schema
        .createTable("logs")
        .addColumn("key", onPostgres ? "serial" : "integer", (column) => column.primaryKey())
        .addColumn("table_id", "text", (column) =>
          column.notNull().unique().references("tables.id").onDelete("cascade"),
        )
        .addColumn("asked", "integer", (column) => column.notNull())
        .addColumn("due", time, (column) => column.notNull())
        .addColumn("changed", time, (column) => column.notNull())
        .execute();
      await sql`insert into logs (table_id, asked, due, changed) select id, asked, due, changed from tables`.execute(
        db,
      );
      await db.schema
        .createTable("lines_by_log")
        .addColumn("log", "integer", (column) => column.notNull().references("logs.key").onDelete("cascade"))
        .addColumn("ply", "integer", (column) => column.notNull())
        .addColumn("lines", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .addPrimaryKeyConstraint("lines_by_log_key", ["log", "ply"])
        .modifyEnd(onPostgres ? sql`` : sql`without rowid`)
        .execute();
      await sql`insert into lines_by_log (log, ply, lines, at)
        select key, ply, lines, at from entries join logs on logs.table_id = entries.table_id`.execute(db);
      await db.schema.dropTable("entries").execute();
      await db.schema.alterTable("lines_by_log").renameTo("entries").execute();
      for (const column of ["asked", "due", "changed"])
        await db.schema.alterTable("tables").dropColumn(column).execute();
      await sql`create index seats_of_bots on seats (table_id) where bot != ''`.execute(db);
      if (!onPostgres) return;
      await sql`alter table tables reset (fillfactor)`.execute(db);
      await sql`alter table logs set (fillfactor = 50)`.execute(db);
    },
  },
  "005-blocks": {
    async up(db) {
      await db.schema
        .createTable("blocks")
        .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
        .addColumn("blocked", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
        .addColumn("name", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("blocks_key", ["person", "blocked"])
        .execute();
      await db.schema.createIndex("blocks_blocked").on("blocks").columns(["blocked"]).execute();
    },
  },
  // However quickly somebody clicks, they sit in one place.
  "006-seats-once": {
    async up(db) {
      await sql`create unique index seats_once on seats (table_id, person) where person != ''`.execute(db);
    },
  },
  // Whichever server somebody is at: what was asked of the others, when the first clock began to run, how old an order is.
  "007-shared": {
    async up(db) {
      await db.schema
        .alterTable("tables")
        .addColumn("request", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema
        .alterTable("tables")
        .addColumn("began", isPostgres(db) ? "bigint" : "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable("seats")
        .addColumn("standing_from", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  "008-hosts": {
    async up(db) {
      await db.schema.createIndex("tables_by_host").on("tables").columns(["host"]).execute();
    },
  },
};

const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter.supportsReturning && db.getExecutor().adapter.supportsTransactionalDdl;

/** Brings a store to today's schema; several servers may start at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
