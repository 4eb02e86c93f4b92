import type { Viewer } from "../../../table/game.ts";
import { type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";

/** Cards that nobody can tell apart before they are dealt: "minor", "occupation", "3+", "minor/2" (shuffled again). */
export type Pool = string;

/** A card whose face the viewer does not know, named by its pool. */
export type Hidden = `?${Pool}`;

/** A card in a hand or a pack, as far as it is known. */
export type Held = HandCardId | Hidden;

/** All about hand cards. Every row of cards is sorted, unless its order is said to matter. */
export interface Hands {
  /** Whose view this is; null where nothing is hidden. */
  viewer: Viewer | null;
  /** What each seat holds. */
  held: Held[][];
  /** Cards in hands that all have seen: those that travelled, those from the market. */
  open: HandCardId[];
  /** By seat: what it was dealt in secret and has shown since. */
  shown: HandCardId[][];
  /** Thrown away, face up. */
  discards: HandCardId[];
  /** By seat: put back face down, where the deal says so. */
  aside: Held[][];
  /** Pools made of cards thrown away, as they were shuffled. */
  shuffled: { [pool: Pool]: HandCardId[] };
  /** The packs of a draft, one after the other, each in the order in which its cards were taken; see packs.ts. */
  packs: (Held | null)[];
  /** How many cards were taken of each pack. */
  taken: number[];
  /** Cards that lie open for whoever passes a turn, and the round in which somebody last did. */
  market: HandCardId[];
  marketUsed: number;
}

export const isHidden = (card: Held | null): card is Hidden => card?.charCodeAt(0) === 63;

export const hiddenFrom = (pool: Pool): Hidden => `?${pool}`;

/** The kind of a card that may be hidden. */
export function kindOf(card: Held): HandKind {
  if (!isHidden(card)) return printed[card].kind;
  return card.startsWith("?minor") || card === "?traveling" ? "minor" : "occupation";
}

/** Puts a card where it belongs in a sorted row. */
export function insert<C extends string>(row: C[], card: C): void {
  let at = row.length;
  while (at > 0 && row[at - 1]! > card) at--;
  row.splice(at, 0, card);
}
