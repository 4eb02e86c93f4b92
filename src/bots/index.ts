import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

/** Every bot by the name it is asked for; a new one is a file beside this one and a line here. */
export const bots: { readonly [id: string]: Bot } = {
  random,
  greedy: greedy({ nodes: 400, finalists: 6, samples: 4 }),
};

export const botIds: readonly string[] = Object.keys(bots);
