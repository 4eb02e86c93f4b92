import type { Lot } from "../../../client/board.ts";
import { GOODS } from "../goods.ts";
import { CELL_NAMES } from "../grid.ts";
import { boardOf } from "../spaces.ts";
import type { State } from "../state.ts";
import { occupantsOf } from "./layout.ts";

/** What lies where: goods on spaces, in supplies and in fields, people on spaces and at home, improvements. */
export function lots(view: State): readonly Lot[] {
  const all: Lot[] = [];
  for (const space of boardOf(view).all) {
    if (space === undefined) continue;
    const { id, index, good } = space;
    if (good !== undefined) all.push({ what: good, n: view.stock[index]!, at: `space/${id}` });
    for (const seat of occupantsOf(view, id)) all.push({ what: "person", n: 1, at: `space/${id}`, seat });
  }
  for (const card of view.majors) all.push({ what: "card", n: 1, at: `major/${card}` });
  for (const [seat, farm] of view.farms.entries()) {
    for (const good of GOODS) all.push({ what: good, n: farm.goods[good], at: `good/${seat}/${good}`, seat });
    for (const [cell, n] of farm.grain.entries())
      all.push({ what: "grain", n, at: `farm/${seat}/${CELL_NAMES[cell]}`, seat });
    for (const [cell, n] of farm.vegetable.entries())
      all.push({ what: "vegetable", n, at: `farm/${seat}/${CELL_NAMES[cell]}`, seat });
    all.push({ what: "person", n: farm.people - farm.placed - farm.idle, at: `farm/${seat}`, seat });
    all.push({ what: "card", n: farm.cards.length, at: `cards/${seat}`, seat });
  }
  return all;
}
