import { later, next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { answer } from "../cards/asking.ts";
import { cookingRate } from "../cards/cooking.ts";
import { raise } from "../cards/hearing.ts";
import { animalsFit, fits } from "../cards/housing.ts";
import { isHeard } from "../cards/marks.ts";
import { fairyRoom } from "../farm.ts";
import { ANIMALS, type Animal, BEASTS, type Beast } from "../goods.ts";
import { countBits } from "../grid.ts";
import type { AnswerTo, Move, RulesFor } from "../moves.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { cookable, discardable, releasable, relievedFarm, roastable } from "./conversions.ts";
import { sparingPrice } from "./sparing.ts";

/** All that breeding may bring, by which types it brings. */
const BREEDS: readonly AnswerTo<"breed">[] = Array.from({ length: 1 << BEASTS.length }, (_, set) => ({
  type: "breed",
  animals: BEASTS.filter((_, i) => set & (1 << i)),
}));

/** Asks for animals without a place, if there are any. */
export function reckonHouse(state: State, seat: Seat): void {
  const { goods, llamas } = farmOf(state, seat);
  if (goods.sheep + goods.boar + goods.cattle + llamas > 0 && !animalsFit(state, seat))
    next(state, { kind: "house", seat });
}

export const animalRules: RulesFor<"house" | "breed" | "bred"> = {
  /** Animals that find no place are cooked or go back, one at a time. (Appendix, "Sheep Market") */
  house: {
    can: (state, { seat }) => !animalsFit(state, seat),
    moves(state, { seat }) {
      const farm = farmOf(state, seat);
      const released = discardable(farm, ANIMALS);
      const all = state.options.housedFirst ? released : [...cookable(farm, ANIMALS), ...released];
      const sparing = sparingPrice(state, seat, all, relievedFarm);
      const others = farm.llamas > 0 ? [...roastable(farm, ["llama"]), ...releasable(farm, ["llama"])] : [];
      return [...(sparing.length > 0 ? sparing : all), ...others];
    },
    // Both are possible at any time, so they are played as asides; this task stays until all have a place.
    apply() {},
  },

  /** Each type with two animals brings one more, if there is a place for it. Only a choice between types is asked. */
  breed: {
    can: (state, { seat, only }) =>
      breedings(state, seat, only).length > 0 || (only === undefined && doFairiesBreed(farmOf(state, seat))),
    moves(state, { seat, only }) {
      const sets = breedings(state, seat, only);
      return sets.length === 0 ? [BREEDS[0]!] : sets.map((set) => BREEDS[set]!);
    },
    apply(state, { seat, only }, { animals }) {
      const farm = farmOf(state, seat);
      const born: Animal[] = [];
      for (const animal of animals) {
        if (animal === "llama") farm.llamas++;
        else {
          farm.goods[animal]++;
          born.push(animal);
        }
      }
      if (only === undefined && doFairiesBreed(farm)) farm.fairies++;
      if (isHeard(state, "bred")) later(state, { kind: "bred", seat, animals: born });
    },
  },

  /** Cards speak of newborns when all have bred: they may be another seat's. */
  bred: { run: (state, { seat, animals }) => raise(state, "bred", { seat, animals }, seat) },
};

/** Types of which two are there, as bits. */
const parents = (state: State, seat: Seat): number => atLeast(farmOf(state, seat), 2);

const atLeast = ({ goods: { sheep, boar, cattle }, llamas }: Farm, n: number): number =>
  (sheep >= n ? 1 : 0) | (boar >= n ? 2 : 0) | (cattle >= n ? 4 : 0) | (llamas >= n ? 8 : 0);

/** Two fairies bring one more, if an unused space has room for it. */
const doFairiesBreed = (farm: Farm): boolean => farm.fairies > 1 && farm.fairies < fairyRoom(farm);

/** Whether there is a place for newborns of a set of types, all animals of some other types gone. */
function fitsWithNewborns(state: State, seat: Seat, set: number, gone = 0): boolean {
  const { goods, llamas } = farmOf(state, seat);
  const { sheep, boar, cattle } = goods;
  return fits(
    state,
    seat,
    gone & 1 ? 0 : sheep + (set & 1),
    gone & 2 ? 0 : boar + ((set >> 1) & 1),
    gone & 4 ? 0 : cattle + ((set >> 2) & 1),
    gone & 8 ? 0 : llamas + (set >> 3),
  );
}

/** The largest sets of newborns that find a place. */
function breedings(state: State, seat: Seat, only: readonly Beast[] = BEASTS): number[] {
  const pairs = parents(state, seat);
  // Somebody who counts as any type is a partner for a single animal.
  const helpers = answer(state, seat, "shapeshifters", 0);
  const singles = helpers === 0 ? 0 : atLeast(farmOf(state, seat), 1) & ~pairs;
  let all = pairs | singles;
  for (let i = 0; i < BEASTS.length; i++) if (!only.includes(BEASTS[i]!)) all &= ~(1 << i);
  return all === 0 ? [] : largestFitting(state, seat, all, singles, helpers);
}

/** Of all sets of newborns the largest that find a place, with no more of the single parents than there are partners. */
function largestFitting(state: State, seat: Seat, all: number, singles: number, helpers: number): number[] {
  const isPaired = (set: number) => countBits(set & singles) <= helpers;
  if (isPaired(all) && fitsWithNewborns(state, seat, all)) return [all];
  const fitting: number[] = [];
  for (let set = all - 1; set > 0; set--) {
    if ((set & ~all) !== 0 || !isPaired(set) || fitting.some((larger) => (set & ~larger) === 0)) continue;
    if (fitsWithNewborns(state, seat, set)) fitting.push(set);
  }
  return fitting;
}

/** Animals that could be cooked now to make room for newborns that else would be lost. */
export const cookedForNewborns = (state: State, seat: Seat): MoveOf<Move, "cook">[] =>
  losesNewborns(state, seat) ? cookable(farmOf(state, seat), ANIMALS) : [];

/** Animals that nobody can cook, but let go to make room for newborns of another type. */
export function releasedForNewborns(state: State, seat: Seat): MoveOf<Move, "discard">[] {
  if (!losesNewborns(state, seat)) return [];
  const farm = farmOf(state, seat);
  return discardable(
    farm,
    ANIMALS.filter((animal, i) => cookingRate(farm, animal) === 0 && isInTheWay(state, seat, 1 << i)),
  );
}

function losesNewborns(state: State, seat: Seat): boolean {
  const all = parents(state, seat);
  return all !== 0 && !fitsWithNewborns(state, seat, all);
}

/** Whether newborns would find a place without the animals of a type that find none with them. */
function isInTheWay(state: State, seat: Seat, type: number): boolean {
  const others = parents(state, seat) & ~type;
  for (let set = others; set > 0; set = (set - 1) & others)
    if (!fitsWithNewborns(state, seat, set) && fitsWithNewborns(state, seat, set, type)) return true;
  return false;
}
