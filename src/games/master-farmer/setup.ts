import { next } from "../../table/agenda.ts";
import { CUBES } from "./cubes.ts";
import { CELLS } from "./grid.ts";
import type { MasterFarmerOptions } from "./options.ts";
import { settle } from "./rules/index.ts";
import { begin } from "./rules/start.ts";
import type { State } from "./state.ts";
import { NONE } from "./vegetables.ts";

/** All cubes in the bag, nothing on the table. */
export function setup(seats: number, options: MasterFarmerOptions, version: number): State {
  const state: State = {
    options,
    version,
    seats,
    agenda: [],
    shown: 0,
    grid: new Array(CELLS).fill(NONE),
    bag: CUBES.map((_, cube) => cube),
    aside: [],
    drawn: NONE,
    face: NONE,
    collects: new Array(seats).fill(NONE),
    turns: seats === 1 ? options.soloTurns : 0,
    putBack: 0,
  };
  if (seats > 1 && options.begins === "by-lot") next(state, { kind: "lot" });
  else begin(state, 0);
  settle(state);
  return state;
}
