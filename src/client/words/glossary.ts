import { wordForms } from "../../table/messages.ts";
import type { SpokenGlossary } from "../worker/scene.ts";

/** Finds the terms of a glossary in texts. */
export interface TermFinder {
  /** Finds every form of every term, the longest first. */
  readonly pattern: RegExp;
  /** The term of a form in lower case. */
  readonly termOf: ReadonlyMap<string, string>;
}

/** A part of a text: plain, or a term in the form in which it is named there. */
export type TextPart = string | { readonly term: string; readonly text: string };

export const termId = (term: string): string => `glossary.${term}`;

export function termFinder({ subjects, language }: SpokenGlossary): TermFinder {
  const termOf = new Map<string, string>();
  for (const { terms } of subjects)
    for (const term of terms)
      for (const form of wordForms(language, termId(term))) termOf.set(form.toLocaleLowerCase(language.code), term);
  const forms = [...termOf.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "giu"), termOf };
}

/** A text with each of its terms marked where it first stands. */
export function markTerms({ pattern, termOf }: TermFinder, text: string, except?: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  const seen = new Set([except]);
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = termOf.get(found.toLocaleLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    parts.push(text.slice(end, index), { term, text: found });
    end = index + found.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== "");
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
