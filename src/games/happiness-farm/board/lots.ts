import type { Lot } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { ANIMALS, GOODS, LAND_FACTS, LANDS } from "../data.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";

/** What lies where: food and animals on the farm, animals for sale, what the seats own. */
export function lots(view: State, focus: Seat): readonly Lot[] {
  const { board } = tables(view);
  const all: Lot[] = [];
  for (const [square, land] of view.land.entries())
    all.push({ what: LAND_FACTS[LANDS[land]!].food, n: view.food[square]!, at: `farm/${board.names[square]}` });
  const { kind, square, owner } = view.herd;
  for (const [i, animal] of kind.entries())
    all.push({ what: ANIMALS[animal]!, n: 1, at: `farm/${board.names[square[i]!]}`, seat: owner[i]! });
  for (const [i, n] of (view.options.meepleBag ? view.market : view.supply).entries())
    all.push({ what: ANIMALS[i]!, n, at: `market/${ANIMALS[i]}` });
  for (const [seat, goods] of view.goods.entries()) {
    const at = (good: string) => (seat === focus ? `good/${good}` : `seat/${seat}`);
    all.push({ what: "money", n: view.money[seat]!, at: at("money"), seat });
    for (const [i, n] of goods.entries()) all.push({ what: GOODS[i]!, n, at: at(GOODS[i]!), seat });
  }
  return all;
}
