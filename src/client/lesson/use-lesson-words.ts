import { use, useMemo } from "react";
import type { Language } from "../../table/messages.ts";
import { useSettings } from "../settings/settings.ts";
import { inLanguage, spokenCode } from "../words/language.ts";
import { type Speech, speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

const loaded = new Map<string, Promise<Language>>();

/** How a game's lesson speaks; the component waits until it is loaded. */
export function useLessonWords(game: string): Speech {
  const code = useSettings((settings) => settings.language);
  const name = `${code}/${game}`;
  let promise = loaded.get(name);
  if (promise === undefined) {
    promise = host().lessonWords(game, spokenCode(code));
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  const language = use(promise);
  return useMemo(() => speech({ ...language, words: inLanguage(code, language.words) }, String), [language, code]);
}
