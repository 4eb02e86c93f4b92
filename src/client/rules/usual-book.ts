import { host } from "../worker/index.ts";
import type { Rulebook } from "../worker/scene.ts";

const books = new Map<string, Promise<Rulebook>>();

/** What the rules of a game show beside their texts, with its usual options. */
export function usualBook(game: string): Promise<Rulebook> {
  const known = books.get(game) ?? host().rulebook(game);
  books.set(game, known);
  known.catch(() => books.delete(game));
  return known;
}
