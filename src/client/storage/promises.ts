import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What this device has promised and noted for the deal of a table. */
export interface Promised {
  readonly table: string;
  readonly seat: number;
  /** Our own number for the deal. */
  readonly number: string;
  /** The commitment, once it was checked that our number is part of it. */
  readonly noted?: string;
}

interface Shelves extends DBSchema {
  promises: { key: string; value: Promised };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>("furrow-tables", 1, {
    upgrade: (db) => void db.createObjectStore("promises", { keyPath: "table" }),
  });
  return opened;
}

export const promisedFor = async (table: string): Promise<Promised | undefined> =>
  (await database()).get("promises", table);

export async function keepPromise(promised: Promised): Promise<void> {
  await (await database()).put("promises", promised);
}
