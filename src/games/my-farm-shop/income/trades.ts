import { GOODS, type Good, type Line } from "../data/grammar.ts";
import type { Area, Component } from "../tables.ts";

/** What using an area once brings and takes, as numbers; goods are honey, egg, wool, milk. */
export interface Trade {
  readonly coins: number;
  /** Goods of a given kind, bags and sunflowers: those produced less those paid. */
  readonly goods: readonly number[];
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
  /** What a sunflower on the field may add one more of. */
  readonly bonuses: readonly Bonus[];
}

/** One good of a kind, by its place among the goods, one of any kind, a bag or a coin. */
export type Bonus = number | "anyGood" | "bag" | "coin";

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
  return {
    coins: total(gain, "coin"),
    goods: GOODS.map((good) => total(gain, good) - total(pay, good)),
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

function bonusOf(item: Line["item"]): readonly Bonus[] {
  if (item === "anyGood" || item === "sameGood") return ["anyGood"];
  if (item === "bag" || item === "coin") return [item];
  const kind = GOODS.indexOf(item as Good);
  return kind < 0 ? [] : [kind];
}
