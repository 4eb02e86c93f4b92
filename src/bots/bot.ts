import type { Move, Seat, Table } from "../table/game.ts";
import type { GameModule } from "../table/module.ts";
import type { Random } from "../table/random.ts";

/** One decision a bot has to make: what its seat may know, the legal moves, and a random stream of the bot's own. */
export interface Turn<S extends Table = Table, M extends Move = Move> {
  readonly module: GameModule<S, M>;
  /** Built on first access, so a bot that never reads it pays nothing. Bots must not change it. */
  readonly view: S;
  readonly seat: Seat;
  /** The legal moves; never empty. */
  readonly moves: readonly M[];
  readonly random: Random;
  /** How much the bot may think; its own default if not given. */
  readonly budget?: Budget;
  /** What the bot kept from its earlier decisions of this game. It may be empty at any time. */
  readonly memory?: Memory;
}

/** How much a bot may think. Bots have no clock; the caller keeps it. */
export interface Budget {
  /** The most simulations it may run; the bot's own number if not given. */
  readonly simulations?: number;
  /** Checked between simulations: once aborted, the bot answers with the best move so far. An `AbortSignal` fits. */
  readonly stop?: { readonly aborted: boolean };
  /** Receives progress from time to time. The bot awaits the result, so the caller can stop it in between. */
  pause?(progress: Progress): Promise<void> | undefined;
}

/** How far a search has got. */
export interface Progress {
  readonly simulations: number;
  /** The move it would choose now, as its index among those offered. */
  readonly best: number;
}

/** What a bot wants to find again at its next decision, by name: one object per seat and game, empty at first. */
export interface Memory {
  [name: string]: unknown;
}

/** The part of a memory that is small, plain data and can be sent to another thread: all but the search trees in `tree` and `next`. */
export const notesOf = ({ tree: _tree, next: _next, ...notes }: Memory): Memory => notes;

/**
 * Plays any game through the contract. The same view, random stream, memory and number of simulations give the same
 * move.
 */
export interface Bot {
  choose<S extends Table, M extends Move>(turn: Turn<S, M>): M | Promise<M>;
}

/** A bot that answers synchronously. */
export interface InstantBot extends Bot {
  choose<S extends Table, M extends Move>(turn: Turn<S, M>): M;
}
