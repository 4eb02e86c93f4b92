import { createContext, useContext } from "react";
import type { Message } from "../../table/messages.ts";
import type { Icons } from "../icons/icons.ts";
import type { PlacesStore } from "./places.ts";
import type { SeatLook } from "./seat-look.ts";

/** What boards may ask about the table, from any depth: `useTable()`. */
export interface TableContext {
  readonly seats: readonly SeatLook[];
  /** A message in the words of the game and the page. */
  say(message: Message): string;
  /** The text of an id: `name("carrot")`; with a number in the form for so many. */
  name(id: string, n?: number): string;
  readonly icons: Icons;
  /** Opens one of the board's panels. */
  openPanel(id: string): void;
}

interface Kit extends TableContext {
  readonly places: PlacesStore;
}

export const KitContext = createContext<Kit | undefined>(undefined);

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (kit === undefined) throw new Error("a board is drawn inside the table frame");
  return kit;
}

/** Words, seats and panels of the table a board is drawn at. */
export const useTable = (): TableContext => useKit();
