import { clone } from "./clone.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "./game.ts";
import { same } from "./json.ts";

/** A line of the log that counts: it has not been taken back. */
export interface Step<M extends Move = Move> {
  /** Where it stands in the log. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: M;
  /** Played by the table, because everybody could see that there was no choice. */
  readonly forced: boolean;
  /** Whether the choice hung on what only its seat knew. */
  readonly secret: boolean;
  /** How much had been shown before it. */
  readonly shown: number;
}

const SNAPSHOT_EVERY = 16;

/** The moves of a match that count, and the positions before each of them. */
export class Line<S extends Table, M extends Move> {
  readonly #game: Game<S, M>;
  readonly #start: S;
  #state: S;
  #steps: Step<M>[] = [];
  #snapshots: S[] = [];

  constructor(game: Game<S, M>, start: S) {
    this.#game = game;
    this.#start = start;
    this.#state = clone(start);
  }

  /** The position now. */
  get state(): S {
    return this.#state;
  }

  get steps(): readonly Step<M>[] {
    return this.#steps;
  }

  play(step: Step<M>): void {
    if (this.#steps.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(clone(this.#state));
    this.#steps.push(step);
    this.#game.play(this.#state, step.seat, step.move);
  }

  /** The position before the step of that number. */
  stateAt(step: number): S {
    const index = Math.min(Math.floor(step / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    const state = clone(this.#snapshots[index] ?? this.#start);
    for (let i = Math.max(index, 0) * SNAPSHOT_EVERY; i < step && i < this.#steps.length; i++) {
      const { seat, move } = this.#steps[i] as Step<M>;
      this.#game.play(state, seat, move);
    }
    return state;
  }

  /** Whether chance has spoken or something was shown since that step: then it stands. */
  isSettled(index: number): boolean {
    const { shown } = this.#state;
    return this.#steps.slice(index).some((step) => step.seat === CHANCE || step.shown !== shown);
  }

  /**
   * What is left if a seat takes back a step and all its later ones: the moves of others stay where they still can, and those that
   * were forced where they still are.
   */
  without(index: number): { readonly kept: readonly Step<M>[]; readonly dropped: readonly Step<M>[] } {
    const { seat } = this.#steps[index] as Step<M>;
    const state = this.stateAt(index);
    const kept = this.#steps.slice(0, index);
    const dropped: Step<M>[] = [];
    for (const step of this.#steps.slice(index + 1)) {
      if (step.seat === seat) continue;
      if (this.#isLegal(state, step)) {
        this.#game.play(state, step.seat, step.move);
        kept.push(step);
      } else dropped.push(step);
    }
    return { kept, dropped };
  }

  /** Goes back to the last common step and plays from there what was kept. */
  adopt(kept: readonly Step<M>[]): void {
    const common = this.#steps.findIndex((step, i) => step !== kept[i]);
    this.#state = this.stateAt(common);
    this.#steps = this.#steps.slice(0, common);
    this.#snapshots = this.#snapshots.slice(0, Math.ceil(common / SNAPSHOT_EVERY));
    for (const step of kept.slice(common)) this.play(step);
  }

  #isLegal(state: S, { seat, move, forced }: Step<M>): boolean {
    const moves = this.#game.actors(state).includes(seat) ? this.#game.moves(state, seat) : [];
    // What the table played for a seat is nothing the seat would do at any time: what forced it may be gone.
    if (forced) return moves.length === 1 && same(moves[0], move);
    const asides = this.#game.asides?.(state, seat) ?? [];
    return moves.some((offered) => same(offered, move)) || asides.some((offered) => same(offered, move));
  }
}
