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
}

/** Plays any game through the contract. The same view and the same random stream give the same move. */
export interface Bot {
  choose<S extends Table, M extends Move>(turn: Turn<S, M>): M;
}
