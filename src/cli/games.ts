import { gameIds } from "../games/index.ts";
import type { GameModule } from "../table/module.ts";
import { defaultOptions, type Field, fieldsOf } from "../table/options.ts";
import { type Command, isSet } from "./command.ts";
import { findGame } from "./setting.ts";
import { sayIn } from "./words.ts";

export const games: Command = {
  usage: "furrow games [--json]",
  about: "Lists every game with its seats and its options; the value in use without a word from you comes first.",
  flags: { json: { about: "print one JSON array" } },
  words: { min: 0, max: 0 },
  async run(given) {
    const modules = await Promise.all(gameIds.map(findGame));
    console.log(isSet(given, "json") ? JSON.stringify(modules.map(asData)) : modules.map(asText).join("\n\n"));
    return 0;
  },
};

const asData = (module: GameModule) => ({
  id: module.game.id,
  title: sayIn(module, { id: "title" }),
  seats: module.game.seats,
  rulesVersion: module.game.rulesVersion,
  defaults: defaultOptions(module.game.options),
  options: module.game.options.fields,
  presets: module.game.options.presets ?? {},
});

function asText(module: GameModule): string {
  const { id, seats, options } = module.game;
  const fields = fieldsOf(options);
  const width = Math.max(0, ...fields.map(([name]) => name.length));
  const presets = Object.keys(options.presets ?? {});
  return [
    `${id}: ${sayIn(module, { id: "title" })}, ${seats.min === seats.max ? seats.min : `${seats.min}–${seats.max}`} seats`,
    ...fields.map(([name, field]) => `  ${name.padEnd(width)}  ${fieldText(field)}`),
    ...(presets.length === 0 ? [] : [`  presets: ${presets.join(", ")}`]),
  ].join("\n");
}

function fieldText(field: Field): string {
  const value = JSON.stringify(field.default);
  switch (field.kind) {
    case "choice":
      return [
        value,
        ...field.values.filter((other) => other !== field.default).map((other) => JSON.stringify(other)),
      ].join(" | ");
    case "flag":
      return `${value} | ${!field.default}`;
    case "number":
      return `${value} (${field.min} to ${field.max})`;
    case "several":
      return `${value} (any of ${field.values.join(", ")})`;
    case "ids":
      return `${value} (ids such as ${field.ids.slice(0, 3).join(", ")}; there are ${field.ids.length})`;
    case "by-seat":
      return `${value} (for each seat: ${fieldText(field.each)})`;
    case "patch":
      return `${value} (changes to printed numbers, ${field.min} to ${field.max})`;
  }
}
