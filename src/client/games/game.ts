import { use } from "react";
import type { Language } from "../../table/messages.ts";
import type { BoardModule } from "../board.ts";
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
const loaded = new Map<string, Promise<PageGame>>();

function load(game: string, code: string): Promise<PageGame> {
  const name = `${code}/${game}`;
  let promise = loaded.get(name);
  if (promise === undefined) {
    promise = fetchGame(game, code);
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  return promise;
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
