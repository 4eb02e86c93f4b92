import { same } from "../../../table/json.ts";
import type { Learning } from "../../../table/module.ts";
import { defaultOptions } from "../../../table/options.ts";
import { type Options, options } from "../options.ts";
import type { State } from "../state.ts";
import { features, SIZE } from "./features.ts";

const usual = defaultOptions(options);
const known = new WeakMap<Options, boolean>();

/** Whether a game is played with the usual options, or with others that make no difference to it. */
function isUsual(given: Options): boolean {
  let is = known.get(given);
  if (is === undefined) {
    const { decks, banned } = given;
    is = same({ ...given, decks, banned }, { ...usual, decks, banned });
    known.set(given, is);
  }
  return is;
}

/** What was learned from games like this one: of two seats without hand cards. */
export const learning = ({ seats, options: given }: State): Learning<State> | undefined =>
  seats === 2 && isUsual(given) ? withoutHands : undefined;

const withoutHands: Learning<State> = {
  version: 1,
  size: SIZE,
  features,
  weights: async () => (await import("./weights.ts")).weights,
};
