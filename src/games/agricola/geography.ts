import { SPACE_INDEX, type SpaceId } from "./space-ids.ts";
import { boardOf, spaceOf } from "./spaces.ts";
import type { State } from "./state.ts";

/** Where a space lies on the board, in units of one small space; round spaces are two high. */
export interface Area {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

const LEFT = ["farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer"] as const;
const SUPPLIES = ["forest", "clay-pit", "reed-bank", "fishing"] as const;
const EXTENSIONS: { readonly [seats: number]: readonly SpaceId[] } = {
  3: ["grove", "resource-market", "hollow", "lessons-2"],
  4: ["copse", "grove", "resource-market", "hollow", "lessons-2", "traveling-players"],
};

/** The area of a round space, 1 to 14. */
export function roundArea(round: number): Area {
  if (round === 1) return { column: 1, top: 0, height: 2 };
  const columns = [[2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]];
  const column = columns.findIndex((rounds) => rounds.includes(round));
  return { column: column + 2, top: 2 * columns[column]!.indexOf(round), height: 2 };
}

/** The area of an action space; tiles lie beside the board and have none. */
export function areaOf(state: State, id: SpaceId): Area | undefined {
  if (typeof spaceOf(id).on === "number") {
    const round = state.revealed.indexOf(id) + 1;
    return round === 0 ? undefined : roundArea(round);
  }
  const left = (LEFT as readonly SpaceId[]).indexOf(id);
  if (left >= 0) return { column: 0, top: left, height: 1 };
  const supply = (SUPPLIES as readonly SpaceId[]).indexOf(id);
  if (supply >= 0) return { column: 1, top: supply + 2, height: 1 };
  const extension = EXTENSIONS[state.seats];
  const place = extension?.indexOf(id) ?? -1;
  // Our reading: the three-player side divides the height of the six spaces beside it by four.
  return place < 0 ? undefined : { column: -1, top: (place * 6) / extension!.length, height: 6 / extension!.length };
}

/** The spaces lying above one another in a column. */
export const columnOf = (state: State, column: number): readonly SpaceId[] =>
  (Object.keys(SPACE_INDEX) as SpaceId[]).filter(
    (id) => boardOf(state).all[SPACE_INDEX[id]] !== undefined && areaOf(state, id)?.column === column,
  );

/** Whether two spaces share an edge; corners do not count. */
export function isAdjacent(state: State, one: SpaceId, other: SpaceId): boolean {
  const a = areaOf(state, one);
  const b = areaOf(state, other);
  if (a === undefined || b === undefined || one === other) return false;
  if (a.column === b.column) return a.top + a.height === b.top || b.top + b.height === a.top;
  if (Math.abs(a.column - b.column) !== 1) return false;
  return a.top < b.top + b.height && b.top < a.top + a.height;
}
