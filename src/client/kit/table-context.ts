import { createContext, useContext } from "react";
import type { TableContext } from "../board.ts";
import type { PlacesStore } from "./places.ts";

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
