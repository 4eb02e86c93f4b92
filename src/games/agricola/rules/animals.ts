import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { raise } from "../cards/index.ts";
import { animalsFit, cookingRate, fits } from "../farm.ts";
import { ANIMALS, type Animal } from "../goods.ts";
import { farmOf, type Move, type State } from "../state.ts";
import type { RulesFor } from "./rule.ts";

/** All that breeding may bring, by which types it brings. */
const BREEDS: readonly MoveOf<Move, "breed">[] = [0, 1, 2, 3, 4, 5, 6, 7].map((set) => ({
  type: "breed",
  animals: ANIMALS.filter((_, i) => set & (1 << i)),
}));
const COOK: { readonly [A in Animal]: Move } = {
  sheep: { type: "cook", good: "sheep" },
  boar: { type: "cook", good: "boar" },
  cattle: { type: "cook", good: "cattle" },
};
const RELEASE: { readonly [A in Animal]: Move } = {
  sheep: { type: "discard", good: "sheep" },
  boar: { type: "discard", good: "boar" },
  cattle: { type: "discard", good: "cattle" },
};

/** Asks for animals without a place, if there are any. */
export function reckonHouse(state: State, seat: Seat): void {
  const { goods } = farmOf(state, seat);
  if (goods.sheep + goods.boar + goods.cattle > 1 && !animalsFit(state, seat)) next(state, { kind: "house", seat });
}

export const animalRules: RulesFor<"house" | "breed"> = {
  /** Animals that find no place are cooked or go back, one at a time. (Appendix, "Sheep Market") */
  house: {
    can: (state, { seat }) => !animalsFit(state, seat),
    moves: (state, { seat }) => [...cookableAnimals(state, seat), ...releasable(state, seat)],
    apply() {},
  },

  /** Each type with two animals brings one more, if there is a place for it. Only a choice between types is asked. */
  breed: {
    can: (state, { seat }) => breedings(state, seat).length > 0,
    moves: (state, { seat }) => breedings(state, seat).map((set) => BREEDS[set]!),
    apply(state, { seat }, { animals }: MoveOf<Move, "breed">) {
      const { goods } = farmOf(state, seat);
      for (const animal of animals) goods[animal]++;
      raise(state, "bred", { seat, animals }, seat);
    },
  },
};

function cookableAnimals(state: State, seat: Seat): Move[] {
  const farm = farmOf(state, seat);
  return ANIMALS.filter((animal) => farm.goods[animal] > 0 && cookingRate(farm, animal) > 0).map(
    (animal) => COOK[animal],
  );
}

const releasable = (state: State, seat: Seat): Move[] =>
  ANIMALS.filter((animal) => farmOf(state, seat).goods[animal] > 0).map((animal) => RELEASE[animal]);

/** Types of which two are there, as bits. */
function parents(state: State, seat: Seat): number {
  const { sheep, boar, cattle } = farmOf(state, seat).goods;
  return (sheep > 1 ? 1 : 0) | (boar > 1 ? 2 : 0) | (cattle > 1 ? 4 : 0);
}

function fitsWithNewborns(state: State, seat: Seat, set: number): boolean {
  const { sheep, boar, cattle } = farmOf(state, seat).goods;
  return fits(state, seat, sheep + (set & 1), boar + ((set >> 1) & 1), cattle + (set >> 2));
}

/** The largest sets of newborns that find a place. */
function breedings(state: State, seat: Seat): number[] {
  const all = parents(state, seat);
  if (all === 0) return [];
  if (fitsWithNewborns(state, seat, all)) return [all];
  const fitting: number[] = [];
  for (let set = all - 1; set > 0; set--) {
    if ((set & ~all) !== 0 || fitting.some((larger) => (set & ~larger) === 0)) continue;
    if (fitsWithNewborns(state, seat, set)) fitting.push(set);
  }
  return fitting;
}

/** Animals that could be cooked now to make room for newborns that else would be lost. */
export function cookedForNewborns(state: State, seat: Seat): Move[] {
  const all = parents(state, seat);
  return all === 0 || fitsWithNewborns(state, seat, all) ? [] : cookableAnimals(state, seat);
}
