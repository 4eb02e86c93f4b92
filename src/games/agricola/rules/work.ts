import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat, Task as TableTask } from "../../../table/game.ts";
import { allows, isHeard, raise } from "../cards/index.ts";
import { boardOf, type LaidOut, SPACE_IDS, SPACE_INDEX } from "../spaces.ts";
import { type AnswerTo, farmOf, type Move, type RulesFor, type State } from "../state.ts";
import { marketMoves, takeFromMarket } from "./dealing.ts";

export type Can = (state: State, task: TableTask) => boolean;

const PLACES: readonly MoveOf<Move, "place">[] = SPACE_IDS.map((space) => ({ type: "place", space }));

/** The work phase: one person each, in turn, until nobody is at home. */
export const workRules = (can: Can): RulesFor<"work" | "place" | "used"> => ({
  work: {
    run(state, { turn }) {
      for (let i = 0; i < state.seats; i++) {
        const seat = (turn + i) % state.seats;
        const { people, newborns, placed } = farmOf(state, seat);
        // Our ruling: a person who finds no usable space stays at home.
        if (people - newborns <= placed || !hasUsableSpace(state, seat, can)) continue;
        return next(state, { kind: "place", seat }, { kind: "work", turn: seat + 1 });
      }
    },
  },

  place: {
    moves(state, { seat }) {
      const { start, all } = boardOf(state);
      const moves: AnswerTo<"place">[] = [];
      for (let i = 0; i < start.length; i++)
        if (isUsable(state, seat, start[i]!, can)) moves.push(PLACES[start[i]!.index]!);
      for (let i = 0; i < state.revealed.length; i++) {
        const space = all[SPACE_INDEX[state.revealed[i]!]]!;
        if (isUsable(state, seat, space, can)) moves.push(PLACES[space.index]!);
      }
      if (state.hands !== null) moves.push(...marketMoves(state));
      return moves;
    },
    apply(state, { seat }, move) {
      if (move.type === "takeCard") return takeFromMarket(state, seat, move);
      const { space: id } = move;
      const space = boardOf(state).all[SPACE_INDEX[id]]!;
      state.occupants[space.index]! |= 1 << seat;
      farmOf(state, seat).placed++;
      if (space.isOncePerRound) state.closed.push(id);
      if (isHeard(state, "usedSpace")) next(state, { kind: "used", seat, space: id });
      if (space.good !== undefined) next(state, { kind: "collect", seat, space: id });
      const task = space.tasks[seat];
      if (task !== undefined) next(state, task);
      if (isHeard(state, "usesSpace")) raise(state, "usesSpace", { seat, space: id }, seat);
    },
  },

  used: { run: (state, { seat, space }) => raise(state, "usedSpace", { seat, space }, seat) },
});

function hasUsableSpace(state: State, seat: Seat, can: Can): boolean {
  const { start, all } = boardOf(state);
  return (
    start.some((space) => isUsable(state, seat, space, can)) ||
    state.revealed.some((id) => isUsable(state, seat, all[SPACE_INDEX[id]]!, can))
  );
}

/** Free, open by now, and at least one of its actions can be carried out. (Appendix, "Action spaces") */
function isUsable(state: State, seat: Seat, space: LaidOut, can: Can): boolean {
  if (!space.isUsable || state.round < space.from) return false;
  if (space.isOncePerRound && state.closed.includes(space.id)) return false;
  if (isTaken(state, space) && !allows(state, seat, "sharesSpace", { space: space.id })) return false;
  if (space.good !== undefined) return true;
  const task = space.tasks[seat]!;
  // Goods for nothing can always be had; asked most often, so answered here.
  return task.kind === "gain" || can(state, task);
}

/** Whether somebody stands on the space, or on another of its tile. */
function isTaken({ occupants }: State, { tile }: LaidOut): boolean {
  for (let i = 0; i < tile.length; i++) if (occupants[tile[i]!] !== 0) return true;
  return false;
}
