import type { Task as AnyTask, Seat } from "../../../table/game.ts";
import type { Together } from "../../../table/table.ts";
import { since } from "../../../table/versions.ts";
import type { Task } from "../agenda.ts";
import type { Can } from "../cards/hearing.ts";
import { inReach } from "../cards/payable.ts";
import type { Some } from "../goods.ts";
import type { Move } from "../moves.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { staysPossible } from "./acting.ts";

/**
 * Of some moves those that leave the price which a seat is raising within its reach; all where it raises none.
 * Our ruling: who is raising a price gives nothing away without which it could not be paid. The rules are silent.
 */
export function sparingPrice<M extends Move>(
  state: State,
  seat: Seat,
  moves: readonly M[],
  after: (farm: Farm, move: M) => Farm,
): readonly M[] {
  const price = moves.length === 0 ? undefined : priceRaised(state, seat);
  if (price === undefined) return moves;
  const farm = farmOf(state, seat);
  return moves.filter((move) => {
    const farms = state.farms.map((other, i) => (i === seat ? after(farm, move) : other));
    return inReach({ ...state, farms }, seat, price);
  });
}

/**
 * Of some moves those that surely leave possible what is still to come of the space that a seat is using: nobody gives away
 * the seed of a space while a card speaks before its action.
 */
export function sparingAction<M extends Move>(
  state: State,
  seat: Seat,
  moves: readonly M[],
  after: (farm: Farm, move: M) => Farm,
  can: Can,
): readonly M[] {
  if (moves.length === 0 || !since(state, 2)) return moves;
  const { agenda } = state;
  const at = agenda.findLastIndex((task) => task.kind === "act" && task.seat === seat);
  const act = agenda[at];
  if (act?.kind !== "act" || act.isDone) return moves;
  const before = (agenda.slice(at + 1) as Task[]).reverse();
  const isKept = (now: State) => staysPossible(now, act, before, can);
  if (!isKept(state)) return moves;
  return moves.filter((move) => {
    const farms = state.farms.map((other, i) => (i === seat ? after(other, move) : other));
    return isKept({ ...state, farms });
  });
}

function priceRaised({ agenda }: State, seat: Seat): Some | undefined {
  for (const task of agenda) {
    const tasks = task.kind === "together" ? strandOf(task as unknown as Together, seat) : [task];
    for (const own of tasks as readonly Task[])
      if (own.kind === "raise" && own.seat === seat && own.may !== true) return own.price;
  }
  return undefined;
}

const strandOf = ({ strands }: Together, seat: Seat): readonly AnyTask[] =>
  strands.find((strand) => strand.seat === seat)?.tasks ?? [];
