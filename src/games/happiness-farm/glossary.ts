import type { Glossary } from "../../table/module.ts";
import { glossaryEn } from "./text/glossary.en.ts";

/** The terms of the rules by subject. */
export const glossary: Glossary = {
  subjects: [
    {
      subject: "land",
      terms: ["square", "pasture", "garden", "field", "rough", "forest", "adjacent", "convert", "effort", "collect"],
    },
    { subject: "animals", terms: ["capacity", "full", "scraps", "bugs", "produce", "butcher"] },
    { subject: "end", terms: ["happiness", "threshold"] },
  ],
  words: { en: glossaryEn },
};
