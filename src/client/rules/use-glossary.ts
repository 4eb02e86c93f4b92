import { use, useMemo } from "react";
import { usePageGame } from "../games/game.ts";
import { useSettings } from "../settings/settings.ts";
import { inLanguage, spokenCode } from "../words/language.ts";
import { host } from "../worker/index.ts";
import type { SpokenGlossary } from "../worker/scene.ts";

const loaded = new Map<string, Promise<SpokenGlossary | undefined>>();

/** The terms of a game and what they mean, in words that know those of the game; the component waits until they are loaded. */
export function useGlossary(game: string): SpokenGlossary | undefined {
  const code = useSettings((settings) => settings.language);
  const { language: otherwise } = usePageGame(game);
  const name = `${code}/${game}`;
  let promise = loaded.get(name);
  if (promise === undefined) {
    promise = host().glossary(game, spokenCode(code));
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  const glossary = use(promise);
  return useMemo(() => {
    if (glossary === undefined) return undefined;
    const { subjects, language } = glossary;
    return { subjects, language: { ...language, words: inLanguage(code, language.words), otherwise } };
  }, [glossary, code, otherwise]);
}
