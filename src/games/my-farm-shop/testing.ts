import type { Testing } from "../../table/module.ts";
import type { State } from "./state.ts";

/** Nothing is secret: the order of the deck is not there before its cards are drawn. */
export const testing: Testing<State> = {
  hasSecrets: false,
  scramble() {},
};
