import type { Budget, Memory, Turn } from "../../bots/bot.ts";
import { outcome } from "../../bots/chance.ts";
import { type BotFailure, chosenBy, type NamedBot } from "../../bots/levels/standing-in.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import { type Allowance, budgetOf } from "./allowance.ts";
import type { CardFate, CardFollower } from "./card-follower.ts";

/** How one simulated game went. */
export interface Outcome {
  /** Points by seat. */
  readonly scores: readonly number[];
  /** Places by seat, 1 is best. */
  readonly places: readonly number[];
  /** Choices among two or more moves. */
  readonly decisions: number;
  /** All moves, chance and forced ones included. */
  readonly plies: number;
  /** Where bots failed, so that simpler ones played for them. */
  readonly failures?: readonly BotFailure[];
  /** What became of each card, where that was asked for. */
  readonly cards?: readonly CardFate[];
}

/** Where chance and the bots' own random streams of one game come from. */
export interface Luck {
  readonly deal: string;
  readonly bots: string;
}

/** More moves than any game can have. */
const TOO_LONG = 1_000_000;

/** Plays a game to its end as fast as it goes: listed moves are played unchecked, chance comes from a fast generator. */
export async function playOut(
  module: GameModule,
  seats: number,
  options: Options,
  bots: readonly NamedBot[],
  luck: Luck,
  allowance?: Allowance,
  follower?: CardFollower,
): Promise<Outcome> {
  const { game } = module;
  const state = game.setup(seats, options, game.rulesVersion);
  const dealt = fastRandom(luck.deal);
  const turn = turnsOf(module, state, streams(luck.bots, seats), allowance);
  const failures: BotFailure[] = [];
  const onFailure = (failure: BotFailure) => failures.push(failure);
  let decisions = 0;
  let plies = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    if (seat === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, dealt));
    } else {
      const moves = game.moves(state, seat);
      if (moves.length > 1) decisions++;
      const chosen = moves.length === 1 ? (moves[0] as Move) : chosenBy(bots[seat]!, turn(seat, moves), onFailure);
      // Most bots answer at once; waiting for them all the same would cost more than the game.
      const move = chosen instanceof Promise ? await chosen : chosen;
      follower?.look(state, seat, move);
      game.play(state, seat, move);
    }
    if (++plies > TOO_LONG) throw new Error("the game does not end");
  }
  const cards = follower?.fates(state);
  return {
    ...ending(game, state),
    decisions,
    plies,
    ...(failures.length === 0 ? {} : { failures }),
    ...(cards === undefined ? {} : { cards }),
  };
}

/** A random stream for the bot of each seat. */
export const streams = (luck: string, seats: number): readonly Random[] =>
  Array.from({ length: seats }, (_, seat) => fastRandom(`${luck}/${seat}`));

/** Places and points of a finished game. */
export function ending(
  game: Game,
  state: Table,
): { readonly scores: readonly number[]; readonly places: readonly number[] } {
  const result = game.result(state);
  if (result === undefined) throw new Error("the game is over without a result");
  return { scores: result.scores.map(({ total }) => total), places: result.places };
}

/** What a bot is told, seat by seat: the same object each time, its view made only for a bot that looks. */
function turnsOf(module: GameModule, state: Table, randoms: readonly Random[], allowance: Allowance | undefined) {
  let seen: Table | undefined;
  const memories = randoms.map((): Memory => ({}));
  const turn = {
    module,
    seat: 0,
    moves: [] as readonly Move[],
    random: randoms[0] as Random,
    memory: memories[0] as Memory,
    budget: {} as Budget,
    get view(): Table {
      seen ??= module.game.view(state, this.seat);
      return seen;
    },
  };
  return (seat: Seat, moves: readonly Move[]): Turn => {
    seen = undefined;
    turn.seat = seat;
    turn.moves = moves;
    turn.random = randoms[seat] as Random;
    turn.memory = memories[seat] as Memory;
    if (allowance !== undefined) turn.budget = budgetOf(allowance);
    return turn;
  };
}
