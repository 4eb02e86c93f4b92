import type { Bot } from "./bot.ts";
import { blind } from "./levels/blind.ts";
import { LEVELS, level } from "./levels/levels.ts";
import { random } from "./levels/random.ts";
import { EFFORT, first, greedy } from "./search/greedy.ts";
import { bestTurn, turnSearch } from "./search/turn-mcts-bot.ts";

/** Every bot by the name it is asked for; a new one is a file beside this one and a line here. */
export const bots: { readonly [id: string]: Bot } = {
  random,
  greedy: greedy(EFFORT),
  ...Object.fromEntries(LEVELS.map((id) => [id, level(id)])),
};

/** Bots to measure others by, in the arena and in simulations; nobody is offered them as an opponent. */
const panel: { readonly [id: string]: Bot } = {
  "greedy-0": greedy(EFFORT, first),
  "greedy-blind": greedy(EFFORT, blind),
  "best-turn": bestTurn(),
  "turn-search": whereLearned(turnSearch(50), bestTurn()),
};

/** One bot where values were learned of such tables, another one elsewhere: a tree of turns needs values to go by. */
function whereLearned(learned: Bot, elsewhere: Bot): Bot {
  return {
    choose: (turn) => (turn.module.evaluation.learning?.(turn.view) === undefined ? elsewhere : learned).choose(turn),
  };
}

/** A bot by its name, those of the panel included. */
export function findBot(id: string): Bot | undefined {
  if (Object.hasOwn(bots, id)) return bots[id];
  return Object.hasOwn(panel, id) ? panel[id] : undefined;
}

export const botIds: readonly string[] = Object.keys(bots);
export const panelIds: readonly string[] = Object.keys(panel);
