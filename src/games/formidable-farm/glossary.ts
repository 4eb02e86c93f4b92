import type { Glossary } from "../../table/module.ts";
import { glossaryEn } from "./text/glossary.en.ts";

/** The terms of the rules by subject. */
export const glossary: Glossary = {
  subjects: [
    {
      subject: "cards",
      terms: ["trade-card", "fulfill", "cost", "reward", "coin", "stack", "hand", "market", "discard-pile"],
    },
    { subject: "crops", terms: ["crop", "identical", "different"] },
    { subject: "supplies", terms: ["supplies", "disc", "occupied", "rule-breaker", "countdown", "round"] },
  ],
  words: { en: glossaryEn },
};
