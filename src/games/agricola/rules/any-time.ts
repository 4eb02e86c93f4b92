import { taskOf } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import type { AsideRules } from "../../../table/rules.ts";
import { EDIBLE } from "../cards/cooking.ts";
import { afterExchange, exchanges, type Offered } from "../cards/exchanges.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { has as hasMark } from "../cards/marks.ts";
import { animalsFit, cookingRate, emptyFields, fieldsOf, foodFrom, takesCrop } from "../farm.ts";
import { add, CROPS, GOODS, type Good, isAnimal, remove } from "../goods.ts";
import { CELLS, cellsOf, type Plot } from "../grid.ts";
import type { AnswerTo, Move, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { receive } from "./goods.ts";
import { scry, scryMoves } from "./scrying.ts";
import { sparingPrice } from "./sparing.ts";

const COOKS = movesByGood("cook");
const DISCARDS = movesByGood("discard");

/** One move of a type for each good. */
export function movesByGood<Type extends "pick" | "cook" | "discard">(type: Type) {
  return Object.fromEntries(GOODS.map((good) => [good, { type, good }])) as {
    readonly [G in Good]: { type: Type; good: G };
  };
}

/** What of these can be turned into food now, one at a time. */
export function cookable(farm: Farm, goods: readonly Good[] = EDIBLE): MoveOf<Move, "cook">[] {
  const moves: MoveOf<Move, "cook">[] = [];
  for (const good of goods) {
    const count = farm.goods[good];
    if (count === 0) continue;
    const food = cookingRate(farm, good);
    if (food > 0) moves.push(COOKS[good]);
    // Two in one go may bring more than one after the other.
    if (count > 1 && foodFrom(farm, good, 2) > 2 * food) moves.push(made({ type: "cook", good, n: 2 }));
  }
  return moves;
}

/** What of these can be given back, one at a time. */
export function discardable(farm: Farm, goods: readonly Good[] = GOODS): MoveOf<Move, "discard">[] {
  const moves: MoveOf<Move, "discard">[] = [];
  for (const good of goods) if (farm.goods[good] > 0) moves.push(DISCARDS[good]);
  return moves;
}

/** The farm after some of a good were cooked in one go. */
export function cookedFarm(farm: Farm, { good, n = 1 }: MoveOf<Move, "cook">): Farm {
  const goods = { ...farm.goods };
  goods[good] -= n;
  goods.food += foodFrom(farm, good, n);
  return { ...farm, goods };
}

/** The farm after an exchange. */
export function exchangedFarm(farm: Farm, offered: Offered): Farm {
  const goods = { ...farm.goods };
  remove(goods, offered.exchange.pay);
  add(goods, offered.exchange.get);
  return { ...afterExchange(farm, offered), goods };
}

/** The farm after one of a good was given back. */
const discardedFarm = (farm: Farm, good: Good): Farm => ({
  ...farm,
  goods: { ...farm.goods, [good]: farm.goods[good] - 1 },
});

/** The farm after one of a good was cooked or given back. */
export const relievedFarm = (farm: Farm, move: MoveOf<Move, "cook"> | MoveOf<Move, "discard">): Farm =>
  move.type === "cook" ? cookedFarm(farm, move) : discardedFarm(farm, move.good);

/** Whether animals still wait for a place: they cannot be exchanged yet. */
const waitsForPlace = (state: State, seat: Seat, { exchange: { pay } }: Offered): boolean =>
  Object.keys(pay).some((good) => isAnimal(good as Good)) && !animalsFit(state, seat);

const offeredAs = (state: State, seat: Seat, card: CardId, nth: number): Offered =>
  exchanges(state, seat).find((other) => other.card === card && other.nth === nth)!;

/** All exchanges that cards offer a seat now. */
const exchangeMoves = (state: State, seat: Seat): MoveOf<Move, "exchange">[] =>
  exchanges(state, seat)
    .filter((offered) => !waitsForPlace(state, seat, offered))
    .map(({ card, nth }) => made({ type: "exchange", card, nth }));

/** All ways in which a seat may move a crop now. Empty tiles are alike, and so are tiles with as many of a crop. */
function shiftMoves(state: State, seat: Seat): MoveOf<Move, "shift">[] {
  const farm = farmOf(state, seat);
  const moves: MoveOf<Move, "shift">[] = [];
  if (!hasMark(farm, "shiftsCrops")) return moves;
  const empty = firstTile(cellsOf(emptyFields(farm)), () => "empty");
  for (const crop of CROPS) {
    const full = cellsOf(fieldsOf(farm)).filter((plot) => farm[crop][plot]! > 1);
    for (const from of firstTile(full, (plot) => farm[crop][plot]!))
      for (const to of empty) if (takesCrop(farm, to, crop)) moves.push(made({ type: "shift", from, to }));
  }
  return moves;
}

/** Of tiles that are alike only the first; every field card. */
function firstTile(plots: readonly Plot[], likeness: (plot: Plot) => unknown): readonly Plot[] {
  const seen = new Set<unknown>();
  return plots.filter((plot) => plot >= CELLS || (!seen.has(likeness(plot)) && seen.add(likeness(plot))));
}

/** What is possible at any time is asked for before it is too late, where nothing else will be asked. */
export const lastChanceRules: RulesFor<"barter" | "shiftCrops"> = {
  /** Before the scoring: whatever cards exchange at any time. */
  barter: {
    can: (state, { seat }) => exchangeMoves(state, seat).length > 0,
    moves: (state, { seat }): AnswerTo<"barter">[] => [...exchangeMoves(state, seat), STOP],
    // Exchanges are possible at any time, so they are played as asides; this task stays until the seat stops.
    apply() {},
  },

  /** Before crops are harvested: those of fields with several, into empty ones. */
  shiftCrops: {
    can: (state, { seat }) => shiftMoves(state, seat).length > 0,
    moves: (state, { seat }): AnswerTo<"shiftCrops">[] => [...shiftMoves(state, seat), STOP],
    apply() {},
  },
};

/** Llamas and fairies of a farm. */
const OTHERS = ["llama", "fairy"] as const;
type Other = (typeof OTHERS)[number];
const countOther = ({ llamas, fairies }: Farm, what: Other): number => (what === "llama" ? llamas : fairies);

/** Those of them that may be let go. */
export const releasable = (farm: Farm, of: readonly Other[] = OTHERS): MoveOf<Move, "release">[] =>
  of.filter((what) => countOther(farm, what) > 0).map((what) => made({ type: "release", what }));

/** Those of them that may be turned into food. */
export const roastable = (farm: Farm, of: readonly Other[] = OTHERS): MoveOf<Move, "roast">[] =>
  hasMark(farm, "roasts")
    ? of.filter((what) => countOther(farm, what) > 0).map((what) => made({ type: "roast", what }))
    : [];

function removeOther(farm: Farm, what: Other): void {
  if (what === "llama") farm.llamas--;
  else farm.fairies--;
}

/** While somebody says whose animal goes, nobody does anything in reply. (AG-249) */
const isSacrifice = ({ agenda }: State): boolean => agenda.at(-1)?.kind === "sacrifice";

/** Nothing is cooked or exchanged in the breeding phase either. */
const isBarred = (state: State, seat: Seat): boolean => isSacrifice(state) || taskOf(state, seat)?.kind === "breed";

/** At any time: turn one good into food, give it back to the general supply, or what cards offer. */
export const asideRules: AsideRules<State, Move> = {
  /** By a house rule no animals while some have no place. */
  cook: {
    moves: (state, seat) =>
      isBarred(state, seat)
        ? []
        : sparingPrice(
            state,
            seat,
            cookable(farmOf(state, seat), state.options.housedFirst && !animalsFit(state, seat) ? CROPS : EDIBLE),
            relievedFarm,
          ),
    apply(state, seat, { good, n = 1 }) {
      const farm = farmOf(state, seat);
      farm.goods[good] -= n;
      farm.goods.food += foodFrom(farm, good, n);
    },
  },
  release: {
    moves: (state, seat) => (isSacrifice(state) ? [] : releasable(farmOf(state, seat))),
    apply: (state, seat, { what }) => removeOther(farmOf(state, seat), what),
  },
  roast: {
    moves: (state, seat) => (isBarred(state, seat) ? [] : roastable(farmOf(state, seat))),
    apply(state, seat, { what }) {
      const farm = farmOf(state, seat);
      removeOther(farm, what);
      farm.goods.food += Math.max(...farm.cards.map((card) => cards[card].roasts ?? 0));
    },
  },
  scry: { moves: scryMoves, apply: scry },
  discard: {
    moves: (state, seat) =>
      isSacrifice(state) ? [] : sparingPrice(state, seat, discardable(farmOf(state, seat)), relievedFarm),
    apply: (state, seat, { good }) => void farmOf(state, seat).goods[good]--,
  },
  exchange: {
    moves: (state, seat) =>
      isBarred(state, seat)
        ? []
        : sparingPrice(state, seat, exchangeMoves(state, seat), (farm, { card, nth }) =>
            exchangedFarm(farm, offeredAs(state, seat, card, nth)),
          ),
    apply(state, seat, { card, nth }) {
      const farm = farmOf(state, seat);
      const offered = offeredAs(state, seat, card, nth);
      remove(farm.goods, offered.exchange.pay);
      const { onCard, spent } = afterExchange(farm, offered);
      farm.onCard = onCard;
      farm.spent = spent;
      receive(state, seat, offered.exchange.get, { card });
    },
  },
  /** A crop moves from a field with two or more into an empty one; it is neither sown nor harvested. */
  shift: {
    moves: shiftMoves,
    apply(state, seat, { from, to }) {
      const farm = farmOf(state, seat);
      const crop = farm.grain[from]! > 1 ? "grain" : "vegetable";
      farm[crop][from]!--;
      farm[crop][to] = 1;
    },
  },
};
