import type { Kysely } from "kysely";
import type { PersonRow, Schema } from "./schema.ts";

/** People and the browsers they are signed in with. Tokens and codes are kept as hashes only. */
export class PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(person: PersonRow, tokenHash: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto("people").values(person).execute();
      await trx
        .insertInto("sessions")
        .values(session(person.id, tokenHash, person.created))
        .execute();
    });
  }

  async signIn(person: string, tokenHash: string, now: number): Promise<void> {
    await this.#db
      .insertInto("sessions")
      .values(session(person, tokenHash, now))
      .execute();
  }

  async signOut(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
  }

  async byToken(tokenHash: string): Promise<PersonRow | undefined> {
    return this.#db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .selectAll("people")
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
  }

  async byRecovery(recoveryHash: string): Promise<PersonRow | undefined> {
    return this.#db
      .selectFrom("people")
      .selectAll()
      .where("recovery_hash", "=", recoveryHash)
      .where("recovery_hash", "!=", "")
      .executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable("people").set({ name }).where("id", "=", id).execute();
  }

  async setRecovery(id: string, recoveryHash: string): Promise<void> {
    await this.#db.updateTable("people").set({ recovery_hash: recoveryHash }).where("id", "=", id).execute();
  }

  /** Notes that a person was here; once a day is enough. */
  async see(id: string, tokenHash: string, now: number): Promise<void> {
    await this.#db.updateTable("people").set({ seen: now }).where("id", "=", id).execute();
    await this.#db.updateTable("sessions").set({ seen: now }).where("token_hash", "=", tokenHash).execute();
  }

  /** Guests without a recovery code who were not here since then, and sit at no table that is still kept. */
  async clear(before: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("people")
      .where("seen", "<", before)
      .where("recovery_hash", "=", "")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("seats").select("seats.seat").whereRef("seats.person", "=", "people.id"))),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async byId(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  }

  async block(person: string, { id: blocked, name }: PersonRow): Promise<void> {
    await this.#db
      .insertInto("blocks")
      .values({ person, blocked, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom("blocks").where("person", "=", person).where("blocked", "=", blocked).execute();
  }

  /** Whom a person has blocked, with the names they had then. */
  async blocked(person: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return this.#db
      .selectFrom("blocks")
      .select(["blocked as id", "name"])
      .where("person", "=", person)
      .orderBy("name")
      .execute();
  }

  /** Those who have blocked a person. */
  async blockers(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom("blocks").select("person").where("blocked", "=", person).execute();
    return new Set(rows.map((row) => row.person));
  }

  /** Those with whom a person does not play: blocked by either. */
  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const blocked = await this.blocked(person);
    return new Set([...(await this.blockers(person)), ...blocked.map(({ id }) => id)]);
  }

  /** Those whose words a person does not read. */
  async unheard(person: string): Promise<ReadonlySet<string>> {
    const blocked = await this.blocked(person);
    return new Set([...(await this.muted(person)), ...blocked.map(({ id }) => id)]);
  }

  async muted(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom("mutes").select("muted").where("person", "=", person).execute();
    return new Set(rows.map(({ muted }) => muted));
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.#db
      .insertInto("mutes")
      .values({ person, muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#db.deleteFrom("mutes").where("person", "=", person).where("muted", "=", muted).execute();
  }
}

const session = (person: string, token_hash: string, now: number) => ({ token_hash, person, created: now, seen: now });
