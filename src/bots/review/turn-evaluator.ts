import type { Move, Seat, Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import type { Bot } from "../bot.ts";
import { valuesOf } from "../learned/values.ts";
import { EFFORT, greedy } from "../search/greedy.ts";
import { leadBy, plans, plansKnown, playedOn } from "../search/planned-turns.ts";
import { playOn } from "../search/rollout.ts";
import { bestTurn } from "../search/turn-mcts-bot.ts";
import { atNextTurn } from "./next-turn.ts";

/** Who says what a turn was worth. */
export interface Judge<S> {
  /** Plays turns well without thinking long. */
  readonly bot: Bot;
  /** How far ahead a seat is after its turn of that number, at a quick or a thorough look at one way to go on. */
  leadAfter(state: S, seat: Seat, turn: number | undefined, isThorough: boolean, random: Random): number;
  /** How many times as many games a thorough look takes. */
  readonly again: number;
  /** Half of the interval in which its error lies in 95 of 100 cases, beside that of luck. */
  readonly doubt: number;
}

/** Whoever knows most of such a table. */
export async function judgeOf<S extends Table, M extends Move>(module: GameModule<S, M>, view: S): Promise<Judge<S>> {
  const { evaluation } = module;
  const values = await valuesOf(module, view);
  const worth = evaluation.winWorth?.(view);
  const known = await plansKnown(module, view);
  if (known !== undefined)
    return {
      bot: plans(0, PLANNED),
      leadAfter: (state, seat, turn, _, random) =>
        leadBy(playedOn(module, known, state, seat, [], random, turn), worth ?? 1),
      again: AGAIN,
      doubt: 0,
    };
  if (evaluation.learning?.(view) !== undefined)
    return {
      bot: bestTurn(),
      leadAfter: (state, seat, turn, isThorough, random) =>
        atNextTurn(module, values, state, seat, turn, isThorough ? SIMULATIONS : 0, random),
      again: 1 / 2,
      doubt: DOUBT,
    };
  const most = worth ?? Number.POSITIVE_INFINITY;
  return {
    bot: greedy(EFFORT),
    leadAfter: (state, seat, _turn, _isThorough, random) =>
      Math.max(-most, Math.min(most, playOn(module, values, state, evaluation.foresight ?? LENGTH, random)[seat]!)),
    again: AGAIN,
    doubt: 0,
  };
}

const PLANNED = { share: 1, width: 1 };

/** How many times as many games settle what the first ones spoke of. */
const AGAIN = 3;

/** For how many choices a game is played on before it is judged, where it does not say. */
const LENGTH = 24;

/**
 * A tree of so many simulations. What it made of 33 turns of Agricola lay within so many points of what 800 simulations did, in
 * 95 of 100 cases.
 */
const SIMULATIONS = 48;
const DOUBT = 0.9;
