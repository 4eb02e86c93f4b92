import type { Seat, Task as TableTask } from "../../../table/game.ts";
import { spacesInPlay } from "../cards/common.ts";
import type { SpaceId } from "../space-ids.ts";
import type { LaidOut } from "../spaces.ts";
import type { State } from "../state.ts";
import { occupantsOf } from "./layout.ts";

/**
 * Whose newborns stand on a space, beside the person who used it. (Appendix, "Newborn") Those that a card alone has brought
 * are drawn at home: the state does not keep where their parent was.
 */
export function newbornsAt(view: State, id: SpaceId): readonly Seat[] {
  return occupantsOf(view, id).filter((seat) => birthplacesOf(view, seat).includes(id));
}

/** How many newborns of a seat no wish for children has brought. */
export const newbornsAtHome = (view: State, seat: Seat): number =>
  (view.farms[seat]?.newborns ?? 0) - birthplacesOf(view, seat).length;

/** The spaces for family growth where a seat stands, no more than it has newborns. */
function birthplacesOf(view: State, seat: Seat): readonly SpaceId[] {
  const { newborns } = view.farms[seat]!;
  if (newborns === 0) return [];
  return spacesInPlay(view)
    .filter((space) => letsGrow(space) && occupantsOf(view, space.id).includes(seat))
    .map(({ id }) => id)
    .slice(0, newborns);
}

const letsGrow = ({ tasks: [task] }: LaidOut): boolean => task !== undefined && hasGrowth(task);

/** A task, or a phrase made of tasks, or one that brings some for goods. */
interface Compound extends TableTask {
  readonly parts?: readonly TableTask[];
  readonly brings?: readonly TableTask[];
}

/** Whether a task is family growth, or has it among what it is made of or brings. */
function hasGrowth(task: TableTask): boolean {
  const { kind, parts = [], brings = [] } = task as Compound;
  return kind === "grow" || parts.some(hasGrowth) || brings.some(hasGrowth);
}
