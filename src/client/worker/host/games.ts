import { alikeWith, levelsOf } from "../../../bots/levels/levels.ts";
import { optionsFor } from "../../../table/match-file.ts";
import type { Language, Message } from "../../../table/messages.ts";
import type { Options } from "../../../table/options.ts";
import { rulebookOf } from "../rulebook.ts";
import type { GameFacts, Rulebook, SpokenGlossary } from "../scene.ts";
import { moduleOf } from "./modules.ts";
import { reasonOf } from "./problems.ts";

/** What the page asks about games, without a match. */
export const gamesHost = {
  /** The words of a game in a language, in English where it does not speak that. */
  async words(game: string, code: string): Promise<Language> {
    const { words, translations = {} } = await moduleOf(game);
    const translated = Object.hasOwn(translations, code) ? await translations[code]?.() : undefined;
    return translated === undefined ? { code: "en", words: words.en } : { code, words: translated };
  },

  async facts(game: string): Promise<GameFacts> {
    const module = await moduleOf(game);
    const { game: contract, rules, campaign } = module;
    const { id, seats, options, orders } = contract;
    const { usual = {}, given = [] } = campaign ?? {};
    const { chapters, chapterOf } = rules;
    return {
      id,
      seats,
      options,
      orders: orders?.described,
      rules: { chapters, chapterOf },
      hasLesson: module.lesson !== undefined,
      bots: levelsOf(module),
      campaign: campaign && { usual, given },
    };
  },

  /** What is wrong with options for so many seats. */
  async objection(game: string, seats: number, options: Options): Promise<Message | undefined> {
    const { game: contract } = await moduleOf(game);
    return reasonOf(() => optionsFor(contract, seats, options))?.problem;
  },

  /** The levels of bots that play alike with options for so many seats; none where the options are not accepted. */
  async alike(game: string, seats: number, options: Options): Promise<readonly string[]> {
    const module = await moduleOf(game);
    const isAccepted = reasonOf(() => optionsFor(module.game, seats, options)) === undefined;
    return isAccepted ? alikeWith(module, seats, options) : [];
  },

  /** What is said in a game's lesson, in a language or else in English. */
  async lessonWords(game: string, code: string): Promise<Language> {
    const words = (await (await moduleOf(game)).lesson?.())?.words ?? { en: {} };
    const own = Object.hasOwn(words, code) ? words[code] : undefined;
    return own === undefined ? { code: "en", words: words.en } : { code, words: own };
  },

  /** The terms of a game, in a language or else in English; nothing where it explains none. */
  async glossary(game: string, code: string): Promise<SpokenGlossary | undefined> {
    const glossary = await (await moduleOf(game)).glossary?.();
    if (glossary === undefined) return undefined;
    const { subjects, words } = glossary;
    const own = Object.hasOwn(words, code) ? words[code] : undefined;
    return { subjects, language: own === undefined ? { code: "en", words: words.en } : { code, words: own } };
  },

  /** What the rules show beside their texts, for a table that is yet to be or the usual one. */
  rulebook: async (game: string, seats?: number, options?: Options): Promise<Rulebook> =>
    rulebookOf(await moduleOf(game), seats, options),
};
