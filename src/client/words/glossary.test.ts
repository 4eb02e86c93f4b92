import { expect, test } from "vitest";
import type { Language } from "../../table/messages.ts";
import { markTerms, termFinder } from "./glossary.ts";

const language: Language = {
  code: "en",
  words: {
    "glossary.field": "field|fields",
    "glossary.empty-field": "empty field|empty fields",
    "glossary.once": "1×",
  },
};
const glossary = termFinder({ subjects: [{ subject: "fields", terms: ["field", "empty-field", "once"] }], language });

test("a term is marked where it first stands, in any of its forms and whatever its case", () => {
  expect(markTerms(glossary, "Fields lie beside a field.")).toEqual([
    { term: "field", text: "Fields" },
    " lie beside a field.",
  ]);
});

test("of two terms at one place the longer one is marked", () => {
  expect(markTerms(glossary, "Sow an empty field.")).toEqual([
    "Sow an ",
    { term: "empty-field", text: "empty field" },
    ".",
  ]);
});

test("a term within a word is none, and signs are read as they are", () => {
  expect(markTerms(glossary, "An airfield marked 1×, afield.")).toEqual([
    "An airfield marked ",
    { term: "once", text: "1×" },
    ", afield.",
  ]);
});

test("what a term means does not lead to itself", () => {
  expect(markTerms(glossary, "A field is a field.", "field")).toEqual(["A field is a field."]);
});
