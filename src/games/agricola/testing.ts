import type { Testing } from "../../table/module.ts";
import type { State } from "./state.ts";

/** Everything lies open: the order of the action space cards is drawn as they come. */
export const testing: Testing<State> = { hasSecrets: false, scramble() {} };
