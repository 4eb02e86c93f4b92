import { CHANCE } from "../../src/table/game.ts";
import { isJson } from "../../src/table/json.ts";
import {
  isCoordinate,
  type Language,
  type Message,
  type MessageValue,
  say,
  valuesOf,
} from "../../src/table/messages.ts";
import { fieldsOf } from "../../src/table/options.ts";
import { pick, shuffle } from "../../src/table/random.ts";
import { type Property, viewersOf } from "./case.ts";
import { check, checkSame, show } from "./check.ts";
import { legalMoves, somePositions } from "./play.ts";

export const movesAreDescribed: Property = (one) => {
  const { game, module, random, seats } = one;
  const languages = Object.entries(module.words).map(([code, words]): Language => ({ code, words }));
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
export const textsAreComplete: Property = ({ game, module, options, seats }) => {
  const ids = ["title", "tagline", "length"];
  for (const [name, field] of fieldsOf(game.options)) {
    ids.push(`option.${name}`, `option.${name}.about`);
    if ("values" in field) ids.push(...field.values.map((value) => `option.${name}.${value}`));
  }
  for (const preset of Object.keys(game.options.presets ?? {})) ids.push(`preset.${preset}`);
  for (const chapter of module.rules.chapters) ids.push(`rules.${chapter}.title`, `rules.${chapter}.text`);
  for (const chapter of Object.values(module.rules.chapterOf))
    check(module.rules.chapters.includes(chapter), `there is no chapter "${chapter}"`);
  const values = module.rules.values?.(options, seats) ?? {};
  for (const [code, words] of Object.entries(module.words)) {
    for (const id of ids) check(Object.hasOwn(words, id), `no text "${id}" in ${code}`);
    for (const id of Object.keys(words))
      if (isRead(id) || module.rules.chapters.some((chapter) => id === `rules.${chapter}.text`))
        check(say({ code, words }, { ...values, id }, String) !== "", `"${id}" says nothing in ${code}`);
    for (const [id, text] of Object.entries(module.words.en))
      checkSame(neededBy(words[id] ?? ""), neededBy(text), `"${id}" in ${code} needs other values`);
  }
};

/** Guides and explanations are said with the numbers and choices of the table, and nothing else. */
const isRead = (id: string): boolean =>
  id.startsWith("guide.") || (id.endsWith(".about") && !id.startsWith("option.") && !id.startsWith("order."));

const neededBy = (text: string): readonly string[] => [...new Set(valuesOf(text))].sort();
