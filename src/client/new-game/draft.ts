import { same } from "../../table/json.ts";
import type { Player } from "../../table/match-file.ts";
import {
  appliesTo,
  effectiveOptions,
  type Field,
  fieldsOf,
  hasEffect,
  type Options,
  proposedOptions,
  randomOptions,
} from "../../table/options.ts";
import type { Random } from "../../table/random.ts";
import type { GameFacts } from "../worker/scene.ts";

/** A new game while its form is filled in. */
export interface Draft {
  readonly players: readonly Player[];
  readonly isRandomOrder: boolean;
  readonly options: Options;
  readonly seed: string;
}

export const BOTS_BY_DEFAULT = "casual";

/** You against one bot, or alone where the game is for one. */
export function firstDraft({ seats, options }: GameFacts): Draft {
  const count = Math.min(Math.max(2, seats.min), seats.max);
  return { players: seated([{}], count), isRandomOrder: false, options: usualOptions(options), seed: "" };
}

/** The options that are proposed today. */
const usualOptions = (described: GameFacts["options"]): Options => proposedOptions(described, new Date().getMonth());

/** A game as a form for campaigns knows it: their usual options are proposed, what they give their games is not asked for. */
export function forCampaign(facts: GameFacts): GameFacts {
  const { usual, given } = facts.campaign!;
  const { presets: _, ...described } = facts.options;
  const asked = fieldsOf(facts.options).filter(([name]) => !given.includes(name));
  const fields = asked.map(([name, field]) => [name, name in usual ? { ...field, default: usual[name] } : field]);
  return { ...facts, options: { ...described, fields: Object.fromEntries(fields) } };
}

/** You alone. */
export const firstCampaign = (facts: GameFacts): Draft => ({
  ...firstDraft(facts),
  players: seated([{}], facts.seats.min),
});

/** So many seats: those there are stay, new ones are bots. */
export function seated(players: readonly Player[], count: number): readonly Player[] {
  return Array.from({ length: count }, (_, seat) => players[seat] ?? { bot: BOTS_BY_DEFAULT });
}

/** The name of the preset these options are for so many seats, "" for the defaults, undefined for others. */
export function presetOf({ options: described }: GameFacts, options: Options, seats: number): string | undefined {
  const effective = (some: Options) => effectiveOptions(described, some, seats);
  const [own, defaults] = [effective(options), usualOptions(described)];
  if (same(own, effective(defaults))) return "";
  const presets = Object.entries(described.presets ?? {});
  return presets.find(([, preset]) => same(own, effective({ ...defaults, ...preset } as Options)))?.[0];
}

export const withPreset = ({ options: described }: GameFacts, preset: string): Options =>
  ({ ...usualOptions(described), ...described.presets?.[preset] }) as Options;

type Fields = ReturnType<typeof fieldsOf>;

/** The fields that matter for so many seats; what comes from elsewhere is not asked for. */
const fieldsFor = ({ options }: GameFacts, seats: number): Fields =>
  fieldsOf(options).filter(([, field]) => field.kind !== "by-seat" && appliesTo(field, seats));

/** Fields under a heading of their own. */
export interface OptionGroup {
  readonly id: string;
  readonly fields: Fields;
}

/** The common fields, then the others group by group; a game without groups has only others, without a heading. What changes nothing beside the options chosen so far is not asked. */
export function groupsFor(
  facts: GameFacts,
  seats: number,
  options: Options,
): { readonly common: Fields; readonly others: Fields; readonly groups: readonly OptionGroup[] } {
  const fields = fieldsFor(facts, seats).filter(([, field]) => hasEffect(field, options));
  const { groups } = facts.options;
  if (groups === undefined) return { common: [], others: fields, groups: [] };
  const named = Object.values(groups).flat();
  return {
    common: fields.filter(([name]) => !named.includes(name)),
    others: [],
    groups: Object.entries(groups)
      .map(([id, names]) => ({ id, fields: names.flatMap((name) => fields.filter(([other]) => other === name)) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** The names of those fields that are not as usual, and matter. */
export function changedAmong({ options: described }: GameFacts, options: Options, fields: Fields): readonly string[] {
  const usual = usualOptions(described);
  return fields.flatMap(([name, field]) =>
    same(options[name], usual[name]) || !hasEffect(field, options) ? [] : [name],
  );
}

/** All that is not as usual at a table of so many. */
export const changedOptions = (facts: GameFacts, options: Options, seats: number): readonly string[] =>
  changedAmong(facts, options, fieldsFor(facts, seats));

/** What may be chosen by lot: one of a few values; lists and numbers stay as usual. */
const isDrawn = (field: Field): boolean => field.kind === "flag" || field.kind === "choice";

/** How many things there are to draw a random set from. */
export const drawnFields = (facts: GameFacts, seats: number): number =>
  fieldsFor(facts, seats).filter(([, field]) => isDrawn(field)).length;

/** How many things a random set changes at the least, and how often it is tried. */
const CHANGED = 2;
const TRIES = 500;

/** A random set that goes together: one against which there is no objection. */
export async function acceptedSet(
  facts: GameFacts,
  seats: number,
  random: Random,
  objection: (options: Options) => unknown,
): Promise<Options> {
  for (let i = 0; i < TRIES; i++) {
    const set = randomSet(facts, seats, random);
    if ((await objection(set)) === undefined) return set;
  }
  return usualOptions(facts.options);
}

/** Options of which about every third is drawn by lot, the others as usual; so often that it is another game. */
export function randomSet(facts: GameFacts, seats: number, random: Random): Options {
  const wanted = Math.min(CHANGED, drawnFields(facts, seats));
  let set = drawnOnce(facts, seats, random);
  for (let i = 0; i < TRIES && changedOptions(facts, set, seats).length < wanted; i++)
    set = drawnOnce(facts, seats, random);
  return set;
}

function drawnOnce(facts: GameFacts, seats: number, random: Random): Options {
  const drawn = randomOptions(facts.options, random);
  const chosen = fieldsFor(facts, seats).filter(([, field]) => isDrawn(field) && random.below(3) === 0);
  const usual = usualOptions(facts.options);
  const set = { ...usual, ...Object.fromEntries(chosen.map(([name]) => [name, drawn[name]!])) };
  const idle = chosen.filter(([, field]) => !hasEffect(field, set));
  return { ...set, ...Object.fromEntries(idle.map(([name]) => [name, usual[name]!])) };
}

/** Chance for whoever fills in the form. */
export const lots: Random = { below: (n) => crypto.getRandomValues(new Uint32Array(1))[0]! % n };

export function inRandomOrder<T>(items: readonly T[]): readonly T[] {
  const lots = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, i) => ({ item, lot: lots[i]! }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
