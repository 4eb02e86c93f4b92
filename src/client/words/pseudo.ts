import type { Text, Translation, Words } from "../../table/messages.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const strange = "àƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/** Words in a made-up language: every letter is strange, so that a text outside the language files shows. */
export const pseudo = <W extends Words>(words: W): Translation<W> =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, strangeForms(text)])) as Translation<W>;

const strangeForms = (text: Text): Text =>
  typeof text === "string"
    ? strangeText(text)
    : Object.fromEntries(Object.entries(text).map(([form, word]) => [form, strangeText(word)]));

/** The names of values in braces stay; the forms of a plural do not. */
function strangeText(text: string): string {
  return text
    .split(/(\{(?:[^{}]|\{[^{}]*\})*\})/)
    .map((part) => (part.startsWith("{") ? strangePlural(part) : strangeLetters(part)))
    .join("");
}

function strangePlural(part: string): string {
  const [, head, forms] = /^(\{\w+:plural:)(.*)\}$/.exec(part) ?? [];
  return head === undefined || forms === undefined ? part : `${head}${strangeText(forms)}}`;
}

const strangeLetters = (text: string): string =>
  [...text].map((letter) => strange[plain.indexOf(letter)] ?? letter).join("");
