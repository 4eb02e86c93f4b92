import type { Glossary } from "../../table/module.ts";
import { glossaryEn } from "./text/glossary.en.ts";

type Term<Id> = Id extends `glossary.subject.${string}` | `${string}.about` | "glossary.title"
  ? never
  : Id extends `glossary.${infer Name}`
    ? Name
    : never;

type Subject = { readonly subject: string; readonly terms: readonly Term<keyof typeof glossaryEn>[] };

/** The terms of the appendix by subject, in its order. (Appendix, "Terms and Phrases") */
const subjects = [
  {
    subject: "board",
    terms: [
      "action-space",
      "round-space",
      "next-rounds",
      "accumulation-space",
      "permanent-space",
      "use-space",
      "column",
      "adjacent-spaces",
    ],
  },
  {
    subject: "cards",
    terms: [
      "occupation",
      "occupation-cost",
      "minor",
      "major",
      "improvement",
      "traveling",
      "prerequisite",
      "building-cost",
      "well-card",
      "oven-card",
      "slash",
      "points-noted",
    ],
  },
  {
    subject: "course",
    terms: [
      "before-round",
      "start-of-round",
      "work-phase",
      "returning-home",
      "harvest",
      "feeding",
      "breeding",
      "begging",
      "skip",
      "two-people",
      "starting-player",
    ],
  },
  {
    subject: "people",
    terms: ["player", "person", "offspring", "family-growth", "newborn", "placing", "persons-action"],
  },
  {
    subject: "animals",
    terms: [
      "pasture",
      "meadow",
      "fence-space",
      "capacity",
      "unfenced-stable",
      "fenced-stable",
      "parent-animals",
      "cook",
    ],
  },
  {
    subject: "fields",
    terms: ["field-tile", "field", "plow", "sow", "unconditional-sow", "grain-field", "empty-field", "bake"],
  },
  { subject: "farm", terms: ["farmyard", "unused", "adjacent-farmyard", "renovate", "on-farm"] },
  {
    subject: "goods",
    terms: [
      "goods",
      "building-resources",
      "crops",
      "resources",
      "animals",
      "general-supply",
      "obtain",
      "exchange",
      "any-number",
      "discard",
    ],
  },
] as const satisfies readonly Subject[];

export const glossary: Glossary = { subjects, words: { en: glossaryEn } };
