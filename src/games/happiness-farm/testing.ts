import type { Testing } from "../../table/module.ts";
import type { State } from "./state.ts";

/** Nothing is secret: what the bag brings is not there before it is drawn. */
export const testing: Testing<State> = {
  hasSecrets: false,
  scramble() {},
};
