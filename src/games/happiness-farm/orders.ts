import { taskOf } from "../../table/agenda.ts";
import type { MoveOf, Seat } from "../../table/game.ts";
import type { Described } from "../../table/options.ts";
import type { OrderBook } from "../../table/orders.ts";
import { ANIMALS, type Animal, type Food } from "./data.ts";
import { bugsFor, bugsNear, tokensFor } from "./rules/food.ts";
import { agendaRules } from "./rules/index.ts";
import type { MealTask, Move, State } from "./state.ts";
import { FOOD_BIT, GOOD_INDEX, KIND_INDEX, productValue, type Tables, tables } from "./tables.ts";

/** A standing order: how a seat's animals are fed, and what else the table does for it. */
export type Order = {
  /** What eats first: what makes most of its food, the smallest or the largest appetites. */
  readonly first: "worth" | "small" | "large";
  readonly bugEaters: "bugs" | "plants";
  readonly grazers: "grass" | "veggies";
  /** Between equally near squares. */
  readonly tie: "most-food" | "fewest-bugs" | "ask";
  readonly stored: "to-complete" | "always" | "never" | "ask";
  readonly scraps: "to-complete" | "never";
  /** Kinds the seat feeds itself, when the others are done. */
  readonly byHand: readonly Animal[];
  readonly effort: "most-done" | "ask";
  /** Goods that are sold as soon as they can be. */
  readonly sells: readonly ("egg" | "milk" | "meat" | "wool")[];
  /** Steps the seat does not want to be asked about. */
  readonly passes: readonly ("sell" | "buy" | "farmer" | "butcher" | "breed")[];
};

const described: Described<Order> = {
  fields: {
    first: { kind: "choice", values: ["worth", "small", "large"], default: "worth" },
    bugEaters: { kind: "choice", values: ["bugs", "plants"], default: "bugs" },
    grazers: { kind: "choice", values: ["grass", "veggies"], default: "grass" },
    tie: { kind: "choice", values: ["most-food", "fewest-bugs", "ask"], default: "most-food" },
    stored: { kind: "choice", values: ["to-complete", "always", "never", "ask"], default: "to-complete" },
    scraps: { kind: "choice", values: ["to-complete", "never"], default: "to-complete" },
    byHand: { kind: "several", values: ANIMALS, default: [] },
    effort: { kind: "choice", values: ["most-done", "ask"], default: "most-done" },
    sells: { kind: "several", values: ["egg", "milk", "meat", "wool"], default: [] },
    passes: { kind: "several", values: ["sell", "buy", "farmer", "butcher", "breed"], default: [] },
  },
};

/** The standing orders of the game. */
export const orders: OrderBook<State, Move, Order> = {
  described,
  answer(view, seat, order) {
    const task = taskOf(view, seat);
    if (task === undefined) return undefined;
    const moves = agendaRules.moves(view, seat);
    switch (task.kind) {
      case "feed":
        return nextToFeed(view, moves, order);
      case "meal":
        return nextBite(view, seat, task as MealTask, moves, order);
      case "spareScraps":
        return order.scraps === "never" ? moves.find(({ type }) => type === "pass") : undefined;
      case "effort":
        return order.effort === "ask" ? undefined : mostDone(view, moves);
      case "sell":
        return nextSale(moves, order) ?? passed(order, "sell", moves);
      case "buy":
      case "farmer":
      case "butcher":
      case "breed":
        return passed(order, task.kind, moves);
      default:
        return undefined;
    }
  },
};

const passed = (order: Order, step: Order["passes"][number], moves: readonly Move[]): Move | undefined =>
  order.passes.includes(step) ? moves.find(({ type }) => type === "pass") : undefined;

const nextSale = (moves: readonly Move[], { sells }: Order): Move | undefined =>
  moves.find((move) => move.type === "sell" && (sells as readonly string[]).includes(move.good));

/** Which animal eats next. */
function nextToFeed(view: State, moves: readonly Move[], order: Order): Move | undefined {
  const all = tables(view);
  let best: Move | undefined;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.type !== "feed" || order.byHand.includes(move.kind)) continue;
    const rank = feedRank(all, KIND_INDEX[move.kind], order) - (move.new === true ? 0.001 : 0);
    if (rank <= bestRank) continue;
    best = move;
    bestRank = rank;
  }
  return best;
}

function feedRank(all: Tables, kind: number, { first }: Order): number {
  const capacity = all.capacity[kind]!;
  if (first === "small") return -capacity;
  if (first === "large") return capacity;
  return productValue(all, kind) / capacity;
}

/** What the animal at table does next. */
function nextBite(
  view: State,
  seat: Seat,
  { animal }: MealTask,
  moves: readonly Move[],
  order: Order,
): Move | undefined {
  const all = tables(view);
  const kind = view.herd.kind[animal]!;
  if (order.byHand.includes(ANIMALS[kind]!)) return undefined;
  const room = all.capacity[kind]! - view.herd.eaten[animal]!;
  if (order.stored === "ask" && moves.some(({ type }) => type === "eatStored")) return undefined;
  if (order.stored === "always") {
    const stored = bestGood(moves);
    if (stored !== undefined) return stored;
  }
  const token = bestToken(view, kind, moves, order);
  if (token !== undefined) return token;
  const roaming = moves.filter((move) => move.type === "roam");
  if (roaming.length > 1 && order.tie === "ask") return undefined;
  if (roaming.length > 0) return bestTarget(view, all, kind, roaming, order);
  if (canFill(view, seat, moves, room, order)) return bestStored(moves, order);
  return moves.find(({ type }) => type === "stayHungry");
}

/** The heap its eater likes best; of equal ones the largest, and as much of it as it can eat. */
function bestToken(view: State, kind: number, moves: readonly Move[], order: Order): Move | undefined {
  const { board, eats } = tables(view);
  const eatsBugs = (eats[kind]! & FOOD_BIT.bug) !== 0;
  let best: Move | undefined;
  let bestRank = -1;
  for (const move of moves) {
    if (move.type !== "eat") continue;
    const square = board.index[move.square]!;
    const tokens = move.food === "bug" ? view.bugs[square]! : view.food[square]!;
    const rank = (isLiked(move.food, eatsBugs, order) ? 1_000_000 : 0) + tokens * 100 + Math.min(move.count, 99);
    if (rank <= bestRank) continue;
    best = move;
    bestRank = rank;
  }
  return best;
}

const isLiked = (food: Food, eatsBugs: boolean, { bugEaters, grazers }: Order): boolean =>
  eatsBugs ? (food === "bug") === (bugEaters === "bugs") : (food === "grass") === (grazers === "grass");

/** Whether goods and scraps on offer, as far as the order allows them, fill what is left. */
function canFill(view: State, seat: Seat, moves: readonly Move[], room: number, order: Order): boolean {
  const goods = new Set<number>();
  let left = room;
  for (const move of moves) {
    if (move.type === "eatStored" && order.stored !== "never") goods.add(GOOD_INDEX[move.good]);
    if (move.type === "eatScraps" && order.scraps !== "never") left -= view.scraps[seat]!;
  }
  for (const good of goods) left -= view.goods[seat]![good]!;
  return left <= 0;
}

/** Scraps first, because they are not kept; then goods. */
function bestStored(moves: readonly Move[], order: Order): Move | undefined {
  const scraps = order.scraps === "never" ? undefined : moves.find(({ type }) => type === "eatScraps");
  return scraps ?? bestGood(moves);
}

/** What has no price goes first, and as much of it as fits. */
function bestGood(moves: readonly Move[]): Move | undefined {
  const stored = moves.filter((move): move is MoveOf<Move, "eatStored"> => move.type === "eatStored");
  return stored.find(({ good }) => good !== "egg" && good !== "meat") ?? stored[0];
}

function bestTarget(view: State, all: Tables, kind: number, roaming: readonly Move[], { tie }: Order): Move {
  const rank = (move: Move) => {
    const square = all.board.index[(move as MoveOf<Move, "roam">).square]!;
    return tie === "fewest-bugs" ? -bugsNear(view, all, square) : foodNear(view, all, kind, square);
  };
  return roaming.reduce((best, move) => (rank(move) > rank(best) ? move : best));
}

/** How many tokens and bugs that a kind eats are adjacent to a square. */
function foodNear(view: State, all: Tables, kind: number, at: number): number {
  const eats = all.eats[kind]!;
  let sum = 0;
  for (const square of all.board.near[at]!) sum += tokensFor(view, all, square, eats) + bugsFor(view, square, eats);
  return sum;
}

/** Effort goes where least is missing. */
function mostDone(view: State, moves: readonly Move[]): Move | undefined {
  const { board, effortNeeded } = tables(view);
  const missing = (move: Move) => {
    const square = board.index[(move as MoveOf<Move, "effort">).square]!;
    return effortNeeded[view.land[square]!]! - view.effort[square]!;
  };
  return moves.length === 0 ? undefined : moves.reduce((best, move) => (missing(move) < missing(best) ? move : best));
}
