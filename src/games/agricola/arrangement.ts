import type { Seat } from "../../table/game.ts";
import { capacity, pensOf, singlePlaces } from "./cards/housing.ts";
import { BEASTS } from "./goods.ts";
import { farmOf, type State } from "./state.ts";

/**
 * The most that pastures are worth, over all ways for the animals of a farm to stand: each pasture by what it holds and
 * could hold. Nothing where they have no place.
 */
export function bestArrangement(state: State, seat: Seat, worth: (count: number, capacity: number) => number): number {
  const { pastures, goods, llamas } = farmOf(state, seat);
  const left = { sheep: goods.sheep, boar: goods.boar, cattle: goods.cattle, llama: llamas };
  const sizes = pastures.map((pasture) => capacity(state, seat, pasture));
  for (const { size, of } of pensOf(state, seat)) {
    if (of === undefined) sizes.push(size);
    else left[of] = Math.max(0, left[of] - size);
  }
  const singles = singlePlaces(state, seat);
  const known = new Map<string, number>();
  const best = (from: number, rest: typeof left): number => {
    if (from === sizes.length)
      return rest.sheep + rest.boar + rest.cattle + rest.llama <= singles ? 0 : Number.NEGATIVE_INFINITY;
    const key = `${from},${rest.sheep},${rest.boar},${rest.cattle},${rest.llama}`;
    let most = known.get(key);
    if (most === undefined) {
      const size = sizes[from]!;
      const value = (count: number) => (from < pastures.length ? worth(count, size) : 0);
      most = value(0) + best(from + 1, rest);
      for (const animal of BEASTS)
        for (let count = 1; count <= Math.min(size, rest[animal]); count++)
          most = Math.max(most, value(count) + best(from + 1, { ...rest, [animal]: rest[animal] - count }));
      known.set(key, most);
    }
    return most;
  };
  return Math.max(0, best(0, left));
}
