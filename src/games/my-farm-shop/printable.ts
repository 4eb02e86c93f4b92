import { FIELDS } from "./data/farm.ts";
import { type Action, DIRECTIONS, GOODS, ITEMS, type Line, type Plain, type Printed } from "./data/grammar.ts";
import { CAPACITY } from "./farm.ts";
import { waysOf } from "./tables.ts";

/** Why something cannot be printed on a card; the words are the texts `flaw.<flaw>`. */
export type Flaw = "action" | "areas" | "arrows" | "cost" | "gain" | "amount" | "sets" | "choice" | "fields";

/** What is wrong with a card or field, if anything. */
export function flawOf({ action, placement }: Printed): Flaw | undefined {
  if (placement !== undefined && !isSelection(placement, FIELDS)) return "fields";
  switch (action.do) {
    case "activate":
      return isSelection(action.dirs, DIRECTIONS) ? undefined : "arrows";
    case "choose":
      return flawOfAreas(action);
    case "nothing":
      return undefined;
    default:
      return flawOfArea(action);
  }
}

/** Whether there is at least one, each is known and none comes twice. */
const isSelection = <T>(chosen: readonly T[] | undefined, known: readonly T[]): boolean =>
  Array.isArray(chosen) &&
  chosen.length > 0 &&
  new Set(chosen).size === chosen.length &&
  chosen.every((one) => known.includes(one));

function flawOfAreas({ options }: Extract<Action, { do: "choose" }>): Flaw | undefined {
  if (!Array.isArray(options) || options.length !== 2) return "areas";
  return flawOfArea(options[0]) ?? flawOfArea(options[1]);
}

function flawOfArea(area: Plain): Flaw | undefined {
  if (area.do === "gain") return flawOfGain(area.gain);
  if (area.do === "exchange") return flawOfCost(area.pay) ?? flawOfGain(area.gain);
  return "action";
}

function flawOfGain(lines: readonly Line[]): Flaw | undefined {
  const isGain = hasLines(lines) && lines.every(({ item }) => !(COSTS_ONLY as readonly string[]).includes(item));
  return isGain ? flawOfLines(lines) : "gain";
}

function flawOfCost(lines: readonly Line[]): Flaw | undefined {
  if (!hasLines(lines) || lines.some(({ item }) => item === "coin")) return "cost";
  const isTooMuch = amountOf(lines, ["fieldCard"]) >= FIELDS.length || amountOf(lines, ["sunflower"]) > MOST_SUNFLOWERS;
  return isTooMuch ? "amount" : flawOfLines(lines);
}

const COSTS_ONLY = ["fieldCard", "differentGoods"] as const;
const MOST_LINES = 4;
/** All places of a Farm, and two on field 7. */
const MOST_SUNFLOWERS = 18;
/** With more goods of choice nobody could look through the list. */
const MOST_OF_CHOICE = 8;

const hasLines = (lines: readonly Line[] | undefined): boolean =>
  Array.isArray(lines) &&
  lines.length > 0 &&
  lines.length <= MOST_LINES &&
  lines.every(({ item, n }) => ITEMS.includes(item) && Number.isInteger(n) && n > 0);

function flawOfLines(lines: readonly Line[]): Flaw | undefined {
  if (amountOf(lines, [...GOODS, "anyGood", "sameGood", "differentGoods"]) > CAPACITY) return "amount";
  if (amountOf(lines, ["anyGood"]) > MOST_OF_CHOICE) return "choice";
  if (lines.some(({ item, n }) => item === "differentGoods" && n > GOODS.length)) return "amount";
  return areSetsNamed(lines) && waysOf(lines).length > 0 ? undefined : "sets";
}

const amountOf = (lines: readonly Line[], items: readonly Line["item"][]): number =>
  lines.reduce((sum, { item, n }) => (items.includes(item) ? sum + n : sum), 0);

/** Whether only identical goods are named, each set once, and differ only from sets named before. */
function areSetsNamed(lines: readonly Line[]): boolean {
  const named = new Set<string>();
  for (const { item, set, not } of lines) {
    if (item !== "sameGood" && (set !== undefined || not !== undefined)) return false;
    if (not?.some((other) => !named.has(other))) return false;
    if (set === undefined) continue;
    if (named.has(set)) return false;
    named.add(set);
  }
  return true;
}
