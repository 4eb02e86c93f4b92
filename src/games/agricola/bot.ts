import { taskOf } from "../../table/agenda.ts";
import type { Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import { cards } from "./cards/index.ts";
import { capacity, cookingRate, emptyFields, enclosed, foodDue, singlePlaces } from "./farm.ts";
import { type Cells, countBits, setOf } from "./grid.ts";
import { countOf, points } from "./scoring.ts";
import { type Farm, farmOf, HARVESTS, MAX_PEOPLE, type Move, ROUNDS, type State } from "./state.ts";

/** What things are worth beyond what they score now, in points. */
export const WEIGHTS = {
  /** One action of one person. */
  action: 0.93,
  /** A spare room, as a part of what the person it waits for is worth; how near the next room is, likewise. */
  spareRoom: 0.8,
  nextRoom: 0.25,
  /** How near the next renovation is, for each room. */
  renovate: 0.5,
  wood: 0.34,
  clay: 0.35,
  reed: 0.42,
  stone: 0.47,
  /** How quickly more of a resource is worth less. */
  glut: 0.03,
  /** Food that will be eaten, and food the next harvest lacks. */
  food: 0.17,
  lack: 0.8,
  /** How much food an action can bring in need. */
  foodPerAction: 3,
  /** How much less that is for each rival at the table. */
  rivals: 0.2,
  /** Wood that lies ready for the first pasture. */
  fences: 0.3,
  grain: 0.22,
  vegetable: 0.41,
  /** A crop that lies ready for an empty field, and an empty field that waits for one. */
  seed: 0.62,
  emptyField: 0.49,
  sown: 0.1,
  /** An animal beyond what it scores, a pair that will breed, and free room for animals. */
  animal: 0.15,
  pair: 0.37,
  room: 0.07,
  /** Means to cook and to bake, at the start of the game. */
  cook: 2.8,
  hearth: 1.59,
  bake: 0.98,
  well: 0.24,
  start: 0.16,
  /** How much of the score of missing things counts while they can still be had. */
  patience: 0.99,
};
export type Weights = typeof WEIGHTS;

/** How good a farm looks: what it scores, what it will grow to, and whether its family will eat. */
export const valueBy =
  (w: Weights) =>
  (view: State, seat: Seat): number => {
    const farm = farmOf(view, seat);
    const { goods } = farm;
    const roundsLeft = ROUNDS - view.round;
    const actions = peopleToPlace(view, farm) + roundsLeft * farm.people;
    const score = points(view, seat);
    if (actions === 0) return score + 0.01 * goods.food;

    const time = roundsLeft / ROUNDS;
    const soon = actions / (actions + 4);
    const harvests = harvestsLeft(view);
    let value = score;

    // Minus points that one action will make good are not yet lost.
    value += w.patience * soon * missing(farm);

    // People and room for them.
    const mouths = view.seats === 1 ? 3 : 2;
    const person = Math.max(0, 3 + w.action * (roundsLeft - 1) - w.food * mouths * Math.max(0, harvests - 1));
    value += w.action * roundsLeft * farm.people;
    if (farm.people < MAX_PEOPLE && roundsLeft > 0) {
      const rooms = countBits(farm.rooms);
      const spare = Math.min(rooms - farm.people, MAX_PEOPLE - farm.people);
      if (spare > 0) value += w.spareRoom * person * (1 + 0.5 * (spare - 1));
      if (rooms < MAX_PEOPLE) {
        const ready = Math.min(1, goods[farm.house] / 5) * 0.6 + Math.min(1, goods.reed / 2) * 0.4;
        value += w.nextRoom * person * ready * soon * (spare > 0 ? 0.5 : 1);
      }
    }

    if (farm.house !== "stone") {
      const rooms = countBits(farm.rooms);
      const ready =
        Math.min(1, goods[farm.house === "wood" ? "clay" : "stone"] / rooms) * 0.6 + Math.min(1, goods.reed) * 0.4;
      value += w.renovate * rooms * ready * soon;
    }

    // Resources, the more the less each.
    value += soon * (worth(goods.wood, w.wood, w.glut) + worth(goods.clay, w.clay, w.glut));
    value += soon * (worth(goods.reed, w.reed, w.glut * 2) + worth(goods.stone, w.stone, w.glut));

    if (farm.pastures.length === 0) value += w.fences * soon * Math.min(1, goods.wood / 8);

    // Crops and fields.
    const empty = emptyFields(farm);
    const seeds = Math.min(empty, goods.grain + goods.vegetable);
    value += soon * (w.seed * seeds + w.emptyField * Math.min(empty - seeds, 2) * time);
    value += worth(goods.grain, w.grain, 0.1) * soon + worth(goods.vegetable, w.vegetable, 0.1) * soon;
    value +=
      w.sown *
      Math.min(harvests, 3) *
      (countOf(farm, "grain") - goods.grain + countOf(farm, "vegetable") - goods.vegetable);

    // Animals and room for them.
    const cooks = cookingRate(farm, "cattle");
    const free = freeRoom(view, seat, farm);
    value += w.room * Math.min(free, 8) * soon;
    for (const animal of ["sheep", "boar", "cattle"] as const) {
      value += w.animal * Math.min(goods[animal], 4) * soon;
      if (goods[animal] >= 2 && harvests > 0) value += w.pair * Math.min(harvests, 1 + free);
    }

    // Means to make food.
    if (cooks > 0) value += w.cook * time + (cooks > 3 ? w.hearth * time : 0);
    let bakes = 0;
    for (const card of farm.cards) bakes = Math.max(bakes, cards[card].bakes?.food ?? 0);
    value += w.bake * bakes * 0.2 * time * (0.4 + Math.min(1, 0.3 * countBits(farm.fields)));
    value += w.well * farm.promised.length;
    if (view.startingPlayer === seat && view.seats > 1 && roundsLeft > 0) value += w.start;

    return value + food(view, seat, farm, harvests, w);
  };

/** The food of the family: what is there will be eaten, what lacks for the next harvest presses, the more the nearer. */
function food(view: State, seat: Seat, farm: Farm, harvests: number, w: Weights): number {
  if (harvests === 0) return 0;
  const { goods, people } = farm;
  const mouths = (view.seats === 1 ? 3 : 2) * people;
  const round = nextHarvest(view);
  const due = round === view.round ? foodDue(view, seat) : mouths;
  const later = mouths * (harvests - 1);
  const promised = farm.promised.filter((promise) => promise.round <= round).length;
  const reserve = edible(farm) + promised;
  const actions = peopleToPlace(view, farm) + (round - view.round) * people;
  const lack = Math.max(0, due - goods.food - reserve);
  const inReach = (w.foodPerAction / (1 + w.rivals * (view.seats - 1))) * actions;
  const begged = Math.max(0, lack - inReach);
  const pressure = lack === 0 ? 0 : Math.min(1, lack / (inReach + 0.5));
  const eaten = Math.min(goods.food, due) + 0.8 * Math.min(Math.max(0, goods.food - due), later);
  return w.food * eaten - lack * w.lack * pressure - 3 * begged;
}

/** Food that could be made without losing what scores: crops and animals beyond the first of each, at half the rest. */
function edible(farm: Farm): number {
  const { goods } = farm;
  const harvested = Math.min(3, countOf(farm, "grain") - goods.grain > 0 ? 1 : 0);
  let food =
    Math.max(0, goods.grain + harvested - 1) + Math.max(0, goods.vegetable - 1) * cookingRate(farm, "vegetable");
  const rate = cookingRate(farm, "sheep");
  if (rate > 0) {
    food += Math.max(0, goods.sheep - 1) * rate;
    food += Math.max(0, goods.boar - 1) * cookingRate(farm, "boar");
    food += Math.max(0, goods.cattle - 1) * cookingRate(farm, "cattle");
  }
  return food;
}

const worth = (count: number, each: number, glut: number): number => (each * count) / (1 + glut * count);

/** How many of the categories are still at minus one. */
function missing(farm: Farm): number {
  const { goods } = farm;
  let count = 0;
  if (countBits(farm.fields) < 2) count += 1;
  if (farm.pastures.length === 0) count += 1;
  if (countOf(farm, "grain") === 0) count++;
  if (countOf(farm, "vegetable") === 0) count++;
  if (goods.sheep === 0) count++;
  if (goods.boar === 0) count++;
  if (goods.cattle === 0) count++;
  return count;
}

function freeRoom(view: State, seat: Seat, farm: Farm): number {
  const { goods } = farm;
  let room = singlePlaces(view, seat) - goods.sheep - goods.boar - goods.cattle;
  for (const pasture of farm.pastures) room += capacity(view, seat, pasture);
  return Math.max(0, room);
}

/** Harvests still to come, that of this round too while it lies ahead. */
const harvestsLeft = (view: State): number => {
  let count = 0;
  for (const round of HARVESTS) if (round > view.round || (round === view.round && !isPastWork(view))) count++;
  return count;
};

const nextHarvest = (view: State): number => {
  for (const round of HARVESTS) if (round > view.round || (round === view.round && !isPastWork(view))) return round;
  return ROUNDS;
};

/** Who still acts in this round: whoever is at home before and in the work phase, nobody after it. */
function peopleToPlace(view: State, { people, newborns, placed }: Farm): number {
  for (const { kind } of view.agenda) if (kind === "work" || kind === "prepare") return people - newborns - placed;
  return 0;
}

/** Whether this round's family has eaten: nothing of the work phase is left to do. */
const isPastWork = (view: State): boolean => {
  for (const { kind } of view.agenda) if (kind === "returnHome" || kind === "together") return false;
  return true;
};

/** Where bots look for rooms, fields, stables and pastures: rooms on the left, fields below, animals on the right. */
const ROOM_ORDER = [0, 1, 6, 11, 2, 7, 12];
const FIELD_ORDER = [11, 12, 13, 14, 6, 7, 1, 2, 8, 9, 3, 4, 0];
const STABLE_ORDER = [4, 9, 3, 8, 2, 7, 14, 13];

const best = (order: readonly number[], moves: readonly Move[], type: "room" | "plow" | "stable"): Move | undefined => {
  for (const cell of order) {
    const move = moves.find((move) => move.type === type && move.cell === cell);
    if (move !== undefined) return move;
  }
  return moves.find((move) => move.type === type);
};

/** Pastures in full rows and columns of the right side. */
function isRectangle(cells: Cells): boolean {
  let [top, bottom, left, right] = [3, -1, 5, -1];
  for (let cell = 0; cell < 15; cell++) {
    if ((cells & (1 << cell)) === 0) continue;
    const [row, column] = [Math.floor(cell / 5), cell % 5];
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return countBits(cells) === (bottom - top + 1) * (right - left + 1);
}

/** One site of each kind, pastures of a simple shape, everything else. */
function worthwhile(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const kind = taskOf(view, seat)?.kind;
  if (kind === "plow") return [best(FIELD_ORDER, moves, "plow")!];
  if (kind === "build") {
    const sites = [best(ROOM_ORDER, moves, "room"), best(stableOrder(farmOf(view, seat)), moves, "stable")];
    return [...sites.filter((move) => move !== undefined), ...moves.filter(({ type }) => type === "stop")];
  }
  if (kind !== "fence") return moves;
  const few = moves.filter((move) => move.type !== "fence" || isRectangle(setOf(move.cells)));
  return few.length > 0 ? few : moves;
}

/** Stables in pastures first. */
const stableOrder = (farm: Farm): readonly number[] => {
  const inside = enclosed(farm);
  return [...STABLE_ORDER].sort((a, b) => Number((inside & (1 << b)) !== 0) - Number((inside & (1 << a)) !== 0));
};

export const evaluation: Evaluation<State, Move> = { value: valueBy(WEIGHTS), worthwhile };
