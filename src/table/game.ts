import type { Message } from "./messages.ts";
import type { Described, Options } from "./options.ts";
import type { OrderBook } from "./orders.ts";
import type { Random } from "./random.ts";
import type { Move, Seat, Table, Viewer } from "./table.ts";

export { CHANCE, type Move, type MoveOf, type Seat, type Table, type Task, type Viewer } from "./table.ts";

/** Where on the board something lies: "grid/c2", "farm/0/a1", "hand/3". */
export type Place = string;

/** What a move is called and where it is offered. */
export interface Description {
  readonly text: Message;
  /** The clicks that lead to the move, in order; a move without a place is a button. */
  readonly at?: readonly Place[];
}

/** Points of a seat, part by part. */
export interface Breakdown {
  readonly total: number;
  readonly parts: readonly {
    readonly text: Message;
    readonly points: number;
    /** What the seat itself has in this part, where its side scores something else. */
    readonly own?: number;
  }[];
}

/** How a game ended. */
export interface Result {
  /** By seat; 1 is best, equal numbers share a place. A solo game is won at place 1 and lost at place 2. */
  readonly places: readonly number[];
  /** By seat. */
  readonly scores: readonly Breakdown[];
  /** What settles equal scores, and how much of it each seat has; nothing where equals share a place. */
  readonly tieBreak?: { readonly text: Message; readonly counts: readonly number[] };
}

/** What every game implements; the client, the server, the bots and the tests know nothing else of it. */
export interface Game<S extends Table = Table, M extends Move = Move, O extends Options = Options> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised when an old log would mean something else. */
  readonly rulesVersion: number;
  /** The oldest version whose matches still go as they went; the rules ask `since`. The present one if not given. */
  readonly oldestVersion?: number;
  readonly options: Described<O>;
  /** What is wrong with checked options for so many seats, beyond single fields; in a new match if no version is given. */
  objection?(options: O, seats: number, version?: number): Message | undefined;
  /** By seat the number of its side: seats of a side score the same and share a place. Nothing where each plays for itself. */
  sides?(options: O, seats: number): readonly number[] | undefined;
  /** The position before the first move; no chance in here. */
  setup(seats: number, options: O, version: number): S;
  /** Whom the game waits for: seats, or `CHANCE` alone; empty when over. */
  actors(state: S): readonly Seat[];
  /**
   * Every legal move, each once, in a fixed order; never empty for an actor. Equal moves are the same object whenever they
   * are listed in one program, here and in `asides`: they can be compared and remembered as they are, and must not be
   * changed. What `seen` gives and what was read from a file is equal, no more.
   */
  moves(state: S, seat: Seat): readonly M[];
  /** What a seat may do besides, though nobody waits for it. */
  asides?(state: S, seat: Seat): readonly M[];
  /** How often chance brings an outcome: a whole number, 1 where not given. */
  weight?(state: S, outcome: M): number;
  /** The name of what chance is asked for ("stack/2", "roll"): each has a stream of its own. */
  use?(state: S): string;
  /** Whether the moves of an actor hang on something others may not know: then it is asked even if it has only one. */
  isSecret?(state: S, seat: Seat): boolean;
  /** Changes the state it is given; the move is one that was listed. */
  play(state: S, seat: Seat, move: M): void;
  result(state: S): Result | undefined;
  /** As if the game ended now. */
  score(state: S, seat: Seat): Breakdown;
  /** All that the viewer may know, in the shape of a state. */
  view(state: S, viewer: Viewer): S;
  /** The move as the viewer sees it, asked before it is played. */
  seen(state: S, seat: Seat, move: M, viewer: Viewer): M;
  /** One full state that could lie behind a view. */
  imagine(view: S, random: Random): S;
  describe(view: S, seat: Seat, seen: M): Description;
  /** What a seat is asked now, as a question. */
  question(view: S, seat: Seat): Message;
  /**
   * Where a position from outside is not one that this game could be in, as a path ("farms.0.rooms"); nothing where it
   * is sound. Options, seats and version are right and all is plain data; nothing else of it has been looked at. With a
   * viewer: where it is not a view of theirs. A game without this starts from no position but its setup.
   */
  flaw?(position: S, viewer?: Viewer): string | undefined;
  /** The standing orders a seat may leave, where the game asks many small things. */
  readonly orders?: OrderBook<S, M>;
}
