import { next } from "../../../table/agenda.ts";
import type { TaskOf } from "../../../table/rules.ts";
import type { RulesFor, State, Task } from "../state.ts";
import { GOOD_INDEX, type Tables, tables } from "../tables.ts";
import { bugsNear, isBare } from "./food.ts";
import { isFed } from "./herd.ts";
import { startPlayer } from "./order.ts";

/** What fed animals make, and the bugs all of them bring. (Producing, Bugs) */
export const producingRules: RulesFor<"producing" | "effort" | "swarming"> = {
  producing: {
    run(state) {
      const all = tables(state);
      const { herd } = state;
      const workers: number[] = [];
      for (let i = 0; i < herd.kind.length; i++) {
        if (!isFed(state, all, i) || isStoppedByBugs(state, all, herd.square[i]!)) continue;
        const kind = herd.kind[i]!;
        const goods = state.goods[herd.owner[i]!]!;
        goods[GOOD_INDEX.egg]! += all.egg[kind]!;
        goods[GOOD_INDEX.milk]! += all.milk[kind]!;
        if (all.wool[kind]! > 0 && goods.length > GOOD_INDEX.wool) goods[GOOD_INDEX.wool]! += all.wool[kind]!;
        if (all.work[kind]! > 0) workers.push(i);
      }
      if (workers.length > 0) askWorkers(state, all, workers);
    },
  },

  effort: {
    can(state, task) {
      const near = nearSquares(state, task);
      for (let i = 0; i < near.length; i++) if (takesEffort(state, task.animal, near[i]!)) return true;
      return false;
    },
    moves(state, task) {
      const { offers } = tables(state);
      return nearSquares(state, task)
        .filter((square) => takesEffort(state, task.animal, square))
        .map((square) => offers.effort[square]!);
    },
    apply(state, task, { square }) {
      state.effort[tables(state).board.index[square]!]!++;
      if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    },
  },

  swarming: {
    run(state) {
      const { bugs } = tables(state);
      const { kind, square } = state.herd;
      for (let i = 0; i < kind.length; i++) state.bugs[square[i]!]! += bugs[kind[i]!]!;
    },
  },
};

/** Whether so many bugs are adjacent to a square that no animal there produces. */
export const isStoppedByBugs = (state: State, all: Tables, at: number): boolean =>
  bugsNear(state, all, at) >= all.numbers.bugLimit;

/** In player order, one animal after the other. */
function askWorkers(state: State, { work }: Tables, workers: readonly number[]): void {
  const { owner, kind } = state.herd;
  const start = startPlayer(state);
  for (let turn = state.seats - 1; turn >= 0; turn--) {
    const seat = (start + turn) % state.seats;
    for (let i = workers.length - 1; i >= 0; i--) {
      const animal = workers[i]!;
      if (owner[animal] === seat) next(state, { kind: "effort", seat, animal, count: work[kind[animal]!]! });
    }
  }
}

const nearSquares = (state: State, { animal }: TaskOf<Task, "effort">): readonly number[] =>
  tables(state).board.near[state.herd.square[animal]!]!;

/** Our ruling: rough or forest whose last food was eaten this round, by whatever animal. */
function takesEffort(state: State, animal: number, square: number): boolean {
  const needed = tables(state).effortNeeded[state.land[square]!]!;
  if (state.effort[square]! >= needed) return false;
  switch (state.options.effortSquare) {
    case "eaten-up":
      return state.emptiedBy[square] !== -1;
    case "eaten-up-by-it":
      return state.emptiedBy[square] === animal;
    case "empty":
      return isBare(state, square);
  }
}
