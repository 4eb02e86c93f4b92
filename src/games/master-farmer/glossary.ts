import type { Glossary } from "../../table/module.ts";
import { glossaryDe } from "./text/glossary.de.ts";
import { glossaryEn } from "./text/glossary.en.ts";

/** The terms of the rules by subject. */
export const glossary: Glossary = {
  subjects: [
    { subject: "cubes", terms: ["cube", "face", "grid", "cell"] },
    { subject: "fields", terms: ["field", "single", "collected"] },
  ],
  words: { en: glossaryEn, de: glossaryDe },
};
