import type { Match } from "../../table/match.ts";
import type { Telling } from "../../table/module.ts";
import type { Course } from "./scene.ts";

/** At how many moments one looks. */
const MOMENTS = 48;

/** How the points of a finished match came about, or whatever says how far its seats had come. */
export function courseOf(match: Match, telling: Telling | undefined): Course {
  const last = match.stepsSeen("spectator").length;
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const steps = new Set(Array.from({ length: MOMENTS + 1 }, (_, i) => Math.round((i * last) / MOMENTS)));
  return [...steps].map((step) => {
    const state = match.stateAt(step);
    return {
      step,
      points: seats.map((seat) => telling?.progress?.(state, seat) ?? match.game.score(state, seat).total),
    };
  });
}
