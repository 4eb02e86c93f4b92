import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { savedAfter, savedIn } from "../cards/costs.ts";
import { raise } from "../cards/hearing.ts";
import { isHeard } from "../cards/marks.ts";
import { isPayable } from "../cards/payable.ts";
import { renovatesTo, renovationPrices, roomPrices, roomSites, stablePrices, stableSites } from "../farm.ts";
import { CELLS, cellsOf, countBits } from "../grid.ts";
import { type AnswerTo, type BuildTask, farmOf, HOUSES, type House, type RulesFor, type State } from "../state.ts";
import { layField } from "./fields.ts";
import { payThen } from "./paying.ts";
import { isWatched, watch } from "./watching.ts";

const ROOMS: readonly AnswerTo<"build">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "room", cell }));
const STABLES: readonly AnswerTo<"build">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "stable", cell }));
const ROOMS_AND_STABLES = ["room", "stable"] as const;
const RENOVATIONS = HOUSES.map((to): AnswerTo<"renovate"> => ({ type: "renovate", to }));

export const buildingRules: RulesFor<"build" | "piece" | "built" | "renovate" | "rebuild"> = {
  /** Rooms and stables, one after the other, as many as one can pay. (Appendix, "Farm Expansion") */
  build: {
    can: (state, task) => canBuildRoom(state, task) || canBuildStable(state, task),
    moves(state, task) {
      const farm = farmOf(state, task.seat);
      const moves: AnswerTo<"build">[] = [];
      if (canBuildRoom(state, task)) for (const cell of cellsOf(roomSites(farm))) moves.push(ROOMS[cell]!);
      if (canBuildStable(state, task))
        for (const cell of cellsOf(stableSites(state, task.seat))) moves.push(STABLES[cell]!);
      if (task.may) moves.push(STOP);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "stop") return;
      const { seat } = task;
      const farm = farmOf(state, seat);
      // The action is over when the last piece stands; then it is spoken of, once.
      if (!task.may && isSpokenOf(state))
        next(state, { kind: "built", seat, rooms: countBits(farm.rooms), stables: countBits(farm.stables) });
      const isRoom = move.type === "room";
      const saved = savedFor(state, task);
      const prices = isRoom
        ? roomPrices(state, seat, saved?.room)
        : stablePrices(state, seat, task.stableCost, saved?.stable);
      const rest: BuildTask = isRoom
        ? { ...task, rooms: task.rooms - 1, may: true }
        : { ...task, stables: task.stables - 1, may: true };
      const left =
        saved === undefined
          ? undefined
          : savedAfter(saved, isRoom ? "room" : "stable", isRoom ? { [farm.house]: 5 } : task.stableCost);
      if (rest.rooms > 0 || rest.stables > 0) next(state, left === undefined ? rest : { ...rest, saved: left });
      payThen(state, seat, prices, { kind: "piece", seat, piece: move.type, cell: move.cell });
    },
  },

  piece: {
    run(state, { seat, piece, cell }) {
      const farm = farmOf(state, seat);
      if (piece === "field") layField(state, seat, cell);
      else if (piece === "room") farm.rooms |= 1 << cell;
      else farm.stables |= 1 << cell;
    },
  },

  built: {
    run(state, { seat, rooms, stables }) {
      const farm = farmOf(state, seat);
      const newRooms = countBits(farm.rooms) - rooms;
      const newStables = countBits(farm.stables) - stables;
      watch(state);
      if (newStables > 0) raise(state, "builtStables", { seat, count: newStables }, seat);
      if (newRooms > 0) raise(state, "builtRooms", { seat, count: newRooms, house: farm.house }, seat);
    },
  },

  /** The whole house, one step. (Appendix, "House Redevelopment") */
  renovate: {
    can(state, { seat }) {
      for (const to of renovatesTo(state, seat)) if (canRenovate(state, seat, to)) return true;
      return false;
    },
    moves: (state, { seat }) =>
      renovatesTo(state, seat)
        .filter((to) => canRenovate(state, seat, to))
        .map((to) => RENOVATIONS[HOUSES.indexOf(to)]!),
    apply(state, { seat, then }, { to }) {
      const rebuild =
        then === undefined ? ({ kind: "rebuild", seat, to } as const) : ({ kind: "rebuild", seat, to, then } as const);
      payThen(state, seat, renovationPrices(state, seat, to), rebuild);
    },
  },

  rebuild: {
    run(state, { seat, to, then }) {
      const farm = farmOf(state, seat);
      const from = farm.house;
      farm.house = to;
      if (then !== undefined) next(state, then);
      watch(state);
      raise(state, "renovated", { seat, from, to }, seat);
    },
  },
};

const isSpokenOf = (state: State): boolean =>
  isHeard(state, "builtRooms") || isHeard(state, "builtStables") || isWatched(state);

/** What cards take off in this action; found when its first piece is built. */
const savedFor = (state: State, { seat, may, saved }: BuildTask) =>
  may === true ? saved : savedIn(state, seat, ROOMS_AND_STABLES);

const canBuildRoom = (state: State, task: BuildTask): boolean =>
  task.rooms > 0 &&
  roomSites(farmOf(state, task.seat)) !== 0 &&
  isPayable(state, task.seat, roomPrices(state, task.seat, savedFor(state, task)?.room));

const canBuildStable = (state: State, task: BuildTask): boolean =>
  task.stables > 0 &&
  stableSites(state, task.seat) !== 0 &&
  isPayable(state, task.seat, stablePrices(state, task.seat, task.stableCost, savedFor(state, task)?.stable));

const canRenovate = (state: State, seat: Seat, to: House): boolean =>
  isPayable(state, seat, renovationPrices(state, seat, to));
