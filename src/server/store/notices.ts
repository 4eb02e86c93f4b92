import type { Kysely } from "kysely";
import type { NoticeRow, Schema } from "./schema.ts";

/** Where people want to be told that it is their turn. */
export class NoticeStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(notice: NoticeRow): Promise<void> {
    // A browser belongs to whoever signed in there last; other addresses may be anybody's.
    await this.#db
      .deleteFrom("notices")
      .where("address", "=", notice.address)
      .where(({ or, eb }) => or([eb("kind", "=", "push"), eb("person", "=", notice.person)]))
      .execute();
    await this.#db.insertInto("notices").values(notice).execute();
  }

  async of(person: string): Promise<readonly NoticeRow[]> {
    return this.#db.selectFrom("notices").selectAll().where("person", "=", person).execute();
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#db.deleteFrom("notices").where("person", "=", person).where("id", "=", id).execute();
  }

  /** An address that no longer answers. */
  async forget(id: string): Promise<void> {
    await this.#db.deleteFrom("notices").where("id", "=", id).execute();
  }
}
