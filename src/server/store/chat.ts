import type { Kysely } from "kysely";
import type { ChatRow, Schema } from "./schema.ts";

/** What was said at a table. */
export class ChatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(line: Omit<ChatRow, "id">): Promise<number> {
    const { id } = await this.#db.insertInto("chat").values(line).returning("id").executeTakeFirstOrThrow();
    return id;
  }

  async line(id: number): Promise<ChatRow | undefined> {
    return this.#db.selectFrom("chat").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** The last lines of a table, in the order they were said. */
  async last(table: string, count: number): Promise<readonly ChatRow[]> {
    const rows = await this.#db
      .selectFrom("chat")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("id", "desc")
      .limit(count)
      .execute();
    return rows.reverse();
  }
}
