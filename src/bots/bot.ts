import type { Move, Seat, Table } from "../table/game.ts";
import type { GameModule } from "../table/module.ts";
import type { Random } from "../table/random.ts";

/** What a bot is told when its seat is asked: what the seat may know, and a random stream of the bot's own. */
export interface Turn<S extends Table = Table, M extends Move = Move> {
  readonly module: GameModule<S, M>;
  /** Made when it is first read, so that a bot which does not look pays nothing; bots do not change it. */
  readonly view: S;
  readonly seat: Seat;
  /** What the seat is offered; never empty. */
  readonly moves: readonly M[];
  readonly random: Random;
  /** How much it may think; as much as is its own way if not given. */
  readonly budget?: Budget;
  /** What it keeps between its turns of one game; it must do without. */
  readonly memory?: Memory;
}

/** How much a bot may think. Whoever asks keeps the clock: bots have none. */
export interface Budget {
  /** At most so many simulations; the bot's own number if not given. */
  readonly simulations?: number;
  /** Looked at between simulations: whether to answer now with the best found so far. An `AbortSignal` fits. */
  readonly stop?: { readonly aborted: boolean };
  /** Told now and then how far the bot has come; it waits for the answer, so that whoever asked can stop it. */
  pause?(progress: Progress): Promise<void> | undefined;
}

/** How far a bot has come. */
export interface Progress {
  readonly simulations: number;
  /** The move it would choose now, as its index among those offered. */
  readonly best: number;
}

/** Whatever a bot wants to find again at its next turn, by name: one object for each seat of a game, empty at first. */
export interface Memory {
  [name: string]: unknown;
}

/** What of a memory is small and plain, so that it can be sent elsewhere: all but trees, which are kept as `tree` and `next`. */
export const notesOf = ({ tree: _tree, next: _next, ...notes }: Memory): Memory => notes;

/**
 * Plays any game through the contract. The same view, random stream, memory and number of simulations give the same
 * move.
 */
export interface Bot {
  choose<S extends Table, M extends Move>(turn: Turn<S, M>): M | Promise<M>;
}

/** A bot that answers on the spot. */
export interface InstantBot extends Bot {
  choose<S extends Table, M extends Move>(turn: Turn<S, M>): M;
}
