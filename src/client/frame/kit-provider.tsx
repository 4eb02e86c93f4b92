import { type ReactElement, type ReactNode, useMemo } from "react";
import type { SeatLook } from "../board.ts";
import type { PageGame } from "../games/game.ts";
import type { PlacesStore } from "../kit/places.ts";
import { KitContext } from "../kit/table-context.ts";
import type { Speech } from "../words/use-words.ts";

interface KitProviderProps {
  readonly game: PageGame;
  readonly seats: readonly SeatLook[];
  readonly words: Speech;
  readonly places: PlacesStore;
  readonly openPanel: (id: string) => void;
  readonly children: ReactNode;
}

const noIcons = {};

/** Gives a board, and everything that shows its icons and seats, what it may ask about the table. */
export function KitProvider({ game, seats, words, places, openPanel, children }: KitProviderProps): ReactElement {
  const kit = useMemo(
    () => ({ seats, say: words.say, name: words.name, icons: game.board?.icons ?? noIcons, openPanel, places }),
    [game, seats, words, places, openPanel],
  );
  return <KitContext value={kit}>{children}</KitContext>;
}
