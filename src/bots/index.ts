import type { Bot } from "./bot.ts";
import { blind } from "./levels/blind.ts";
import { LEVELS, level } from "./levels/levels.ts";
import { random } from "./levels/random.ts";
import { EFFORT, first, greedy } from "./search/greedy.ts";
import { bestTurn, turnMcts } from "./search/turn-mcts-bot.ts";

/** Every bot by name. A new one needs a file in one of the folders here and a line in this list. */
export const bots: { readonly [id: string]: Bot } = {
  random,
  greedy: greedy(EFFORT),
  ...Object.fromEntries(LEVELS.map((id) => [id, level(id)])),
};

/** Reference bots for the arena and for simulations; players are not offered them as opponents. */
const panel: { readonly [id: string]: Bot } = {
  "greedy-0": greedy(EFFORT, first),
  "greedy-blind": greedy(EFFORT, blind),
  "best-turn": bestTurn(),
  "turn-search": whereLearned(turnMcts(50), bestTurn()),
};

/** One bot at tables that a net was trained for, another elsewhere: a tree of turns needs a value net. */
function whereLearned(learned: Bot, elsewhere: Bot): Bot {
  return {
    choose: (turn) => (turn.module.evaluation.learning?.(turn.view) === undefined ? elsewhere : learned).choose(turn),
  };
}

/** Finds a bot by name, reference bots included. */
export function findBot(id: string): Bot | undefined {
  if (Object.hasOwn(bots, id)) return bots[id];
  return Object.hasOwn(panel, id) ? panel[id] : undefined;
}

export const botIds: readonly string[] = Object.keys(bots);
export const panelIds: readonly string[] = Object.keys(panel);
