import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { numbered } from "../../../table/moves.ts";
import { FOODS, GOODS } from "../data.ts";
import type { AnswerTo, RulesFor, State } from "../state.ts";
import { FOOD_BIT, GOOD_INDEX, type Tables, tables } from "../tables.ts";
import { bugsFor, isBare, tokensFor } from "./food.ts";
import { canReachFood, roamTargets } from "./roaming.ts";

const EAT_SCRAPS: AnswerTo<"meal"> = { type: "eatScraps" };
const STAY_HUNGRY: AnswerTo<"meal"> = { type: "stayHungry" };
const BUG = FOOD_BIT.bug;
const SCRAPS = FOOD_BIT.scraps;

/** By good, by count. */
const STORED = GOODS.map((good) => numbered((count): AnswerTo<"meal"> => ({ type: "eatStored", good, count })));

/** By good: its bit among the foods. */
const GOOD_BIT = GOODS.map((good) => FOOD_BIT[good]);

export const mealRules: RulesFor<"meal"> = {
  /**
   * One animal eats: adjacent tokens until it is full or none is left, goods of its owner and scraps at any point. It
   * roams first if nothing is adjacent. Whatever it can only do in one way happens at once.
   */
  meal: {
    moves(state, { seat, animal, settled }) {
      const all = tables(state);
      const { herd } = state;
      const kind = herd.kind[animal]!;
      const square = herd.square[animal]!;
      const room = all.capacity[kind]! - herd.eaten[animal]!;
      const moves: AnswerTo<"meal">[] = [];
      listTokens(state, all, kind, square, room, moves);
      const nothingNear = moves.length === 0;
      if (nothingNear && !settled)
        for (const target of roamTargets(state, all, kind, square)) moves.push(all.offers.roam[target]!);
      const mayStop = moves.length === 0;
      listStored(state, all, seat, kind, room, moves);
      if (mayStop) moves.push(STAY_HUNGRY);
      return moves;
    },

    apply(state, { seat, animal, settled }, move) {
      const { herd } = state;
      switch (move.type) {
        case "eat": {
          const square = tables(state).board.index[move.square]!;
          take(state, animal, square, move.food === "bug", move.count);
          return goOnEating(state, seat, animal, true);
        }
        case "eatStored":
          state.goods[seat]![GOOD_INDEX[move.good]]! -= move.count;
          herd.eaten[animal]! += move.count;
          return goOnEating(state, seat, animal, settled);
        case "eatScraps":
          state.scraps[seat]!--;
          herd.eaten[animal]!++;
          return goOnEating(state, seat, animal, settled);
        case "roam":
          herd.square[animal] = tables(state).board.index[move.square]!;
          return goOnEating(state, seat, animal, true);
        default:
          herd.waits[animal] = 0;
      }
    },
  },
};

/** Lets an animal eat on until its owner has a choice or it is done. */
export function goOnEating(state: State, seat: Seat, animal: number, settled: boolean): void {
  const all = tables(state);
  const { herd } = state;
  const kind = herd.kind[animal]!;
  const isHelped = canBeHelped(state, all, seat, kind);
  let isSettled = settled;
  for (;;) {
    const square = herd.square[animal]!;
    const room = all.capacity[kind]! - herd.eaten[animal]!;
    if (room <= 0) break;
    if (canReachFood(state, all, kind, square)) {
      if (isHelped || !eatsInOneWay(state, all, animal, room))
        return next(state, { kind: "meal", seat, animal, settled: isSettled });
      break;
    }
    const targets = isSettled ? NOWHERE : roamTargets(state, all, kind, square);
    if (isHelped || targets.length > 1) return next(state, { kind: "meal", seat, animal, settled: isSettled });
    if (targets.length === 0) break;
    herd.square[animal] = targets[0]!;
    isSettled = true;
  }
  herd.waits[animal] = 0;
}

const NOWHERE: readonly number[] = [];

/** Whether the owner has goods or scraps that the animal eats. */
function canBeHelped(state: State, all: Tables, seat: Seat, kind: number): boolean {
  const eats = all.eats[kind]!;
  if (state.scraps[seat]! > 0 && (eats & SCRAPS) !== 0) return true;
  const goods = state.goods[seat]!;
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0 && (eats & GOOD_BIT[good]!) !== 0) return true;
  return false;
}

/** Eats if there is no choice: a single heap of tokens, or no more than it has room for. */
function eatsInOneWay(state: State, all: Tables, animal: number, room: number): boolean {
  const kind = state.herd.kind[animal]!;
  const near = all.board.near[state.herd.square[animal]!]!;
  const eats = all.eats[kind]!;
  let heaps = 0;
  let tokens = 0;
  for (let i = 0; i < near.length; i++) {
    const food = tokensFor(state, all, near[i]!, eats);
    const bugs = bugsFor(state, near[i]!, eats);
    heaps += (food > 0 ? 1 : 0) + (bugs > 0 ? 1 : 0);
    tokens += food + bugs;
  }
  if (heaps > 1 && tokens > room) return false;
  for (let i = 0; i < near.length; i++) {
    const square = near[i]!;
    const food = tokensFor(state, all, square, eats);
    const bugs = bugsFor(state, square, eats);
    if (food > 0) take(state, animal, square, false, Math.min(room, food));
    if (bugs > 0) take(state, animal, square, true, Math.min(room, bugs));
  }
  return true;
}

/** Tokens or bugs of a square are eaten. */
function take(state: State, animal: number, square: number, isBug: boolean, count: number): void {
  state.herd.eaten[animal]! += count;
  if (isBug) state.bugs[square]! -= count;
  else state.food[square]! -= count;
  // Our ruling: a square is eaten up with its last food; bugs count where that was agreed.
  if ((!isBug || state.options.eatenUp === "food-and-bugs") && isBare(state, square)) state.emptiedBy[square] = animal;
}

/** Of each heap as much as it can eat, or one token. */
function listTokens(
  state: State,
  all: Tables,
  kind: number,
  at: number,
  room: number,
  moves: AnswerTo<"meal">[],
): void {
  const near = all.board.near[at]!;
  const eats = all.eats[kind]!;
  for (let i = 0; i < near.length; i++) {
    const square = near[i]!;
    const food = tokensFor(state, all, square, eats);
    const bugs = bugsFor(state, square, eats);
    if (food > 0) listHeap(all, square, all.foodBit[state.land[square]!]!, food, room, moves);
    if (bugs > 0) listHeap(all, square, BUG, bugs, room, moves);
  }
}

function listHeap(
  all: Tables,
  square: number,
  bit: number,
  tokens: number,
  room: number,
  moves: AnswerTo<"meal">[],
): void {
  const most = Math.min(tokens, room);
  moves.push(bite(all, square, bit, most));
  if (most > 1) moves.push(bite(all, square, bit, 1));
}

const bite = ({ offers }: Tables, square: number, bit: number, count: number): AnswerTo<"meal"> =>
  offers.eat[square * FOODS.length + 31 - Math.clz32(bit)]!(count);

function listStored(
  state: State,
  all: Tables,
  seat: Seat,
  kind: number,
  room: number,
  moves: AnswerTo<"meal">[],
): void {
  const eats = all.eats[kind]!;
  const goods = state.goods[seat]!;
  for (let good = 0; good < goods.length; good++) {
    if (goods[good] === 0 || (eats & GOOD_BIT[good]!) === 0) continue;
    const most = Math.min(goods[good]!, room);
    moves.push(STORED[good]!(most));
    if (most > 1) moves.push(STORED[good]!(1));
  }
  if (state.scraps[seat]! > 0 && (eats & SCRAPS) !== 0) moves.push(EAT_SCRAPS);
}
