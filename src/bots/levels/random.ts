import { pick } from "../../table/random.ts";
import type { InstantBot } from "../bot.ts";

/** Takes any of its moves, each as often. */
export const random: InstantBot = {
  choose: ({ moves, random }) => pick(moves, random),
};
