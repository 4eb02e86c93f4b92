import { next } from "../../../table/agenda.ts";
import type { TaskOf } from "../../../table/rules.ts";
import type { RulesFor, State, Task } from "../state.ts";
import { tables } from "../tables.ts";
import { startPlayer } from "./order.ts";

/** A round is ten steps; all seats finish a step before the next begins. (Play, End Conditions) */
export const roundRules: RulesFor<"round"> = {
  round: {
    run(state) {
      const { rounds } = tables(state).numbers;
      if (state.round === rounds) {
        if (state.options.finalSale) next(state, SELLING);
        return;
      }
      state.round++;
      next(state, ...roundTasks(state));
    },
  },
};

/** The steps of the round that begins, in order. */
export function roundTasks(state: State): readonly Task[] {
  const start = startPlayer(state);
  return [
    SELLING,
    ...(state.options.meepleBag ? [FILLING] : []),
    { kind: "buying", turn: start, passed: 0 },
    { kind: "farming" },
    { kind: "hungering" },
    { kind: "feeding", turn: start },
    { kind: "producing" },
    { kind: "swarming" },
    { kind: "butchering" },
    ...(state.options.breeding ? [BREEDING] : []),
    { kind: "replenishing" },
    { kind: "reclaiming" },
    { kind: "round" },
  ];
}

const SELLING: TaskOf<Task, "selling"> = { kind: "selling" };
const FILLING: TaskOf<Task, "filling"> = { kind: "filling" };
const BREEDING: TaskOf<Task, "breeding"> = { kind: "breeding" };
