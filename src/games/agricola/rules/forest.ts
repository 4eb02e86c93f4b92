import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { since } from "../../../table/versions.ts";
import { spacesInPlay } from "../cards/common.ts";
import { cards } from "../cards/index.ts";
import { fairyRoom, keepFairies, unusedCells } from "../farm.ts";
import { ANIMALS, type Beast, type Good } from "../goods.ts";
import { CELLS, cellsOf } from "../grid.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import { type Farm, farmOf, LENT_NEXT, type State } from "../state.ts";
import { gain } from "../tasks.ts";
import { reckonHouse } from "./animals.ts";
import { loseCard } from "./cards.ts";
import { canDraw, draw } from "./dealing.ts";
import { receive } from "./goods.ts";
import { drawAfter } from "./side-decks.ts";
import { resumeTurns } from "./work.ts";

/** Spaces that all farms together can lose to the dragon. */
const MOST_BURNT = 12;
const BURNT_EACH = 3;
const BURNS: readonly AnswerTo<"burn">[] = Array.from({ length: CELLS }, (_, cell) => ({ type: "burn", cell }));

/** What the forest does to people, animals, crops and spaces. */
export const forestRules: RulesFor<
  | "changeCrops"
  | "owePerson"
  | "sacrifice"
  | "lair"
  | "burn"
  | "takeRoad"
  | "gather"
  | "skipTurn"
  | "pileUp"
  | "takeFairies"
  | "turnIntoLlamas"
  | "lendPeople"
> = {
  /** All of some crops in the fields are lost, or doubled. */
  changeCrops: {
    run(state, { seat, crops, times }) {
      const farm = farmOf(state, seat);
      for (const crop of crops) farm[crop] = farm[crop].map((n) => n * times);
    },
  },

  /** A person will not return home this round; somebody who can act has to stay. */
  owePerson: {
    can: (state, { seat }) => canOwe(farmOf(state, seat)),
    run: (state, { seat }) => void farmOf(state, seat).owed++,
  },

  /** An animal of one's own, or of another seat if one has none; whose it was takes an action. (AG-249) */
  sacrifice: {
    can: (state, { seat }) => sacrifices(state, seat).length > 0,
    moves: (state, { seat }) => sacrifices(state, seat),
    apply(state, _, { of, animal }) {
      const farm = farmOf(state, of);
      if (animal === "llama") farm.llamas--;
      else farm.goods[animal]--;
      next(state, { kind: "useFree", seat: of });
    },
  },

  /** Trades with the dragon: one at least, then as many as one likes. (AG-254) */
  lair: {
    can: (state, { seat }) => trades(state, seat).length > 0,
    moves: (state, { seat, may }) => (may ? [...trades(state, seat), STOP] : trades(state, seat)),
    apply(state, task, move) {
      if (move.type === "stop") return;
      const { seat } = task;
      const farm = farmOf(state, seat);
      next(state, { ...task, may: true });
      if (move.type === "dismiss") {
        farm.owed++;
        loseCard(state, move.of, move.card);
        // Animals may have lived on it, or by it.
        return reckonHouse(state, move.of);
      }
      farm.goods[move.animal]--;
      if (move.animal === "sheep") next(state, { kind: "burn", seat, left: burnable(state, seat) });
      else if (move.animal === "cattle") next(state, gain(seat, { stone: 3 }));
      else draw(state, seat, "minor", 2);
    },
  },

  /** One unused space after the other. */
  burn: {
    can: (state, { seat }) => unusedCells(farmOf(state, seat)) !== 0,
    moves: (state, { seat }) => cellsOf(unusedCells(farmOf(state, seat))).map((cell) => BURNS[cell]!),
    apply(state, task, { cell }) {
      const farm = farmOf(state, task.seat);
      farm.covered |= 1 << cell;
      farm.burnt++;
      keepFairies(farm);
      if (task.left > 1) next(state, { ...task, left: task.left - 1 });
    },
  },

  /** Clay on the one side, reed and stone on the other. */
  takeRoad: {
    moves: () => [made({ type: "takeRoad", side: 1 }), made({ type: "takeRoad", side: 2 })],
    apply(state, { seat, card }, { side }) {
      farmOf(state, seat).onCard[card] = side;
    },
  },

  /** All of some goods that lie on accumulation spaces; nobody uses them. (AG-256) */
  gather: {
    run(state, { seat, goods }) {
      for (const { id } of spacesInPlay(state)) {
        const taken = takeAll(state, id, goods);
        if (Object.keys(taken).length === 0) continue;
        drawAfter(state, seat, id, taken);
        receive(state, seat, taken, { space: id });
      }
    },
  },

  /** The turn that has just begun is over; nobody was placed. */
  skipTurn: {
    run(state, { seat }) {
      const at = state.agenda.findLastIndex((task) => task.kind === "place" && task.seat === seat);
      // No other card hears that a turn starts which is not taken.
      if (since(state, 2))
        state.agenda = state.agenda.filter(
          (task, i) => i <= at || task.kind !== "hear" || task.moment !== "turnStarts",
        );
      state.agenda.splice(at, 1);
      resumeTurns(state, at - 1);
    },
  },

  pileUp: {
    run(state, { space, count }) {
      state.stock[SPACE_INDEX[space]]! += count;
    },
  },

  /** All fairies of the space, as far as unused spaces hold them. (AG-255) */
  takeFairies: {
    run(state, { seat, space }) {
      const farm = farmOf(state, seat);
      const { index } = boardOf(state).all[SPACE_INDEX[space]]!;
      farm.fairies = Math.min(farm.fairies + state.stock[index]!, fairyRoom(farm));
      state.stock[index] = 0;
    },
  },

  lendPeople: {
    run(state) {
      state.lent |= LENT_NEXT;
    },
  },

  turnIntoLlamas: {
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      farm.llamas += farm.goods.sheep;
      farm.goods.sheep = 0;
      reckonHouse(state, seat);
    },
  },
};

const canOwe = ({ people, idle, owed }: Farm): boolean => people - idle - owed > 1;

/** Animals of a farm that may be sacrificed. */
const beastsOf = ({ goods, llamas }: Farm): Beast[] => [
  ...ANIMALS.filter((animal) => goods[animal] > 0),
  ...(llamas > 0 ? (["llama"] as const) : []),
];

function sacrifices(state: State, seat: Seat): AnswerTo<"sacrifice">[] {
  const from = (of: Seat) =>
    beastsOf(farmOf(state, of)).map((animal): AnswerTo<"sacrifice"> => made({ type: "sacrifice", of, animal }));
  const own = from(seat);
  if (own.length > 0) return own;
  return state.farms.flatMap((_, of) => (of === seat ? [] : from(of)));
}

/** How many spaces a sheep lets the dragon burn. */
function burnable(state: State, seat: Seat): number {
  const burnt = state.farms.reduce((sum, farm) => sum + farm.burnt, 0);
  return Math.min(BURNT_EACH, MOST_BURNT - burnt, cellsOf(unusedCells(farmOf(state, seat))).length);
}

function trades(state: State, seat: Seat): AnswerTo<"lair">[] {
  const farm = farmOf(state, seat);
  const { sheep, boar, cattle } = farm.goods;
  const moves: AnswerTo<"lair">[] = [];
  if (sheep > 0 && burnable(state, seat) > 0) moves.push(made({ type: "lair", animal: "sheep" }));
  if (boar > 0 && state.hands !== null && canDraw(state, "minor")) moves.push(made({ type: "lair", animal: "boar" }));
  if (cattle > 0) moves.push(made({ type: "lair", animal: "cattle" }));
  if (canOwe(farm))
    for (const [of, other] of state.farms.entries())
      for (const card of of === seat ? [] : other.cards)
        if (cards[card].kind === "occupation") moves.push(made({ type: "dismiss", of, card }));
  return moves;
}

/** Takes some goods off an accumulation space, all of them. */
function takeAll(state: State, space: SpaceId, goods: readonly Good[]): { readonly [G in Good]?: number } {
  const { index, good } = boardOf(state).all[SPACE_INDEX[space]]!;
  const taken: { [G in Good]?: number } = {};
  if (good === undefined) return taken;
  if (goods.includes(good) && state.stock[index]! > 0) {
    taken[good] = state.stock[index]!;
    state.stock[index] = 0;
  }
  for (const laid of state.laid)
    if (laid.space === space && goods.includes(laid.good)) taken[laid.good] = (taken[laid.good] ?? 0) + laid.count;
  state.laid = state.laid.filter((laid) => laid.space !== space || !goods.includes(laid.good));
  return taken;
}
