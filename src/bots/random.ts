import { pick } from "../table/random.ts";
import type { Bot } from "./bot.ts";

/** Takes any of its moves, each as often. */
export const random: Bot = {
  choose: ({ moves, random }) => pick(moves, random),
};
