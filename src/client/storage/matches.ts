import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { MatchFile, Player } from "../../table/match-file.ts";
import type { Options } from "../../table/options.ts";

/** Where a match comes from. */
export interface Origin {
  /** The commitment of the deal, as it was shown when the match began on this device. */
  readonly noted?: string;
  /** The campaign of this device that it is a game of. */
  readonly campaign?: InCampaign;
  /** It is the guided first game of its game. */
  readonly isLesson?: boolean;
  /** Who sits there now, where it is not who sat there when it began. */
  readonly seating?: readonly Player[];
}

export interface InCampaign {
  readonly id: string;
  /** Which game of the campaign it is, and the points to reach, where there is such a goal. */
  readonly number: number;
  readonly goal?: number;
}

/** What the start page lists; it holds nothing a seat might want to hide. */
export interface Summary extends Pick<Origin, "campaign"> {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly moves: number;
  readonly isOver: boolean;
  readonly changed: number;
  /** The points and places of a finished match, by seat. */
  readonly points?: readonly number[];
  readonly places?: readonly number[];
  /** A guided first game, and whether there is more to be told. */
  readonly lesson?: "under-way" | "done";
}

/** A match as it is kept on this device; only the worker reads it. */
export interface Kept extends Origin {
  readonly id: string;
  readonly file: MatchFile;
  readonly orders: readonly (Options | undefined)[];
  /** How often it was written: whoever writes it has seen the version before. */
  readonly version?: number;
}

interface Shelves extends DBSchema {
  summaries: { key: string; value: Summary };
  files: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>("furrow", 1, {
    upgrade(db) {
      db.createObjectStore("summaries", { keyPath: "id" });
      db.createObjectStore("files", { keyPath: "id" });
    },
  });
  return opened;
}

/** Every match on this device, the latest first. */
export async function summaries(): Promise<readonly Summary[]> {
  const all = await (await database()).getAll("summaries");
  return all.sort((a, b) => b.changed - a.changed);
}

/**
 * Keeps a match that was last seen at that version (0: it is new), and gives its new version. If somebody else has written
 * or removed it since, nothing is written and nothing is given.
 */
export async function keep(kept: Kept, summary: Summary, seen: number): Promise<number | undefined> {
  const both = (await database()).transaction(["files", "summaries"], "readwrite");
  const files = both.objectStore("files");
  const there = await files.get(kept.id);
  const isKnown = there === undefined ? seen === 0 : (there.version ?? 0) === seen;
  if (isKnown)
    await Promise.all([files.put({ ...kept, version: seen + 1 }), both.objectStore("summaries").put(summary)]);
  await both.done;
  return isKnown ? seen + 1 : undefined;
}

export const keptMatch = async (id: string): Promise<Kept | undefined> => (await database()).get("files", id);

export async function forget(id: string): Promise<void> {
  const both = (await database()).transaction(["files", "summaries"], "readwrite");
  await Promise.all([both.objectStore("files").delete(id), both.objectStore("summaries").delete(id), both.done]);
}
