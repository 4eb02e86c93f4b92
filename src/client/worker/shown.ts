import type { Table, Viewer } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import type { Still } from "./scene.ts";
import { scoresOf } from "./scene-of.ts";

/** A match that is only looked at, and by whose eyes. */
export interface Shown {
  readonly id: string;
  readonly module: GameModule;
  readonly viewer: Viewer;
  /** The match itself, where all of it may be known here. */
  readonly match: Match | undefined;
  viewAt(step: number): Table | undefined;
}

export const shownMatch = (id: string, module: GameModule, match: Match, viewer: Viewer): Shown => ({
  id,
  module,
  viewer,
  match,
  viewAt: (step) => match.viewAt(step, viewer),
});

/** One step of what is looked at. */
export function stillOf({ module, viewAt }: Shown, step: number): Still | undefined {
  const view = viewAt(step);
  if (view === undefined) return undefined;
  return { step, view, actors: module.game.actors(view), scores: scoresOf(module, view), sketch: module.sketch(view) };
}
