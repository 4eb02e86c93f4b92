import { en as pageWords } from "../../src/client/text/en.ts";
import { CHANCE } from "../../src/table/game.ts";
import { isJson } from "../../src/table/json.ts";
import {
  formsOf,
  isCoordinate,
  type Language,
  type Message,
  type MessageValue,
  say,
  type Text,
  valuesOf,
} from "../../src/table/messages.ts";
import { fieldsOf } from "../../src/table/options.ts";
import { pick, shuffle } from "../../src/table/random.ts";
import { en as tableWords } from "../../src/table/text/en.ts";
import { languagesOf, type Property, viewersOf } from "./case.ts";
import { check, checkSame, show } from "./check.ts";
import { legalMoves, somePositions } from "./play.ts";

export const movesAreDescribed: Property = (one) => {
  const { game, module, random, seats } = one;
  const languages = languagesOf(one);
  const checkSaid = (message: Message) => {
    check(isJson(message), `a message is plain data: ${show(message)}`);
    for (const language of languages) {
      check(say(language, message, (seat) => `seat ${seat}`).trim() !== "", `nothing is said: ${show(message)}`);
      checkValues(language, message);
    }
  };
  for (const state of somePositions({ ...one, looks: 3 * one.looks })) {
    for (let seat = CHANCE; seat < seats; seat++) {
      const isAsked = game.actors(state).includes(seat);
      if (isAsked && seat !== CHANCE) checkSaid(game.question(game.view(state, seat), seat));
      const moves = shuffle([...legalMoves(game, state, seat)], random).slice(0, 12);
      for (const move of moves) {
        const viewer = pick(viewersOf(one), random);
        const seen = game.seen(state, seat, move, viewer);
        check(isJson(seen), `a move as seen is plain data: ${show(seen)}`);
        checkSaid(game.describe(game.view(state, viewer), seat, seen).text);
        if (seat !== CHANCE)
          checkSaid(game.describe(game.view(state, seat), seat, game.seen(state, seat, move, seat)).text);
      }
      if (seat === CHANCE) continue;
      for (const { text } of game.score(state, seat).parts) checkSaid(text);
      const { total, parts } = game.score(state, seat);
      check(parts.reduce((sum, { points }) => sum + points, 0) === total, "the parts of a score make its total");
    }
    for (const viewer of viewersOf(one)) check(typeof module.sketch(game.view(state, viewer)) === "string", "a sketch");
  }
};

/** A string in a message is the id of a text, a place on a grid or somebody's own words in quotes: never a word. */
function checkValues({ words }: Language, { id: _, ...values }: Message): void {
  const checkValue = (value: MessageValue | undefined): void => {
    if (value === undefined || typeof value === "number") return;
    if (typeof value === "string")
      return check(Object.hasOwn(words, value) || isCoordinate(value) || value.startsWith('"'), `a word: "${value}"`);
    if (Array.isArray(value)) for (const item of value) checkValue(item);
    else {
      const message = value as Message;
      check(Object.hasOwn(words, message.id), `no text "${message.id}"`);
      for (const field of Object.values(message)) checkValue(field);
    }
  };
  for (const value of Object.values(values)) checkValue(value);
}

/** The texts that the page and the command line ask for, whatever is played. */
export const textsAreComplete: Property = (one) => {
  const { game, module, options, seats } = one;
  const ids = ["title", "tagline", "length", "weight"];
  for (const [name, field] of fieldsOf(game.options)) {
    ids.push(`option.${name}`, `option.${name}.about`);
    if ("values" in field) ids.push(...field.values.map((value) => `option.${name}.${value}`));
  }
  for (const preset of Object.keys(game.options.presets ?? {})) ids.push(`preset.${preset}`);
  for (const group of Object.keys(game.options.groups ?? {})) ids.push(`options.${group}`);
  for (const chapter of module.rules.chapters) ids.push(`rules.${chapter}.title`, `rules.${chapter}.text`);
  for (const chapter of Object.values(module.rules.chapterOf))
    check(module.rules.chapters.includes(chapter), `there is no chapter "${chapter}"`);
  const values = module.rules.values?.(options, seats) ?? {};
  for (const { code, words } of languagesOf(one)) {
    for (const id of ids) check(Object.hasOwn(words, id), `no text "${id}" in ${code}`);
    for (const id of Object.keys(words))
      if (isRead(id) || module.rules.chapters.some((chapter) => id === `rules.${chapter}.text`))
        check(say({ code, words }, { ...values, id }, String) !== "", `"${id}" says nothing in ${code}`);
    for (const [id, text] of Object.entries(module.words.en))
      checkSame(neededBy(words[id] ?? ""), neededBy(text), `"${id}" in ${code} needs other values`);
  }
};

/**
 * Guides and explanations are said with the numbers and choices of the table, and nothing else; only what the board says
 * by itself has values of its own.
 */
const isRead = (id: string): boolean =>
  id.startsWith("guide.") || (id.endsWith(".about") && !/^(option|order|board)\./.test(id));

/** Ids mean one thing each, and the forms that sentences ask for are there. */
export const textsAreToldApart: Property = (one) => {
  for (const { code, words } of languagesOf(one)) {
    for (const id of Object.keys(words)) {
      check(!Object.hasOwn(tableWords, id), `"${id}" is a text of the table, too`);
      check(!Object.hasOwn(pageWords, id), `"${id}" is a text of the page, too`);
      check(!isCoordinate(id), `the text "${id}" reads like a place on a grid`);
    }
    const forms = new Set(Object.values(words).flatMap((text) => (typeof text === "string" ? [] : Object.keys(text))));
    for (const [id, text] of Object.entries(words))
      for (const form of formsAskedBy(text))
        check(forms.has(form), `no word has the form "${form}" of "${id}" in ${code}`);
  }
};

const formsAskedBy = (text: Text): readonly string[] =>
  formsOf(text).flatMap((template) =>
    [...template.matchAll(/\{\w+(?:#\w+)?:(\w+)\}/g)]
      .map(([, form]) => form as string)
      .filter((form) => form !== "seat"),
  );

const neededBy = (text: Text): readonly string[] => [...new Set(valuesOf(text))].sort();
