import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { answer, raise } from "../cards/index.ts";
import { renovatesTo, renovationCost, roomCost, roomSites, stableSites } from "../farm.ts";
import { has, remove, type Some } from "../goods.ts";
import { CELLS, cellsOf } from "../grid.ts";
import { type AnswerTo, type BuildTask, farmOf, HOUSES, type RulesFor, type State } from "../state.ts";

const ROOMS: readonly AnswerTo<"build">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "room", cell }));
const STABLES: readonly AnswerTo<"build">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "stable", cell }));
const RENOVATIONS = HOUSES.map((to): AnswerTo<"renovate"> => ({ type: "renovate", to }));

export const buildingRules: RulesFor<"build" | "renovate"> = {
  /** Rooms and stables, one after the other, as many as one can pay. (Appendix, "Farm Expansion") */
  build: {
    can: (state, task) => canBuildRoom(state, task) || canBuildStable(state, task),
    moves(state, task) {
      const farm = farmOf(state, task.seat);
      const moves: AnswerTo<"build">[] = [];
      if (canBuildRoom(state, task)) for (const cell of cellsOf(roomSites(farm))) moves.push(ROOMS[cell]!);
      if (canBuildStable(state, task)) for (const cell of cellsOf(stableSites(farm))) moves.push(STABLES[cell]!);
      if (task.may) moves.push(STOP);
      return moves;
    },
    apply(state, task, move) {
      const { seat } = task;
      const farm = farmOf(state, seat);
      if (move.type === "stop") return;
      if (move.type === "room") {
        remove(farm.goods, roomCost(state, seat));
        farm.rooms |= 1 << move.cell;
        goOn(state, { ...task, rooms: task.rooms - 1, may: true });
        return raise(state, "builtRoom", { seat }, seat);
      }
      remove(farm.goods, stableCost(state, task));
      farm.stables |= 1 << move.cell;
      goOn(state, { ...task, stables: task.stables - 1, may: true });
      raise(state, "builtStable", { seat }, seat);
    },
  },

  /** The whole house, one step. (Appendix, "House Redevelopment") */
  renovate: {
    can(state, { seat }) {
      for (const to of renovatesTo(state, seat))
        if (has(farmOf(state, seat).goods, renovationCost(state, seat, to))) return true;
      return false;
    },
    moves: (state, { seat }) =>
      renovatesTo(state, seat)
        .filter((to) => has(farmOf(state, seat).goods, renovationCost(state, seat, to)))
        .map((to) => RENOVATIONS[HOUSES.indexOf(to)]!),
    apply(state, { seat, then }, { to }) {
      const farm = farmOf(state, seat);
      remove(farm.goods, renovationCost(state, seat, to));
      farm.house = to;
      if (then !== undefined) next(state, then);
      raise(state, "renovated", { seat, to }, seat);
    },
  },
};

const goOn = (state: State, task: BuildTask): void => {
  if (task.rooms > 0 || task.stables > 0) next(state, task);
};

const canBuildRoom = (state: State, { seat, rooms }: BuildTask): boolean =>
  rooms > 0 && has(farmOf(state, seat).goods, roomCost(state, seat)) && roomSites(farmOf(state, seat)) !== 0;

const canBuildStable = (state: State, task: BuildTask): boolean =>
  task.stables > 0 &&
  has(farmOf(state, task.seat).goods, stableCost(state, task)) &&
  stableSites(farmOf(state, task.seat)) !== 0;

const stableCost = (state: State, { seat, stableCost }: { seat: Seat; stableCost: Some }): Some =>
  answer(state, seat, "stableCost", stableCost);
