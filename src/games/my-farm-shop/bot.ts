import { type Together, taskOf } from "../../table/agenda.ts";
import { clone } from "../../table/clone.ts";
import type { Task as AnyTask, Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import type { TaskOf } from "../../table/rules.ts";
import { FIELDS, type Field } from "./data/farm.ts";
import { GOAL_COINS, goals } from "./data/goals.ts";
import { at, canPay, componentOf, farmOf, shopTiles, sum, sunflowersOn, visible } from "./farm.ts";
import { lookAhead, lookAheadAt, newOutlook, type Outlook, worthWithCard } from "./income/outlook.ts";
import { cardPrice, cheapestKind, type Prices, type StockPrices } from "./income/prices.ts";
import type { Horizon } from "./income/rolls.ts";
import { tradeWorth } from "./income/trade-worth.ts";
import { tradesOf } from "./income/trades.ts";
import { bagsTo, sumOf } from "./rules/activate.ts";
import { counted } from "./rules/goals.ts";
import { play } from "./rules/index.ts";
import { score } from "./scoring.ts";
import type { CardId, Farm, Move, State, Task } from "./state.ts";
import { type Component, tables } from "./tables.ts";

/** How good a position looks: the coins a seat has, and those its Farm should still earn. */
export const evaluation: Evaluation<State, Move> = {
  value: (view, seat) => value(view, seat, reused),
  terms: (view, seat) => terms(view, seat, reused),
  turn: ({ turn }) => turn,
  plan(view, seat, moves) {
    const tried = moves.map((move) => {
      const after = clone(view);
      play(after, seat, move);
      const worth = value(after, seat, reused);
      return { move, after, worth, prices: stockPrices(reused) };
    });
    const best = tried.reduce((most, one) => (one.worth > most.worth ? one : most));
    if (best.move.type !== "pass" || view.final) return best.move;
    // Prices are only found by steps, for each Farm others: passing must also be better at those of the other move.
    const better = tried.filter(
      (one) => one !== best && one.worth >= value(best.after, seat, reused, one.prices) && isTurnOver(one.after, seat),
    );
    return (
      better.reduce((most, one) => (most === undefined || one.worth > most.worth ? one : most), better[0])?.move ??
      best.move
    );
  },
  levels: () => ({
    novice: { by: "impulse", temperature: 1.1 },
    casual: { by: "impulse", temperature: 0.55 },
    club: { by: "greedy" },
    strong: { by: "greedy" },
    expert: { by: "playouts", simulations: 40, width: 6, length: 12 },
  }),
  first: {
    value: (view, seat) => value(view, seat, reused),
    plan: bestMove,
  },
};

/** The first move of those that look best one move ahead. */
function bestMove(view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const after = clone(view);
    play(after, seat, move);
    const worth = value(after, seat, reused);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

const isTurnOver = (view: State, seat: Seat): boolean => taskOf(view, seat) === undefined;

/** One outlook for all positions, one after another: it is written anew for each. */
const reused: Outlook = newOutlook();

const stockPrices = ({ prices: { goods, bag } }: Outlook): StockPrices => ({ goods: goods.slice(), bag });

/** At the end only coins count. */
const NO_PRICES: StockPrices = { goods: new Float64Array(4), bag: 0 };

/** `prices`: found for another move, instead of those of this Farm. */
function value(view: State, seat: Seat, outlook: Outlook, prices?: StockPrices): number {
  const parts = terms(view, seat, outlook, prices);
  return parts.score + parts.income + parts.tiles + parts.goals + parts.now;
}

/** Coins there are, coins to come, Transport tiles, goals, and what this turn still brings. */
function terms(view: State, seat: Seat, outlook: Outlook, prices?: StockPrices) {
  const total = score(view, seat).total;
  if (view.agenda.length === 0) return { score: total, income: 0, tiles: 0, goals: 0, now: 0 };
  const farm = farmOf(view, seat);
  const stage = stageOf(view, seat);
  const horizon = horizonOf(view, seat, stage);
  if (view.final) {
    lookAheadAt(outlook, tables(view), farm, horizon, NO_PRICES);
    outlook.coins = 0;
  } else if (prices !== undefined) lookAheadAt(outlook, tables(view), farm, horizon, prices);
  else lookAhead(outlook, tables(view), farm, horizon);
  const parts = {
    score: total,
    income: outlook.coins,
    tiles: tilesWorth(farm, horizon),
    goals: goalsWorth(view, seat, horizon),
    now: 0,
  };
  if (stage === "holding") parts.now += handWorth(view, farm, horizon, outlook);
  else if (stage === "knows") parts.now += activationWorth(view, farm, outlook);
  for (const task of ownTasks(view, seat)) parts.now += taskWorth(view, seat, farm, task as Task, outlook);
  return parts;
}

/** Whether the activation of this turn is still open to a seat, whether it knows its sum, and whether it holds a card. */
type Stage = "unknown" | "holding" | "knows" | "done";

function stageOf(view: State, seat: Seat): Stage {
  if (view.turn === 0) return "unknown";
  for (const task of view.agenda)
    if (task.kind === "together")
      return (task as Together).strands.some((one) => one.seat === seat && one.tasks.at(-1)?.kind === "activate")
        ? "knows"
        : "done";
  if (!view.agenda.some(({ kind }) => kind === "activation")) return "done";
  if (view.dice.length !== 2) return "unknown";
  return view.hand !== null && view.hand !== "farmer" && seat === view.active ? "holding" : "knows";
}

function horizonOf(view: State, seat: Seat, stage: Stage): Horizon {
  const turns = sum(view.deck) + (view.turn === 0 ? 1 : 0);
  const activations = turns + (stage === "unknown" && view.turn > 0 ? 1 : 0);
  const distance = (seat - view.active + view.seats) % view.seats || view.seats;
  return { activations, turns: Math.max(0, Math.floor((turns - distance) / view.seats) + 1) };
}

/** A Transport tile is a coin, counted already, and a little more while its skill can be used. */
const tilesWorth = (farm: Farm, { activations }: Horizon): number =>
  sum(farm.transports) * Math.min(0.8, 0.1 * activations);

/** Goals that are open, by how near they are. */
function goalsWorth(view: State, seat: Seat, { activations }: Horizon): number {
  let worth = 0;
  const farm = farmOf(view, seat);
  for (const [i, goal] of view.goals.entries()) {
    const coins = GOAL_COINS[view.goalsBefore[i]!] ?? 0;
    if (coins === 0 || farm.goals[i] !== 0) continue;
    const { count, atLeast } = goals[goal];
    const done = Math.min(1, counted(view, farm, count) / atLeast);
    worth += coins * done ** 3 * Math.min(0.6, 0.06 * activations);
  }
  return worth;
}

/** The best place for the card in hand: what it earns in time, and what it does at once. */
function handWorth(view: State, farm: Farm, horizon: Horizon, outlook: Outlook): number {
  const card = view.hand as Exclude<State["hand"], "farmer" | null>;
  const now = tables(view);
  const { placements } = now.cards[card];
  const gains = placements.map(
    ({ field }) =>
      worthWithCard(outlook, now, field, card, horizon) +
      withCard(farm, field, card, () => activationWorth(view, farm, outlook)),
  );
  const before = outlook.coins;
  let most = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < TRIED_PLACES && tries < gains.length; tries++) {
    const likely = gains.indexOf(Math.max(...gains));
    gains[likely] = Number.NEGATIVE_INFINITY;
    const worth = withCard(farm, placements[likely]!.field, card, () => {
      lookAhead(outlook, now, farm, horizon);
      return outlook.coins + activationWorth(view, farm, outlook);
    });
    if (worth > most) most = worth;
  }
  return most - before;
}

const TRIED_PLACES = 2;

/** Asks something as if a card lay on a field. */
function withCard<T>(farm: Farm, field: Field, card: CardId, ask: () => T): T {
  const before = farm.cards[at(field)]!;
  farm.cards[at(field)] = card;
  const answer = ask();
  farm.cards[at(field)] = before;
  return answer;
}

/** The best that the known sum allows, with what can be paid now. */
function activationWorth(view: State, farm: Farm, outlook: Outlook): number {
  let most = 0;
  for (const field of FIELDS) {
    const bags = view.final ? 0 : bagsTo(field, sumOf(view));
    if (bags > farm.bags) continue;
    const worth = payableWorth(view, farm, field, [], outlook) - bags * outlook.prices.bag;
    if (worth > most) most = worth;
  }
  return most;
}

/** The best that activating a field brings, with what can be paid now; an arrow enters no field twice. */
function payableWorth(view: State, farm: Farm, field: Field, entered: readonly Field[], outlook: Outlook): number {
  const component = visible(view, farm, field);
  let most = 0;
  if (component.targets !== undefined) {
    const path = [...entered, field];
    for (const to of component.targets[field]!)
      if (!path.includes(to)) most = Math.max(most, payableWorth(view, farm, to, path, outlook));
    return most;
  }
  for (const [i, area] of component.areas.entries())
    if (canPay(farm, area, field))
      most = Math.max(most, areaWorth(component, i, sunflowersOn(farm, field), outlook.prices));
  return component.once ? most - onceLoss(field, outlook) : most;
}

/** What a card that can be used once was worth to the future. */
const onceLoss = (field: Field, { fields }: Outlook): number => 0.05 * fields[at(field)]!.worth;

/** What one area of a component brings, on a field with so many sunflowers. */
const areaWorth = (component: Component, area: number, sunflowers: number, prices: Prices): number =>
  tradeWorth(tradesOf(component)[area]!, sunflowers, prices);

/** What a task that a seat has begun will still bring. */
function taskWorth(view: State, seat: Seat, farm: Farm, task: Task, outlook: Outlook): number {
  const { prices } = outlook;
  switch (task.kind) {
    case "follow":
      return payableWorth(
        view,
        farm,
        task.field,
        task.entered.filter((field) => field !== task.field),
        outlook,
      );
    case "chooseArea": {
      const component = componentOf(view, seat, task.of);
      let most = 0;
      for (const [i, area] of component.areas.entries())
        if (canPay(farm, area, task.of)) most = Math.max(most, areaWorth(component, i, bonusOf(farm, task.of), prices));
      return most;
    }
    case "produce":
    case "chooseProduction":
      return productionWorth(view, seat, farm, task, prices);
    case "payGoods":
      return -goodsCost(view, seat, task, prices);
    case "plant":
      return prices.sunflower;
    case "paySunflower":
      return -prices.sunflower;
    case "discard":
      return -1;
    case "returnTile":
      return -(shopTiles(farm) - 16) * prices.goods[cheapestKind(prices)]!;
    case "takeTransports":
      return 3;
    default:
      return 0;
  }
}

const bonusOf = (farm: Farm, source: Field | string): number =>
  typeof source === "number" ? sunflowersOn(farm, source) : 0;

type Producing = TaskOf<Task, "produce" | "chooseProduction" | "payGoods">;

/** What an area gives, its cost having been paid. */
function productionWorth(view: State, seat: Seat, farm: Farm, { of, area }: Producing, prices: Prices): number {
  const component = componentOf(view, seat, of);
  const { bags, sunflowers, cards } = component.areas[area]!;
  const paid = bags * prices.bag + sunflowers * prices.sunflower + cards * cardPrice(sum(view.deck));
  return areaWorth(component, area, bonusOf(farm, of), prices) + paid + goodsCost(view, seat, { of, area }, prices);
}

/** The cheapest way to pay the goods that an area asks for. */
function goodsCost(view: State, seat: Seat, { of, area }: Pick<Producing, "of" | "area">, prices: Prices): number {
  const { paymentCounts } = componentOf(view, seat, of).areas[area]!;
  if (paymentCounts.length === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const counts of paymentCounts) {
    let cost = 0;
    for (let i = 0; i < 4; i++) cost += counts[i]! * prices.goods[i]!;
    if (cost < least) least = cost;
  }
  return least;
}

/** The tasks that a seat has begun, in its strand or on the agenda. */
function ownTasks(view: State, seat: Seat): readonly AnyTask[] {
  const tasks: AnyTask[] = [];
  for (const task of view.agenda)
    if (task.kind === "together") {
      for (const strand of (task as Together).strands) if (strand.seat === seat) tasks.push(...strand.tasks);
    } else if ((task as AnyTask).seat === seat) tasks.push(task);
  return tasks;
}
