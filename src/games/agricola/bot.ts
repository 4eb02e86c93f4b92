import type { Evaluation } from "../../table/module.ts";
import { points } from "./scoring.ts";
import type { Move, State } from "./state.ts";

export const evaluation: Evaluation<State, Move> = { value: points };
