import type { Move, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Bot, Turn } from "../bot.ts";
import { findBot } from "../index.ts";

/** A bot that threw, or answered with an illegal move. */
export interface BotFailure {
  readonly bot: string;
  /** The error with its stack, for a bug report. */
  readonly error: string;
}

/** A bot with its name. */
export interface NamedBot {
  readonly id: string;
  readonly bot: Bot;
}

/** Fallbacks for a bot that fails, the simplest last. */
const STAND_INS = ["greedy", "random"] as const;

/** The names of the fallbacks for a bot, in order. */
export const standInsFor = (id: string): readonly string[] =>
  STAND_INS.slice(STAND_INS.indexOf(id as (typeof STAND_INS)[number]) + 1);

/** The bot's choice. If it fails, `onFailure` is called and a simpler bot chooses instead. */
export function chosenBy<S extends Table, M extends Move>(
  named: NamedBot,
  turn: Turn<S, M>,
  onFailure: (failure: BotFailure) => void,
): M | Promise<M> {
  try {
    const move = named.bot.choose(turn);
    if (!(move instanceof Promise)) return listed(turn, move);
    return move.then((found) => listed(turn, found)).catch((error) => insteadOf(named, turn, error, onFailure));
  } catch (error) {
    return insteadOf(named, turn, error, onFailure);
  }
}

function insteadOf<S extends Table, M extends Move>(
  { id }: NamedBot,
  turn: Turn<S, M>,
  error: unknown,
  onFailure: (failure: BotFailure) => void,
): M | Promise<M> {
  onFailure({ bot: id, error: reportOf(error) });
  const { memory, moves, random } = turn;
  // Its memory may be what made it fail.
  if (memory !== undefined) for (const name of Object.keys(memory)) delete memory[name];
  const [next] = standInsFor(id);
  const bot = next === undefined ? undefined : findBot(next);
  if (next === undefined || bot === undefined) return moves[random.below(moves.length)]!;
  // Report a failing fallback under its own label, so it is not counted against the bot of that name.
  return chosenBy({ id: next, bot }, turn, (failure) => onFailure({ ...failure, bot: `${next} for ${id}` }));
}

/** The legal move that equals the chosen one; throws if there is none. */
function listed<S extends Table, M extends Move>({ moves }: Turn<S, M>, chosen: M): M {
  if (moves.includes(chosen)) return chosen;
  const move = moves.find((one) => same(one, chosen));
  if (move === undefined) throw new Error("it answered with a move that it was not offered");
  return move;
}

const reportOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
