import type { Seat } from "../../table/game.ts";
import { enclosable, enclosed, fencesLeft, fencesOf, keepFairies, pastureStarts } from "./farm.ts";
import { closedAreas, FENCE_SPACES, type Fences, setOf } from "./grid.ts";
import { type Farm, farmOf, type State } from "./state.ts";

/** Builds fences where pastures may stay open: whatever spaces they close off become pastures, unless rooms or fields lie there. */
export function standFences(farm: Farm, added: Fences): void {
  const standing = fencesOf(farm);
  const fences = { level: standing.level | added.level, upright: standing.upright | added.upright };
  const [inside, free, before] = [enclosed(farm), enclosable(farm), closedAreas(standing)];
  farm.pastures = closedAreas(fences).filter(
    (area) => (area & ~inside) === 0 || ((area & ~free) === 0 && !before.includes(area)),
  );
  const outlines = fencesOf({ pastures: farm.pastures });
  farm.looseFences = { level: fences.level & ~outlines.level, upright: fences.upright & ~outlines.upright };
  keepFairies(farm);
}

/** Fence spaces for a single fence: beside what is, or may become, a pasture. What it closes must lie where a new pasture may. */
export function fenceSpaces(state: State, seat: Seat): number[] {
  const farm = farmOf(state, seat);
  if (farm.looseFences === undefined || fencesLeft(farm) === 0) return [];
  const { level, upright } = fencesOf(farm);
  const inside = enclosed(farm);
  const useful = inside | enclosable(farm);
  const near = inside | pastureStarts(state, seat);
  return [...FENCE_SPACES.keys()].filter((at) => {
    const space = FENCE_SPACES[at]!;
    if ((space.level & level) !== 0 || (space.upright & upright) !== 0 || (setOf(space.cells) & useful) === 0)
      return false;
    const after = { ...farm };
    standFences(after, space);
    return after.pastures.every((pasture) => (pasture & near) !== 0);
  });
}
