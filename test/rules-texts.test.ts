import { expect, test } from "vitest";
import { markTerms, termFinder, termId } from "../src/client/words/glossary.ts";
import { gameIds, games } from "../src/games/index.ts";
import { type Language, say, wordForms } from "../src/table/messages.ts";
import { defaultOptions } from "../src/table/options.ts";

/** Chapters about the game as a thing, not about how it is played. */
const ABOUT_THE_BOX = ["credits", "origin", "ours"];

const cases = await Promise.all(
  gameIds.map(async (id) => [id, await (games[id] as (typeof games)[string])()] as const),
);

for (const [id, module] of cases) {
  const { rules, game, words, translations = {}, glossary } = module;
  const languages = async (): Promise<readonly Language[]> => [
    { code: "en", words: words.en },
    ...(await Promise.all(Object.entries(translations).map(async ([code, load]) => ({ code, words: await load() })))),
  ];
  /** The terms in each language the game speaks, with its words beside them. */
  const spoken = async () => {
    if (glossary === undefined) throw new Error("no glossary");
    const { subjects, words: terms } = await glossary();
    return (await languages()).map((otherwise) => {
      const own = terms[otherwise.code];
      if (own === undefined) throw new Error(`no glossary in ${otherwise.code}`);
      return { subjects, language: { code: otherwise.code, words: own, otherwise } };
    });
  };
  const values = rules.values?.(defaultOptions(game.options), game.seats.max) ?? {};

  test(`${id}: every chapter of the rules leads to terms, and every term is explained in every language`, async () => {
    for (const { subjects, language } of await spoken()) {
      const finder = termFinder({ subjects, language });
      for (const chapter of rules.chapters.filter((chapter) => !ABOUT_THE_BOX.includes(chapter))) {
        const text = say(language, { ...values, id: `rules.${chapter}.text` }, String);
        const terms = markTerms(finder, text).filter((part) => typeof part !== "string");
        expect(terms, `${chapter} in ${language.code}`).not.toEqual([]);
      }
      expect(language.words["glossary.title"]).toBeDefined();
      for (const { subject, terms } of subjects) {
        expect(language.words[`glossary.subject.${subject}`], subject).toBeDefined();
        for (const term of terms)
          expect(say(language, { ...values, id: `${termId(term)}.about` }, String), term).toMatch(/[.!]$/);
      }
    }
  });

  test(`${id}: every term that has a text is in the glossary, and no two terms share a form`, async () => {
    for (const { subjects, language } of await spoken()) {
      const listed = subjects.flatMap(({ terms }) => terms);
      const written = Object.keys(language.words)
        .filter((word) => word.endsWith(".about"))
        .map((word) => word.slice("glossary.".length, -".about".length));
      expect(listed.toSorted()).toEqual(written.toSorted());
      const forms = listed.flatMap((term) => [
        ...new Set(wordForms(language, termId(term)).map((form) => form.toLowerCase())),
      ]);
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  test(`${id}: the rules say who made it`, async () => {
    expect(rules.chapters).toContain("credits");
    for (const language of await languages()) expect(language.words["rules.credits.text"]).toBeDefined();
  });
}

test.each([
  ["agricola", ["Uwe Rosenberg", "Norbert Szongott", "one to four players", "90 minutes"]],
  ["formidable-farm", ["Friedemann Friese", "2F-Spiele", "Rio Grande Games", "Sylvain Leroy", "30 to 45 minutes"]],
  ["my-farm-shop", ["Rüdiger Dorn", "Pegasus Spiele", "aged 8 and up", "two to four players"]],
] as const)("%s is credited with what its documents name", async (id, facts) => {
  const [, module] = cases.find(([other]) => other === id)!;
  for (const fact of facts) expect(module.words.en["rules.credits.text"]).toContain(fact);
});

test.each(["master-farmer", "happiness-farm"])("%s: its documents name nobody, and it says so", async (id) => {
  const [, module] = cases.find(([other]) => other === id)!;
  expect(module.words.en["rules.credits.text"]).toMatch(/names no author/);
});
