import type { Breakdown, Result, Seat } from "../../table/game.ts";
import { cubesInFields, fieldSizes } from "./fields.ts";
import { cubesOn } from "./grid.ts";
import { gridSize, isSolo, type State } from "./state.ts";
import { NONE, VEGETABLES, vegetableOf } from "./vegetables.ts";

/** One point for each cube of one's own vegetable that lies in a field, whoever placed it. (End of the game) */
export function score(state: State, seat: Seat): Breakdown {
  if (isSolo(state)) return soloScore(state);
  const kind = state.collects[seat]!;
  if (kind === NONE) return { total: 0, parts: [] };
  const vegetable = vegetableOf(kind);
  const parts = fieldSizes(state.grid, kind).map((size) => ({
    text: { id: "score.field", vegetable },
    points: size,
  }));
  return { total: cubesInFields(state.grid, kind), parts };
}

/** Alone, one point for each cube placed; with the goal of fields, for each cube in a field of the filled grid. */
function soloScore(state: State): Breakdown {
  const placed = cubesOn(state.grid);
  if (state.options.soloGoal === "fill")
    return { total: placed, parts: [{ text: { id: "score.placed" }, points: placed }] };
  const total = isFilled(state) ? VEGETABLES.reduce((sum, _, kind) => sum + cubesInFields(state.grid, kind), 0) : 0;
  return { total, parts: [{ text: { id: "score.in-fields" }, points: total }] };
}

const isFilled = (state: State): boolean => cubesOn(state.grid) === gridSize(state) ** 2;

/** Most points win, and whoever has as many shares the place; alone, the filled grid wins. (End of the game) */
export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const scores = Array.from({ length: state.seats }, (_, seat) => score(state, seat));
  if (isSolo(state)) return { places: [isFilled(state) ? 1 : 2], scores };
  const counts = scores.map((_, seat) => tieRank(state, seat));
  const ranks = scores.map(({ total }, seat) => total * TIE_STEPS + counts[seat]!);
  return {
    places: ranks.map((rank) => 1 + ranks.filter((other) => other > rank).length),
    scores,
    ...(state.options.tie !== "shared" && { tieBreak: { text: { id: "score.tie" }, counts } }),
  };
}

/** More than any field has cubes. */
const TIE_STEPS = 100;

function tieRank({ grid, collects, options }: State, seat: Seat): number {
  if (options.tie === "shared" || collects[seat] === NONE) return 0;
  return fieldSizes(grid, collects[seat]!)[0] ?? 0;
}
