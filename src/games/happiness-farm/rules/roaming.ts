import type { State } from "../state.ts";
import type { Tables } from "../tables.ts";
import { bugsFor, tokensFor } from "./food.ts";
import { crowd } from "./herd.ts";

/** Whether an animal of a kind on a square has food it eats adjacent. */
export function canReachFood(state: State, all: Tables, kind: number, at: number): boolean {
  const eats = all.eats[kind]!;
  const near = all.board.near[at]!;
  for (let i = 0; i < near.length; i++)
    if (tokensFor(state, all, near[i]!, eats) > 0 || bugsFor(state, near[i]!, eats) > 0) return true;
  return false;
}

/** Where an animal without food moves: the nearest available squares with food in reach. Nothing blocks its way. */
export function roamTargets(state: State, all: Tables, kind: number, at: number): readonly number[] {
  const { nearest, steps, places } = all.board;
  const counts = crowd(state);
  const order = nearest[at]!;
  const targets: number[] = [];
  let reach = Number.POSITIVE_INFINITY;
  for (let i = 0; i < order.length; i++) {
    const square = order[i]!;
    const distance = steps[at * order.length + square]!;
    if (distance > reach) break;
    if (square === at || counts[square]! >= places || !canReachFood(state, all, kind, square)) continue;
    reach = distance;
    targets.push(square);
  }
  return targets;
}
