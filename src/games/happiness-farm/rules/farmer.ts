import { next } from "../../../table/agenda.ts";
import type { MoveOf } from "../../../table/game.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { GOODS, LAND_FACTS, LANDS } from "../data.ts";
import type { AnswerTo, Move, RulesFor, State, Task } from "../state.ts";
import { GOOD_INDEX, LAND_INDEX, tables } from "../tables.ts";
import { changeLand } from "./land.ts";
import { askAll, PASS } from "./order.ts";

/** Each farmer converts a square or collects from two. (Farmer's Actions) */
export const farmerRules: RulesFor<"farming" | "farmer"> = {
  farming: {
    run(state) {
      const { convert, collect } = tables(state).numbers.farmer;
      askAll(state, (seat) => ({ kind: "farmer", seat, convert, collect, begun: false }));
    },
  },

  farmer: {
    can: (state, task) => farmerMoves(state, task).length > 1,
    moves: farmerMoves,
    apply(state, task, move) {
      if (move.type === "pass") return;
      const both = state.options.farmerActions === "both";
      if (move.type === "collect") {
        collect(state, task.seat, tables(state).board.index[move.square]!);
        return next(state, { ...task, convert: both ? task.convert : 0, collect: task.collect - 1, begun: true });
      }
      convert(state, move);
      const rest = both && !task.begun ? task.collect : 0;
      next(state, { ...task, convert: task.convert - 1, collect: rest });
    },
  },
};

/** By land: the track of what is collected there, or -1. */
const COLLECTED = LANDS.map((land) => {
  const { collect } = LAND_FACTS[land];
  return collect === undefined ? -1 : GOODS.indexOf(collect);
});

/** By land: what a farmer can make of it. */
const BECOMES = LANDS.map((land) => LAND_FACTS[land].becomes.map((to) => LAND_INDEX[to]));

function farmerMoves(state: State, { convert, collect }: TaskOf<Task, "farmer">): readonly AnswerTo<"farmer">[] {
  const all = tables(state);
  const { offers } = all;
  const moves: AnswerTo<"farmer">[] = [PASS];
  const immediate = state.options.farmerConversion === "immediate";
  for (let square = 0; square < state.land.length; square++) {
    const land = state.land[square]!;
    if (collect > 0 && state.food[square]! > 0 && isCollected(state, land)) moves.push(offers.collect[square]!);
    if (convert === 0) continue;
    const effort = all.effortNeeded[land]!;
    const becomes = BECOMES[land]!;
    if (effort > 0 && !immediate) {
      if (state.effort[square]! < effort) moves.push(offers.work[square]!);
    } else {
      for (let i = 0; i < becomes.length; i++) moves.push(offers.convert[square]![becomes[i]!]!);
    }
  }
  return moves;
}

const isCollected = ({ options }: State, land: number): boolean =>
  COLLECTED[land]! >= 0 && (options.grainTrack || COLLECTED[land] !== GOOD_INDEX.grain);

/** All tokens of a square go to the Player Board. */
function collect(state: State, seat: number, square: number): void {
  state.goods[seat]![collectedGood(state, square)]! += collectedCount(state, square);
  state.food[square] = 0;
}

/** The track of what a farmer takes from a square, and how many places it goes up. */
export const collectedGood = ({ land }: State, square: number): number => COLLECTED[land[square]!]!;
export const collectedCount = (state: State, square: number): number =>
  state.food[square]! * (collectedGood(state, square) === GOOD_INDEX.hay ? tables(state).numbers.hayPerGrass : 1);

/** Our ruling: on rough and forest a farmer adds one effort; pasture changes at once. */
function convert(state: State, move: MoveOf<Move, "convert" | "work">): void {
  const square = tables(state).board.index[move.square]!;
  if (move.type === "work") state.effort[square]!++;
  else changeLand(state, square, LAND_INDEX[move.to]);
}
