import type { Language, Translation, Words } from "../../table/messages.ts";
import { en as tableWords } from "../../table/text/en.ts";
import { en } from "../text/en.ts";
import type { PageWords } from "./page-words.ts";

const english: PageWords = { page: en, table: tableWords };

/** A language that is generated, to find texts that are in no language file. */
const PSEUDO = "pseudo";

/** The languages beside English; a further one is a file beside `en.ts` here and in the table, and a line. */
const others: { readonly [code: string]: () => Promise<PageWords> } = {
  de: async () => (await import("../text/de.ts")).german,
  [PSEUDO]: async () => {
    const { pseudo } = await import("./pseudo.ts");
    strange = pseudo;
    return { page: pseudo(en), table: pseudo(tableWords) };
  },
};

/** How the made-up language is made, once it is loaded. */
let strange: <W extends Words>(words: W) => Translation<W> = (words) => words;

/** The languages to choose from. */
export const languageCodes: readonly string[] = ["en", ...Object.keys(others).filter((code) => code !== PSEUDO)];

/** The page's languages that are loaded. */
const spoken = new Map<string, Language>([["en", languageOf("en", english)]]);

function languageOf(code: string, { page, table }: PageWords): Language {
  return { code: spokenCode(code), words: page, otherwise: { code: spokenCode(code), words: table } };
}

/** Loads the page's words in a language, unless they are there. */
export async function loadLanguage(code: string): Promise<void> {
  if (spoken.has(code) || !Object.hasOwn(others, code)) return;
  spoken.set(code, languageOf(code, await (others[code] as () => Promise<PageWords>)()));
}

/** The words of the page in a language that was loaded; in English where it was not. */
export const pageLanguage = (code: string): Language => spoken.get(code) ?? (spoken.get("en") as Language);

/** The words of a game, and those of the page for all that the game does not say. */
export const gameLanguage = (code: string, game: Language): Language => ({
  ...game,
  words: inLanguage(code, game.words),
  otherwise: pageLanguage(code),
});

/** Words as they are, or strange ones in the made-up language. */
export const inLanguage = <W extends Words>(code: string, words: W): W | Translation<W> =>
  code === PSEUDO ? strange(words) : words;

/** The language a game's words are asked for. */
export function spokenCode(code: string): string {
  return code === PSEUDO ? "en" : code;
}
