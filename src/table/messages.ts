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
 * A text with values in braces, or a word with its plural: "Schaf|Schafe". Where a language needs more forms of it, each
 * has a name, and the first is the usual one: `{ is: "Schaf|Schafe", to: "einem Schaf|Schafen" }`.
 *
 * `{n}` is a number, or the text of that id; `{good#n}` in the form for so many; `{good:to}` or `{good#n:to}` in the form of
 * that name; `{seat:seat}` the name of a seat; `{n:plural:cube is|cubes are}` the part of a sentence for the number.
 */
export type Text = string | { readonly [form: string]: string };

/** The words of one language: texts by id. */
export type Words = { readonly [id: string]: Text };

/** The type of a complete translation of some words. */
export type Translation<W extends Words> = { readonly [Id in keyof W]: Text };

/** A language: its code for plural forms and lists, its words, and where to look for what it lacks. */
export interface Language {
  readonly code: string;
  readonly words: Words;
  readonly otherwise?: Language;
}

export type SeatName = (seat: number) => string;

/** The message in words; of a word, in the form for so many. Throws if the language lacks a text or the message a value. */
export const say = (language: Language, message: Message, seatName: SeatName, count?: number): string =>
  sayText(language, message, seatName, { count, name: undefined });

/** Whether there is a text of that id. */
export const hasText = (language: Language, id: string): boolean => ownerOf(language, id) !== undefined;

/** Every form in which a text may name a word: singular and plural, and all that the language adds. */
export function wordForms(language: Language, id: string): readonly string[] {
  const text = ownerOf(language, id)?.words[id];
  return text === undefined ? [] : [...new Set(formsOf(text).flatMap((form) => form.split("|")))];
}

/** Words put together of parts; two texts of one id are an error, to the compiler as well. */
export function joined<A extends Words, B extends Words>(
  one: A,
  other: keyof A & keyof B extends never ? B : never,
): A & B {
  for (const id of Object.keys(other)) if (Object.hasOwn(one, id)) throw new Error(`two texts "${id}"`);
  return { ...one, ...(other as B) };
}

/** Which form of a word is asked for: by number, by name. */
interface Form {
  readonly count: number | undefined;
  readonly name: string | undefined;
}

function sayText(language: Language, message: Message, seatName: SeatName, form: Form): string {
  const { id } = message;
  const owner = ownerOf(language, id);
  if (owner === undefined) throw new Error(`no text "${id}"`);
  const template = formOf(owner, id, form);
  return template.includes("{") ? insert(language, owner, template, message, seatName) : template;
}

/** The language in which there is a text of that id. */
function ownerOf(language: Language, id: string): Language | undefined {
  for (let one: Language | undefined = language; one !== undefined; one = one.otherwise)
    if (Object.hasOwn(one.words, id)) return one;
  return undefined;
}

function formOf(owner: Language, id: string, { count, name }: Form): string {
  const text = owner.words[id] as Text;
  const form = typeof text === "string" ? text : name === undefined ? Object.values(text)[0] : text[name];
  if (form === undefined) throw new Error(`the text "${id}" has no form "${name}"`);
  if (!form.includes("|") || form.includes("{")) return form;
  return count === undefined ? form.slice(0, form.indexOf("|")) : pluralForm(owner, count, form);
}

function insert(language: Language, owner: Language, template: string, message: Message, seatName: SeatName): string {
  return template.replace(VALUE, (_, name: string, counted?: string, how?: string, forms?: string) => {
    const value = needed(message, name);
    if (how === "seat") return seatName(Number(value));
    if (how === "plural")
      return insert(language, owner, pluralForm(owner, Number(value), forms ?? ""), message, seatName);
    const count = counted === undefined ? undefined : Number(needed(message, counted));
    return sayValue(language, owner, value, seatName, { count, name: how });
  });
}

function needed(message: Message, name: string): MessageValue {
  const value = message[name];
  if (value === undefined) throw new Error(`the text "${message.id}" needs the value "${name}"`);
  return value;
}

/** A value in a template; the forms of a plural may hold values themselves. */
const VALUE = /\{(\w+)(?:#(\w+))?(?::(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?)?\}/g;

function sayValue(language: Language, owner: Language, value: MessageValue, seatName: SeatName, form: Form): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    if (hasText(language, value)) return sayText(language, { id: value }, seatName, form);
    if (isCoordinate(value) || value.startsWith('"')) return value;
    throw new Error(`no text "${value}"`);
  }
  if (!("id" in value)) {
    const items = value.map((item) => sayValue(language, owner, item, seatName, form));
    return grammarOf(owner).list.format(items);
  }
  return sayText(language, value as Message, seatName, form);
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

/** The values a text needs, in any of its forms. */
export const valuesOf = (text: Text): readonly string[] =>
  formsOf(text).flatMap((form) =>
    [...form.matchAll(/\{(\w+)(?:#(\w+))?/g)].flatMap(([, name, counted]) =>
      counted === undefined ? [name as string] : [name as string, counted],
    ),
  );

/** Every form of a text. */
export const formsOf = (text: Text): readonly string[] => (typeof text === "string" ? [text] : Object.values(text));

/** Text from outside in a message, marked as such: it is shown as it is, between quotes. */
export const quoted = (text: string): string => `"${text.slice(0, 80)}"`;
