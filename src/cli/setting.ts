import { botIds, findBot } from "../bots/index.ts";
import { gameIds, games } from "../games/index.ts";
import { optionsFor, Refused } from "../table/match-file.ts";
import type { GameModule } from "../table/module.ts";
import { fieldsOf, type Options } from "../table/options.ts";
import { type Given, listed, Mistyped, wholeNumber } from "./command.ts";
import { sayIn } from "./words.ts";

/** What game is to be played, by how many, with which options. */
export interface Setting {
  readonly module: GameModule;
  readonly seats: number;
  readonly options: Options;
}

/** The flags that say which game is wanted. */
export const settingFlags = {
  seats: { value: "N", about: "how many seats" },
  options: { value: "JSON", about: 'what differs from the defaults, as {"name": value}, or the name of a preset' },
} as const;

export async function findGame(id: string): Promise<GameModule> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) throw new Mistyped(`There is no game "${id}". ${listed("There are", gameIds)}`);
  return load();
}

/** Reads game, seats and options; `wanted` seats are taken where no flag names any. */
export async function findSetting(given: Given, wanted = 2): Promise<Setting> {
  const module = await findGame(given.words[0] as string);
  const seats = findSeats(module, given, wanted);
  return { module, seats, options: findOptions(module, seats, given.flags.options) };
}

function findSeats({ game }: GameModule, given: Given, wanted: number): number {
  const { min, max } = game.seats;
  const seats = wholeNumber(given, "seats", 1, Math.min(max, Math.max(min, wanted)));
  if (seats < min || seats > max)
    throw new Mistyped(`${game.id} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`);
  return seats;
}

function findOptions(module: GameModule, seats: number, text: string | undefined): Options {
  try {
    return optionsFor(module.game, seats, text === undefined ? {} : jsonOrPreset(module, text));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const names = fieldsOf(module.game.options).map(([name]) => name);
    throw new Mistyped(`${sayIn(module, error.reason)} ${listed(`Options of ${module.game.id}`, names)}`);
  }
}

export function jsonOrPreset({ game }: GameModule, text: string): unknown {
  const { presets = {} } = game.options;
  if (Object.hasOwn(presets, text)) return presets[text];
  try {
    return JSON.parse(text);
  } catch {
    const there = Object.keys(presets);
    const also = there.length === 0 ? "" : ` ${listed("Or name a preset", there)}`;
    throw new Mistyped(`--options needs JSON, such as '{"name": value}'.${also}`);
  }
}

/** The bots named in a list, one for each seat; a single one takes all seats. */
export function findBots(list: string, seats: number, others: readonly string[] = []): readonly string[] {
  const names = namesIn(list);
  checkBots(names, others);
  if (names.length === 1) return new Array(seats).fill(names[0]);
  if (names.length !== seats)
    throw new Mistyped(`${names.length} bots are named for ${seats} seats; name one for each, or one for all.`);
  return names;
}

export const namesIn = (list: string): readonly string[] => list.split(",").map((name) => name.trim());

/** Refuses names that no bot has. */
export function checkBots(names: readonly string[], others: readonly string[] = []): void {
  for (const name of names)
    if (findBot(name) === undefined && !others.includes(name))
      throw new Mistyped(`There is no bot "${name}". ${listed("There are", [...botIds, ...others])}`);
}
