import { pick } from "../../table/random.ts";
import type { InstantBot } from "../bot.ts";

/** Plays a uniformly random legal move. */
export const random: InstantBot = {
  choose: ({ moves, random }) => pick(moves, random),
};
