import { taskOf } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import type { AsideRules } from "../../../table/rules.ts";
import { since } from "../../../table/versions.ts";
import { EDIBLE, foodFrom } from "../cards/cooking.ts";
import { afterExchange, exchanges, type Offered } from "../cards/exchanges.ts";
import type { Can } from "../cards/hearing.ts";
import { animalsFit } from "../cards/housing.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { has as hasMark } from "../cards/marks.ts";
import { takesCrop } from "../cards/terms.ts";
import { emptyFields, fieldsOf } from "../farm.ts";
import { ANIMALS, type Animal, CROPS, type Good, isAnimal, remove } from "../goods.ts";
import { CELLS, cellsOf, type Plot } from "../grid.ts";
import type { AnswerTo, Move, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { points } from "../scoring.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import {
  cookable,
  discardable,
  exchangedFarm,
  type OtherAnimal,
  releasable,
  relievedFarm,
  roastable,
} from "./conversions.ts";
import { receive } from "./goods.ts";
import { scry, scryMoves } from "./scrying.ts";
import { sparingAction, sparingPrice } from "./sparing.ts";

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
  /** Before the scoring: whatever cards exchange at any time, and animals that go for the sake of a card. */
  barter: {
    can: (state, { seat }) => exchangeMoves(state, seat).length > 0 || betterWithout(state, seat).length > 0,
    moves: (state, { seat }): AnswerTo<"barter">[] => [
      ...exchangeMoves(state, seat),
      ...discardable(farmOf(state, seat), betterWithout(state, seat)),
      STOP,
    ],
    // Both are possible at any time, so they are played as asides; this task stays until the seat stops.
    apply() {},
  },

  /** Before crops are harvested: those of fields with several, into empty ones. */
  shiftCrops: {
    can: (state, { seat }) => shiftMoves(state, seat).length > 0,
    moves: (state, { seat }): AnswerTo<"shiftCrops">[] => [...shiftMoves(state, seat), STOP],
    apply() {},
  },
};

/** Types of animals of which some can go so that the seat scores more. */
function betterWithout(state: State, seat: Seat): readonly Animal[] {
  const farm = farmOf(state, seat);
  if (!hasMark(farm, "wantsRoom") || !since(state, 2)) return [];
  const { sheep, boar, cattle } = farm.goods;
  const scored = points(state, seat);
  const better = new Set<Animal>();
  for (let s = 0; s <= sheep; s++)
    for (let b = 0; b <= boar; b++)
      for (let c = 0; c <= cattle; c++) {
        const goods = { ...farm.goods, sheep: s, boar: b, cattle: c };
        const left = ANIMALS.filter((animal) => goods[animal] < farm.goods[animal]);
        if (left.every((animal) => better.has(animal))) continue;
        const farms = state.farms.map((other, i) => (i === seat ? { ...other, goods } : other));
        if (points({ ...state, farms }, seat) > scored) for (const animal of left) better.add(animal);
      }
  return ANIMALS.filter((animal) => better.has(animal));
}

/** Food for one of them; llamas are animals, so a card that halves the food from animals halves theirs, too. */
export function foodRoasted(state: State, farm: Farm, what: OtherAnimal): number {
  const food = Math.max(...farm.cards.map((card) => cards[card].roasts ?? 0));
  return what === "llama" && hasMark(farm, "cooksHalf") && since(state, 2) ? food >> 1 : food;
}

function removeOther(farm: Farm, what: OtherAnimal): void {
  if (what === "llama") farm.llamas--;
  else farm.fairies--;
}

/** While somebody says whose animal goes, nobody does anything in reply. (AG-249) */
const isSacrifice = ({ agenda }: State): boolean => agenda.at(-1)?.kind === "sacrifice";

/** Nothing is cooked or exchanged in the breeding phase either. */
const isBarred = (state: State, seat: Seat): boolean => isSacrifice(state) || taskOf(state, seat)?.kind === "breed";

/** At any time: turn one good into food, give it back to the general supply, or what cards offer. */
export const asideRules = (can: Can): AsideRules<State, Move> => {
  /** What takes nothing away that is still due: the price a seat is raising, the action of the space it is using. */
  const sparing = <M extends Move>(
    state: State,
    seat: Seat,
    moves: readonly M[],
    after: (farm: Farm, move: M) => Farm,
  ) => sparingAction(state, seat, sparingPrice(state, seat, moves, after), after, can);
  return {
    /** By a house rule no animals while some have no place. */
    cook: {
      moves(state, seat) {
        if (isBarred(state, seat)) return [];
        const goods = state.options.housedFirst && !animalsFit(state, seat) ? CROPS : EDIBLE;
        return sparing(state, seat, cookable(farmOf(state, seat), goods), relievedFarm);
      },
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
        farm.goods.food += foodRoasted(state, farm, what);
      },
    },
    scry: { moves: scryMoves, apply: scry },
    discard: {
      moves: (state, seat) =>
        isSacrifice(state) ? [] : sparing(state, seat, discardable(farmOf(state, seat)), relievedFarm),
      apply: (state, seat, { good }) => void farmOf(state, seat).goods[good]--,
    },
    exchange: {
      moves: (state, seat) =>
        isBarred(state, seat)
          ? []
          : sparing(state, seat, exchangeMoves(state, seat), (farm, { card, nth }) =>
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
      moves: (state, seat) => sparingAction(state, seat, shiftMoves(state, seat), shiftedFarm, can),
      apply(state, seat, move) {
        const { grain, vegetable } = shiftedFarm(farmOf(state, seat), move);
        Object.assign(farmOf(state, seat), { grain, vegetable });
      },
    },
  };
};

/** The farm after a crop was moved. */
function shiftedFarm(farm: Farm, { from, to }: MoveOf<Move, "shift">): Farm {
  const crop = farm.grain[from]! > 1 ? "grain" : "vegetable";
  const moved = [...farm[crop]];
  moved[from]!--;
  moved[to] = 1;
  return { ...farm, [crop]: moved };
}
