import "../frame/board.css";
import "./browse.css";
import { type ReactElement, use, useMemo } from "react";
import type { GamePageProps } from "../board.ts";
import { KitProvider } from "../frame/kit-provider.tsx";
import { usePageGame } from "../games/game.ts";
import { type PageId, useGamePage } from "../games/pages.ts";
import { createPlaces } from "../kit/places.ts";
import { TermsProvider } from "../kit/termed.tsx";
import { useGlossary } from "../rules/use-glossary.ts";
import { usualBook } from "../rules/usual-book.ts";
import { speech } from "../words/use-words.ts";

export interface PageBodyProps extends GamePageProps {
  readonly game: string;
  readonly page: PageId;
}

/** A page of a game, at a table or without one. */
export function PageBody({ game, page, ...picking }: PageBodyProps): ReactElement | null {
  const pageGame = usePageGame(game);
  const Page = useGamePage(game, page);
  const { values } = use(usualBook(game));
  const glossary = useGlossary(game);
  const words = useMemo(() => speech(pageGame.language, String), [pageGame]);
  const places = useMemo(createPlaces, []);
  if (Page === undefined) return null;
  return (
    <KitProvider game={pageGame} seats={nobody} words={words} places={places} openPanel={nothing}>
      <TermsProvider glossary={glossary} values={values}>
        <Page {...picking} />
      </TermsProvider>
    </KitProvider>
  );
}

const nobody = [] as const;
const nothing = () => {};
