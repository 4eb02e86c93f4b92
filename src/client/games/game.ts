import { use } from "react";
import type { Language } from "../../table/messages.ts";
import type { BoardModule } from "../board.ts";
import { Wanted } from "../parts/wanted.ts";
import { useSettings } from "../settings/settings.ts";
import { gameLanguage, spokenCode } from "../words/language.ts";
import { host } from "../worker/index.ts";
import type { GameFacts } from "../worker/scene.ts";

/** A game as the page knows it: what it offers, its words and its board; not its rules. */
export interface PageGame {
  readonly facts: GameFacts;
  readonly language: Language;
  readonly board: BoardModule | undefined;
}

const boards = import.meta.glob<{ board: BoardModule }>("../../games/*/board/index.tsx");
const wanted = new Map<string, Wanted<PageGame>>();

function load(game: string, code: string): Promise<PageGame> {
  const name = `${code}/${game}`;
  const known = wanted.get(name) ?? new Wanted(() => fetchGame(game, code));
  wanted.set(name, known);
  return known.get();
}

async function fetchGame(game: string, code: string): Promise<PageGame> {
  const [facts, language, module] = await Promise.all([
    host().facts(game),
    host().words(game, spokenCode(code)),
    boards[`../../games/${game}/board/index.tsx`]?.(),
  ]);
  return { facts, language: gameLanguage(code, language), board: module?.board };
}

/** The game of that id; the component waits until it is loaded. */
export function usePageGame(game: string): PageGame {
  const code = useSettings((settings) => settings.language);
  return use(load(game, code));
}
