import type { Together } from "../../../table/agenda.ts";
import type { Task as AnyTask, Seat } from "../../../table/game.ts";
import type { Task } from "../agenda.ts";
import { inReach } from "../cards/payable.ts";
import type { Some } from "../goods.ts";
import type { Move } from "../moves.ts";
import { type Farm, farmOf, type State } from "../state.ts";

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
