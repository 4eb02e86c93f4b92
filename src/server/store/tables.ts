import { type Kysely, sql } from "kysely";
import type { EntryRow, Schema, SeatRow, TableRow } from "./schema.ts";

/** A table with its seats. */
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A table with its seats, without its match. */
export interface ListedTable {
  readonly table: Omit<TableRow, "header">;
  readonly seats: readonly SeatRow[];
}

/** What changes of a table, and of how its log stands. */
export interface TableChanges {
  readonly table: Partial<Omit<TableRow, "asked" | "due" | "changed">>;
  readonly log?: Partial<Pick<TableRow, "asked" | "due" | "changed">>;
}

/** Tables, who sits at them, and their logs. */
export class TableStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add({ asked, due, changed, ...table }: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto("tables").values(table).execute();
      await trx.insertInto("logs").values({ table_id: table.id, asked, due, changed }).execute();
      await trx.insertInto("seats").values(seats).execute();
    });
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const table = await this.#rows().where("id", "=", id).executeTakeFirst();
    return table === undefined ? undefined : { table, seats: await this.seats(table.id) };
  }

  /** The id of the table that somebody means, who typed it or its short code. */
  async meant(idOrCode: string): Promise<string | undefined> {
    const table = await this.#db
      .selectFrom("tables")
      .select("id")
      .where(({ or, eb }) => or([eb("id", "=", idOrCode), eb("code", "=", idOrCode.toUpperCase())]))
      .executeTakeFirst();
    return table?.id;
  }

  async seats(table: string): Promise<readonly SeatRow[]> {
    return this.#db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
  }

  /** Changes a seat if it is still as it was thought to be, and the table too where that matters; whether it was. */
  async changeSeat(before: SeatRow, changes: Partial<SeatRow>, status?: TableRow["status"]): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("seats")
      .set(changes)
      .where("table_id", "=", before.table_id)
      .$if(status !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("tables")
              .select("tables.id")
              .whereRef("tables.id", "=", "seats.table_id")
              .where("tables.status", "=", status as TableRow["status"]),
          ),
        ),
      )
      .where("seat", "=", before.seat)
      .where("person", "=", before.person)
      .where("bot", "=", before.bot)
      .where("number", "=", before.number)
      .where("number_hash", "=", before.number_hash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Changes a table that still has the status it was thought to have; whether it had. */
  async change(id: string, status: TableRow["status"], { table, log }: TableChanges): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("tables")
        .set(table)
        .where("id", "=", id)
        .where("status", "=", status)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && log !== undefined)
        await trx.updateTable("logs").set(log).where("table_id", "=", id).execute();
      return numUpdatedRows > 0n;
    });
  }

  /** Notes where the same people play again, if it is still as it was thought to be; whether it was. */
  async noteRematch({ id, rematch: before }: TableRow, rematch: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("tables")
      .set({ rematch })
      .where("id", "=", id)
      .where("rematch", "=", before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notes what somebody asks of the others, if nothing else was asked meanwhile; whether it was noted. */
  async noteRequest({ id, request: before }: TableRow, request: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("tables")
      .set({ request })
      .where("id", "=", id)
      .where("request", "=", before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom("tables").where("id", "=", id).execute();
  }

  /** The log of a table, from a line on. */
  async entries(table: string, from = 0): Promise<readonly EntryRow[]> {
    return this.#db
      .selectFrom("entries")
      .innerJoin("logs", "logs.key", "entries.log")
      .select(["ply", "lines", "at"])
      .where("table_id", "=", table)
      .where("ply", ">=", from)
      .orderBy("ply")
      .execute();
  }

  /** How many tables a person has laid, and how many of them are not over. */
  async laidBy(person: string): Promise<{ readonly all: number; readonly going: number }> {
    const rows = await this.#db
      .selectFrom("tables")
      .select(({ fn }) => ["status", fn.countAll<number | string>().as("count")])
      .where("host", "=", person)
      .groupBy("status")
      .execute();
    const sum = (some: typeof rows) => some.reduce((all, { count }) => all + Number(count), 0);
    return { all: sum(rows), going: sum(rows.filter(({ status }) => status !== "over")) };
  }

  /** Characters of the matches that a person brought: as they came, and as logs once they went on. */
  async broughtBy(person: string): Promise<number> {
    const { waiting } = await this.#db
      .selectFrom("tables")
      .select(sql<number | string | null>`sum(length(header))`.as("waiting"))
      .where("host", "=", person)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow();
    const { going } = await this.#db
      .selectFrom("entries")
      .innerJoin("logs", "logs.key", "entries.log")
      .innerJoin("tables", "tables.id", "logs.table_id")
      .select(sql<number | string | null>`sum(length(lines))`.as("going"))
      .where("host", "=", person)
      .where("ply", "=", 0)
      .executeTakeFirstOrThrow();
    return Number(waiting ?? 0) + Number(going ?? 0);
  }

  /** Open tables that anybody may join, the newest first. */
  async lobby(count: number): Promise<readonly ListedTable[]> {
    const tables = await this.#summaries()
      .where("listed", "=", 1)
      .where("status", "in", ["open", "playing"])
      .orderBy("status")
      .orderBy("changed", "desc")
      .limit(count)
      .execute();
    return this.#withSeats(tables);
  }

  /** The tables a person sits at or has laid, the latest first. */
  async of(person: string, count: number): Promise<readonly ListedTable[]> {
    const tables = await this.#summaries()
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("host", "=", person),
          exists(
            selectFrom("seats")
              .select("seats.seat")
              .whereRef("seats.table_id", "=", "tables.id")
              .where("seats.person", "=", person),
          ),
        ]),
      )
      .orderBy("changed", "desc")
      .limit(count)
      .execute();
    return this.#withSeats(tables);
  }

  /** Tables on which a clock had run out by a time. */
  async overdue(now: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("logs")
      .innerJoin("tables", "tables.id", "logs.table_id")
      .select("table_id")
      .where("due", ">", 0)
      .where("due", "<", now)
      .where("status", "=", "playing")
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Tables with bots on which nothing happened since a time. */
  async quietWithBots(before: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("seats")
      .innerJoin("logs", "logs.table_id", "seats.table_id")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select("seats.table_id")
      .distinct()
      .where("bot", "!=", "")
      .where("status", "=", "playing")
      .where("changed", "<", before)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Clears tables away that nobody touched since then. */
  async clear(openBefore: number, playingBefore: number, overBefore: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("tables")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("logs")
            .select("logs.key")
            .whereRef("logs.table_id", "=", "tables.id")
            .where(({ or, and, eb }) =>
              or([
                and([eb("status", "in", ["open", "dealing"]), eb("changed", "<", openBefore)]),
                and([eb("status", "=", "playing"), eb("changed", "<", playingBefore)]),
                and([eb("status", "=", "over"), eb("changed", "<", overBefore)]),
              ]),
            ),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  #rows() {
    return this.#db
      .selectFrom("tables")
      .innerJoin("logs", "logs.table_id", "tables.id")
      .selectAll("tables")
      .select(["asked", "due", "changed"]);
  }

  /** A match may be long: lists do without. */
  #summaries() {
    return this.#db
      .selectFrom("tables")
      .innerJoin("logs", "logs.table_id", "tables.id")
      .select([
        "id",
        "code",
        "game",
        "host",
        "status",
        "agreed",
        "ending",
        "rematch",
        "request",
        "began",
        "listed",
        "created",
      ])
      .select(["asked", "due", "changed"]);
  }

  async #withSeats(tables: readonly ListedTable["table"][]): Promise<readonly ListedTable[]> {
    if (tables.length === 0) return [];
    const ids = tables.map(({ id }) => id);
    const seats = await this.#db.selectFrom("seats").selectAll().where("table_id", "in", ids).orderBy("seat").execute();
    return tables.map((table) => ({ table, seats: seats.filter(({ table_id }) => table_id === table.id) }));
  }
}
