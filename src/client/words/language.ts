import type { Language, Translation, Words } from "../../table/messages.ts";
import { en as tableWords } from "../../table/text/en.ts";
import { en } from "../text/en.ts";
import { pseudo } from "./pseudo.ts";

/** The page's own words by language; a second language is a file beside `en.ts` and a line here. */
const english = { ...tableWords, ...en };
const pages: { readonly [code: string]: Translation<typeof english> } = { en: english };

/** A language that is generated, to find texts that are in no language file. */
export const PSEUDO = "pseudo";

export const languageCodes: readonly string[] = Object.keys(pages);

const known = new Map<string, Language>();

/** The words of the page in a language. */
export function pageLanguage(code: string): Language {
  return remembered(code, () => wordsOf(code, pages[code] ?? english));
}

/** The words of the page and of a game in a language. */
export function gameLanguage(code: string, game: string, words: Words): Language {
  return remembered(`${code}/${game}`, () => ({ ...pageLanguage(code).words, ...wordsOf(code, words) }));
}

/** The language a game's words are asked for. */
export const spokenCode = (code: string): string => (code === PSEUDO ? "en" : code);

const wordsOf = (code: string, words: Words): Words => (code === PSEUDO ? pseudo(words) : words);

function remembered(name: string, words: () => Words): Language {
  let language = known.get(name);
  if (language === undefined) {
    language = { code: spokenCode(name.split("/")[0] ?? "en"), words: words() };
    known.set(name, language);
  }
  return language;
}
