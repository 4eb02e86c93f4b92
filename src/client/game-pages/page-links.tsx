import type { ReactElement } from "react";
import { type PageId, pagesOf } from "../games/pages.ts";
import type { Speech } from "../words/use-words.ts";

interface PageLinksProps {
  readonly game: string;
  readonly words: Speech;
  /** The page on which they stand. */
  readonly except?: PageId;
  /** Whether they open beside what is on the screen. */
  readonly isBeside?: boolean;
}

/** The way to every page of a game. */
export const PageLinks = ({ game, words, except, isBeside = false }: PageLinksProps): ReactElement => (
  <>
    {pagesOf(game)
      .filter((page) => page !== except)
      .map((page) => (
        <a key={page} href={`#/${page}/${game}`} {...(isBeside ? { target: "_blank", rel: "noreferrer" } : {})}>
          {words.name(`${page}.title`)}
        </a>
      ))}
  </>
);
