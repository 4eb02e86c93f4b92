import { type ReactElement, useMemo } from "react";
import type { CardsProps } from "../board.ts";
import { KitProvider } from "../frame/kit-provider.tsx";
import { useCards } from "../games/cards.ts";
import { usePageGame } from "../games/game.ts";
import { createPlaces } from "../kit/places.ts";
import { speech } from "../words/use-words.ts";

export interface AllCardsProps extends CardsProps {
  readonly game: string;
}

/** All cards of a game, at a table or without one. */
export function AllCards({ game, ...picking }: AllCardsProps): ReactElement | null {
  const page = usePageGame(game);
  const Cards = useCards(game);
  const words = useMemo(() => speech(page.language, String), [page]);
  const places = useMemo(createPlaces, []);
  if (Cards === undefined) return null;
  return (
    <KitProvider game={page} seats={nobody} words={words} places={places} openPanel={nothing}>
      <Cards {...picking} />
    </KitProvider>
  );
}

const nobody = [] as const;
const nothing = () => {};
