import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What this device has promised and noted for the deal of a table. */
export interface Promised {
  readonly table: string;
  readonly seat: number;
  /** Our own number for the deal. */
  readonly number: string;
  /** What was agreed at the table when we sat down, as text to compare. */
  readonly agreed?: string;
  /** The commitment for which the number was sent: from then on it goes with no other. */
  readonly noted?: string;
  /** Commitments for which earlier numbers of ours were sent: deals of this table that were given up. */
  readonly earlier?: readonly string[];
  /** Who else sat there when the number was sent, by their ids. */
  readonly others?: readonly string[];
  /** The match was ended early. */
  readonly isEndedEarly?: boolean;
  /** How many deals with these people had been given up or ended early before this one. */
  readonly givenUp?: number;
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

export const allPromised = async (): Promise<readonly Promised[]> => (await database()).getAll("promises");

/** Keeps what was promised in place of what was there; false if another tab has changed that meanwhile. */
export async function keepPromise(promised: Promised, before: Promised | undefined): Promise<boolean> {
  const writing = (await database()).transaction("promises", "readwrite");
  const there = await writing.store.get(promised.table);
  const isAsBefore = there?.number === before?.number && there?.noted === before?.noted;
  if (isAsBefore) await writing.store.put(promised);
  await writing.done;
  return isAsBefore;
}
