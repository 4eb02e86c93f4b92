import { shelf } from "virtual:shelf";
import { inLanguage } from "./language.ts";

interface ShelfText {
  readonly title: string;
  readonly tagline: string;
  readonly length: string;
  /** How hard it is. */
  readonly weight: string;
}

/** What the start page says about a game, without loading it. */
export function shelfText(game: string, language: string): ShelfText {
  const texts = shelf.find(({ id }) => id === game)?.texts;
  const text = texts?.[language] ?? texts?.en ?? { title: game, tagline: "", length: "", weight: "" };
  return inLanguage(language, { ...text }) as unknown as ShelfText;
}
