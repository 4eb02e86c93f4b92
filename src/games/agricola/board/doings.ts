import type { Task as TableTask } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import type { Some } from "../goods.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, spaceOf } from "../spaces.ts";
import type { State } from "../state.ts";

/** Something an action space lets one do, as an icon; goods with their number. */
export interface Doing {
  readonly of: string;
  readonly n?: number;
}

/** What a space does, read off its tasks, so that a changed rule shows by itself; for an emptied one, what gathers there. */
export function doingsOf(view: State, id: SpaceId): readonly Doing[] {
  const good = boardOf(view).all[SPACE_INDEX[id]]?.good;
  if (good !== undefined) return [{ of: good }];
  // Lessons show their card also where nobody has a hand: the space is there, and closed.
  const task = boardOf(view).all[SPACE_INDEX[id]]?.tasks[0] ?? spaceOf(id).withHands?.(0, view.farms.length);
  const all = task === undefined ? [] : doings(task);
  if (task?.kind === "takeFairies") return [{ of: "fairy", n: view.stock[SPACE_INDEX[id]]! }];
  // What no other space does has the picture of its card.
  if (all.length === 0 && spaceOf(id).on === "card") return [{ of: id }];
  return all.filter(({ of }, i) => all.findIndex((other) => other.of === of) === i);
}

function doings(given: TableTask): readonly Doing[] {
  if ("parts" in given) return (given as Phrase).parts.flatMap(doings);
  const task = given as Task;
  switch (task.kind) {
    case "gain":
      return amounts(task.goods);
    case "pick":
      return task.offers.flatMap(({ gives }) => amounts(gives));
    case "buy":
      return task.brings.flatMap(doings);
    case "build":
      return [...(task.rooms > 0 ? [{ of: "room" }] : []), ...(task.stables > 0 ? [{ of: "stable" }] : [])];
    case "fence":
      return [{ of: "fence" }];
    case "plow":
      return [{ of: "plowed" }];
    case "sow":
      return [{ of: "sowing" }];
    case "bake":
      return [{ of: "bread" }];
    case "improve":
      return [{ of: "card" }];
    case "renovate":
      return [{ of: "renovation" }, ...(task.then === undefined ? [] : doings(task.then))];
    case "grow":
      return [{ of: "family" }];
    case "trade":
      return [{ of: "trade" }];
    case "breed":
      return [{ of: "newborn" }];
    case "harvestFields":
      return [{ of: "harvest" }];
    case "becomeStartingPlayer":
      return [{ of: "start" }];
    default:
      return [];
  }
}

const amounts = (goods: Some): readonly Doing[] => Object.entries(goods).map(([of, n]) => ({ of, n }));
