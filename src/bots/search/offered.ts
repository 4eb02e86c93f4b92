import type { Move } from "../../table/game.ts";
import { same } from "../../table/json.ts";

/** The offered move that equals a chosen one: what comes from another thread is a copy, and is answered with itself. */
export const offered = <M extends Move>(moves: readonly M[], chosen: M): M =>
  moves.includes(chosen) ? chosen : (moves.find((move) => same(move, chosen)) ?? chosen);
