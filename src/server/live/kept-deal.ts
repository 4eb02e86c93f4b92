import type { Pledge, Terms } from "../../table/commitment.ts";
import type { MatchFile } from "../../table/match-file.ts";
import type { TableRow } from "../store/schema.ts";

/** What is kept of a deal: first what was pledged, then the match without its log. It holds the seed. */
export interface KeptDeal {
  readonly terms: Terms;
  readonly pledge: Pledge;
  readonly seed: string;
  /** From the moment every number is there. */
  readonly header?: Omit<MatchFile, "log">;
}

export const keptDeal = ({ header }: Pick<TableRow, "header">): KeptDeal | undefined =>
  header === "" ? undefined : (JSON.parse(header) as KeptDeal);
