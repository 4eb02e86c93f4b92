import { same } from "../../../table/json.ts";
import type { Learning } from "../../../table/module.ts";
import { defaultOptions } from "../../../table/options.ts";
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

const usual = defaultOptions(options);
const known = new WeakMap<Options, boolean>();

/** Whether a game is played with the usual options, whatever its hand cards and what a campaign brings along. */
function isUsual(given: Options): boolean {
  let is = known.get(given);
  if (is === undefined) {
    const { deal, decks, banned, begins, kept, provisions } = given;
    const free = { deal, decks, banned, begins, kept, provisions };
    is = same({ ...given, ...free }, { ...usual, ...free });
    known.set(given, is);
  }
  return is;
}

/** What was learned from games like this one: alone, of two seats or of more, without or with hand cards. */
export const learning = ({ seats, options: given }: State): Learning<State> | undefined => {
  if (!isUsual(given)) return undefined;
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
