import type { Agreed } from "../../protocol/table-info.ts";
import type { Deal, Pledge, Terms } from "../../table/commitment.ts";
import type { MatchFile } from "../../table/match-file.ts";
import type { TableRow } from "../store/schema.ts";

type Header = Omit<MatchFile, "log">;
type Row = Pick<TableRow, "id" | "game" | "agreed" | "header">;

/** What is kept of a deal: what was pledged, then everybody's number too. It holds the seed. */
export interface KeptDeal {
  readonly terms: Terms;
  readonly pledge: Pledge;
  readonly seed: string;
  /** By seat, from the moment every number is there; null where nobody adds one. */
  readonly numbers?: Deal["numbers"];
}

/** A match that somebody brought from a device: the file until it goes on, then nothing but the match without its log. */
export interface Imported {
  readonly imported: unknown;
  readonly header?: Header;
}

/** A deal as it is written: what stands in the table's row already is left out. */
interface WrittenDeal extends Omit<KeptDeal, "terms"> {
  readonly terms: Pick<Terms, "rulesVersion" | "players">;
}

export function writtenDeal({ terms: { rulesVersion, players }, ...kept }: KeptDeal): string {
  return JSON.stringify({ ...kept, terms: { rulesVersion, players } } satisfies WrittenDeal);
}

/** The deal of a table, once it was pledged. */
export function keptDeal(row: Row): KeptDeal | undefined {
  const kept = read(row);
  if (kept === undefined || !("pledge" in kept)) return undefined;
  const { seats, options } = JSON.parse(row.agreed) as Agreed;
  return { ...kept, terms: { match: row.id, game: row.game, ...kept.terms, seats, options } };
}

/** The match without its log, once it has begun. */
export function keptHeader(row: Row): Header | undefined {
  const kept = read(row);
  if (kept !== undefined && "imported" in kept) return kept.header;
  const { terms, pledge, seed, numbers } = keptDeal(row) ?? {};
  if (terms === undefined || pledge === undefined || seed === undefined || numbers === undefined) return undefined;
  const { hash, seedHash } = pledge;
  return { furrow: 1, ...terms, deal: { hash, seedHash, numbers, seed } };
}

/** The file of a match that goes on here, until it does. */
export function keptImport(row: Row): unknown {
  const kept = read(row);
  return kept !== undefined && "imported" in kept ? kept.imported : undefined;
}

const read = ({ header }: Row): WrittenDeal | Imported | undefined => (header === "" ? undefined : JSON.parse(header));
