import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { since } from "../../../table/versions.ts";
import type { BuildTask, Saved } from "../agenda.ts";
import { renovatesTo, renovationPrices, roomPrices, stableCostOn, stablePrices } from "../cards/building-prices.ts";
import { paysPrinted, savedAfter, savedIn } from "../cards/costs.ts";
import { raise } from "../cards/hearing.ts";
import { isHeard } from "../cards/marks.ts";
import { inReach, isPayable } from "../cards/payable.ts";
import { keepFairies, roomSites, stableSites } from "../farm.ts";
import type { Some } from "../goods.ts";
import { cellsOf, countBits } from "../grid.ts";
import { HOUSES, type House } from "../houses.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { on, onFarms } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { layField } from "./fields.ts";
import { payThen } from "./paying.ts";
import { isWatched, watch } from "./watching.ts";

const ROOMS = onFarms("room");
const STABLES = onFarms("stable");
const ROOMS_AND_STABLES = ["room", "stable"] as const;
const RENOVATIONS = HOUSES.map((to): AnswerTo<"renovate"> => ({ type: "renovate", to }));

export const buildingRules: RulesFor<"build" | "piece" | "built" | "renovate" | "rebuild"> = {
  /** Rooms and stables, one after the other, as many as one can pay. (Appendix, "Farm Expansion") */
  build: {
    can(state, task) {
      const saved = savedFor(state, task);
      if (canBuildRoom(state, task, task.seat, saved) || canBuildStable(state, task, task.seat, saved)) return true;
      const partner = partnerOf(state, task.seat);
      if (partner === undefined) return false;
      return canBuildRoom(state, task, partner, saved) || canBuildStable(state, task, partner, saved);
    },
    moves(state, task) {
      const moves: AnswerTo<"build">[] = [];
      listPieces(state, task, task.seat, moves);
      const partner = partnerOf(state, task.seat);
      if (partner !== undefined) listPieces(state, task, partner, moves);
      if (task.may) moves.push(STOP);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "stop") return;
      const { seat } = task;
      const home = move.for ?? seat;
      // The action is over when the last piece stands; then it is spoken of, once.
      if (!task.may && isSpokenOf(state)) speakOf(state, seat);
      const isRoom = move.type === "room";
      const saved = savedFor(state, task);
      const prices = isRoom
        ? roomPrices(state, seat, savedOnRoom(state, saved, home), home)
        : stablePrices(state, seat, task.stableCost, saved?.stable, home);
      const rest: BuildTask = isRoom
        ? { ...task, rooms: task.rooms - 1, may: true }
        : { ...task, stables: task.stables - 1, may: true };
      const left =
        saved === undefined
          ? undefined
          : savedAfter(
              saved,
              isRoom ? "room" : "stable",
              isRoom
                ? { [farmOf(state, home).house]: 5 }
                : stableCostOn(home !== seat && since(state, 2), task.stableCost),
            );
      if (rest.rooms > 0 || rest.stables > 0) next(state, left === undefined ? rest : { ...rest, saved: left });
      payThen(state, seat, prices, { kind: "piece", seat, piece: move.type, cell: move.cell, ...on(home, seat) });
    },
  },

  piece: {
    run(state, { seat, piece, cell, home = seat }) {
      const farm = farmOf(state, home);
      if (piece === "field") layField(state, seat, cell, home);
      else if (piece === "room") farm.rooms |= 1 << cell;
      else farm.stables |= 1 << cell;
      keepFairies(farm);
    },
  },

  built: {
    run(state, { seat, rooms, stables, home = seat }) {
      const farm = farmOf(state, home);
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
      if (farmOf(state, seat).rooms === 0) {
        const after = then === undefined ? [] : [then];
        return payThen(state, seat, renovationPrices(state, seat, to), { kind: "settleDown", seat }, ...after);
      }
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

/** What is built from now on is spoken of at the end, on the seat's own farm and on its partner's. */
function speakOf(state: State, seat: Seat): void {
  for (const home of [partnerOf(state, seat), seat]) {
    if (home === undefined) continue;
    const { rooms, stables } = farmOf(state, home);
    next(state, {
      kind: "built",
      seat,
      rooms: countBits(rooms),
      stables: countBits(stables),
      ...on(home, seat),
    });
  }
}

const isSpokenOf = (state: State): boolean =>
  isHeard(state, "builtRooms") || isHeard(state, "builtStables") || isWatched(state);

/** What cards take off in this action; found when its first piece is built. */
const savedFor = (state: State, { seat, may, saved }: BuildTask) =>
  may === true ? saved : savedIn(state, seat, ROOMS_AND_STABLES);

/** What is taken off a room is a part of its material: wood off wooden rooms alone, whosever they are. */
export function savedOnRoom(state: State, saved: Saved | undefined, home: Seat): Some | undefined {
  const { house } = farmOf(state, home);
  const off = saved?.room;
  return off === undefined || !since(state, 2) || off[house] !== undefined ? off : undefined;
}

function listPieces(state: State, task: BuildTask, home: Seat, moves: AnswerTo<"build">[]): void {
  const { seat } = task;
  const saved = savedFor(state, task);
  if (canBuildRoom(state, task, home, saved))
    for (const cell of cellsOf(roomSites(farmOf(state, home)))) moves.push(ROOMS(cell, seat, home));
  if (canBuildStable(state, task, home, saved))
    for (const cell of cellsOf(stableSites(state, home))) moves.push(STABLES(cell, seat, home));
}

const canBuildRoom = (state: State, task: BuildTask, home: Seat, saved: Saved | undefined): boolean =>
  task.rooms > 0 &&
  roomSites(farmOf(state, home)) !== 0 &&
  isPayable(state, task.seat, roomPrices(state, task.seat, savedOnRoom(state, saved, home), home));

function canBuildStable(state: State, { seat, stables, stableCost }: BuildTask, home: Seat, saved?: Saved): boolean {
  if (stables <= 0 || stableSites(state, home) === 0) return false;
  return home === seat && paysPrinted(state, seat)
    ? inReach(state, seat, stableCost)
    : isPayable(state, seat, stablePrices(state, seat, stableCost, saved?.stable, home));
}

const canRenovate = (state: State, seat: Seat, to: House): boolean =>
  isPayable(state, seat, renovationPrices(state, seat, to));
