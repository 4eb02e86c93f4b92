/**
 * What is said, without the words: the id of a text and the values it needs. A value is a number, the id of another
 * text ("carrot"), a place on a grid ("c2"), a message or a list of these; never a word. Text from outside is in quotes.
 */
export interface Message {
  readonly id: string;
  readonly [value: string]: MessageValue | undefined;
}

export type MessageValue = number | string | Message | readonly (number | string | Message)[];

/**
 * The words of one language: texts by id, with values in braces.
 * `{n}` a number, or the text of that id; `{seat:seat}` the name of a seat; `{n:plural:cube|cubes}` the form for the number.
 */
export type Words = { readonly [id: string]: string };

/** The type of a complete translation of some words. */
export type Translation<W extends Words> = { readonly [Id in keyof W]: string };

/** A language: its code for plural forms and lists, its words. */
export interface Language {
  readonly code: string;
  readonly words: Words;
}

export type SeatName = (seat: number) => string;

/** The message in words. Throws if the language lacks a text or the message a value. */
export function say(language: Language, message: Message, seatName: SeatName): string {
  const template = language.words[message.id];
  if (template === undefined) throw new Error(`no text "${message.id}"`);
  return insert(language, template, message, seatName);
}

function insert(language: Language, template: string, message: Message, seatName: SeatName): string {
  if (!template.includes("{")) return template;
  return template.replace(VALUE, (_, name: string, how?: string, forms?: string) => {
    const value = message[name];
    if (value === undefined) throw new Error(`the text "${message.id}" needs the value "${name}"`);
    if (how === "seat") return seatName(Number(value));
    if (how === "plural") return insert(language, pluralForm(language, Number(value), forms ?? ""), message, seatName);
    return sayValue(language, value, seatName);
  });
}

/** A value in a template; the forms of a plural may hold values themselves. */
const VALUE = /\{(\w+)(?::(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?)?\}/g;

function sayValue(language: Language, value: MessageValue, seatName: SeatName): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    const text = language.words[value];
    if (text !== undefined) return text;
    if (isCoordinate(value) || value.startsWith('"')) return value;
    throw new Error(`no text "${value}"`);
  }
  if (!("id" in value)) {
    const items = value.map((item) => sayValue(language, item, seatName));
    return grammarOf(language).list.format(items);
  }
  return say(language, value as Message, seatName);
}

/** A place on a grid or a number in letters: "c2", "a", "12". */
export const isCoordinate = (value: string): boolean => /^[a-z]?-?\d*$/.test(value);

/** How a language forms plurals and lists; made once, because making them is slow. */
interface Grammar {
  readonly plurals: Intl.PluralRules;
  /** The plural forms the language has, in the order a text lists them. */
  readonly forms: readonly string[];
  readonly list: Intl.ListFormat;
}

const grammars = new Map<string, Grammar>();

function grammarOf({ code }: Language): Grammar {
  let grammar = grammars.get(code);
  if (grammar === undefined) {
    const plurals = new Intl.PluralRules(code);
    const known: readonly string[] = plurals.resolvedOptions().pluralCategories;
    const forms = ["zero", "one", "two", "few", "many", "other"].filter((form) => known.includes(form));
    grammar = { plurals, forms, list: new Intl.ListFormat(code, { type: "unit" }) };
    grammars.set(code, grammar);
  }
  return grammar;
}

function pluralForm(language: Language, n: number, texts: string): string {
  const { plurals, forms } = grammarOf(language);
  const words = texts.split("|");
  return words[forms.indexOf(plurals.select(n))] ?? words.at(-1) ?? "";
}

/** The values a text needs. */
export const valuesOf = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)/g)].map((match) => match[1] as string);

/** Text from outside in a message, marked as such: it is shown as it is, between quotes. */
export const quoted = (text: string): string => `"${text.slice(0, 80)}"`;
