import { FIELDS, type Field, fieldOfSum, SUNFLOWER_PLACES } from "./data/farm.ts";
import { GOODS, type Good, type Line } from "./data/grammar.ts";
import { at } from "./farm.ts";
import { bagsTo } from "./rules/activate.ts";
import type { CardId, Farm } from "./state.ts";
import type { Area, Component, Tables } from "./tables.ts";

/**
 * What a Farm will still earn, as a flow: each activation to come uses the field that pays best at the prices of the
 * goods, and the prices are those at which what is produced is also sold by the end. Such prices make the estimate
 * smallest; a few steps towards them are enough.
 */
export interface Income {
  /** Coins that the stock and all activations to come should bring. */
  coins: number;
  /** What a good of each kind is worth now. */
  readonly goods: Float64Array;
  bag: number;
}

/** How many chances a Farm has left. */
export interface Horizon {
  /** Activations by dice. */
  readonly activations: number;
  /** Own turns, which take a card each and may need bags for it. */
  readonly turns: number;
}

/** Steps towards the right prices: where they begin, how long the first is, how much shorter each next one. */
const STEPS = 8;
const FIRST_PRICE = 1.2;
const FIRST_STEP = 0.6;
const SLOWER = 0.75;
const MOST_FOR_GOOD = 5;
const MOST_FOR_BAG = 2;
/** Bags that a turn at the market is good for. */
const BAGS_A_TURN = 0.5;
const WORTH_OF_THOSE = 0.7;

const SUMS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CHANCES: readonly number[] = SUMS.map((sum) => (6 - Math.abs(7 - sum)) / 36);

/** How likely the dice name a field. */
const CHANCE_OF: readonly number[] = FIELDS.map((field) =>
  SUMS.reduce((sum, rolled, i) => (fieldOfSum(rolled) === field ? sum + CHANCES[i]! : sum), 0),
);

/** For each sum the fields in reach, nearest first, and the bags it takes to get there. */
const REACH: readonly { readonly fields: Int8Array; readonly bags: Int8Array }[] = SUMS.map((sum) => {
  const near = FIELDS.map((field) => ({ index: at(field), bags: bagsTo(field, sum) }))
    .filter(({ bags }) => bags <= 4)
    .sort((a, b) => a.bags - b.bags);
  return { fields: Int8Array.from(near, ({ index }) => index), bags: Int8Array.from(near, ({ bags }) => bags) };
});

/** An area as numbers. */
interface Flow {
  readonly area: Area;
  readonly pays: readonly number[];
  readonly paysAny: number;
  readonly paysDifferent: number;
  readonly paysSame: readonly number[];
  readonly gains: readonly number[];
  readonly gainsAny: number;
  readonly coins: number;
  readonly bags: number;
  readonly sunflowers: number;
  /** The goods, bags and coins a sunflower may add to. */
  readonly grows: readonly number[];
}

const ANY = 4;
const BAG = 5;
const COIN = 6;

const known = new WeakMap<Component, readonly Flow[]>();

function flowsOf(component: Component): readonly Flow[] {
  let found = known.get(component);
  if (found === undefined) {
    found = component.areas.map((area) => flowOf(area, component.printed.noSunflowerBonus !== true));
    known.set(component, found);
  }
  return found;
}

function flowOf(area: Area, hasBonus: boolean): Flow {
  const { printed } = area;
  const pay = printed.do === "exchange" ? printed.pay : [];
  const gain = printed.do === "exchange" || printed.do === "gain" ? printed.gain : [];
  return {
    area,
    pays: GOODS.map((good) => total(pay, good)),
    paysAny: total(pay, "anyGood"),
    paysDifferent: total(pay, "differentGoods"),
    paysSame: pay.filter(({ item }) => item === "sameGood").map(({ n }) => n),
    gains: GOODS.map((good) => total(gain, good)),
    gainsAny: total(gain, "anyGood") + total(gain, "sameGood"),
    coins: total(gain, "coin"),
    bags: total(gain, "bag"),
    sunflowers: total(gain, "sunflower"),
    grows: hasBonus ? [...new Set(gain.flatMap(({ item }) => growthOf(item)))] : [],
  };
}

const total = (lines: readonly Line[], item: Line["item"]): number =>
  lines.reduce((sum, line) => (line.item === item ? sum + line.n : sum), 0);

function growthOf(item: Line["item"]): readonly number[] {
  if (item === "anyGood" || item === "sameGood") return [ANY];
  if (item === "bag") return [BAG];
  if (item === "coin") return [COIN];
  const good = GOODS.indexOf(item as Good);
  return good < 0 ? [] : [good];
}

const price = new Float64Array(4);
const best = new Float64Array(4);
const flow = new Float64Array(4);
const order = [0, 1, 2, 3];
const worth = new Float64Array(10);
const net: readonly Float64Array[] = FIELDS.map(() => new Float64Array(5));
const areaNet = new Float64Array(5);
let bagPrice = 0;
let sunflowerPrice = 0;
let cardPrice = 0;

/** Brings the goods into the order of their prices, cheapest first; equal ones as they are listed. */
function sortByPrice(): void {
  for (let i = 0; i < 4; i++) order[i] = i;
  for (let i = 1; i < 4; i++)
    for (let j = i; j > 0 && price[order[j]!]! < price[order[j - 1]!]!; j--) {
      const kind = order[j]!;
      order[j] = order[j - 1]!;
      order[j - 1] = kind;
    }
}

/** What the area of a field is worth at the prices, its goods and bags noted in `areaNet`. */
function worthOf(flow: Flow, sunflowers: number): number {
  let value = flow.coins;
  for (let i = 0; i < 4; i++) {
    areaNet[i] = flow.gains[i]! - flow.pays[i]!;
    value += areaNet[i]! * price[i]!;
  }
  const cheapest = order[0]!;
  const dearest = order[3]!;
  areaNet[dearest]! += flow.gainsAny;
  areaNet[cheapest]! -= flow.paysAny;
  value += flow.gainsAny * price[dearest]! - flow.paysAny * price[cheapest]!;
  for (let i = 0; i < flow.paysDifferent; i++) {
    areaNet[order[i]!]!--;
    value -= price[order[i]!]!;
  }
  for (let i = 0; i < flow.paysSame.length; i++) {
    areaNet[order[i]!]! -= flow.paysSame[i]!;
    value -= flow.paysSame[i]! * price[order[i]!]!;
  }
  areaNet[4] = flow.bags - flow.area.bags;
  value +=
    areaNet[4]! * bagPrice + (flow.sunflowers - flow.area.sunflowers) * sunflowerPrice - flow.area.cards * cardPrice;
  return sunflowers > 0 && flow.grows.length > 0 ? value + sunflowers * grow(flow.grows, sunflowers, dearest) : value;
}

/** The dearest thing a sunflower can add, which is noted as well. */
function grow(grows: readonly number[], sunflowers: number, dearest: number): number {
  let most = -1;
  let kind = COIN;
  for (const what of grows) {
    const gain = what === COIN ? 1 : what === BAG ? bagPrice : price[what === ANY ? dearest : what]!;
    if (gain > most) {
      most = gain;
      kind = what;
    }
  }
  if (kind === BAG) areaNet[4]! += sunflowers;
  else if (kind !== COIN) areaNet[kind === ANY ? dearest : kind]! += sunflowers;
  return most;
}

const shown: Component[] = new Array(10);
const shownFlows: (readonly Flow[])[] = new Array(10);
/** The flows of the printed fields under cards that go after use. */
const beneath: (readonly Flow[] | undefined)[] = new Array(10);
const isDone = new Array<boolean>(10).fill(false);

/** Fills in what each field is worth at the prices. */
function appraise(farm: Farm, activations: number): void {
  sortByPrice();
  sunflowerPrice = worthOfSunflower(farm, activations);
  cardPrice = Math.min(3, 0.2 * activations);
  isDone.fill(false);
  for (let i = 0; i < 10; i++) if (shown[i]!.targets === undefined) appraiseField(farm, i, activations);
  for (let i = 0; i < 10; i++) if (shown[i]!.targets !== undefined) appraiseArrow(i, 0);
}

function appraiseField(farm: Farm, index: number, activations: number): void {
  let value = appraiseFlows(shownFlows[index]!, farm.sunflowers[index]!, net[index]!);
  const under = beneath[index];
  if (under !== undefined) {
    // A card that can be used once is spread over all the visits its field will have.
    const visits = Math.max(1, activations * (CHANCE_OF[index]! + 0.08));
    const rest = appraiseFlows(under, farm.sunflowers[index]!, scratch);
    const share = 1 / visits;
    value = value * share + rest * (1 - share);
    for (let k = 0; k < 5; k++) net[index]![k] = net[index]![k]! * share + scratch[k]! * (1 - share);
  }
  worth[index] = value;
  isDone[index] = true;
}

const scratch = new Float64Array(5);

function appraiseFlows(flows: readonly Flow[], sunflowers: number, into: Float64Array): number {
  into.fill(0);
  let most = 0;
  for (let i = 0; i < flows.length; i++) {
    const value = worthOf(flows[i]!, sunflowers);
    if (value <= most) continue;
    most = value;
    into.set(areaNet);
  }
  return most;
}

/** An arrow is worth what the best field is that it leads to. */
function appraiseArrow(index: number, depth: number): void {
  if (isDone[index]) return;
  const from = index + 2;
  let bestTarget = -1;
  for (const to of shown[index]!.targets![from] as readonly Field[]) {
    const target = at(to);
    if (!isDone[target] && depth < 3) appraiseArrow(target, depth + 1);
    if (isDone[target] && (bestTarget < 0 || worth[target]! > worth[bestTarget]!)) bestTarget = target;
  }
  worth[index] = bestTarget < 0 ? 0 : worth[bestTarget]!;
  if (bestTarget < 0) net[index]!.fill(0);
  else net[index]!.set(net[bestTarget]!);
  isDone[index] = true;
}

/** How often a sunflower is used, beside how often the dice name its field: some visits go elsewhere. */
const SUNFLOWER_USE = 0.7;

/** What one more sunflower at the best free place adds to all that is to come. */
function worthOfSunflower(farm: Farm, activations: number): number {
  let most = 0;
  for (let i = 0; i < 10; i++) {
    if (farm.sunflowers[i]! >= SUNFLOWER_PLACES[i]! || shown[i]!.once) continue;
    const value = SUNFLOWER_USE * CHANCE_OF[i]! * activations * growthWorth(shownFlows[i]!);
    if (value > most) most = value;
  }
  return most;
}

function growthWorth(flows: readonly Flow[]): number {
  let most = 0;
  for (const { grows } of flows)
    for (const what of grows) {
      const gain = what === COIN ? 1 : what === BAG ? bagPrice : price[what === ANY ? order[3]! : what]!;
      if (gain > most) most = gain;
    }
  return most;
}

/** The components of a Farm, looked up once for all steps. */
function lookAt({ cards, fields }: Tables, farm: Farm): void {
  for (let i = 0; i < 10; i++) {
    const card = farm.cards[i];
    show(i, card ? cards[card] : fields[i]!, fields[i]!);
  }
}

function show(index: number, component: Component, printed: Component): void {
  shown[index] = component;
  shownFlows[index] = flowsOf(component);
  beneath[index] = component.once ? flowsOf(printed) : undefined;
}

/** Sum of what all activations bring at the prices; the goods and bags they move are noted. */
function earn(horizon: Horizon): number {
  flow.fill(0);
  let bags = 0;
  let value = 0;
  for (let s = 0; s < SUMS.length; s++) {
    let most = 0;
    let chosen = -1;
    let shift = 0;
    const { fields, bags: shifts } = REACH[s]!;
    for (let i = 0; i < fields.length; i++) {
      const gain = worth[fields[i]!]! - shifts[i]! * bagPrice;
      if (gain <= most) continue;
      most = gain;
      chosen = fields[i]!;
      shift = shifts[i]!;
    }
    if (chosen < 0) continue;
    const times = CHANCES[s]! * horizon.activations;
    value += times * most;
    const moved = net[chosen]!;
    for (let k = 0; k < 4; k++) flow[k]! += times * moved[k]!;
    bags += times * (moved[4]! - shift);
  }
  let final = -1;
  for (let i = 0; i < 10; i++) if (worth[i]! > 0 && (final < 0 || worth[i]! > worth[final]!)) final = i;
  if (final >= 0) {
    value += worth[final]!;
    for (let k = 0; k < 4; k++) flow[k]! += net[final]![k]!;
    bags += net[final]![4]!;
  }
  bagFlow = bags - BAGS_A_TURN * horizon.turns;
  return value;
}

let bagFlow = 0;

/** What a Farm with this stock should still earn. */
export function incomeOf(tables: Tables, farm: Farm, horizon: Horizon, into: Income): void {
  lookAt(tables, farm);
  const all = horizon.activations + 1;
  price.fill(FIRST_PRICE);
  bagPrice = Math.min(0.8, 0.15 * all);
  into.coins = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++) {
    const value = coinsNow(farm, horizon);
    if (value < into.coins) {
      into.coins = value;
      into.bag = bagPrice;
      best.set(price);
    }
    const pace = FIRST_STEP * SLOWER ** step;
    const scale = 1 / (1 + 0.25 * all);
    for (let i = 0; i < 4; i++)
      price[i] = within(price[i]! - pace * within((farm.goods[i]! + flow[i]!) * scale, -1, 1), 0, MOST_FOR_GOOD);
    bagPrice = within(bagPrice - 0.4 * pace * within((farm.bags + bagFlow) * scale, -1, 1), 0, MOST_FOR_BAG);
  }
  into.goods.set(best);
}

/** What a Farm should still earn at the prices. */
function coinsNow(farm: Farm, horizon: Horizon): number {
  appraise(farm, horizon.activations);
  let value = earn(horizon) + farm.bags * bagPrice;
  for (let i = 0; i < 4; i++) value += farm.goods[i]! * price[i]!;
  return value + BAGS_A_TURN * horizon.turns * (WORTH_OF_THOSE - bagPrice);
}

/** What a Farm should still earn at prices that were found for another one: never less than its own prices would say. */
export function incomeAt(tables: Tables, farm: Farm, { goods, bag }: Income, horizon: Horizon): number {
  lookAt(tables, farm);
  price.set(goods);
  bagPrice = bag;
  return coinsNow(farm, horizon);
}

const within = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** Goes back to prices found before, to ask what single things are worth at them. */
export function atPrices(tables: Tables, farm: Farm, { goods, bag }: Income, horizon: Horizon): void {
  lookAt(tables, farm);
  price.set(goods);
  bagPrice = bag;
  appraise(farm, horizon.activations);
}

/** At the prices last set: what a field brings, if it can be paid at all times. */
export const fieldWorth = (field: Field): number => worth[at(field)]!;

/** At the prices last set: one area of a component, on a field with so many sunflowers. */
export const areaWorth = (component: Component, area: number, sunflowers: number): number =>
  worthOf(flowsOf(component)[area]!, sunflowers);

/** At the prices last set: the cheapest good. */
export const cheapestGood = (): number => price[order[0]!]!;

/** At the prices last set: a sunflower at its best place. */
export const sunflowerWorth = (): number => sunflowerPrice;

/** At the prices last set: all that is to come, if this card lay on that field. */
export function worthWithCard(tables: Tables, farm: Farm, field: Field, card: CardId, horizon: Horizon): number {
  const i = at(field);
  const before = shown[i]!;
  show(i, tables.cards[card], tables.fields[i]!);
  appraise(farm, horizon.activations);
  const value = earn(horizon);
  show(i, before, tables.fields[i]!);
  return value;
}
