import type { Move } from "../../table/game.ts";
import { same } from "../../table/json.ts";

/** The legal move that equals the chosen one, which may be a copy from another thread. */
export const offered = <M extends Move>(moves: readonly M[], chosen: M): M =>
  moves.includes(chosen) ? chosen : (moves.find((move) => same(move, chosen)) ?? chosen);
