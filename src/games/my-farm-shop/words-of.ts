import type { Message } from "../../table/messages.ts";
import type { Action, Line } from "./data/grammar.ts";
import { GOODS } from "./data/grammar.ts";
import type { Production } from "./state.ts";
import type { Component } from "./tables.ts";

/** What is printed on a field or card, as a message. */
export function textOf({ printed, once }: Pick<Component, "printed" | "once">): Message {
  const text = actionText(printed.action);
  return once ? { id: "once", action: text } : text;
}

/** What an action does, as a message. */
export function actionText(action: Action): Message {
  switch (action.do) {
    case "gain":
      return { id: "gain", gain: action.gain.map(lineText) };
    case "exchange":
      return { id: "exchange", pay: action.pay.map(lineText), gain: action.gain.map(lineText) };
    case "choose":
      return { id: "choose", first: actionText(action.options[0]), second: actionText(action.options[1]) };
    case "activate":
      return arrowText(action.dirs.map((dir) => `arrow.${dir}`));
    case "nothing":
      return { id: "nothing" };
  }
}

/** Where an arrow leads: one way, or one of several. */
const arrowText = ([dir, ...others]: readonly string[]): Message =>
  others.length === 0 ? { id: "arrow", dir: dir ?? "nothing" } : { id: "arrows", dir: dir!, other: others };

const lineText = ({ item, n, not }: Line): Message => ({
  id: not === undefined ? `item.${item}` : `item.${item}.other`,
  n,
});

/** What is gained, as a message. */
export const productionText = ({ goods, bags, coins, sunflowers }: Production): Message => ({
  id: "gain",
  gain: [...goodsText(goods), ...amount("bag", bags), ...amount("coin", coins), ...amount("sunflower", sunflowers)],
});

/** Goods as amounts. */
export const goodsText = (goods: readonly string[]): readonly Message[] =>
  GOODS.flatMap((good) => amount(good, goods.filter((other) => other === good).length));

const amount = (item: string, n: number): readonly Message[] => (n === 0 ? [] : [{ id: `item.${item}`, n }]);
