import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { failedToKeep, hold, letGo } from "../platform/unkept.ts";

interface Entry {
  readonly id: string;
  /** How often it was written: whoever writes it has seen the version before. */
  readonly version?: number;
}

interface Listed {
  readonly id: string;
  readonly changed: number;
}

interface Shelves<K, S> extends DBSchema {
  summaries: { key: string; value: S };
  entries: { key: string; value: K };
}

/** What could not be written, over the version that is kept on the device (0: none). */
interface Held<K, S> {
  readonly kept: K;
  readonly summary: S;
  readonly over: number;
}

/**
 * Matches or campaigns of this device with what is listed of each. What the browser does not keep, because site data is
 * blocked or the quota is used up, is held in memory, and written as soon as there is room.
 */
export class Shelf<K extends Entry, S extends Listed> {
  readonly #name: string;
  /** What its entries are called in the database. */
  readonly #entries: "entries";
  readonly #held = new Map<string, Held<K, S>>();
  #opened: Promise<IDBPDatabase<Shelves<K, S>>> | undefined;

  constructor(name: string, entries: string) {
    this.#name = name;
    this.#entries = entries as "entries";
  }

  /** What is listed of each, the latest first. */
  async all(): Promise<readonly S[]> {
    const database = await this.#database();
    const kept = (await database?.getAll("summaries")) ?? [];
    const held = [...this.#held.values()].map(({ summary }) => summary);
    return [...kept.filter(({ id }) => !this.#held.has(id)), ...held].sort((a, b) => b.changed - a.changed);
  }

  async get(id: string): Promise<K | undefined> {
    return this.#held.get(id)?.kept ?? (await this.#database())?.get(this.#entries, id);
  }

  /** Every entry that is kept or held. */
  async entries(): Promise<readonly K[]> {
    const kept = (await (await this.#database())?.getAll(this.#entries)) ?? [];
    return [...kept.filter(({ id }) => !this.#held.has(id)), ...[...this.#held.values()].map((one) => one.kept)];
  }

  /**
   * Keeps what was last seen at that version (0: it is new), and gives its new version. If somebody else has written or
   * removed it since, nothing is written and nothing is given.
   */
  async keep(kept: K, summary: S, seen: number): Promise<number | undefined> {
    const { id } = kept;
    const held = this.#held.get(id);
    if (held !== undefined && held.kept.version !== seen) return undefined;
    const version = seen + 1;
    const next = { kept: { ...kept, version }, summary, over: held?.over ?? seen };
    try {
      const isWritten = await this.#write(next);
      this.#letGo(id);
      return isWritten ? version : undefined;
    } catch (error) {
      this.#held.set(id, next);
      hold(id);
      failedToKeep(error);
      return version;
    }
  }

  async forget(id: string): Promise<void> {
    this.#letGo(id);
    const database = await this.#database();
    if (database === undefined) return;
    const both = database.transaction([this.#entries, "summaries"], "readwrite");
    await Promise.all([
      both.objectStore(this.#entries).delete(id),
      both.objectStore("summaries").delete(id),
      both.done,
    ]);
  }

  /** Tries again to write what is held. */
  async keepHeld(): Promise<void> {
    for (const [id, held] of this.#held) {
      try {
        await this.#write(held);
        if (this.#held.get(id) === held) this.#letGo(id);
      } catch (error) {
        failedToKeep(error);
      }
    }
  }

  /** Writes it, unless something else than what was seen is kept by now; says whether it did. */
  async #write({ kept, summary, over }: Held<K, S>): Promise<boolean> {
    const both = (await this.#open()).transaction([this.#entries, "summaries"], "readwrite");
    // A transaction that fails tells so twice.
    const done = both.done.then(
      () => undefined,
      (error: unknown) => error,
    );
    const entries = both.objectStore(this.#entries);
    const there = await entries.get(kept.id);
    const isKnown = there === undefined ? over === 0 : (there.version ?? 0) === over;
    if (isKnown) {
      entries.put(kept).catch(() => undefined);
      both
        .objectStore("summaries")
        .put(summary)
        .catch(() => undefined);
    }
    const failed = await done;
    if (failed !== undefined) throw failed;
    return isKnown;
  }

  #letGo(id: string): void {
    this.#held.delete(id);
    letGo(id);
  }

  /** The database; nothing where the browser gives none. */
  async #database(): Promise<IDBPDatabase<Shelves<K, S>> | undefined> {
    try {
      return await this.#open();
    } catch (error) {
      failedToKeep(error);
      return undefined;
    }
  }

  /** Opens the database; tried anew the next time where it could not be opened. */
  async #open(): Promise<IDBPDatabase<Shelves<K, S>>> {
    const entries = this.#entries;
    this.#opened ??= openDB<Shelves<K, S>>(this.#name, 1, {
      upgrade(db) {
        db.createObjectStore("summaries", { keyPath: "id" });
        db.createObjectStore(entries, { keyPath: "id" });
      },
      terminated: () => {
        this.#opened = undefined;
      },
    });
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }
}
