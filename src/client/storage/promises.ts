import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { failedToKeep } from "../platform/unkept.ts";

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
  // What could not be opened is tried again when it is next wanted.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** What could not be written: where the browser keeps nothing it lasts as long as the page. */
const held = new Map<string, Promised>();

export async function promisedFor(table: string): Promise<Promised | undefined> {
  return held.get(table) ?? (await tried(async () => (await database()).get("promises", table)));
}

export async function allPromised(): Promise<readonly Promised[]> {
  const kept = (await tried(async () => (await database()).getAll("promises"))) ?? [];
  return [...kept.filter(({ table }) => !held.has(table)), ...held.values()];
}

/** Keeps what was promised in place of what was there; false if another tab has changed that meanwhile. */
export async function keepPromise(promised: Promised, before: Promised | undefined): Promise<boolean> {
  const { table } = promised;
  const ours = held.get(table);
  if (ours !== undefined && !isSame(ours, before)) return false;
  try {
    const writing = (await database()).transaction("promises", "readwrite");
    const there = await writing.store.get(table);
    const isAsBefore = ours !== undefined || isSame(there, before);
    if (isAsBefore) await writing.store.put(promised);
    await writing.done;
    if (isAsBefore) held.delete(table);
    return isAsBefore;
  } catch (error) {
    failedToKeep(error);
    held.set(table, promised);
    // What is older must not be found again: its number may have been shown by then.
    await tried(async () => (await database()).delete("promises", table));
    return true;
  }
}

const isSame = (one: Promised | undefined, other: Promised | undefined): boolean =>
  one?.number === other?.number && one?.noted === other?.noted;

async function tried<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    failedToKeep(error);
    return undefined;
  }
}
