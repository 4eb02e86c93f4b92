import type { MatchFile, Player } from "../../table/match-file.ts";
import type { Options } from "../../table/options.ts";
import { Shelf } from "./shelf.ts";

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

const shelf = new Shelf<Kept, Summary>("furrow", "files");

/** Every match on this device, the latest first. */
export const summaries = (): Promise<readonly Summary[]> => shelf.all();

/**
 * Keeps a match that was last seen at that version (0: it is new), and gives its new version. If somebody else has written
 * or removed it since, nothing is written and nothing is given.
 */
export const keep = (kept: Kept, summary: Summary, seen: number): Promise<number | undefined> =>
  shelf.keep(kept, summary, seen);

export const keptMatch = (id: string): Promise<Kept | undefined> => shelf.get(id);

export const forget = (id: string): Promise<void> => shelf.forget(id);

/** Tries again to write the matches that are held in memory. */
export const keepHeldMatches = (): Promise<void> => shelf.keepHeld();
