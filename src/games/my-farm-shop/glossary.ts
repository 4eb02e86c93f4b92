import type { Glossary } from "../../table/module.ts";
import { glossaryEn } from "./text/glossary.en.ts";

/** The terms of the rules by subject. */
export const glossary: Glossary = {
  subjects: [
    { subject: "farm", terms: ["field", "activate", "production", "area", "red-arrow", "green-arrow", "once"] },
    { subject: "market", terms: ["stall", "field-card", "deck"] },
    { subject: "goods", terms: ["good", "bag", "coin", "sunflower", "farm-shop"] },
    { subject: "modules", terms: ["module", "farmer", "transport", "skill", "goal"] },
  ],
  words: { en: glossaryEn },
};
