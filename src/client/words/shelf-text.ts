import { shelf } from "virtual:shelf";
import { PSEUDO } from "./language.ts";
import { pseudo } from "./pseudo.ts";

interface ShelfText {
  readonly title: string;
  readonly tagline: string;
  readonly length: string;
}

/** What the start page says about a game, without loading it. */
export function shelfText(game: string, language: string): ShelfText {
  const texts = shelf.find(({ id }) => id === game)?.texts;
  const text = texts?.[language] ?? texts?.en ?? { title: game, tagline: "", length: "" };
  return language === PSEUDO ? (pseudo({ ...text }) as unknown as ShelfText) : text;
}
