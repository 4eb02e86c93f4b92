import type { Seat } from "../../../table/game.ts";
import { enclosed } from "../farm.ts";
import { ANIMALS, BEASTS, type Beast } from "../goods.ts";
import { type Cells, countBits } from "../grid.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { answer } from "./asking.ts";
import type { Pen } from "./questions.ts";

/** How many animals of one type a pasture holds. */
export function capacity(state: State, seat: Seat, pasture: Cells): number {
  const { stables, covered } = farmOf(state, seat);
  const perSpace = answer(state, seat, "animalsPerSpace", 2);
  const doubled = (perSpace * countBits(pasture & ~covered)) << countBits(pasture & stables);
  return answer(state, seat, "capacity", doubled, { pasture }) * smallness(state, seat);
}

/** How many animals take the place of one; always one unless a card of a side deck says otherwise. */
const smallness = (state: State, seat: Seat): number =>
  state.sideDecks.length === 0 ? 1 : answer(state, seat, "smallness", 1);

const NO_PENS: readonly Pen[] = [];

/** Stables outside pastures. */
const loneStables = (farm: Farm): number => countBits(farm.stables & ~enclosed(farm));

/** Whether more than one animal finds a place in a stable outside pastures. */
export const areStablesShared = (state: State, seat: Seat): boolean => smallness(state, seat) > 1;

/** Places for several animals outside pastures: on cards, and in stables where more than one fits in. */
export function pensOf(state: State, seat: Seat): readonly Pen[] {
  const pens = answer(state, seat, "pens", NO_PENS);
  const size = smallness(state, seat);
  if (size === 1) return pens;
  return [...pens, ...new Array<Pen>(loneStables(farmOf(state, seat))).fill({ size })];
}

/** Places for one animal of any type: the house and the stables outside pastures. */
export function singlePlaces(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  const pets = farm.rooms === 0 ? 0 : answer(state, seat, "pets", 1);
  return smallness(state, seat) === 1 ? pets + loneStables(farm) : pets;
}

const room: number[] = [];

/** Whether so many animals find a place on the farm. */
export function fits(
  state: State,
  seat: Seat,
  sheep: number,
  boar: number,
  cattle: number,
  llama = farmOf(state, seat).llamas,
): boolean {
  const singles = singlePlaces(state, seat);
  if (sheep + boar + cattle + llama <= singles) return true;
  const { pastures } = farmOf(state, seat);
  const pens = pensOf(state, seat);
  if (pastures.length === 0 && pens.length === 0) return false;
  room.length = 0;
  for (let i = 0; i < pastures.length; i++) room.push(capacity(state, seat, pastures[i]!));
  const left = { sheep, boar, cattle, llama };
  for (const { size, of } of pens) {
    if (of === undefined) room.push(size);
    else left[of] -= size;
  }
  return state.options.onePastureEach
    ? fitsApart(0, pastures.length, 0, singles, left)
    : fitsFrom(0, singles, left.sheep, left.boar, left.cattle, left.llama);
}

/** The same where no type may be kept in two pastures; `kept` are the types that have one. */
function fitsApart(first: number, pastures: number, kept: number, singles: number, left: Herd): boolean {
  if (first === pastures) return fitsFrom(first, singles, left.sheep, left.boar, left.cattle, left.llama);
  for (let i = 0; i < BEASTS.length; i++) {
    const animal = BEASTS[i]!;
    if ((kept & (1 << i)) !== 0 || left[animal] <= 0) continue;
    const rest = { ...left, [animal]: left[animal] - room[first]! };
    if (fitsApart(first + 1, pastures, kept | (1 << i), singles, rest)) return true;
  }
  return fitsApart(first + 1, pastures, kept, singles, left);
}

type Herd = { readonly [B in Beast]: number };

/** Whether animals, as many as are still without a place, fit into the pastures from this one on and the single places. */
function fitsFrom(first: number, singles: number, sheep: number, boar: number, cattle: number, llama: number): boolean {
  const left = (sheep > 0 ? sheep : 0) + (boar > 0 ? boar : 0) + (cattle > 0 ? cattle : 0) + (llama > 0 ? llama : 0);
  if (left <= singles) return true;
  if (first === room.length) return false;
  const size = room[first]!;
  return (
    (sheep > 0 && fitsFrom(first + 1, singles, sheep - size, boar, cattle, llama)) ||
    (boar > 0 && fitsFrom(first + 1, singles, sheep, boar - size, cattle, llama)) ||
    (cattle > 0 && fitsFrom(first + 1, singles, sheep, boar, cattle - size, llama)) ||
    (llama > 0 && fitsFrom(first + 1, singles, sheep, boar, cattle, llama - size))
  );
}

export const animalsFit = (state: State, seat: Seat): boolean => {
  const { sheep, boar, cattle } = farmOf(state, seat).goods;
  return fits(state, seat, sheep, boar, cattle);
};

/** One way for the animals to stand: what is in each pasture, on cards, and who lives singly. */
export interface Housing {
  readonly pastures: readonly Housed[];
  readonly pens: readonly Housed[];
  /** First the house, then the stables outside pastures. */
  readonly singles: readonly Beast[];
}

interface Housed {
  readonly animal: Beast;
  readonly count: number;
}

/** Finds a place for every animal of a farm; those without one are left out. */
export function housing(state: State, seat: Seat): Housing {
  const { pastures, goods, llamas } = farmOf(state, seat);
  const kinds = llamas > 0 ? BEASTS : ANIMALS;
  const places: readonly Pen[] = [
    ...pastures.map((pasture) => ({ size: capacity(state, seat, pasture) })),
    ...pensOf(state, seat),
  ];
  const singles = singlePlaces(state, seat);
  const isApart = (chosen: readonly (Beast | undefined)[], animal: Beast) =>
    !state.options.onePastureEach || chosen.length >= pastures.length || !chosen.includes(animal);
  let best: { readonly animals: readonly (Beast | undefined)[]; readonly left: number } | undefined;
  const choose = (chosen: readonly (Beast | undefined)[], rest: Herd): void => {
    const place = places[chosen.length];
    if (place !== undefined) {
      for (const animal of place.of === undefined ? kinds : [place.of])
        if (isApart(chosen, animal)) choose([...chosen, animal], { ...rest, [animal]: rest[animal] - place.size });
      if (state.options.onePastureEach) choose([...chosen, undefined], rest);
      return;
    }
    const left = Math.max(rest.sheep, 0) + Math.max(rest.boar, 0) + Math.max(rest.cattle, 0) + Math.max(rest.llama, 0);
    if (best === undefined || left < best.left) best = { animals: chosen, left };
  };
  const herd = { sheep: goods.sheep, boar: goods.boar, cattle: goods.cattle, llama: llamas };
  choose([], herd);
  const rest = { ...herd };
  const housed = best!.animals.map((animal, i): Housed => {
    if (animal === undefined) return { animal: "sheep", count: 0 };
    const count = Math.min(rest[animal], places[i]!.size);
    rest[animal] -= count;
    return { animal, count };
  });
  const alone = kinds.flatMap((animal) => new Array<Beast>(rest[animal]).fill(animal));
  return {
    pastures: housed.slice(0, pastures.length),
    pens: housed.slice(pastures.length),
    singles: alone.slice(0, singles),
  };
}
