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
import { inputNames } from "./input-names.ts";

/** At how many seats learned values judge, without and with hand cards. */
interface Reach {
  readonly withoutHands: readonly number[];
  readonly withHands: readonly number[];
}

const EVERYWHERE: Reach = { withoutHands: [1, 2, 3, 4], withHands: [1, 2, 3, 4] };
/** With hand cards at three seats they and the hand-made judgement win about as often. */
const EXCEPT_THREE_WITH_HANDS: Reach = { withoutHands: [1, 2, 3, 4], withHands: [1, 2, 4] };
const WITHOUT_MANY_HANDS: Reach = { withoutHands: [1, 2, 3, 4], withHands: [1, 2] };
const UP_TO_TWO: Reach = { withoutHands: [1, 2], withHands: [1, 2] };
const NOWHERE: Reach = { withoutHands: [], withHands: [] };

/** Where other values of an option than its default are judged: all of them alike, or each for itself. */
type Judged<V> =
  | Reach
  | ([V] extends [string]
      ? { readonly [value in V]: Reach }
      : [V] extends [readonly (infer Item extends string)[]]
        ? { readonly [item in Item]: Reach }
        : never);

/**
 * In which games learned values judge. Where they do, they have won against the hand-made judgement (README, "Bots"); a new
 * option, side deck or way of scoring teams has to be measured and named here. Only options in effect count.
 */
const JUDGED: { readonly [Name in keyof Options]: Judged<Options[Name]> } = {
  sideDecks: { x: EXCEPT_THREE_WITH_HANDS, "legen-dairy": UP_TO_TWO },
  tightsToDrawer: UP_TO_TWO,
  extraTile: EXCEPT_THREE_WITH_HANDS,
  sideJob: EVERYWHERE,
  seasons: EXCEPT_THREE_WITH_HANDS,
  firstSeason: EXCEPT_THREE_WITH_HANDS,
  olderSummer: EXCEPT_THREE_WITH_HANDS,
  deal: EVERYWHERE,
  decks: EVERYWHERE,
  banned: EVERYWHERE,
  teams: { none: EVERYWHERE, lower: NOWHERE, product: NOWHERE },
  copse: EVERYWHERE,
  housedFirst: WITHOUT_MANY_HANDS,
  onePastureEach: WITHOUT_MANY_HANDS,
  usableOnly: WITHOUT_MANY_HANDS,
  openPastures: WITHOUT_MANY_HANDS,
  scatteredPastures: WITHOUT_MANY_HANDS,
  strictAdjacency: WITHOUT_MANY_HANDS,
  equalStart: WITHOUT_MANY_HANDS,
  begins: EVERYWHERE,
  // Who brings the goods changes neither what lies there nor what anybody decides.
  refillers: EVERYWHERE,
  kept: EVERYWHERE,
  provisions: EVERYWHERE,
};

const usual = defaultOptions(options);
const known = new WeakMap<Options, boolean[]>();

/** Whether learned values judge games with these options. */
function isJudged(given: Options, seats: number): boolean {
  const bySeats = known.get(given) ?? [];
  known.set(given, bySeats);
  bySeats[seats] ??= isWithinReach(effectiveOptions(options, given, seats), seats);
  return bySeats[seats];
}

function isWithinReach(given: Options, seats: number): boolean {
  const hands = given.deal === "none" ? "withoutHands" : "withHands";
  return (Object.keys(JUDGED) as (keyof Options)[]).every((name) => {
    const value = given[name];
    const judged = JUDGED[name];
    const reaches = same(value, usual[name])
      ? []
      : "withHands" in judged
        ? [judged]
        : [value].flat().map((one) => (judged as { readonly [value: string]: Reach })[String(one)]!);
    return reaches.every((reach) => reach[hands].includes(seats));
  });
}

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
  inputs: inputNames.two,
  features: featuresWithPlans,
  featuresOfBoth: plansOfBoth,
  tastes,
  hoarded,
  weights: new URL("./two-seats.weights", import.meta.url),
};

const withHands: Learning<State> = {
  version: 1003,
  size: SIZE_WITH_HANDS,
  inputs: inputNames.twoWithHands,
  features: featuresWithHands,
  featuresOfBoth: handsOfBoth,
  tastes: tastesWithHands,
  weights: new URL("./two-seats-hands.weights", import.meta.url),
};

const alone: Learning<State> = {
  version: 2001,
  size: SIZE_ALONE,
  inputs: inputNames.alone,
  features: featuresAlone,
  tastes: tastesAlone,
  weights: new URL("./solo.weights", import.meta.url),
};

const aloneWithHands: Learning<State> = {
  version: 3001,
  size: SIZE_ALONE_WITH_HANDS,
  inputs: inputNames.aloneWithHands,
  features: featuresAloneWithHands,
  tastes: tastesAlone,
  weights: new URL("./solo-hands.weights", import.meta.url),
};

const many: Learning<State> = {
  version: 4001,
  size: SIZE_OF_MANY,
  inputs: inputNames.many,
  features: featuresOfMany,
  tastes,
  weights: new URL("./many-seats.weights", import.meta.url),
};

const manyWithHands: Learning<State> = {
  version: 5001,
  size: SIZE_OF_MANY_WITH_HANDS,
  inputs: inputNames.manyWithHands,
  features: featuresOfManyWithHands,
  tastes: tastesOfManyWithHands,
  weights: new URL("./many-seats-hands.weights", import.meta.url),
};
