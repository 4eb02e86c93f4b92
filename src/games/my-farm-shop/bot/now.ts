import type { Task as AnyTask, Seat } from "../../../table/game.ts";
import type { TaskOf } from "../../../table/rules.ts";
import type { Together } from "../../../table/table.ts";
import { FIELDS, type Field } from "../data/farm.ts";
import { at, CAPACITY, canPay, componentOf, shopTiles, sum, sunflowersOn, visible } from "../farm.ts";
import { cardPrice } from "../income/fields.ts";
import type { Numbers } from "../income/numbers.ts";
import type { Outlook } from "../income/outlook.ts";
import { cheapestKind, type Prices } from "../income/prices.ts";
import { tradeWorth } from "../income/trade-worth.ts";
import { tradesOf } from "../income/trades.ts";
import { bagsTo } from "../rules/activate.ts";
import type { Farm, State, Task } from "../state.ts";
import type { Component } from "../tables.ts";

/** The best that a sum of the dice allows, with what can be paid now. */
export function activationWorth(view: State, farm: Farm, dice: number, outlook: Outlook): number {
  if (view.final) return finalWorth(view, farm, outlook);
  payableWorths(view, farm, outlook, reused);
  return bestForDice(reused, farm.bags, dice, outlook);
}

const reused = new Float64Array(FIELDS.length);

/** What activating each field brings, with what can be paid now. */
export function payableWorths(view: State, farm: Farm, outlook: Outlook, into: Float64Array): void {
  for (let i = 0; i < FIELDS.length; i++) into[i] = payableWorth(view, farm, FIELDS[i]!, 0, outlook);
}

/** The best that a sum of the dice allows, by what each field brings and with so many bags. */
export function bestForDice(worths: Float64Array, bags: number, dice: number, outlook: Outlook): number {
  let most = 0;
  for (let i = 0; i < FIELDS.length; i++) {
    const way = bagsTo(FIELDS[i]!, dice);
    if (way > bags) continue;
    const worth = worths[i]! - way * outlook.worths.bag;
    if (worth > most) most = worth;
  }
  return most;
}

/** The best that the final activation allows, of any field, with what can be paid now. */
export function finalWorth(view: State, farm: Farm, outlook: Outlook): number {
  let most = 0;
  for (const field of FIELDS) most = Math.max(most, payableWorth(view, farm, field, 0, outlook));
  return most;
}

/** The best that activating a field brings, with what can be paid now; an arrow enters no field twice. */
export function payableWorth(view: State, farm: Farm, field: Field, entered: number, outlook: Outlook): number {
  const { targets, areas, once } = visible(view, farm, field);
  let most = 0;
  if (targets !== undefined) {
    const path = entered | (1 << field);
    for (const to of targets[field]!)
      if ((path & (1 << to)) === 0) most = Math.max(most, payableWorth(view, farm, to, path, outlook));
    return most;
  }
  const trades = tradesOf(visible(view, farm, field));
  for (let i = 0; i < areas.length; i++) {
    if (!canPay(farm, areas[i]!, field)) continue;
    const worth = tradeWorth(trades[i]!, sunflowersOn(farm, field), outlook.worths);
    if (worth > most) most = worth;
  }
  return once ? most - onceLoss(field, outlook) : most;
}

/** What a card that can be used once was worth to the future. */
const onceLoss = (field: Field, { fields, share }: Outlook): number => 0.05 * share * fields.worth[at(field)]!;

/** What one area of a component brings, on a field with so many sunflowers. */
const areaWorth = (component: Component, area: number, sunflowers: number, prices: Prices): number =>
  tradeWorth(tradesOf(component)[area]!, sunflowers, prices);

/** What the tasks that a seat has begun will still bring. */
export function tasksWorth(view: State, seat: Seat, farm: Farm, outlook: Outlook, numbers: Numbers): number {
  let worth = 0;
  for (const task of view.agenda)
    if (task.kind === "together") {
      for (const strand of (task as Together).strands)
        if (strand.seat === seat)
          for (const own of strand.tasks) worth += taskWorth(view, seat, farm, own as Task, outlook, numbers);
    } else if ((task as AnyTask).seat === seat) worth += taskWorth(view, seat, farm, task as Task, outlook, numbers);
  return worth;
}

function taskWorth(view: State, seat: Seat, farm: Farm, task: Task, outlook: Outlook, numbers: Numbers): number {
  const { worths: prices } = outlook;
  switch (task.kind) {
    case "follow":
      return payableWorth(view, farm, task.field, enteredBefore(task), outlook);
    case "chooseArea": {
      const component = componentOf(view, seat, task.of);
      let most = 0;
      for (const [i, area] of component.areas.entries())
        if (canPay(farm, area, task.of)) most = Math.max(most, areaWorth(component, i, bonusOf(farm, task.of), prices));
      return most;
    }
    case "produce":
    case "chooseProduction":
      return productionWorth(view, seat, farm, task, prices, numbers);
    case "payGoods":
      return -goodsCost(view, seat, task, prices);
    case "plant":
      return prices.sunflower;
    case "paySunflower":
      return -prices.sunflower;
    case "discard":
      return -1;
    case "returnTile":
      return -(shopTiles(farm) - CAPACITY) * prices.goods[cheapestKind(prices)]!;
    case "takeTransports":
      return numbers.farmer;
    default:
      return 0;
  }
}

const enteredBefore = ({ field, entered }: TaskOf<Task, "follow">): number => {
  let path = 0;
  for (const one of entered) if (one !== field) path |= 1 << one;
  return path;
};

const bonusOf = (farm: Farm, source: Field | string): number =>
  typeof source === "number" ? sunflowersOn(farm, source) : 0;

type Producing = TaskOf<Task, "produce" | "chooseProduction" | "payGoods">;

/** What an area gives, its cost having been paid. */
function productionWorth(
  view: State,
  seat: Seat,
  farm: Farm,
  { of, area }: Producing,
  prices: Prices,
  numbers: Numbers,
): number {
  const component = componentOf(view, seat, of);
  const { bags, sunflowers, cards } = component.areas[area]!;
  const paid = bags * prices.bag + sunflowers * prices.sunflower + cards * cardPrice(sum(view.deck), numbers);
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
