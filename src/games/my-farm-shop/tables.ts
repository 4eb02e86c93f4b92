import type { MoveOf } from "../../table/game.ts";
import { shared } from "../../table/moves.ts";
import { type Options as AnyOptions, patched } from "../../table/options.ts";
import { components } from "./components.ts";
import { FIELDS, type Field, neighbour } from "./data/farm.ts";
import { type FieldCard, type FieldCardId, fieldCards } from "./data/field-cards.ts";
import { type Action, GOODS, type Good, type Line, type Plain, type Printed } from "./data/grammar.ts";
import { type SkillId, skills } from "./data/skills.ts";
import type { Options } from "./options.ts";
import type { CardId, Move, Production, State } from "./state.ts";

type PayMove = MoveOf<Move, "payGoods">;
type ProduceMove = MoveOf<Move, "chooseProduction">;
const payment = shared<PayMove>();
const production = shared<ProduceMove>();
const placement = shared<MoveOf<Move, "placeCard">>();
type ExtraGood = Options["extraGood"];

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
  readonly placements: readonly MoveOf<Move, "placeCard">[];
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

/** What is printed with these options. */
export function tablesOf(options: Options): Tables {
  let found = remembered.get(options);
  if (found === undefined) {
    found = tablesFor(options);
    remembered.set(options, found);
  }
  return found;
}

/** The tables of the usual cards, by the choices that matter to them: most games need no others. */
const usual = new Map<string, Tables>();

function tablesFor(options: Options): Tables {
  if (Object.keys(options.cards).length > 0) return build(options);
  const choices = `${options.jumpStart} ${options.extraGood}`;
  let found = usual.get(choices);
  if (found === undefined) {
    found = build(options);
    usual.set(choices, found);
  }
  return found;
}

function build({ jumpStart, extraGood, cards: changes }: Options): Tables {
  const side = jumpStart ? "black" : "red";
  const all: { [id: string]: Component } = { ...asPrinted(extraGood) };
  for (const id of Object.keys(changes)) all[id] = prepared(changed(id, changes), extraGood);
  return {
    cards: all as Tables["cards"],
    fields: FIELDS.map((field) => all[`${side}-${field}`] as Component),
    skills: SKILLS,
    stacks: STACKS,
  };
}

/** What is printed on a card or field with the changes of the options. */
export const changed = (id: string, changes: Options["cards"]): Printed =>
  patched(components[id as keyof typeof components] as never, changes[id] as never) as Printed;

const unchanged: { [Extra in ExtraGood]?: { readonly [id: string]: Component } } = {};

/** Every card and field as it comes out of the box. */
function asPrinted(extraGood: ExtraGood): { readonly [id: string]: Component } {
  unchanged[extraGood] ??= Object.fromEntries(
    Object.entries(components).map(([id, printed]) => [id, prepared(printed, extraGood)]),
  );
  return unchanged[extraGood];
}

/** A printed field or card, every way to use it listed. */
function prepared(printed: Printed, extraGood: ExtraGood): Component {
  const { action } = printed;
  const plain = action.do === "choose" ? action.options : [action];
  const mostSunflowers = printed.noSunflowerBonus ? 0 : 2;
  return {
    printed,
    targets: action.do === "activate" ? targetsByField(action.dirs) : undefined,
    areas: plain.flatMap((area) => areasOf(area, mostSunflowers, extraGood)),
    once: printed.once ?? false,
    shopIcon: printed.shopIcon ?? false,
    placements: (printed.placement ?? FIELDS).map((field) => placement({ type: "placeCard", field })),
  };
}

function targetsByField(dirs: Extract<Action, { do: "activate" }>["dirs"]): Component["targets"] {
  return Object.fromEntries(
    FIELDS.map((field) => [field, dirs.map((dir) => neighbour(field, dir)).filter((to) => to !== undefined)]),
  );
}

/** The area of a gain or an exchange; arrows and empty fields have none. */
function areasOf(plain: Plain, mostSunflowers: number, extraGood: ExtraGood): readonly Area[] {
  if (plain.do === "nothing" || plain.do === "activate") return [];
  const { pay, gain } = plain.do === "exchange" ? plain : { pay: [], gain: plain.gain };
  const costs = waysOf(pay);
  const asksGoods = costs.some((cost) => cost.some((n) => n > 0));
  const productions: (readonly ProduceMove[])[] = [];
  for (let bonus = 0; bonus <= 2; bonus++)
    productions.push(
      bonus > mostSunflowers ? (productions[0] as ProduceMove[]) : grownProductions(gain, bonus, extraGood),
    );
  return [
    {
      printed: plain,
      payments: asksGoods ? costs.map((cost) => payment({ type: "payGoods", goods: goodsOf(cost) })) : [],
      paymentCounts: asksGoods ? costs : [],
      bags: total(pay, "bag"),
      sunflowers: total(pay, "sunflower"),
      cards: total(pay, "fieldCard"),
      productions,
    },
  ];
}

/** Each sunflower adds one piece of the player's choice. */
function grownProductions(gain: readonly Line[], bonus: number, extraGood: ExtraGood): readonly ProduceMove[] {
  const all = extraGood === "free" ? grownLines(gain, bonus).flatMap(countsOf) : grownCounts(countsOf(gain), bonus);
  return unique(all, (counts) => counts.join()).map((counts) =>
    production({ type: "chooseProduction", ...productionOf(counts) }),
  );
}

/** Every way to produce some lines, as counts: goods, bags, coins, sunflowers. */
const countsOf = (lines: readonly Line[]): readonly (readonly number[])[] =>
  waysOf(lines).map((goods) => [...goods, total(lines, "bag"), total(lines, "coin"), total(lines, "sunflower")]);

/** The productions with `bonus` pieces more, each of something that is produced anyway. */
const grownCounts = (all: readonly (readonly number[])[], bonus: number): readonly (readonly number[])[] =>
  bonus === 0
    ? all
    : grownCounts(
        all.flatMap((counts) =>
          counts.flatMap((n, i) => (n === 0 ? [] : [counts.map((count, j) => (j === i ? count + 1 : count))])),
        ),
        bonus - 1,
      );

/** The lines with `bonus` pieces more, on any of them. */
const grownLines = (lines: readonly Line[], bonus: number): readonly (readonly Line[])[] =>
  bonus === 0 ? [lines] : lines.flatMap((_, i) => growing(lines, i, bonus));

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

/** Every choice of goods that some lines allow, as counts: honey, egg, wool, milk. */
export function waysOf(lines: readonly Line[]): readonly (readonly number[])[] {
  let all: readonly Spread[] = [{ goods: GOODS.map(() => 0), sets: {} }];
  for (const [i, line] of lines.entries()) {
    const isReferred = lines.slice(i + 1).some(({ not }) => line.set !== undefined && not?.includes(line.set));
    all = unique(
      all.flatMap((before) => spreadLine(line, before, isReferred)),
      ({ goods, sets }) => `${goods} ${Object.values(sets)}`,
    );
  }
  return unique(
    all.map(({ goods }) => goods),
    (goods) => goods.join(),
  );
}

/** What a line adds; the kind of a set is kept only where a later line refers to it. */
function spreadLine({ item, n, set, not }: Line, { goods, sets }: Spread, keepsKind: boolean): readonly Spread[] {
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
        sets: keepsKind ? { ...sets, [set as string]: kind } : sets,
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

function unique<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return [...found.values()];
}

/** The skills that give, or give for something. */
const SKILLS: Tables["skills"] = Object.fromEntries(
  Object.entries(skills).flatMap(([id, { action }]) =>
    action.do === "gain" || action.do === "exchange" || action.do === "choose"
      ? [[id, prepared({ action, provenance: "rulebook" }, "free")]]
      : [],
  ),
);

const STACKS: Tables["stacks"] = (["start", 1, 2, 3, 4, 5, 6] as const).map((stack) =>
  (Object.entries(fieldCards) as [FieldCardId, FieldCard][])
    .filter(([, card]) => card.stack === stack)
    .map(([id]) => id),
);
