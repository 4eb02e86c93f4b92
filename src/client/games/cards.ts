import { type ComponentType, use } from "react";
import type { CardsProps } from "../board.ts";
import { Wanted } from "../parts/wanted.ts";

const browsers = import.meta.glob<{ Cards: ComponentType<CardsProps> }>("../../games/*/board/cards/index.tsx");
const pathOf = (game: string): string => `../../games/${game}/board/cards/index.tsx`;
const wanted = new Map<string, Wanted<{ Cards: ComponentType<CardsProps> }>>();

/** Whether a game has cards to leaf through. */
export const hasCards = (game: string): boolean => Object.hasOwn(browsers, pathOf(game));

/** What shows all cards of a game; the component waits until it is loaded. */
export function useCards(game: string): ComponentType<CardsProps> | undefined {
  const load = browsers[pathOf(game)];
  if (load === undefined) return undefined;
  const known = wanted.get(game) ?? new Wanted(load);
  wanted.set(game, known);
  return use(known.get()).Cards;
}
