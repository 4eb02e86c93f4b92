import { taskOf } from "../../table/agenda.ts";
import type { MoveOf, Seat } from "../../table/game.ts";
import type { Evaluation, Judgement } from "../../table/module.ts";
import { defaultOptions } from "../../table/options.ts";
import type { Random } from "../../table/random.ts";
import type { TaskOf } from "../../table/rules.ts";
import { bestSquare, farmerMove, meatValue } from "./bot/farming.ts";
import { freePlaces, goalsOf, type Moods, roomFor, stockOf } from "./bot/goals.ts";
import { PRINTED } from "./data.ts";
import { type Order, orders } from "./orders.ts";
import { hasFiniteSupply } from "./rules/herd.ts";
import { animalsOf, happinessOf } from "./scoring.ts";
import type { Move, State, Task } from "./state.ts";
import { KIND_INDEX, productValue, tables } from "./tables.ts";

/** Money looks best until it is spent: only the end tells. */
const WHOLE_GAME = 1_000_000;

/** How many rounds a short year has at most. */
const SHORT = 8;

/** The numbers a bot plays by. */
interface Stance extends Moods {
  /** In how many of the last rounds it keeps the animals that stand on the farm; in a part of a round now and then. */
  readonly holding: number;
  /** How dear places are beside money. */
  readonly places: number;
  /** In how many of the last rounds at least, or with how much money, thresholds come before earning. */
  readonly late: number;
  readonly rich: number;
  /** The same where animals come out of a bag: there they run out, not places. */
  readonly bagHolding: number;
  readonly bagRich: number;
  /** Where a seat may buy all it likes before the next one: how rich in money and animals it takes places, and keeps them. */
  readonly grab: number;
  /** How much, in per cent, it may fancy one animal over another while it earns. */
  readonly mood: number;
}

/** Places run out before money does: whoever holds them early has them at the end. */
const NUMBERS: Stance = {
  holding: 6,
  places: 2,
  late: 3,
  rich: 250,
  bagHolding: 3,
  bagRich: 70,
  grab: 400,
  mood: 60,
  fancy: 40,
  fondness: 100,
  patience: 1,
};
const FIRST: Stance = { ...NUMBERS, holding: 2, places: 1, patience: 0, grab: Number.POSITIVE_INFINITY };

/** How the game's own bots judge and play it: earn with animals that can be fed, then buy towards thresholds. */
export const evaluation: Evaluation<State, Move> = {
  value: valueInSight,
  plan: planBy(NUMBERS),
  tuning: {
    numbers: { ...NUMBERS },
    judged: (numbers) => ({ value: valueInSight, plan: planBy({ ...NUMBERS, ...numbers }) }),
  },
  terms: (view, seat) => (isForMoney(view) ? moneyParts(view, seat) : happinessParts(view, seat)),
  levels: (view) => ({
    novice: { algorithm: "greedy", share: 1 / 2 },
    casual: { algorithm: "greedy", share: 2 / 3 },
    club: { algorithm: "greedy", share: 0.672 },
    strong: { algorithm: "greedy", share: 5 / 6 },
    // A long game takes too long to be played out every round, and gains less by it.
    expert:
      tables(view).numbers.rounds <= SHORT
        ? { algorithm: "policy-switching", simulations: 27 }
        : { algorithm: "greedy" },
  }),
  styles: stylesOf,
  turn: ({ round }) => round,
  foresight: WHOLE_GAME,
  worthwhile(view, seat, moves) {
    const task = taskOf(view, seat)?.kind;
    const planned = task === "buy" ? undefined : planFor(view, seat, moves, ANY_MOOD, isForMoney(view), NUMBERS);
    return planned === undefined ? moves : [planned];
  },
  first: {
    value: happinessInSight,
    plan: (view, seat, moves, random) => planFor(view, seat, moves, random, false, FIRST),
  },
};

/**
 * The plan of a bot that goes by such numbers. The less effort it may take, the later it holds places, the richer it must be to
 * want what a bag brings, and the moodier it buys for money.
 */
function planBy(numbers: Stance): NonNullable<Evaluation<State, Move>["plan"]> {
  return (view, seat, moves, random, share = 1) =>
    planFor(view, seat, moves, random, isForMoney(view), stanceIn(view, numbers, share));
}

function stanceIn(view: State, numbers: Stance, share: number): Stance {
  const isFromBag = view.options.meepleBag;
  // In a short year places do not run out before money does.
  const length = Math.min(1, tables(view).numbers.rounds / PRINTED.rounds);
  return {
    ...numbers,
    holding: share * length ** 1.5 * (isFromBag ? numbers.bagHolding : numbers.holding),
    places: length * numbers.places,
    rich: isFromBag ? numbers.bagRich * (1 + 3 * (1 - share)) : numbers.rich,
    mood: numbers.mood * (isForMoney(view) ? 1 + 10 * (1 - share) : 1),
  };
}

/** The usual stance, and others: holding earlier or later, thresholds earlier or later or from now on, other likings. */
function stylesOf(view: State): readonly Judgement<State, Move>[] {
  const usual = stanceIn(view, NUMBERS, 1);
  const { holding, late, places } = usual;
  const changes: readonly Partial<Stance>[] = [
    {},
    { holding: holding + 1 },
    { holding: Math.max(0, holding - 1) },
    { late: late + 1, holding: Math.max(holding, late + 1) },
    { late: Math.max(0, late - 1) },
    { rich: 0 },
    { fondness: 0, fancy: 10 },
    { places: 2 * places },
    { grab: 0 },
  ];
  return changes.map((change) => ({
    value: valueInSight,
    plan: (own, seat, moves, random) => planFor(own, seat, moves, random, isForMoney(own), { ...usual, ...change }),
  }));
}

/** Only purchases hang on a mood. */
const ANY_MOOD: Random = { below: () => 0 };

/** Whether money decides, not happiness. */
const isForMoney = (view: State): boolean => view.options.win === "money";

function planFor(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  forMoney: boolean,
  stance: Stance,
): Move | undefined {
  const task = taskOf(view, seat) as Task | undefined;
  switch (task?.kind) {
    case "sell":
      return forMoney ? saleForMoney(view, moves) : saleOf(view, seat, moves);
    case "buy":
      return forMoney ? investmentOf(view, moves, random, stance) : purchaseOf(view, seat, moves, random, stance);
    case "place":
      return placeOf(view, task, moves);
    case "farmer":
      return farmerMove(view, seat, moves) ?? passOf(moves);
    case "butcher":
      return butcheryOf(view, seat, moves, random, forMoney, stance);
    case "breed":
      return moves.find(({ type }) => type === "breed");
    case "feed":
    case "meal":
    case "effort":
      return orders.answer(view, seat, FEEDING);
    default:
      return undefined;
  }
}

const FEEDING: Order = defaultOptions(orders.described);

const passOf = (moves: readonly Move[]): Move | undefined => moves.find(({ type }) => type === "pass");

function valueInSight(view: State, seat: Seat): number {
  return isForMoney(view) ? moneyInSight(view, seat) : happinessInSight(view, seat);
}

/** Thresholds reached, parts of the next ones, and what could still be bought. */
function happinessInSight(view: State, seat: Seat): number {
  const { money, animals, goods } = happinessParts(view, seat);
  return money + animals + goods;
}

interface Parts {
  readonly [name: string]: number;
  readonly money: number;
  readonly animals: number;
  readonly goods: number;
}

function happinessParts(view: State, seat: Seat): Parts {
  const { kinds, happiness, numbers, buy, price } = tables(view);
  const counts = animalsOf(view, seat, kinds);
  const have = view.money[seat]! + view.due[seat]!;
  let animals = 0;
  for (let kind = 0; kind < kinds; kind++)
    animals += progress(happiness[kind]!, counts[kind]!) + (counts[kind]! * buy[kind]!) / 100;
  let goods = 0;
  for (const [good, count] of view.goods[seat]!.entries()) goods += (count * Math.max(price[good]!, 0.3)) / 100;
  return { money: progress(numbers.moneyHappiness, have) + have / 100, animals, goods };
}

/** Money, and what animals and goods would still bring; in the last round only what can still be sold. */
function moneyInSight(view: State, seat: Seat): number {
  const { money, animals, goods } = moneyParts(view, seat);
  return money + animals + goods;
}

function moneyParts(view: State, seat: Seat): Parts {
  const { kinds, sell, price } = tables(view);
  const money = view.money[seat]! + view.due[seat]!;
  if (view.agenda.length === 0) return { money, animals: 0, goods: 0 };
  const counts = animalsOf(view, seat, kinds);
  let animals = 0;
  for (let kind = 0; kind < kinds; kind++) animals += 0.9 * counts[kind]! * sell[kind]!;
  let goods = 0;
  for (const [good, count] of view.goods[seat]!.entries()) goods += 0.9 * count * price[good]!;
  return { money, animals, goods };
}

/** Whether this is the last chance to sell. */
const isLastSale = (view: State): boolean =>
  roundsLeft(view) <= 0 && (!view.options.finalSale || !view.agenda.some(({ kind }) => kind === "reclaiming"));

/** Sells goods as they come, and at the last chance everything that has a price. */
function saleForMoney(view: State, moves: readonly Move[]): Move | undefined {
  const goods = moves.find(({ type }) => type === "sell");
  if (goods !== undefined || !isLastSale(view)) return goods ?? passOf(moves);
  return moves.find(({ type }) => type === "sellAnimal") ?? passOf(moves);
}

/** Buys what earns, while there is time for it. */
function investmentOf(view: State, moves: readonly Move[], random: Random, { mood }: Stance): Move | undefined {
  if (roundsLeft(view) < 1) return passOf(moves);
  const offered = moves.filter((move): move is MoveOf<Move, "buy"> => move.type === "buy");
  return bestEarner(view, offered, random, mood) ?? passOf(moves);
}

/** Thresholds reached, and half of the way to the next one. */
function progress(thresholds: readonly number[], have: number): number {
  const level = happinessOf(thresholds, have);
  const next = thresholds[level];
  if (next === undefined) return level;
  const from = level === 0 ? 0 : thresholds[level - 1]!;
  return level + (0.5 * (have - from)) / (next - from);
}

const roundsLeft = (view: State): number => tables(view).numbers.rounds - view.round;

/** Sells all goods that have a price; in the last round also animals beyond their thresholds. */
function saleOf(view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  const goods = moves.find(({ type }) => type === "sell");
  if (goods !== undefined || roundsLeft(view) > 0) return goods ?? passOf(moves);
  const { kinds, happiness } = tables(view);
  const counts = animalsOf(view, seat, kinds);
  const isSurplus = (kind: number) =>
    happinessOf(happiness[kind]!, counts[kind]! - 1) === happinessOf(happiness[kind]!, counts[kind]!);
  return moves.find((move) => move.type === "sellAnimal" && isSurplus(KIND_INDEX[move.kind])) ?? passOf(moves);
}

/** Whether these are the last so many rounds; of a part of a round that is said as often as it is long. */
const isWithin = (view: State, rounds: number, random: Random): boolean =>
  100 * (rounds - roundsLeft(view)) > random.below(100);

/** When thresholds come before earning: in the last rounds, or with money enough for them. */
const isLate = (view: State, seat: Seat, stance: Stance, random: Random): boolean =>
  view.money[seat]! >= stance.rich ||
  isGrabbing(view, seat, stance) ||
  isWithin(view, Math.max(stance.late, stance.holding - 1), random);

/** Whether a seat takes the places while it can: one that buys all it likes leaves none to those after it. */
function isGrabbing(view: State, seat: Seat, { grab }: Stance): boolean {
  if (view.options.buyingOrder !== "all-at-once" || view.seats === 1) return false;
  const { kinds, buy } = tables(view);
  const worth = animalsOf(view, seat, kinds).reduce((sum, count, kind) => sum + count * buy[kind]!, view.money[seat]!);
  return worth >= grab;
}

function purchaseOf(view: State, seat: Seat, moves: readonly Move[], random: Random, stance: Stance): Move | undefined {
  const offered = moves.filter((move): move is MoveOf<Move, "buy"> => move.type === "buy");
  const earner = () => bestEarner(view, offered, random, stance.mood);
  const goal = () => towardsGoals(view, seat, offered, random, stance);
  if (!isLate(view, seat, stance, random)) return earner() ?? goal() ?? passOf(moves);
  // What a bag brings is no reason to stop earning, as long as meat can be sold.
  const isEarning = view.options.meepleBag && stance.patience > 0 && roundsLeft(view) > 1;
  const more = () => (isGrabbing(view, seat, stance) ? cheapest(view, seat, offered) : undefined);
  return goal() ?? (isEarning ? earner() : undefined) ?? more() ?? passOf(moves);
}

/** Takes a place from the others, with money that is not wanted at the end. */
function cheapest(view: State, seat: Seat, offered: readonly MoveOf<Move, "buy">[]): Move | undefined {
  const { buy, numbers } = tables(view);
  const priceOf = (move: MoveOf<Move, "buy">) => buy[KIND_INDEX[move.kind]]!;
  const spare = view.money[seat]! - (numbers.moneyHappiness.at(-1) ?? 0);
  const payable = offered.filter((move) => priceOf(move) <= spare);
  return payable.length === 0
    ? undefined
    : payable.reduce((least, move) => (priceOf(move) < priceOf(least) ? move : least));
}

/** The animal that earns most for its price, if it can be fed somewhere and its meat be sold in time. */
function bestEarner(
  view: State,
  offered: readonly MoveOf<Move, "buy">[],
  random: Random,
  mood: number,
): Move | undefined {
  const all = tables(view);
  let best: Move | undefined;
  let bestRate = 0;
  for (const move of offered) {
    const kind = KIND_INDEX[move.kind];
    const { spare } = bestSquare(view, kind);
    if (spare < all.capacity[kind]!) continue;
    const profit = meatValue(all, kind) + productValue(all, kind) - all.buy[kind]!;
    const rate = (profit / all.buy[kind]!) * (1 + random.below(Math.round(mood)) / 100);
    if (rate <= bestRate) continue;
    best = move;
    bestRate = rate;
  }
  return best;
}

/** The scarcest animal among those the seat wants at the end. */
function towardsGoals(
  view: State,
  seat: Seat,
  offered: readonly MoveOf<Move, "buy">[],
  random: Random,
  stance: Stance,
): Move | undefined {
  const room = isGrabbing(view, seat, stance) ? freePlaces(view) : roomFor(view, seat);
  const means = { money: view.money[seat]!, places: room, dearness: stance.places };
  const { wanted } = goalsOf(view, seat, means, stance, random);
  let best: Move | undefined;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const move of offered) {
    const kind = KIND_INDEX[move.kind];
    if (wanted[kind] === 0) continue;
    const rank = scarcity(view, kind, wanted[kind]!);
    if (rank <= bestRank) continue;
    best = move;
    bestRank = rank;
  }
  return best;
}

const scarcity = (view: State, kind: number, wanted: number): number =>
  hasFiniteSupply(view) ? wanted / (stockOf(view, kind) + 1) : 0;

function placeOf(view: State, { animal }: TaskOf<Task, "place">, moves: readonly Move[]): Move | undefined {
  const { square } = bestSquare(view, animal);
  const name = tables(view).board.names[square];
  return moves.find((move) => move.type === "place" && move.square === name);
}

/** Butchers what can be bought again for less than its meat brings, while that can still be sold. */
function butcheryOf(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  forMoney: boolean,
  stance: Stance,
): Move | undefined {
  const all = tables(view);
  // Meat of the last round is sold by nobody.
  if (forMoney && roundsLeft(view) <= 0 && !view.options.finalSale) return passOf(moves);
  const isDearer = (kind: number) => meatValue(all, kind) > all.sell[kind]!;
  if (forMoney && roundsLeft(view) === 1)
    return moves.find((move) => move.type === "butcher" && isDearer(KIND_INDEX[move.kind])) ?? passOf(moves);
  // Places are scarcer than money towards the end: what stands there had better stay.
  const isHolding = () => isWithin(view, stance.holding, random) || isGrabbing(view, seat, stance);
  if (forMoney ? roundsLeft(view) < 2 && !view.options.finalSale : isHolding()) return passOf(moves);
  return (
    moves.find(
      (move) => move.type === "butcher" && meatValue(all, KIND_INDEX[move.kind]) > all.buy[KIND_INDEX[move.kind]]!,
    ) ?? passOf(moves)
  );
}
