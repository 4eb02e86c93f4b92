import { taskOf } from "../../table/agenda.ts";
import type { MoveOf, Seat } from "../../table/game.ts";
import type { Evaluation, Judgement, Terms } from "../../table/module.ts";
import type { Together } from "../../table/table.ts";
import type { Task } from "./agenda.ts";
import { answer } from "./cards/asking.ts";
import { cookingRate } from "./cards/cooking.ts";
import { foodDue } from "./cards/family-needs.ts";
import { capacity, singlePlaces } from "./cards/housing.ts";
import { cards } from "./cards/index.ts";
import { emptyFields, enclosed } from "./farm.ts";
import { ANIMALS } from "./goods.ts";
import { type Cells, countBits, setOf } from "./grid.ts";
import { stepOf } from "./hands/packs.ts";
import { layoutLines } from "./layouts.ts";
import { cardsAhead } from "./learned/hand-cards.ts";
import { learning } from "./learned/index.ts";
import { levels } from "./levels.ts";
import type { Move } from "./moves.ts";
import { countOf, points, score } from "./scoring.ts";
import { directed } from "./side/directing.ts";
import { foodForCards, sideCardsAhead } from "./side/outlook.ts";
import { atHome, type Farm, farmOf, HARVESTS, MAX_PEOPLE, ROUNDS, type State } from "./state.ts";
import { hasTeams, partnerOf } from "./teams.ts";

/** What things are worth beyond what they score now, in points. */
const weights = {
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
type Weights = { readonly [name in keyof typeof weights]: number };

/** By which numbers a farm is judged, and how it is told whether a family has eaten in this round. */
interface Manner {
  readonly w: Weights;
  hasEaten(view: State, seat: Seat): boolean;
}

/** What is still ahead of a farm. */
interface Outlook {
  readonly rounds: number;
  readonly harvests: number;
  /** From 1 at the start of the game to 0 in its last round. */
  readonly time: number;
  /** Near 1 while there are actions enough to use what lies ready, 0 when there are none. */
  readonly soon: number;
  readonly w: Weights;
}

/** How good a farm looks, or those of both partners. */
const value = (view: State, seat: Seat, manner: Manner): number =>
  hasTeams(view) ? sum(teamTerms(view, seat, manner)) : farmValue(view, seat, manner);

/** How good a farm looks: what it scores, what it will grow to, and whether its family will eat. */
function farmValue(view: State, seat: Seat, manner: Manner): number {
  const farm = farmOf(view, seat);
  const ahead = outlook(view, seat, farm, manner);
  const score = points(view, seat);
  if (ahead === undefined) return score + LEFT_OVER * farm.goods.food;
  return (
    score +
    gaps(farm, ahead) +
    family(view, farm, ahead) +
    material(view, seat, ahead) +
    crops(farm, ahead) +
    animals(view, seat, farm, ahead) +
    kitchen(farm, ahead) +
    food(view, seat, farm, ahead.harvests, manner) +
    firstPlayer(view, seat, ahead) +
    cardsAhead(view, seat) +
    sideCards(view, seat, ahead)
  );
}

/** What a good farm looks like in the end; a product of two such farms is worth as much as one of them. */
const GOOD_FARM = 30;

/**
 * Both partners' farms in one: what lies ahead counts half of each, and the score more and more as the team's, the nearer
 * the end.
 */
function teamTerms(view: State, seat: Seat, manner: Manner): Terms {
  const partner = partnerOf(view, seat)!;
  if (view.options.teams === "product") {
    const [own, other] = [farmValue(view, seat, manner), farmValue(view, partner, manner)];
    return { team: (Math.max(1, own) * Math.max(1, other)) / GOOD_FARM };
  }
  const [own, other] = [farmTerms(view, seat, manner), farmTerms(view, partner, manner)];
  const both: { [name: string]: number } = {};
  for (const name of new Set([...Object.keys(own), ...Object.keys(other)]))
    both[name] = ((own[name] ?? 0) + (other[name] ?? 0)) / 2;
  const early = (0.8 * (ROUNDS - view.round)) / ROUNDS;
  both.score = early * both.score! + (1 - early) * score(view, seat).total;
  return both;
}

const sum = (terms: Terms): number => {
  let total = 0;
  for (const name in terms) total += terms[name]!;
  return total;
};

/** The value part by part. */
const terms = (view: State, seat: Seat, manner: Manner): Terms =>
  hasTeams(view) ? teamTerms(view, seat, manner) : farmTerms(view, seat, manner);

function farmTerms(view: State, seat: Seat, manner: Manner): Terms {
  const farm = farmOf(view, seat);
  const ahead = outlook(view, seat, farm, manner);
  const score = points(view, seat);
  if (ahead === undefined) return { score, food: LEFT_OVER * farm.goods.food };
  return {
    score,
    gaps: gaps(farm, ahead),
    family: family(view, farm, ahead),
    material: material(view, seat, ahead),
    crops: crops(farm, ahead),
    animals: animals(view, seat, farm, ahead),
    kitchen: kitchen(farm, ahead),
    food: food(view, seat, farm, ahead.harvests, manner),
    start: firstPlayer(view, seat, ahead),
    cards: cardsAhead(view, seat) + sideCards(view, seat, ahead),
  };
}

const sideCards = (view: State, seat: Seat, { w, rounds, harvests, soon }: Outlook): number =>
  sideCardsAhead(view, seat, { action: w.action, rounds, harvests, soon });

/** Food that nobody will eat any more. */
const LEFT_OVER = 0.01;

/** Nothing when nobody has an action left. */
function outlook(view: State, seat: Seat, farm: Farm, manner: Manner): Outlook | undefined {
  const rounds = ROUNDS - view.round;
  const actions = peopleToPlace(view, farm) + rounds * (farm.people - farm.idle);
  if (actions === 0) return undefined;
  const harvests = harvestsLeft(view, seat, manner);
  return { w: manner.w, rounds, harvests, time: rounds / ROUNDS, soon: actions / (actions + 4) };
}

/** Minus points that one action will make good are not yet lost. */
const gaps = (farm: Farm, { w, soon }: Outlook): number => w.patience * soon * missing(farm);

const firstPlayer = (view: State, seat: Seat, { w, rounds }: Outlook): number =>
  view.startingPlayer === seat && view.seats > 1 && rounds > 0 ? w.start : 0;

/** People with the actions they have left, and room for more of them. */
function family(
  view: State,
  { goods, house, people, idle, frozen, rooms: cells }: Farm,
  { w, rounds, harvests, soon }: Outlook,
): number {
  const mouths = view.seats === 1 ? 3 : 2;
  const person = Math.max(0, 3 + w.action * (rounds - 1) - w.food * mouths * Math.max(0, harvests - 1));
  const acting = w.action * rounds * (people - idle);
  if (people + frozen === MAX_PEOPLE || rounds === 0) return acting;
  const rooms = countBits(cells);
  const spare = Math.max(0, Math.min(rooms, MAX_PEOPLE) - people);
  const waiting = spare > 0 ? w.spareRoom * person * (1 + 0.5 * (spare - 1)) : 0;
  if (rooms >= MAX_PEOPLE) return acting + waiting;
  const ready = Math.min(1, goods[house] / 5) * 0.6 + Math.min(1, goods.reed / 2) * 0.4;
  return acting + waiting + w.nextRoom * person * ready * soon * (spare > 0 ? 0.5 : 1);
}

/** Building resources, the more the less each, and how near they bring a renovation and the first pasture. */
function material(view: State, seat: Seat, { w, soon }: Outlook): number {
  const { goods, house, rooms: cells, pastures } = farmOf(view, seat);
  const freeFences = answer(view, seat, "freeFences", 0);
  let total = worth(goods.wood, w.wood, w.glut) + worth(goods.clay, w.clay, w.glut);
  total += worth(goods.reed, w.reed, w.glut * 2) + worth(goods.stone, w.stone, w.glut);
  if (pastures.length === 0 && goods.wood > 0) total += w.fences * Math.min(1, (goods.wood + freeFences) / 8);
  if (house !== "stone") {
    const rooms = countBits(cells);
    // Whoever has lost the house builds two wooden rooms anew.
    const walls = rooms === 0 ? goods.wood / 2 : goods[house === "wood" ? "clay" : "stone"] / rooms;
    total += w.renovate * (rooms || 3) * (Math.min(1, walls) * 0.6 + Math.min(1, goods.reed) * 0.4);
  }
  return total * soon;
}

function crops(farm: Farm, { w, harvests, time, soon }: Outlook): number {
  const { goods } = farm;
  const empty = countBits(emptyFields(farm));
  const seeds = Math.min(empty, goods.grain + goods.vegetable);
  const sown = countOf(farm, "grain") - goods.grain + countOf(farm, "vegetable") - goods.vegetable;
  const ready = w.seed * seeds + w.emptyField * Math.min(empty - seeds, 2) * time;
  const stored = worth(goods.grain, w.grain, 0.1) + worth(goods.vegetable, w.vegetable, 0.1);
  return soon * (ready + stored) + w.sown * Math.min(harvests, 3) * sown;
}

function animals(view: State, seat: Seat, farm: Farm, { w, harvests, soon }: Outlook): number {
  const free = freeRoom(view, seat, farm);
  let total = w.room * Math.min(free, 8) * soon;
  for (let i = 0; i < ANIMALS.length; i++) {
    const count = farm.goods[ANIMALS[i]!];
    total += w.animal * Math.min(count, 4) * soon;
    if (count >= 2 && harvests > 0) total += w.pair * Math.min(harvests, 1 + free);
  }
  return total;
}

/** Means to make food, worth the more the longer they will serve. */
function kitchen(farm: Farm, { w, time }: Outlook): number {
  const cooks = cookingRate(farm, "cattle");
  let bakes = 0;
  for (const card of farm.cards) bakes = Math.max(bakes, cards[card].bakes?.food ?? 0);
  const cooking = cooks === 0 ? 0 : w.cook + (cooks > 3 ? w.hearth : 0);
  const baking = w.bake * bakes * 0.2 * (0.4 + Math.min(1, 0.3 * countBits(farm.fields)));
  return time * (cooking + baking) + w.well * farm.promised.length;
}

/** The food of the family: what is there will be eaten, what lacks for the next harvest presses, the more the nearer. */
function food(view: State, seat: Seat, farm: Farm, harvests: number, manner: Manner): number {
  const { w } = manner;
  if (harvests === 0) return 0;
  const { goods, people } = farm;
  const mouths = (view.seats === 1 ? 3 : 2) * people;
  const round = nextHarvest(view, seat, manner);
  const due = (round === view.round ? foodDue(view, seat) : mouths) + foodForCards(view, seat);
  const later = mouths * (harvests - 1);
  const promised = farm.promised.filter((promise) => promise.round <= round).length;
  const reserve = edible(farm) + promised;
  const actions = peopleToPlace(view, farm) + (round - view.round) * (people - farm.idle);
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
  const harvested = countOf(farm, "grain") > goods.grain ? 1 : 0;
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
const harvestsLeft = (view: State, seat: Seat, { hasEaten }: Manner): number => {
  let count = 0;
  for (const round of HARVESTS) if (round > view.round || (round === view.round && !hasEaten(view, seat))) count++;
  return count;
};

const nextHarvest = (view: State, seat: Seat, { hasEaten }: Manner): number => {
  for (const round of HARVESTS) if (round > view.round || (round === view.round && !hasEaten(view, seat))) return round;
  return ROUNDS;
};

/** Who still acts in this round: whoever is at home before and in the work phase, nobody after it. */
function peopleToPlace(view: State, farm: Farm): number {
  for (const { kind } of view.agenda) if (kind === "work" || kind === "prepare") return atHome(farm);
  return 0;
}

/** Whether a seat's family has eaten in this round: its work is done, and its own strand of the harvest feeds nobody. */
function hasEaten(view: State, seat: Seat): boolean {
  for (const task of view.agenda) {
    if (task.kind === "returnHome") return false;
    if (task.kind !== "together") continue;
    for (const strand of (task as Together).strands)
      if (strand.seat === seat) return !strand.tasks.some(({ kind }) => kind === "feed");
  }
  return true;
}

/** As bots were first measured: nobody counted as fed before everyone was. */
const haveAllEaten = (view: State): boolean => {
  for (const { kind } of view.agenda) if (kind === "returnHome" || kind === "together") return false;
  return true;
};

/** Where bots look for rooms, fields, stables and pastures: rooms on the left, fields below, animals on the right. */
const ROOM_ORDER = [0, 1, 6, 11, 2, 7, 12];
const FIELD_ORDER = [11, 12, 13, 14, 6, 7, 1, 2, 8, 9, 3, 4, 0];
const STABLE_ORDER = [4, 9, 3, 8, 2, 7, 14, 13];

type Site = "room" | "plow" | "stable";

/** The best site on the seat's own farm, or on its partner's. */
function best(order: readonly number[], moves: readonly Move[], type: Site, home?: Seat): Move | undefined {
  const isSite = (move: Move) => move.type === type && move.for === home;
  for (const cell of order) {
    const move = moves.find((move) => isSite(move) && (move as { cell: number }).cell === cell);
    if (move !== undefined) return move;
  }
  return moves.find(isSite);
}

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
  const homes = hasTeams(view) ? [undefined, partnerOf(view, seat)] : OWN;
  if (kind === "plow") return thereOf(homes.map((home) => best(FIELD_ORDER, moves, "plow", home)));
  if (kind === "build") {
    const sites = homes.flatMap((home) => [
      best(ROOM_ORDER, moves, "room", home),
      best(stableOrder(farmOf(view, home ?? seat)), moves, "stable", home),
    ]);
    return [...thereOf(sites), ...moves.filter(({ type }) => type === "stop")];
  }
  if (kind === "trade") return moves.filter((move) => move.type !== "trade" || isSimpleTrade(moves, move));
  if (kind === "direct" || (kind === "place" && view.lent !== 0)) return directed(view, seat, moves);
  if (kind !== "fence") return moves;
  const few = moves.filter(
    (move) => move.type !== "oneFence" && (move.type !== "fence" || isRectangle(setOf(move.cells))),
  );
  if (few.length > 0) return few;
  const closing = moves.filter(({ type }) => type === "fence");
  // Where no pasture can be closed, one loose fence is as good as another.
  return closing.length > 0 ? closing : moves.slice(0, 1);
}

const OWN: readonly (Seat | undefined)[] = [undefined];

const thereOf = (moves: readonly (Move | undefined)[]): readonly Move[] => moves.filter((move) => move !== undefined);

/** One, two or all of a good. */
function isSimpleTrade(moves: readonly Move[], { good, count }: MoveOf<Move, "trade">): boolean {
  if (Math.abs(count) <= 2) return true;
  const further = count + Math.sign(count);
  return !moves.some((move) => move.type === "trade" && move.good === good && move.count === further);
}

/** Stables in pastures first. */
const stableOrder = (farm: Farm): readonly number[] => {
  const inside = enclosed(farm);
  return [...STABLE_ORDER].sort((a, b) => Number((inside & (1 << b)) !== 0) - Number((inside & (1 << a)) !== 0));
};

/** Fences are looked at a whole layout at a time. */
function lines(view: State, seat: Seat): readonly (readonly Move[])[] | undefined {
  const task = taskOf(view, seat) as Task | undefined;
  return task?.kind === "fence" ? layoutLines(view, task) : undefined;
}

const judgedBy = (manner: Manner): Judgement<State, Move> => ({
  value: (view, seat) => value(view, seat, manner),
  worthwhile,
  lines,
});

export const evaluation: Evaluation<State, Move> = {
  ...judgedBy({ w: weights, hasEaten }),
  terms: (view, seat) => terms(view, seat, { w: weights, hasEaten }),
  turn(view, seat) {
    const task = taskOf(view, seat) as Task | undefined;
    const kind = task?.kind;
    // Every pack that comes by is a turn.
    if (task?.kind === "draft") return stepOf(view, task.cards);
    // A harvest is one turn; so is a placement with all that follows from it.
    if (kind === "feed" || kind === "breed") return -view.round;
    return 10 * view.round + farmOf(view, seat).placed + (kind === "place" ? 1 : 0);
  },
  tuning: {
    numbers: weights,
    judged: (numbers) =>
      judgedBy({ w: { ...weights, ...numbers, patience: Math.min(1, numbers.patience!) }, hasEaten }),
  },
  learning,
  levels,
  first: judgedBy({ w: weights, hasEaten: haveAllEaten }),
};
