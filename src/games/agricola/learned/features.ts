import type { Seat } from "../../../table/game.ts";
import type { Taste } from "../../../table/module.ts";
import type { Together } from "../../../table/table.ts";
import { cookingRate } from "../cards/cooking.ts";
import { foodDue } from "../cards/family-needs.ts";
import { capacity, singlePlaces } from "../cards/housing.ts";
import { type CardId, cards, MAJOR_IDS } from "../cards/index.ts";
import { emptyFields, enclosed, fencesLeft } from "../farm.ts";
import { GOODS } from "../goods.ts";
import { countBits } from "../grid.ts";
import { countOf, points, pointsFor, type Scored, unusedSpaces } from "../scoring.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, STAGES } from "../spaces.ts";
import { type Farm, farmOf, HARVESTS, MAX_PEOPLE, ROUNDS, type State } from "../state.ts";

/** What a learned value sees of a farm and of the board: small whole numbers, each at its own place. */

const FARM = 78;
const BOARD = 81;
/** Two farms, the seat's own first, and the board. */
const SIZE = 2 * FARM + BOARD;
/** Behind them what each farm is near to, the seat's own first. */
const NEAR = 24;
export const SIZE_WITH_PLANS = SIZE + 2 * NEAR;

export const STAGE_CARDS = STAGES.flatMap(({ cards }) => cards);
export const FROM_THE_START: readonly SpaceId[] = [
  "farm-expansion",
  "meeting-place",
  "grain-seeds",
  "farmland",
  "day-laborer",
  "forest",
  "clay-pit",
  "reed-bank",
  "fishing",
  "side-job",
];
const indexOf = (id: SpaceId): number => SPACE_INDEX[id];
const ALL_SPACES = [...FROM_THE_START, ...STAGE_CARDS].map(indexOf);
export const WITH_STOCK: readonly SpaceId[] = [
  "meeting-place",
  "forest",
  "clay-pit",
  "reed-bank",
  "fishing",
  "sheep-market",
  "western-quarry",
  "pig-market",
  "cattle-market",
  "eastern-quarry",
];
const ACCUMULATING = WITH_STOCK.map(indexOf);
const MAJOR_AT = Object.fromEntries(MAJOR_IDS.map((id, i) => [id, i])) as { readonly [id in CardId]?: number };

/** Where something stands among the features of a farm, and by how many points a varied player may overrate each of it. */
const TASTES: readonly (readonly [place: number, points: number])[] = [
  [GOODS.indexOf("wood"), 0.5],
  [GOODS.indexOf("clay"), 0.5],
  [GOODS.indexOf("reed"), 1],
  [GOODS.indexOf("stone"), 0.8],
  [GOODS.indexOf("food"), 0.3],
  [GOODS.indexOf("grain"), 0.6],
  [GOODS.indexOf("vegetable"), 1],
  [GOODS.indexOf("sheep"), 0.6],
  [GOODS.indexOf("boar"), 0.7],
  [GOODS.indexOf("cattle"), 0.8],
  // Clay and stone house, rooms, fields, fields of grain.
  [10, 3],
  [11, 3],
  [12, 3],
  [13, 1],
  [16, 1],
  // Stables, pastures, fenced spaces, unused spaces.
  [19, 0.7],
  [21, 1.5],
  [22, 0.7],
  [28, -0.8],
  // People and the starting player.
  [29, 4],
  [77, 1.5],
  // More often than anything else what makes others short of it: reed, and what it is for.
  ...Array.from({ length: 8 }, () => [GOODS.indexOf("reed"), 1.5] as const),
  [10, 4],
  [11, 4],
  [12, 4],
  [29, 4],
  // A Fireplace, a Cooking Hearth, the Well, ovens, craftsmen's houses.
  ...Array.from({ length: 10 }, (_, i) => [37 + i, 1.5] as const),
];
export const tastesAlone: readonly Taste[] = TASTES.map(([place, points]) => ({ place, points }));
export const tastes: readonly Taste[] = tastesAlone.map((taste) => ({ ...taste, other: taste.place + FARM }));

/** Reed, and what it is for: rooms and people. */
export const hoarded: readonly Taste[] = [
  { place: GOODS.indexOf("reed"), other: FARM + GOODS.indexOf("reed"), points: 1.1 },
  { place: 12, other: FARM + 12, points: 2 },
  { place: 29, other: FARM + 29, points: 1.5 },
];

type Phase = "work" | "harvest" | "reveal";

function phaseOf({ agenda }: State): Phase {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const { kind } = agenda[i]!;
    if (kind === "work") return "work";
    if (kind === "together") return "harvest";
    if (kind === "reveal") return "reveal";
  }
  return "work";
}

/** Whether the seat's family is still to be fed in this harvest. */
function owesFood({ agenda }: State, seat: Seat): boolean {
  for (const task of agenda)
    if (task.kind === "together")
      for (const strand of (task as Together).strands)
        if (strand.seat === seat) return strand.tasks.some(({ kind }) => kind === "feed");
  return false;
}

/** What a person eats. */
const mouthful = ({ seats }: State): number => (seats === 1 ? 3 : 2);

let x: Float32Array = new Float32Array(0);
let at = 0;
const put = (number: number): void => {
  x[at++] = number;
};
const flag = (is: boolean): void => {
  x[at++] = is ? 1 : 0;
};

/** Fills in what a seat at a table of two sees. */
function features(state: State, seat: Seat, into: Float32Array): void {
  x = into;
  x.fill(0);
  const phase = phaseOf(state);
  at = 0;
  farmFeatures(state, seat, phase);
  at = FARM;
  farmFeatures(state, 1 - seat, phase);
  at = 2 * FARM;
  boardFeatures(state, seat, 1 - seat, phase);
}

/** Fills in what a seat at a table of two sees, with what each farm is near to. */
export function featuresWithPlans(state: State, seat: Seat, into: Float32Array): void {
  features(state, seat, into);
  at = SIZE;
  const phase = phaseOf(state);
  planFeatures(state, seat, phase);
  planFeatures(state, 1 - seat, phase);
}

/** Fills in what both seats see: each farm is looked at once. */
export function plansOfBoth(state: State, first: Float32Array, second: Float32Array): void {
  featuresWithPlans(state, 0, first);
  second.set(first.subarray(FARM, 2 * FARM), 0);
  second.set(first.subarray(0, FARM), FARM);
  second.set(first.subarray(SIZE + NEAR, SIZE + 2 * NEAR), SIZE);
  second.set(first.subarray(SIZE, SIZE + NEAR), SIZE + NEAR);
  const board = 2 * FARM;
  second.set(first.subarray(board, SIZE), board);
  // Whose turn it is, and who may grow a family, are told from the seat's own side.
  for (const [one, other] of SIDES) {
    second[board + one] = first[board + other]!;
    second[board + other] = first[board + one]!;
  }
}

const SIDES = [
  [65, 66],
  [67, 69],
  [68, 70],
] as const;

/** Spaces of three and four seats. */
export const SPACES_OF_MANY: readonly SpaceId[] = ["copse", "grove", "resource-market", "hollow", "traveling-players"];
const OF_MANY = SPACES_OF_MANY.map(indexOf);
const FURTHER = 9;
/** As at a table of two with the strongest rival, then the spaces of many seats, and little of further rivals. */
export const SIZE_OF_MANY = SIZE_WITH_PLANS + 2 * OF_MANY.length + 2 * FURTHER + 1;

/** The other seats, the strongest first. */
export function rivalsOf(state: State, seat: Seat): readonly Seat[] {
  const rivals: { readonly seat: Seat; readonly strength: number }[] = [];
  for (let one = 0; one < state.seats; one++)
    if (one !== seat) rivals.push({ seat: one, strength: points(state, one) + 2 * farmOf(state, one).people });
  return rivals.sort((a, b) => b.strength - a.strength || a.seat - b.seat).map((rival) => rival.seat);
}

/** Fills in what a seat at a table of three or four sees. */
export function featuresOfMany(state: State, seat: Seat, into: Float32Array): void {
  x = into;
  x.fill(0);
  const phase = phaseOf(state);
  const rivals = rivalsOf(state, seat);
  const rival = rivals[0]!;
  at = 0;
  farmFeatures(state, seat, phase);
  at = FARM;
  farmFeatures(state, rival, phase);
  at = 2 * FARM;
  boardFeatures(state, seat, rival, phase);
  at = SIZE;
  planFeatures(state, seat, phase);
  planFeatures(state, rival, phase);
  at = SIZE_WITH_PLANS;
  const { all } = boardOf(state);
  for (const index of OF_MANY) {
    put(state.stock[index]! + (phase === "reveal" ? (all[index]?.perRound ?? 0) : 0));
    flag(state.occupants[index] !== 0);
  }
  for (let i = 1; i < rivals.length; i++) {
    const farm = farmOf(state, rivals[i]!);
    put(points(state, rivals[i]!));
    put(farm.people);
    put(phase === "work" ? farm.people - farm.newborns - farm.placed : 0);
    put(countBits(farm.rooms));
    put(farm.goods.wood);
    put(farm.goods.reed);
    put(farm.goods.food);
    put(countBits(farm.fields));
    flag(state.startingPlayer === rivals[i]);
  }
  if (state.seats > 3) x[SIZE_OF_MANY - 1] = 1;
}

/** One farm, the board, and what the farm is near to. */
export const SIZE_ALONE = FARM + BOARD + NEAR;

/** Fills in what a seat alone sees. */
export function featuresAlone(state: State, seat: Seat, into: Float32Array): void {
  x = into;
  x.fill(0);
  const phase = phaseOf(state);
  at = 0;
  farmFeatures(state, seat, phase);
  at = FARM;
  boardFeatures(state, seat, undefined, phase);
  at = FARM + BOARD;
  planFeatures(state, seat, phase);
}

const HARVEST_COUNT = HARVESTS.length;

/** What a farm lacks for what it might do next, and which of it could be done at once. */
function planFeatures(state: State, seat: Seat, phase: Phase): void {
  const farm = farmOf(state, seat);
  const { goods, house, people } = farm;
  const rooms = countBits(farm.rooms);
  for (let few = 3; few <= MAX_PEOPLE; few++) flag(rooms >= few); // 3
  flag(rooms > people && people < MAX_PEOPLE);
  const canPay = Math.min(Math.floor(goods[house] / 5), Math.floor(goods.reed / 2));
  put(Math.min(3, canPay));
  put(Math.max(0, 5 - goods[house]));
  put(Math.max(0, 2 - goods.reed)); // 7
  put(house === "wood" ? rooms : 0);
  put(house === "clay" ? rooms : 0);
  const next = house === "wood" ? "clay" : "stone";
  put(house === "stone" ? 0 : Math.max(0, rooms - goods[next]));
  flag(goods.reed === 0); // 11
  let room = singlePlaces(state, seat) - goods.sheep - goods.boar - goods.cattle;
  for (const pasture of farm.pastures) room += capacity(state, seat, pasture);
  put(Math.max(-20, Math.min(20, room)));
  put(countOf(farm, "grain"));
  put(countOf(farm, "vegetable"));
  flag(goods.wood >= 4);
  flag(goods.wood >= 8); // 16
  flag(cookingRate(farm, "sheep") > 0);
  let harvests = HARVEST_COUNT;
  for (const round of HARVESTS) if (round < state.round) harvests--;
  put(Math.min(127, Math.max(0, mouthful(state) * people * harvests - goods.food - farm.promised.length))); // 18
  const isFree = (id: SpaceId): boolean => {
    const index = SPACE_INDEX[id];
    if (phase === "harvest" || state.occupants[index] !== 0) return false;
    return index < FIRST_CARD || state.revealed.includes(id);
  };
  flag(canPay > 0 && isFree("farm-expansion"));
  flag(house !== "stone" && goods.reed > 0 && goods[next] >= rooms && isFree("house-redevelopment"));
  flag(goods.wood >= 4 && isFree("fencing"));
  const crops = goods.grain + goods.vegetable;
  flag(crops > 0 && emptyFields(farm) !== 0 && (isFree("grain-utilization") || isFree("cultivation")));
  flag(goods.clay >= 2 && isFree("major-improvement"));
  flag(isFree("meeting-place") && state.startingPlayer !== seat); // 24
}

function farmFeatures(state: State, seat: Seat, phase: Phase): void {
  const farm = farmOf(state, seat);
  const { goods, house, people, newborns } = farm;
  for (let i = 0; i < GOODS.length; i++) put(goods[GOODS[i]!]); // 10
  flag(house === "clay");
  flag(house === "stone"); // 12
  const rooms = countBits(farm.rooms);
  const fields = fieldFeatures(farm, rooms); // 21 with what follows there
  pastureFeatures(state, seat, farm); // 29
  const atHome = phase === "work" ? people - newborns - farm.placed : phase === "reveal" ? people : 0;
  put(people);
  put(newborns);
  put(atHome);
  put(rooms - people);
  flag(people >= 3);
  flag(people >= 4);
  flag(people >= MAX_PEOPLE); // 36
  put(farm.beggingMarkers);
  const bread = majorFeatures(farm); // 47
  put(farm.promised.length);
  put(points(state, seat)); // 49
  scored("fields", fields.all);
  scored("pastures", farm.pastures.length);
  scored("grain", goods.grain + fields.grain);
  scored("vegetable", goods.vegetable + fields.vegetable);
  scored("sheep", goods.sheep);
  scored("boar", goods.boar);
  scored("cattle", goods.cattle); // 56
  foodFeatures(state, seat, farm, phase, fields, bread); // 68
  const next = house === "wood" ? "clay" : "stone";
  flag(goods[house] >= 5 && goods.reed >= 2);
  flag(house !== "stone" && goods.reed >= 1 && goods[next] >= rooms);
  put(Math.min(5, goods[house]));
  put(house === "stone" ? 0 : Math.min(rooms, goods[next])); // 72
  flag(goods.sheep >= 2);
  flag(goods.boar >= 2);
  flag(goods.cattle >= 2); // 75
  put(Math.min(goods.grain + goods.vegetable, fields.empty));
  put(Math.min(127, atHome + people * (ROUNDS - state.round)));
  flag(state.startingPlayer === seat); // 78
}

interface Fields {
  readonly all: number;
  readonly empty: number;
  readonly grain: number;
  readonly grainFields: number;
  readonly vegetable: number;
  readonly vegetableFields: number;
}

function fieldFeatures(farm: Farm, rooms: number): Fields {
  let [grain, grainFields, vegetable, vegetableFields] = [0, 0, 0, 0];
  for (let cell = 0; cell < farm.grain.length; cell++) {
    if (farm.grain[cell]! > 0) grainFields++;
    if (farm.vegetable[cell]! > 0) vegetableFields++;
    grain += farm.grain[cell]!;
    vegetable += farm.vegetable[cell]!;
  }
  const all = countBits(farm.fields);
  const empty = all - grainFields - vegetableFields;
  put(rooms);
  put(all);
  put(empty);
  put(grain);
  put(grainFields);
  put(vegetable);
  put(vegetableFields);
  return { all, empty, grain, grainFields, vegetable, vegetableFields };
}

/** More animals than anybody keeps. */
const MANY = 40;

function pastureFeatures(state: State, seat: Seat, farm: Farm): void {
  const inside = enclosed(farm);
  put(countBits(farm.stables));
  put(countBits(farm.stables & inside));
  let [room, first, second, third] = [0, 0, 0, 0];
  for (const pasture of farm.pastures) {
    const holds = Math.min(MANY, capacity(state, seat, pasture));
    room += holds;
    if (holds > first) [first, second, third] = [holds, first, second];
    else if (holds > second) [second, third] = [holds, second];
    else if (holds > third) third = holds;
  }
  put(farm.pastures.length);
  put(countBits(inside));
  put(Math.min(MANY, room));
  put(first);
  put(second);
  put(third);
  put(fencesLeft(farm));
  put(unusedSpaces(state, seat));
}

/** Which majors a farm has; returns the food of its best oven. */
function majorFeatures({ cards: own }: Farm): number {
  let bread = 0;
  for (const card of own) {
    const place = MAJOR_AT[card];
    if (place !== undefined) x[at + place] = 1;
    bread = Math.max(bread, cards[card].bakes?.food ?? 0);
  }
  at += MAJOR_IDS.length;
  return bread;
}

const scored = (category: Scored, count: number): void => put(pointsFor(category, count));

function foodFeatures(state: State, seat: Seat, farm: Farm, phase: Phase, fields: Fields, bread: number): void {
  const { goods, people } = farm;
  const owes = phase !== "harvest" || owesFood(state, seat);
  let next = 0;
  let left = 0;
  for (const round of HARVESTS) {
    if (round < state.round || (round === state.round && !owes)) continue;
    if (left === 0) next = round;
    left++;
  }
  const distance = left === 0 ? 0 : next - state.round;
  const due = left === 0 ? 0 : distance === 0 ? foodDue(state, seat) : mouthful(state) * people;
  let coming = goods.food;
  for (const { round, good, count } of farm.promised)
    if (good === "food" && round <= next && (round > state.round || phase === "reveal")) coming += count;
  const rate = {
    sheep: cookingRate(farm, "sheep"),
    boar: cookingRate(farm, "boar"),
    cattle: cookingRate(farm, "cattle"),
    vegetable: cookingRate(farm, "vegetable"),
  };
  const isHarvested = phase === "harvest" && owes;
  let reserve = goods.grain + goods.vegetable * rate.vegetable;
  reserve += goods.sheep * rate.sheep + goods.boar * rate.boar + goods.cattle * rate.cattle;
  if (!isHarvested) reserve += fields.grainFields + fields.vegetableFields * rate.vegetable;
  const lack = due - coming;
  put(due);
  put(Math.max(0, lack));
  put(Math.max(0, -lack));
  put(Math.max(0, lack - reserve));
  put(Math.min(127, reserve));
  put(distance);
  put(left);
  flag(isHarvested);
  put(rate.sheep);
  put(rate.cattle);
  put(rate.vegetable);
  put(bread);
}

function boardFeatures(state: State, seat: Seat, rival: Seat | undefined, phase: Phase): void {
  const { all } = boardOf(state);
  const { revealed, occupants, stock, round } = state;
  const isThere = (index: number): boolean => index < FIRST_CARD || revealed.some((id) => SPACE_INDEX[id] === index);
  for (let i = 0; i < ACCUMULATING.length; i++) {
    const index = ACCUMULATING[i]!;
    put(stock[index]! + (phase === "reveal" && isThere(index) ? (all[index]?.perRound ?? 0) : 0));
  } // 10
  for (const card of STAGE_CARDS) flag(revealed.includes(card)); // 24
  for (let i = 0; i < ALL_SPACES.length; i++) flag(occupants[ALL_SPACES[i]!] !== 0); // 48
  put(round);
  if (round > 0) x[at + round - 1] = 1;
  at += ROUNDS; // 63
  flag(phase === "harvest");
  flag(phase === "reveal");
  const top = state.agenda.at(-1);
  const turn = top?.kind === "place" ? top.seat : phase === "reveal" ? state.startingPlayer : undefined;
  flag(turn === seat);
  flag(turn !== undefined && turn !== seat); // 67
  const isOpen = (id: SpaceId): boolean =>
    phase !== "harvest" && revealed.includes(id) && occupants[SPACE_INDEX[id]] === 0;
  for (const one of [seat, rival]) {
    if (one === undefined) {
      at += 2;
      continue;
    }
    const { people, rooms } = farmOf(state, one);
    flag(isOpen("basic-wish-for-children") && countBits(rooms) > people && people < MAX_PEOPLE);
    flag(isOpen("urgent-wish-for-children") && people < MAX_PEOPLE);
  } // 71
  for (const card of state.majors) {
    const place = MAJOR_AT[card];
    if (place !== undefined) x[at + place] = 1;
  }
  at += MAJOR_IDS.length; // 81
}

/** Spaces before this number lie there from the start. */
const FIRST_CARD = SPACE_INDEX["major-improvement"];
