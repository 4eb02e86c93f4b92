import { type ComponentType, use } from "react";
import type { GamePageProps } from "../board.ts";
import { Wanted } from "../parts/wanted.ts";

interface PageModule {
  readonly Page: ComponentType<GamePageProps>;
}

const pages = import.meta.glob<PageModule>("../../games/*/board/pages/*.tsx");
const pathOf = (game: string, page: string): string => `../../games/${game}/board/pages/${page}.tsx`;
const wanted = new Map<string, Wanted<PageModule>>();

/** What a game can have a page of: all its cards, every action space, the symbols on its cards. */
export const PAGE_IDS = ["cards", "spaces", "symbols"] as const;
export type PageId = (typeof PAGE_IDS)[number];

/** Whether a game has such a page. */
export const hasPage = (game: string, page: PageId): boolean => Object.hasOwn(pages, pathOf(game, page));

/** The pages of a game, in the order in which they are offered. */
export const pagesOf = (game: string): readonly PageId[] => PAGE_IDS.filter((page) => hasPage(game, page));

/** What a page of a game shows; the component waits until it is loaded. */
export function useGamePage(game: string, page: PageId): ComponentType<GamePageProps> | undefined {
  const path = pathOf(game, page);
  const load = pages[path];
  if (load === undefined) return undefined;
  const known = wanted.get(path) ?? new Wanted(load);
  wanted.set(path, known);
  return use(known.get()).Page;
}
