import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Reward } from "../cards.ts";
import type { Move, RewardTask, State } from "../state.ts";

/** What one kind of reward does. Passing is always possible and needs no mention. */
export interface RewardRule<R extends Reward> {
  /** Whether it is of any use now; always if not given. A reward of no use is left out. */
  can?(state: State, seat: Seat, reward: R, task: RewardTask): boolean;
  /** The moves that use it, as a list of the caller's own; "use" if not given. */
  moves?(state: State, seat: Seat, reward: R): Move[];
  apply(state: State, seat: Seat, reward: R, task: RewardTask, move: Move): void;
  /** What is left to do when the seat passes after some uses. */
  passed?(state: State, seat: Seat, task: RewardTask): void;
}

/** One rule for each of some kinds of rewards. */
export type RewardRules<Kind extends Reward["kind"]> = {
  readonly [K in Kind]: RewardRule<Extract<Reward, { kind: K }>>;
};

/** A reward that may be used up to n times goes on. */
export function again(state: State, task: RewardTask): void {
  if (task.left > 1) next(state, { ...task, left: task.left - 1, used: task.used + 1 });
}
