import type { Pledge, Terms } from "../../table/commitment.ts";
import type { MatchFile } from "../../table/match-file.ts";
import type { TableRow } from "../store/schema.ts";

type Header = Omit<MatchFile, "log">;
type Row = Pick<TableRow, "header">;

/** What is kept of a deal: first what was pledged, then the match without its log. It holds the seed. */
export interface KeptDeal {
  readonly terms: Terms;
  readonly pledge: Pledge;
  readonly seed: string;
  /** From the moment every number is there. */
  readonly header?: Header;
}

/** A match that somebody brought from a device: the file until it goes on, then the match without its log. */
export interface Imported {
  readonly imported: unknown;
  readonly header?: Header;
}

/** The deal of a table, once it was pledged. */
export function keptDeal(row: Row): KeptDeal | undefined {
  const kept = read(row);
  return kept !== undefined && "pledge" in kept ? kept : undefined;
}

/** The match without its log, once it has begun. */
export const keptHeader = (row: Row): Header | undefined => read(row)?.header;

/** The file of a match that goes on here, until it does. */
export function keptImport(row: Row): unknown {
  const kept = read(row);
  return kept !== undefined && "imported" in kept ? kept.imported : undefined;
}

const read = ({ header }: Row): KeptDeal | Imported | undefined => (header === "" ? undefined : JSON.parse(header));
