import type { Move, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { GameModule, Level, Levels, Way } from "../../table/module.ts";
import { defaultOptions, type Options } from "../../table/options.ts";
import type { Bot } from "../bot.ts";
import { playouts } from "../search/flat-monte-carlo.ts";
import { EFFORT, greedy } from "../search/greedy.ts";
import { MANNER, search } from "../search/ismcts-bot.ts";
import { impulse } from "../search/one-ply.ts";
import { plans } from "../search/planned-turns.ts";
import { styles } from "../search/policy-portfolio.ts";
import { bestTurn, turnSearch } from "../search/turn-mcts-bot.ts";

export const LEVELS: readonly Level[] = ["novice", "casual", "club", "strong", "expert"];

/** How levels play where a game says nothing else. */
const USUAL: Levels = {
  novice: { by: "impulse", temperature: 2 },
  casual: { by: "impulse", temperature: 0.7 },
  club: { by: "greedy" },
  strong: { by: "moves", simulations: 100 },
  expert: { by: "moves", simulations: 600 },
};

/** A bot of this level: less knowledge, less foresight or more warmth, but no mistakes on purpose. */
export const level = (id: Level): Bot => ({
  choose: (turn) => botOf(wayOf(turn.module, turn.view, id)).choose(turn),
});

/** How a level plays at a table. */
export const wayOf = <S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S, id: Level): Way =>
  (evaluation.levels?.(view) ?? USUAL)[id];

/** The levels that a game tells apart: one that plays like the one below, at every number of seats, is left out. */
export function levelsOf(module: GameModule): readonly Level[] {
  const { game } = module;
  const options = defaultOptions(game.options);
  const views: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    views.push(game.setup(seats, options, game.rulesVersion));
  const isAlike = (one: Level, other: Level) =>
    views.every((view) => same(wayOf(module, view, one), wayOf(module, view, other)));
  return LEVELS.filter((id, i) => i === 0 || !isAlike(id, LEVELS[i - 1]!));
}

/** Whether a game's bots have learned from tables like this one. */
export const hasLearned = <S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): boolean =>
  (evaluation.learning?.(view) ?? evaluation.planning?.(view)) !== undefined;

/** The levels that play alike with these options, because nothing was learned of them; the usual options tell them apart. */
export function alikeWith(module: GameModule, seats: number, options: Options): readonly Level[] {
  const { game } = module;
  const view = game.setup(seats, options, game.rulesVersion);
  const usual = game.setup(seats, defaultOptions(game.options), game.rulesVersion);
  if (hasLearned(module, view) || !hasLearned(module, usual)) return [];
  const levels = levelsOf(module);
  const isAlike = (at: Table, one: Level, other: Level) => same(wayOf(module, at, one), wayOf(module, at, other));
  return levels.filter((one) =>
    levels.some((other) => other !== one && isAlike(view, one, other) && !isAlike(usual, one, other)),
  );
}

const made = new Map<string, Bot>();

function botOf(way: Way): Bot {
  const name = JSON.stringify(way);
  const known = made.get(name);
  if (known !== undefined) return known;
  const bot = make(way);
  made.set(name, bot);
  return bot;
}

function make(way: Way): Bot {
  switch (way.by) {
    case "impulse":
      return impulse(way.temperature);
    case "greedy":
      return greedy(way.share === undefined ? EFFORT : { ...EFFORT, share: way.share });
    case "turn":
      return bestTurn(way.temperature);
    case "turns":
      return turnSearch(way.simulations);
    case "plans":
      return plans(way.simulations, way);
    case "moves":
      return search(way.simulations, MANNER);
    case "styles":
      return styles(way.simulations);
    case "playouts":
      return playouts(way.simulations, way);
  }
}
