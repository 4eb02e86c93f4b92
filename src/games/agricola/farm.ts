import type { Seat } from "../../table/game.ts";
import { answer, forbids } from "./cards/asking.ts";
import { isChanged, isNothing, paysPrinted, pricesOf, pricesOfMany } from "./cards/costs.ts";
import { type CardId, cards } from "./cards/index.ts";
import { has, ratesOf } from "./cards/marks.ts";
import { isPayable } from "./cards/payable.ts";
import type { Pen } from "./cards/questions.ts";
import { ANIMALS, BEASTS, type Beast, type Crop, type Good, isAnimal, type Some } from "./goods.ts";
import {
  ALL,
  besides,
  CELLS,
  type Cells,
  countBits,
  levelEdges,
  lowest,
  PAIRS,
  type Plot,
  uprightEdges,
} from "./grid.ts";
import type { House } from "./houses.ts";
import { type Farm, farmOf, MAX_FENCES, MAX_STABLES, type State } from "./state.ts";

/** All spaces inside pastures. */
export function enclosed({ pastures }: Farm): Cells {
  let cells = 0;
  for (let i = 0; i < pastures.length; i++) cells |= pastures[i]!;
  return cells;
}

/** Pastures that hold something else than covered spaces. */
export const pasturesOf = ({ pastures, covered }: Farm): readonly Cells[] =>
  covered === 0 ? pastures : pastures.filter((pasture) => (pasture & ~covered) !== 0);

/** Spaces that a room, field or first stable could take: no tile, no stable. */
const bare = (farm: Farm): Cells => ALL & ~(farm.rooms | farm.fields | farm.stables | farm.covered);

/** Where the next room may stand. (Appendix, "Farm Expansion") */
export const roomSites = (farm: Farm): Cells => bare(farm) & ~enclosed(farm) & besides(farm.rooms);

/** Rooms, fields, stables and pastures. */
const structures = (farm: Farm): Cells => farm.rooms | farm.fields | farm.stables | enclosed(farm);

/** Spaces on which nothing was built and that no fences enclose. */
export const unusedCells = (farm: Farm): Cells =>
  ALL & ~(farm.rooms | farm.fields | farm.stables | farm.covered | enclosed(farm));

/** How many fairies find a place: two on each unused space. */
export const fairyRoom = (farm: Farm): number => 2 * countBits(unusedCells(farm));

/** Fairies whose space is used for something else and who find no other are gone. */
export function keepFairies(farm: Farm): void {
  if (farm.fairies > 0) farm.fairies = Math.min(farm.fairies, fairyRoom(farm));
}

/** Where a family that has lost its house may build another: two free spaces side by side. */
export function houseSites(farm: Farm): Cells[] {
  const free = bare(farm) & ~enclosed(farm);
  return PAIRS.filter((pair) => (pair & ~free) === 0);
}

/** Where the next field tile may lie. (Appendix, "Plowing") */
export function fieldSites(state: State, seat: Seat): Cells {
  const farm = farmOf(state, seat);
  const sites = bare(farm) & ~enclosed(farm);
  if (farm.fields !== 0) return sites & besides(farm.fields);
  return state.options.strictAdjacency ? sites & besides(structures(farm)) : sites;
}

export function stableSites(state: State, seat: Seat): Cells {
  const farm = farmOf(state, seat);
  if (countBits(farm.stables) >= MAX_STABLES) return 0;
  return state.options.strictAdjacency ? bare(farm) & (enclosed(farm) | besides(structures(farm))) : bare(farm);
}

/** Spaces of which a new pasture must hold one: those beside the others, any for the first. */
export function pastureStarts({ options, farms }: State, seat: Seat): Cells {
  const { rooms, fields, pastures } = farms[seat]!;
  if (pastures.length > 0) return options.scatteredPastures ? ALL : besides(enclosed(farms[seat]!));
  return options.strictAdjacency ? besides(rooms | fields) : ALL;
}

/** Spaces that may still be enclosed: no rooms, no fields, no pasture yet. */
export const enclosable = (farm: Farm): Cells => ALL & ~(farm.rooms | farm.fields | farm.covered | enclosed(farm));

/** The fence spaces on which fences stand. */
export function fencesOf({ pastures }: Farm): { readonly level: number; readonly upright: number } {
  let level = 0;
  let upright = 0;
  for (let i = 0; i < pastures.length; i++) {
    level |= levelEdges(pastures[i]!);
    upright |= uprightEdges(pastures[i]!);
  }
  return { level, upright };
}

export function fencesBuilt(farm: Farm): number {
  const { level, upright } = fencesOf(farm);
  return countBits(level) + countBits(upright);
}

export const fencesLeft = (farm: Farm): number => MAX_FENCES - fencesBuilt(farm);

const FENCE_PRICES: readonly (readonly Some[])[] = Array.from({ length: MAX_FENCES + 1 }, (_, n) => [{ wood: n }]);
const ONE_FENCE: readonly Some[] = [{ wood: 1 }];

/** The prices of so many fences. */
const fencePrices = (state: State, seat: Seat, fences: number, saved?: Some): readonly Some[] =>
  isChanged(state, seat, "fence")
    ? pricesOfMany(pricesOf(state, seat, "fence", {}, ONE_FENCE), fences, saved)
    : FENCE_PRICES[fences]!;

/** How fences are paid for in an action: goods taken off, fences that are free if another is paid for. */
export interface FenceTerms {
  readonly saved?: Some | undefined;
  readonly free: number;
  /** Whether a fence of this action was paid for. */
  readonly paid: boolean;
}

/** The prices of so many fences with as many of them free as may be, and how many that are. */
export function fencesFor(
  state: State,
  seat: Seat,
  fences: number,
  { saved, free, paid }: FenceTerms,
): { readonly prices: readonly Some[]; readonly free: number } {
  for (let given = Math.min(free, paid ? fences : fences - 1); given > 0; given--) {
    const prices = fencePrices(state, seat, fences - given, saved);
    if (paid || !prices.some(isNothing)) return { prices, free: given };
  }
  return { prices: fencePrices(state, seat, fences, saved), free: 0 };
}

/** Fences that are left and can be paid, the free ones among them. */
export function fencesPayable(state: State, seat: Seat, terms: FenceTerms): number {
  const left = fencesLeft(farmOf(state, seat));
  let fences = fencesPaid(state, seat, terms.saved);
  if (terms.free > 0)
    while (fences < left && isPayable(state, seat, fencesFor(state, seat, fences + 1, terms).prices)) fences++;
  return fences;
}

function fencesPaid(state: State, seat: Seat, saved?: Some): number {
  const farm = farmOf(state, seat);
  const { goods } = farm;
  const canExchange = has(farm, "atAnyTime");
  if (!isChanged(state, seat, "fence") && !canExchange)
    return goods.wood === 0 ? 0 : Math.min(goods.wood, fencesLeft(farm));
  const left = fencesLeft(farm);
  const each = pricesOf(state, seat, "fence", {}, ONE_FENCE);
  // Where each fence costs one of some good, all of them together pay for as many.
  const isPlain = each.every((price) => Object.keys(price).length === 1 && Object.values(price)[0] === 1);
  let fences = 0;
  if (isPlain)
    for (const price of each) for (const good in price) fences += goods[good as Good] + (saved?.[good as Good] ?? 0);
  if (isPlain && !canExchange) return Math.min(fences, left);
  fences = Math.min(fences, left);
  while (fences < left && isPayable(state, seat, fencePrices(state, seat, fences + 1, saved))) fences++;
  return fences;
}

/** Wood that fences on the partner's farm cost besides: one for each three that were begun in the action. */
const surcharge = (before: number, fences: number): number => Math.ceil((before + fences) / 3) - Math.ceil(before / 3);

/** Fences on the partner's farm: for so many a seat pays as for its own, after so many in the same action. */
interface LentFences {
  readonly fences: number;
  readonly charged: number;
  readonly before: number;
}

/** The prices of fences on the partner's farm, and how many are free. */
export function partnerFencesFor(
  state: State,
  seat: Seat,
  { fences, charged, before }: LentFences,
  terms: FenceTerms,
): ReturnType<typeof fencesFor> {
  const { prices, free } = fencesFor(state, seat, charged, terms);
  const extra = surcharge(before, fences);
  return { prices: prices.map((price) => ({ ...price, wood: (price.wood ?? 0) + extra })), free };
}

/** Fences of the partner that are left and can be paid. */
export function partnerFencesPayable(
  state: State,
  seat: Seat,
  partner: Seat,
  before: number,
  terms: FenceTerms,
): number {
  const left = fencesLeft(farmOf(state, partner));
  const isInReach = (fences: number) =>
    isPayable(state, seat, partnerFencesFor(state, seat, { fences, charged: fences, before }, terms).prices);
  let fences = 0;
  while (fences < left && isInReach(fences + 1)) fences++;
  return fences;
}

/** All fields: tiles on the farmyard and field cards. */
export const fieldsOf = ({ fields, fieldCards }: Farm): Cells => fields | (((1 << fieldCards.length) - 1) << CELLS);

/** Fields in which nothing lies. */
export function emptyFields(farm: Farm): Cells {
  let empty = fieldsOf(farm);
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const plot = lowest(rest);
    if (farm.grain[plot]! + farm.vegetable[plot]! > 0) empty &= ~(1 << plot);
  }
  return empty;
}

/** Whether a crop may be sown in a field. */
export const takesCrop = ({ fieldCards }: Farm, plot: Plot, crop: Crop): boolean =>
  plot < CELLS || cards[fieldCards[plot - CELLS]!].field!.includes(crop);

const ROOM_PRICES: { readonly [H in House]: readonly Some[] } = {
  wood: [{ wood: 5, reed: 2 }],
  clay: [{ clay: 5, reed: 2 }],
  stone: [{ stone: 5, reed: 2 }],
};

const PARTNERS_ROOM_PRICES: { readonly [H in House]: readonly Some[] } = {
  wood: [{ wood: 6, reed: 3 }],
  clay: [{ clay: 6, reed: 3 }],
  stone: [{ stone: 6, reed: 3 }],
};
const PARTNERS_STABLE: readonly Some[] = [{ wood: 3 }];

/** The printed cost of a stable, on the own farm or the partner's. */
export const stableCostOn = (isPartners: boolean, own: Some): Some => (isPartners ? PARTNERS_STABLE[0]! : own);

/** What a room costs a seat, on its own farm or its partner's. */
export function roomPrices(state: State, seat: Seat, saved?: Some, home = seat): readonly Some[] {
  const { house } = farmOf(state, home);
  const printed = home === seat ? ROOM_PRICES[house] : PARTNERS_ROOM_PRICES[house];
  return paysPrinted(state, seat) ? printed : pricesOf(state, seat, "room", { house }, printed, saved);
}

const FREE: readonly Some[] = [{}];

export const fieldPrices = (state: State, seat: Seat): readonly Some[] => pricesOf(state, seat, "field", {}, FREE);

export const stablePrices = (state: State, seat: Seat, cost: Some, saved?: Some, home = seat): readonly Some[] =>
  pricesOf(state, seat, "stable", {}, home === seat ? onlyPrice(cost) : PARTNERS_STABLE, saved);

const onlyPrices = new WeakMap<Some, readonly Some[]>();

/** A price as the only one, in a list that is made once. */
function onlyPrice(cost: Some): readonly Some[] {
  let prices = onlyPrices.get(cost);
  if (prices === undefined) {
    prices = [cost];
    onlyPrices.set(cost, prices);
  }
  return prices;
}

const NEXT_HOUSE: { readonly [H in House]: readonly House[] } = { wood: ["clay"], clay: ["stone"], stone: [] };

const LOST_HOUSE: readonly House[] = ["wood"];
const NO_HOUSE: readonly House[] = [];

/** Whoever has lost the house gets a small wooden one instead. */
export function renovatesTo(state: State, seat: Seat): readonly House[] {
  const farm = farmOf(state, seat);
  if (forbids(state, seat, "renovates", {})) return NO_HOUSE;
  if (farm.rooms === 0) return houseSites(farm).length > 0 ? LOST_HOUSE : NO_HOUSE;
  return answer(state, seat, "renovatesTo", NEXT_HOUSE[farm.house]);
}

const RENOVATIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((rooms) => ({
  wood: [{ reed: 1, wood: rooms }],
  clay: [{ reed: 1, clay: rooms }],
  stone: [{ reed: 1, stone: rooms }],
})) satisfies readonly { [H in House]: readonly Some[] }[];

/** For two wooden rooms, where the house was lost. */
const NEW_HOUSE: readonly Some[] = [{ wood: 2, reed: 1 }];

export function renovationPrices(state: State, seat: Seat, to: House): readonly Some[] {
  const { house: from, rooms } = farmOf(state, seat);
  if (rooms === 0) return NEW_HOUSE;
  return pricesOf(state, seat, "renovation", { from, to }, RENOVATIONS[countBits(rooms)]![to]);
}

export const hasRoomToGrow = (state: State, seat: Seat): boolean => {
  const farm = farmOf(state, seat);
  return answer(state, seat, "roomForPeople", countBits(farm.rooms)) > farm.people;
};

/** Food the family eats at a harvest. */
export function foodDue(state: State, seat: Seat): number {
  const { people, newborns } = farmOf(state, seat);
  const perAdult = answer(state, seat, "foodPerAdult", state.seats === 1 ? 3 : 2);
  return perAdult * (people - newborns) + answer(state, seat, "foodPerNewborn", 1) * newborns;
}

/** Food for one of a good, at any time, by the best means the farm has; 0 where there is none. */
export const cookingRate = (farm: Farm, good: Good): number => foodFrom(farm, good, 1);

/** Food for so many of a good that are cooked in one go. */
export function foodFrom(farm: Farm, good: Good, count: number): number {
  const rate = ratesOf(farm)[good];
  if (rate === 0) return good === "grain" || good === "vegetable" ? count : 0;
  return isAnimal(good) && has(farm, "cooksHalf") ? (rate * count) >> 1 : rate * count;
}

/** The most food that so much grain brings in one Bake Bread action. */
export const breadFrom = (farm: Farm, grain: number): number =>
  breadIn(farm, grain).reduce((total, { food }) => total + food, 0);

/** The food that comes from each oven if so much grain is baked: the best one is filled first. */
export function breadIn(farm: Farm, grain: number): readonly { readonly card: CardId; readonly food: number }[] {
  const ovens = farm.cards.filter((card) => cards[card].bakes !== undefined);
  ovens.sort((a, b) => cards[b].bakes!.food - cards[a].bakes!.food);
  let left = grain;
  return ovens.map((card) => {
    const oven = cards[card].bakes!;
    const used = Math.min(left, oven.grain);
    left -= used;
    return { card, food: used * oven.food };
  });
}

/** How much grain one Bake Bread action can use. */
export function grainToBake(farm: Farm): number {
  if (farm.goods.grain === 0 || !has(farm, "bakes")) return 0;
  let most = 0;
  for (let i = 0; i < farm.cards.length; i++) most += cards[farm.cards[i]!].bakes?.grain ?? 0;
  return Math.min(most, farm.goods.grain);
}

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
