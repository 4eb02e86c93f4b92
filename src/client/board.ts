import type { ComponentType } from "react";
import type { Place, Seat, Table, Viewer } from "../table/game.ts";
import type { Message } from "../table/messages.ts";
import type { Icons } from "./icons/icons.ts";
import type { Lot } from "./kit/lots.ts";
import type { SmallScreen } from "./parts/use-compact.ts";

export type { Icons } from "./icons/icons.ts";
export { Found, Search } from "./kit/browse.tsx";
export { explain } from "./kit/explain.ts";
export { Amount, Icon } from "./kit/icon.tsx";
export type { Lot } from "./kit/lots.ts";
export { Piece, Tumble } from "./kit/motion.tsx";
export { HintBadge, Place, PlaceBox, useHighlighted, usePlace, usePlaceState } from "./kit/place.tsx";
export type { PlaceState } from "./kit/places.ts";
export type { SeatLook, SeatShape } from "./kit/seat-look.ts";
export { Hatching, SeatMark } from "./kit/seat-mark.tsx";
export { type TableContext, useTable } from "./kit/table-context.ts";
export { Termed } from "./kit/termed.tsx";
export { whenChanged } from "./kit/when-changed.ts";
export { Choice, Flag } from "./parts/fields.tsx";
export { lazily } from "./parts/lazily.tsx";
export { useCompact } from "./parts/use-compact.ts";
export { hasWords } from "./words/search.ts";

/** What a game's `board/index.tsx` exports as `board`. */
export interface BoardModule<S extends Table = Table> {
  /** The board itself: one SVG, or a few in a small layout, as wide as its parent. */
  readonly Board: ComponentType<BoardProps<S>>;
  /** What is shown on demand beside the board (under it on a phone): the farms of the others, a market, a deck. */
  readonly panels?: readonly Panel<S>[];
  /** What may lie out of sight, one tap away: a farm below the action spaces. */
  readonly landmarks?: readonly Landmark<S>[];
  /** One line of what a seat has, shown beside its score: goods as icons with numbers. */
  readonly SeatLine?: ComponentType<SeatLineProps<S>>;
  /** The number that decides the game, where it is not the score: how many cards are still to go. */
  headline?(view: S, seat: Seat): { readonly n: number; readonly label: Message };
  /** What lies where: goods, people and cards travel when they are elsewhere after a move. */
  lots?(view: S, focus: Seat): readonly Lot[];
  /** The game's symbols on a grid of 24 units, by the id of the word that names them. */
  readonly icons?: Icons;
  /** Where the drawing for a phone serves best, beside a phone held upright: on one that lies, on a tablet that stands. */
  readonly compactOn?: readonly SmallScreen[];
}

/** What a board draws. Everything else (lit places, clicks, hints) reaches it through `Place` and `usePlace`. */
export interface BoardProps<S extends Table = Table> {
  /** All that the viewer may know. */
  readonly view: S;
  /** The position after the choice that is pointed at or waits to be confirmed; draw what differs as a ghost. */
  readonly preview: S | undefined;
  readonly viewer: Viewer;
  /** Whose things to draw large: the viewer's seat, or the seat being watched. */
  readonly focus: Seat;
  /** The seats that are asked now. */
  readonly actors: readonly Seat[];
  /** True where there is no room: a phone, and what the board names in `compactOn`. */
  readonly compact: boolean;
  /** What kind of small screen it is, if it is one. */
  readonly screen?: SmallScreen | undefined;
}

/** A part of the board that its tab brings into sight; once more, and the board is back where it was. */
export interface Landmark<S extends Table = Table> {
  readonly id: string;
  title(board: BoardProps<S>): Message;
  /** Left out while false. */
  isShown(board: BoardProps<S>): boolean;
  /** Where it is drawn, as a selector within the board. */
  readonly at: string;
}

export interface Panel<S extends Table = Table> {
  readonly id: string;
  /** The tab's text. */
  title(view: S, viewer: Viewer): Message;
  /** Whether a place is drawn in this panel: its tab is marked while the place is lit, and opens when it must be clicked. */
  holds?(place: Place, view: S, viewer: Viewer): boolean;
  /** Whether it is open from the start where there is room. */
  readonly isOpen?: boolean;
  /** Left out while false. */
  isShown?(view: S, viewer: Viewer): boolean;
  readonly Body: ComponentType<BoardProps<S>>;
}

/** What a file of a game's `board/pages/` exports as `Page`: all cards, all action spaces, all symbols, with or without a table. */
export interface GamePageProps {
  /** The ids of the cards that are picked, where cards can be picked at all. */
  readonly picked?: readonly string[];
  onPick?(picked: readonly string[]): void;
}

export interface SeatLineProps<S extends Table = Table> {
  readonly view: S;
  readonly seat: Seat;
  readonly viewer: Viewer;
}
