import { type Options as AnyOptions, patched } from "../../table/options.ts";
import { components } from "./components.ts";
import { FIELDS, type Field, neighbour } from "./data/farm.ts";
import { type FieldCard, type FieldCardId, fieldCards } from "./data/field-cards.ts";
import {
  type Action,
  DIRECTIONS,
  GOODS,
  type Good,
  ITEMS,
  type Line,
  type Plain,
  type Printed,
} from "./data/grammar.ts";
import { type SkillId, skills } from "./data/skills.ts";
import type { Options } from "./options.ts";
import type { CardId, Move, Production, State } from "./state.ts";

type PayMove = Extract<Move, { type: "payGoods" }>;
type ProduceMove = Extract<Move, { type: "chooseProduction" }>;

/** One area of a field or a skill: what it costs and what it gives, every way of it listed once. */
export interface Area {
  readonly printed: Plain;
  /** The ways to pay the goods; none if the area asks for no goods. */
  readonly payments: readonly PayMove[];
  /** The same as counts: honey, egg, wool, milk. */
  readonly paymentCounts: readonly (readonly number[])[];
  readonly bags: number;
  readonly sunflowers: number;
  readonly cards: number;
  /** The possible productions with so many sunflowers on the field. */
  readonly productions: readonly (readonly ProduceMove[])[];
}

/** A printed field, a card or a skill, ready to be played. */
export interface Component {
  readonly printed: Printed;
  /** For a green arrow: the fields it leads to, by the field it lies on. */
  readonly targets: { readonly [field: Field]: readonly Field[] } | undefined;
  /** None for a green arrow and for an empty field. */
  readonly areas: readonly Area[];
  readonly once: boolean;
  readonly shopIcon: boolean;
  /** The moves that place the card. */
  readonly placements: readonly Extract<Move, { type: "placeCard" }>[];
}

/** All that is printed, with the changes of the options. */
export interface Tables {
  readonly cards: { readonly [id in CardId]: Component };
  /** The printed fields of the side in play, from field 2 to field 11. */
  readonly fields: readonly Component[];
  /** The skills that give, or give for something. */
  readonly skills: { readonly [id in SkillId]?: Component };
  /** The Field cards by their backs: opening cards, then stacks 1 to 6. */
  readonly stacks: readonly (readonly FieldCardId[])[];
}

const remembered = new WeakMap<AnyOptions, Tables>();
let lastOptions: Options | undefined;
let lastTables: Tables | undefined;

/** What is printed on cards, fields and skills in this game. */
export function tables(state: State): Tables {
  if (state.options === lastOptions) return lastTables as Tables;
  const found = tablesOf(state.options);
  lastOptions = state.options;
  lastTables = found;
  return found;
}

/** What is printed with these options. Throws where the options change a card to something that cannot be printed. */
export function tablesOf(options: Options): Tables {
  let found = remembered.get(options);
  if (found === undefined) {
    found = build(options);
    remembered.set(options, found);
  }
  return found;
}

function build(options: Options): Tables {
  const all: { [id: string]: Component } = {};
  for (const [id, printed] of Object.entries(components)) {
    const change = options.cards[id];
    all[id] = componentOf(change === undefined ? printed : (patched(printed as never, change) as Printed));
  }
  const side = options.jumpStart ? "black" : "red";
  const usable = Object.entries(skills).filter(([, { action }]) => action.do !== "placeSunflower");
  return {
    cards: all as Tables["cards"],
    fields: FIELDS.map((field) => all[`${side}-${field}`] as Component),
    skills: Object.fromEntries(
      usable
        .filter(([, { action }]) => action.do !== "swapCards" && action.do !== "activate")
        .map(([id, { action }]) => [id, componentOf({ action: action as Action, provenance: "rulebook" })]),
    ),
    stacks: (["start", 1, 2, 3, 4, 5, 6] as const).map((stack) =>
      (Object.entries(fieldCards) as [FieldCardId, FieldCard][])
        .filter(([, card]) => card.stack === stack)
        .map(([id]) => id),
    ),
  };
}

function componentOf(printed: Printed): Component {
  const { action } = printed;
  const plain = action.do === "choose" ? action.options : [action];
  const mostSunflowers = printed.noSunflowerBonus ? 0 : 2;
  const placement = printed.placement ?? FIELDS;
  check(placement.length > 0 && placement.every((field) => FIELDS.includes(field)), "placement");
  return {
    printed,
    targets: action.do === "activate" ? targetsOf(action.dirs) : undefined,
    areas: action.do === "activate" ? [] : plain.flatMap((area) => areaOf(area, mostSunflowers)),
    once: printed.once ?? false,
    shopIcon: printed.shopIcon ?? false,
    placements: placement.map((field) => ({ type: "placeCard", field })),
  };
}

function targetsOf(dirs: Extract<Action, { do: "activate" }>["dirs"]): Component["targets"] {
  check(Array.isArray(dirs) && dirs.every((dir) => DIRECTIONS.includes(dir)), "dirs");
  return Object.fromEntries(
    FIELDS.map((field) => [field, dirs.map((dir) => neighbour(field, dir)).filter((to) => to !== undefined)]),
  );
}

function areaOf(plain: Plain, mostSunflowers: number): readonly Area[] {
  if (plain.do === "nothing") return [];
  check(plain.do === "gain" || plain.do === "exchange", "do");
  const { pay, gain } = plain.do === "exchange" ? plain : { pay: [], gain: (plain as { gain: readonly Line[] }).gain };
  check(Array.isArray(pay) && Array.isArray(gain) && gain.length > 0, "lines");
  check(
    gain.every(({ item }) => item !== "fieldCard" && item !== "differentGoods"),
    "gain",
  );
  check(
    pay.every(({ item }) => item !== "coin"),
    "pay",
  );
  const costs = unique(spread(pay).map(({ goods }) => goods));
  const asksGoods = costs.some((cost) => cost.some((n) => n > 0));
  const productions: (readonly ProduceMove[])[] = [];
  for (let bonus = 0; bonus <= 2; bonus++)
    productions.push(bonus > mostSunflowers ? (productions[0] as ProduceMove[]) : productionsOf(gain, bonus));
  return [
    {
      printed: plain,
      payments: asksGoods ? costs.map((cost) => ({ type: "payGoods", goods: goodsOf(cost) })) : [],
      paymentCounts: asksGoods ? costs : [],
      bags: total(pay, "bag"),
      sunflowers: total(pay, "sunflower"),
      cards: total(pay, "fieldCard"),
      productions,
    },
  ];
}

/** Each sunflower adds one to a line of the player's choice. */
function productionsOf(gain: readonly Line[], bonus: number): readonly ProduceMove[] {
  const grown = bonus === 0 ? [gain] : gain.flatMap((_, i) => growing(gain, i, bonus));
  const all = grown.flatMap((lines) =>
    spread(lines).map(({ goods }) => [...goods, total(lines, "bag"), total(lines, "coin"), total(lines, "sunflower")]),
  );
  return unique(all).map((counts) => ({ type: "chooseProduction", ...productionOf(counts) }));
}

/** The lines with `bonus` pieces more, none of them before the line at `from`, at least one there. */
function growing(lines: readonly Line[], from: number, bonus: number): (readonly Line[])[] {
  const grown = lines.map((line, i) => (i === from ? { ...line, n: line.n + 1 } : line));
  if (bonus === 1) return [grown];
  return grown.flatMap((_, i) => (i < from ? [] : growing(grown, i, bonus - 1)));
}

function productionOf(counts: readonly number[]): Production {
  const [bags, coins, sunflowers] = counts.slice(GOODS.length) as [number, number, number];
  return { goods: goodsOf(counts), bags, coins, sunflowers };
}

/** Goods by count, and the kinds chosen for sets of identical goods. */
interface Spread {
  readonly goods: readonly number[];
  readonly sets: { readonly [set: string]: number };
}

/** Every choice of goods that some lines allow. */
function spread(lines: readonly Line[]): readonly Spread[] {
  let all: readonly Spread[] = [{ goods: GOODS.map(() => 0), sets: {} }];
  for (const line of lines) {
    check(ITEMS.includes(line.item) && Number.isInteger(line.n) && line.n > 0, "item");
    all = all.flatMap((before) => spreadLine(line, before));
  }
  return all;
}

function spreadLine({ item, n, set, not }: Line, { goods, sets }: Spread): readonly Spread[] {
  const plus = (kinds: readonly number[]) => goods.map((count, i) => count + kinds.filter((kind) => kind === i).length);
  const all = GOODS.map((_, i) => i);
  switch (item) {
    case "anyGood":
      return selections(n, true).map((kinds) => ({ goods: plus(kinds), sets }));
    case "differentGoods":
      return selections(n, false).map((kinds) => ({ goods: plus(kinds), sets }));
    case "sameGood": {
      const free = all.filter((kind) => !(not ?? []).some((other) => sets[other] === kind));
      return free.map((kind) => ({
        goods: plus(new Array(n).fill(kind)),
        sets: set === undefined ? sets : { ...sets, [set]: kind },
      }));
    }
    case "honey":
    case "egg":
    case "wool":
    case "milk":
      return [{ goods: plus(new Array(n).fill(GOODS.indexOf(item))), sets }];
    default:
      return [{ goods, sets }];
  }
}

/** Rows of kinds that never decrease; with `repeats` a kind may come more than once. */
function selections(n: number, repeats: boolean, from = 0): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return GOODS.flatMap((_, kind) =>
    kind < from ? [] : selections(n - 1, repeats, repeats ? kind : kind + 1).map((rest) => [kind, ...rest]),
  );
}

const goodsOf = (counts: readonly number[]): readonly Good[] =>
  GOODS.flatMap((good, i) => new Array<Good>(counts[i] as number).fill(good));

const total = (lines: readonly Line[], item: Line["item"]): number =>
  lines.reduce((sum, line) => (line.item === item ? sum + line.n : sum), 0);

function unique(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const found = new Map(rows.map((row) => [row.join(), row]));
  return [...found.values()];
}

function check(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`this cannot be printed on a card: ${what}`);
}
