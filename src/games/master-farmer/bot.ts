import type { Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import { cubesInFields } from "./fields.ts";
import type { Move, State } from "./state.ts";
import { NONE } from "./vegetables.ts";

/** How good a position looks: the own points against those of the best other seat. */
export const evaluation: Evaluation<State, Move> = {
  value(view: State, seat: Seat): number {
    const points = view.collects.map((kind) => (kind === NONE ? 0 : cubesInFields(view.grid, kind)));
    const others = points.filter((_, other) => other !== seat);
    return points[seat]! - Math.max(0, ...others);
  },
};
