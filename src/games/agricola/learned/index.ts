import { same } from "../../../table/json.ts";
import type { Learning } from "../../../table/module.ts";
import { defaultOptions, effectiveOptions } from "../../../table/options.ts";
import { type Options, options } from "../options.ts";
import type { State } from "../state.ts";
import {
  featuresAlone,
  featuresOfMany,
  featuresWithPlans,
  hoarded,
  plansOfBoth,
  SIZE_ALONE,
  SIZE_OF_MANY,
  SIZE_WITH_PLANS,
  tastes,
  tastesAlone,
} from "./features.ts";
import {
  featuresAloneWithHands,
  featuresOfManyWithHands,
  featuresWithHands,
  handsOfBoth,
  SIZE_ALONE_WITH_HANDS,
  SIZE_OF_MANY_WITH_HANDS,
  SIZE_WITH_HANDS,
  tastesOfManyWithHands,
  tastesWithHands,
} from "./hand-features.ts";

type Judged<V> = [V] extends [string]
  ? boolean | { readonly [value in V]: boolean }
  : [V] extends [readonly (infer Item extends string)[]]
    ? boolean | { readonly [item in Item]: boolean }
    : boolean;

/**
 * In which games learned values judge: whether with any value of an option or with its default alone, value by value where
 * they differ. Where they judge, they have won against the hand-made judgement (README, "Bots"). Only what is in effect
 * counts.
 */
const JUDGED: { readonly [Name in keyof Options]: Judged<Options[Name]> } = {
  sideDecks: { x: true, "legen-dairy": true },
  tightsToDrawer: true,
  extraTile: true,
  sideJob: true,
  seasons: true,
  firstSeason: true,
  olderSummer: true,
  deal: true,
  decks: true,
  banned: true,
  teams: false,
  copse: true,
  housedFirst: true,
  onePastureEach: true,
  usableOnly: true,
  scatteredPastures: true,
  strictAdjacency: true,
  equalStart: true,
  begins: true,
  kept: true,
  provisions: true,
};

const usual = defaultOptions(options);
const known = new WeakMap<Options, boolean[]>();

/** Whether learned values judge games with these options. */
function isJudged(given: Options, seats: number): boolean {
  const bySeats = known.get(given) ?? [];
  known.set(given, bySeats);
  bySeats[seats] ??= areJudged(effectiveOptions(options, given, seats));
  return bySeats[seats];
}

const areJudged = (given: Options): boolean =>
  Object.entries(JUDGED).every(([name, judged]) => {
    const value = given[name as keyof Options];
    if (judged === true || same(value, usual[name as keyof Options])) return true;
    return judged !== false && [value].flat().every((one) => (judged as { [value: string]: boolean })[String(one)]);
  });

/** What was learned from games like this one: alone, of two seats or of more, without or with hand cards. */
export const learning = ({ seats, options: given }: State): Learning<State> | undefined => {
  if (!isJudged(given, seats)) return undefined;
  if (seats > 2) return given.deal === "none" ? many : manyWithHands;
  if (seats === 1) return given.deal === "none" ? alone : aloneWithHands;
  return given.deal === "none" ? withoutHands : withHands;
};

const withoutHands: Learning<State> = {
  version: 2,
  size: SIZE_WITH_PLANS,
  features: featuresWithPlans,
  featuresOfBoth: plansOfBoth,
  tastes,
  hoarded,
  weights: new URL("./two-seats.weights", import.meta.url),
};

const withHands: Learning<State> = {
  version: 1003,
  size: SIZE_WITH_HANDS,
  features: featuresWithHands,
  featuresOfBoth: handsOfBoth,
  tastes: tastesWithHands,
  weights: new URL("./two-seats-hands.weights", import.meta.url),
};

const alone: Learning<State> = {
  version: 2001,
  size: SIZE_ALONE,
  features: featuresAlone,
  tastes: tastesAlone,
  weights: new URL("./solo.weights", import.meta.url),
};

const aloneWithHands: Learning<State> = {
  version: 3001,
  size: SIZE_ALONE_WITH_HANDS,
  features: featuresAloneWithHands,
  tastes: tastesAlone,
  weights: new URL("./solo-hands.weights", import.meta.url),
};

const many: Learning<State> = {
  version: 4001,
  size: SIZE_OF_MANY,
  features: featuresOfMany,
  tastes,
  weights: new URL("./many-seats.weights", import.meta.url),
};

const manyWithHands: Learning<State> = {
  version: 5001,
  size: SIZE_OF_MANY_WITH_HANDS,
  features: featuresOfManyWithHands,
  tastes: tastesOfManyWithHands,
  weights: new URL("./many-seats-hands.weights", import.meta.url),
};
