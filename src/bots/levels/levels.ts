import type { Move, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { BotConfig, GameModule, Level, Levels } from "../../table/module.ts";
import { defaultOptions, type Options } from "../../table/options.ts";
import type { Bot } from "../bot.ts";
import { flatMonteCarlo } from "../search/flat-monte-carlo.ts";
import { EFFORT, greedy } from "../search/greedy.ts";
import { ISMCTS_OPTIONS, ismcts } from "../search/ismcts-bot.ts";
import { onePly } from "../search/one-ply.ts";
import { plannedTurns } from "../search/planned-turns.ts";
import { policySwitching } from "../search/policy-portfolio.ts";
import { bestTurn, turnMcts } from "../search/turn-mcts-bot.ts";

export const LEVELS: readonly Level[] = ["novice", "casual", "club", "strong", "expert"];

/** The default algorithm of each level, for games that do not set their own. */
const USUAL: Levels = {
  novice: { algorithm: "one-ply", temperature: 2 },
  casual: { algorithm: "one-ply", temperature: 0.7 },
  club: { algorithm: "greedy" },
  strong: { algorithm: "ismcts", simulations: 100 },
  expert: { algorithm: "ismcts", simulations: 600 },
};

/** The bot of a level. Lower levels know less, search less or use a higher temperature; they never blunder on purpose. */
export const level = (id: Level): Bot => ({
  choose: (turn) => botOf(configOf(turn.module, turn.view, id)).choose(turn),
});

/** The algorithm and settings of a level at a table. */
export const configOf = <S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  view: S,
  id: Level,
): BotConfig => (evaluation.levels?.(view) ?? USUAL)[id];

/** The distinct levels of a game: a level that plays exactly like the one below it at every seat count is omitted. */
export function levelsOf(module: GameModule): readonly Level[] {
  const { game } = module;
  const options = defaultOptions(game.options);
  const views: Table[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    views.push(game.setup(seats, options, game.rulesVersion));
  const isAlike = (one: Level, other: Level) =>
    views.every((view) => same(configOf(module, view, one), configOf(module, view, other)));
  return LEVELS.filter((id, i) => i === 0 || !isAlike(id, LEVELS[i - 1]!));
}

/** Whether a net was trained for tables like this one. */
export const hasLearned = <S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): boolean =>
  (evaluation.learning?.(view) ?? evaluation.planning?.(view)) !== undefined;

/** The levels that play identically with these options because no net was trained for them, although they differ with the default options. */
export function alikeWith(module: GameModule, seats: number, options: Options): readonly Level[] {
  const { game } = module;
  const view = game.setup(seats, options, game.rulesVersion);
  const usual = game.setup(seats, defaultOptions(game.options), game.rulesVersion);
  if (hasLearned(module, view) || !hasLearned(module, usual)) return [];
  const levels = levelsOf(module);
  const isAlike = (at: Table, one: Level, other: Level) => same(configOf(module, at, one), configOf(module, at, other));
  return levels.filter((one) =>
    levels.some((other) => other !== one && isAlike(view, one, other) && !isAlike(usual, one, other)),
  );
}

const made = new Map<string, Bot>();

function botOf(config: BotConfig): Bot {
  const name = JSON.stringify(config);
  const known = made.get(name);
  if (known !== undefined) return known;
  const bot = make(config);
  made.set(name, bot);
  return bot;
}

function make(config: BotConfig): Bot {
  switch (config.algorithm) {
    case "one-ply":
      return onePly(config.temperature);
    case "greedy":
      return greedy(config.share === undefined ? EFFORT : { ...EFFORT, share: config.share });
    case "best-turn":
      return bestTurn(config.temperature);
    case "turn-mcts":
      return turnMcts(config.simulations);
    case "planned-turns":
      return plannedTurns(config.simulations, config);
    case "ismcts":
      return ismcts(config.simulations, ISMCTS_OPTIONS);
    case "policy-switching":
      return policySwitching(config.simulations);
    case "flat-monte-carlo":
      return flatMonteCarlo(config.simulations, config);
  }
}
