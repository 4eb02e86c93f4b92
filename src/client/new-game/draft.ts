import { same } from "../../table/json.ts";
import type { Player } from "../../table/match-file.ts";
import { appliesTo, fieldsOf, type Options, proposedOptions } from "../../table/options.ts";
import type { GameFacts } from "../worker/scene.ts";

/** A new game while its form is filled in. */
export interface Draft {
  readonly players: readonly Player[];
  readonly isRandomOrder: boolean;
  readonly options: Options;
  readonly seed: string;
}

export const BOTS_BY_DEFAULT = "greedy";

/** You against one bot, or alone where the game is for one. */
export function firstDraft({ seats, options }: GameFacts): Draft {
  const count = Math.min(Math.max(2, seats.min), seats.max);
  return { players: seated([{}], count), isRandomOrder: false, options: usualOptions(options), seed: "" };
}

/** The options that are proposed today. */
const usualOptions = (described: GameFacts["options"]): Options => proposedOptions(described, new Date().getMonth());

/** So many seats: those there are stay, new ones are bots. */
export function seated(players: readonly Player[], count: number): readonly Player[] {
  return Array.from({ length: count }, (_, seat) => players[seat] ?? { bot: BOTS_BY_DEFAULT });
}

/** The name of the preset these options are, "" for the defaults, undefined for others. */
export function presetOf({ options: described }: GameFacts, options: Options): string | undefined {
  const defaults = usualOptions(described);
  if (same(options, defaults)) return "";
  const presets = Object.entries(described.presets ?? {});
  return presets.find(([, preset]) => same(options, { ...defaults, ...preset }))?.[0];
}

export const withPreset = ({ options: described }: GameFacts, preset: string): Options =>
  ({ ...usualOptions(described), ...described.presets?.[preset] }) as Options;

/** The fields that matter for so many seats; what comes from elsewhere is not asked for. */
export const fieldsFor = ({ options }: GameFacts, seats: number) =>
  fieldsOf(options).filter(([, field]) => field.kind !== "by-seat" && appliesTo(field, seats));

export function inRandomOrder<T>(items: readonly T[]): readonly T[] {
  const lots = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, i) => ({ item, lot: lots[i]! }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
