import { GOODS, type Good, type Line } from "../data/grammar.ts";
import type { Area, Component } from "../tables.ts";

/** What using an area once brings and takes, as numbers; what is produced less what is paid. */
export interface Trade {
  readonly coins: number;
  readonly honey: number;
  readonly egg: number;
  readonly wool: number;
  readonly milk: number;
  readonly bags: number;
  readonly sunflowers: number;
  /** Field cards that are paid. */
  readonly cards: number;
  /** Goods of the player's choice that are produced, and that are paid. */
  readonly producesAny: number;
  readonly paysAny: number;
  /** Goods paid that must be of different kinds. */
  readonly paysDifferent: number;
  /** Sets of identical goods that are paid, by their sizes. */
  readonly paysSame: readonly number[];
  /** What a sunflower on the field may add one more of, as places among units. */
  readonly bonuses: readonly number[];
}

/** Places of what a sunflower adds: honey, egg, wool, milk, a bag, a coin, a good of choice. */
export const BAG = 4;
export const COIN = 5;
export const ANY_GOOD = 6;
export const UNITS = 7;

const remembered = new WeakMap<Component, readonly Trade[]>();

/** The trades of a component, one for each of its areas. */
export function tradesOf(component: Component): readonly Trade[] {
  let trades = remembered.get(component);
  if (trades === undefined) {
    const hasBonus = component.printed.noSunflowerBonus !== true;
    trades = component.areas.map((area) => tradeOf(area, hasBonus));
    remembered.set(component, trades);
  }
  return trades;
}

function tradeOf({ printed, bags, sunflowers, cards }: Area, hasBonus: boolean): Trade {
  const pay = printed.do === "exchange" ? printed.pay : [];
  const gain = printed.do === "exchange" || printed.do === "gain" ? printed.gain : [];
  const net = (good: Good): number => total(gain, good) - total(pay, good);
  return {
    coins: total(gain, "coin"),
    honey: net("honey"),
    egg: net("egg"),
    wool: net("wool"),
    milk: net("milk"),
    bags: total(gain, "bag") - bags,
    sunflowers: total(gain, "sunflower") - sunflowers,
    cards,
    producesAny: total(gain, "anyGood") + total(gain, "sameGood"),
    paysAny: total(pay, "anyGood"),
    paysDifferent: total(pay, "differentGoods"),
    paysSame: pay.filter(({ item }) => item === "sameGood").map(({ n }) => n),
    bonuses: hasBonus ? [...new Set(gain.flatMap(({ item }) => bonusOf(item)))] : [],
  };
}

const total = (lines: readonly Line[], item: Line["item"]): number =>
  lines.reduce((sum, line) => (line.item === item ? sum + line.n : sum), 0);

function bonusOf(item: Line["item"]): readonly number[] {
  if (item === "anyGood" || item === "sameGood") return [ANY_GOOD];
  if (item === "bag") return [BAG];
  if (item === "coin") return [COIN];
  const kind = GOODS.indexOf(item as Good);
  return kind < 0 ? [] : [kind];
}
