import { agenda } from "../../../table/agenda.ts";
import type { Move, State, Task } from "../state.ts";
import { place } from "./placing.ts";
import { lot, name } from "./start.ts";
import { draw, pass, show, turn } from "./turn.ts";

/** The rules of the game, one for each kind of task. */
export const { actors, moves, weight, use, play, settle } = agenda<State, Task, Move>({
  lot,
  name,
  turn,
  draw,
  show,
  place,
  pass,
});
