import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { spacesInPlay } from "../cards/common.ts";
import type { Can } from "../cards/hearing.ts";
import { GOODS, type Good, type Goods, noGoods } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { bySpace, made } from "../moves.ts";
import { SPACE_IDS, SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, type LaidOut } from "../spaces.ts";
import { farmOf, type State } from "../state.ts";
import { mark, notePoints } from "../tasks.ts";
import { actionHere, pushUse } from "./acting.ts";
import { movesByGood } from "./conversions.ts";
import { receive } from "./goods.ts";
import { drawAfter } from "./side-decks.ts";
import { isFree } from "./work.ts";

const PICKS = movesByGood("pick");
const MARKS = bySpace("mark");
const FREE_USES = bySpace("useFree");

/** All ways to change something. */
const TRANSMUTES = new Map(
  [...GOODS, ...SPACE_IDS].map((what): [string, readonly AnswerTo<"transmute">[]] => [
    what,
    GOODS.map((to) => ({ type: "transmute", what, to })),
  ]),
);

/** Cards that reach for action spaces without a person. */
export const markingRules = (
  can: Can,
  might: Can,
): RulesFor<"mark" | "unmark" | "pointsForMarks" | "takeOne" | "useFree" | "transmute"> => ({
  mark: {
    can: (state, task) => unmarked(state, task.seat, task.card, task.accumulating).length > 0,
    moves: (state, { seat, card, accumulating }) =>
      unmarked(state, seat, card, accumulating).map(({ index }) => MARKS[index]!),
    apply(state, task, { space }) {
      farmOf(state, task.seat).marked.push({ card: task.card, space });
      if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    },
  },

  unmark: {
    run(state, { seat, card, space }) {
      const farm = farmOf(state, seat);
      farm.marked = farm.marked.filter((marked) => marked.card !== card || marked.space !== space);
    },
  },

  pointsForMarks: {
    moves(state) {
      const most = Math.min(6, Math.floor(spacesInPlay(state).length / 2));
      return [2, 3, 4, 5, 6].filter((n) => n <= most).map((n) => made({ type: "choose", n }));
    },
    apply: (state, { seat, card }, { n }) => next(state, notePoints(seat, n), mark(seat, card, 2 * n)),
  },

  /** One of what lies there; where several kinds do, the seat says which. */
  takeOne: {
    can: (state, { space }) => isAny(goodsOn(state, space)),
    moves(state, { space }) {
      const goods = goodsOn(state, space);
      return GOODS.filter((good) => goods[good] > 0).map((good) => PICKS[good]);
    },
    apply(state, { seat, space }, { good }) {
      removeOne(state, space, good);
      drawAfter(state, seat, space, { [good]: 1 });
      receive(state, seat, { [good]: 1 }, { space });
    },
  },

  /** What a space gives and lets one do, though nobody stands there. */
  useFree: {
    can: (state, { seat }) => spacesInPlay(state).some((space) => isFreeFor(state, seat, space, can)),
    might: (state, { seat }) => spacesInPlay(state).some((space) => isFreeFor(state, seat, space, might)),
    // Whether a space can be used may hang on the hand.
    secret: ({ hands }) => hands !== null,
    moves: (state, { seat }) =>
      spacesInPlay(state)
        .filter((space) => isFreeFor(state, seat, space, can))
        .map(({ index }) => FREE_USES[index]!),
    apply(state, { seat, occupies }, { space }) {
      const laidOut = boardOf(state).all[SPACE_INDEX[space]]!;
      if (occupies) state.occupants[laidOut.index]! |= 1 << seat;
      pushUse(state, seat, laidOut, true);
    },
  },

  /** All of a good in the supply, or all that lies on an accumulation space, becomes as many of another good. */
  transmute: {
    can: (state, { seat }) => transmutable(state, seat).length > 0,
    moves: (state, { seat }) =>
      transmutable(state, seat).flatMap(({ what, only }) => TRANSMUTES.get(what)!.filter(({ to }) => to !== only)),
    apply(state, { seat }, { what, to }) {
      if (isSpace(what)) return transmuteSpace(state, what, to);
      const { goods } = farmOf(state, seat);
      const count = goods[what];
      goods[what] = 0;
      receive(state, seat, { [to]: count }, {});
    },
  },
});

/** Spaces in play that a card has not marked yet. */
function unmarked(state: State, seat: Seat, card: string, accumulating = false): readonly LaidOut[] {
  const { marked } = farmOf(state, seat);
  return spacesInPlay(state).filter(
    ({ id, good }) =>
      (!accumulating || good !== undefined) && !marked.some((one) => one.card === card && one.space === id),
  );
}

const isFreeFor = (state: State, seat: Seat, space: LaidOut, can: Can): boolean => {
  if (!isFree(state, seat, space)) return false;
  const task = actionHere(state, seat, space);
  return space.good !== undefined || (task !== undefined && can(state, task));
};

/** What lies on an action space. */
function goodsOn(state: State, space: SpaceId): Goods {
  const goods = noGoods();
  const { index, good } = boardOf(state).all[SPACE_INDEX[space]]!;
  if (good !== undefined) goods[good] += state.stock[index]!;
  for (const laid of state.laid) if (laid.space === space) goods[laid.good] += laid.count;
  return goods;
}

const isAny = (goods: Goods): boolean => GOODS.some((good) => goods[good] > 0);

/** What accumulates there is taken before what was laid there. */
function removeOne(state: State, space: SpaceId, good: Good): void {
  const { index, good: own } = boardOf(state).all[SPACE_INDEX[space]]!;
  if (good === own && state.stock[index]! > 0) {
    state.stock[index]!--;
    return;
  }
  const at = state.laid.findIndex((laid) => laid.space === space && laid.good === good);
  const laid = state.laid[at]!;
  if (laid.count > 1) state.laid[at] = { ...laid, count: laid.count - 1 };
  else state.laid.splice(at, 1);
}

/** What can be changed, and the good that it must not become because it is nothing else already. */
interface Transmutable {
  readonly what: AnswerTo<"transmute">["what"];
  readonly only: Good | undefined;
}

function transmutable(state: State, seat: Seat): Transmutable[] {
  const own = farmOf(state, seat).goods;
  const found: Transmutable[] = GOODS.filter((good) => own[good] > 0).map((good) => ({ what: good, only: good }));
  for (const { id, good } of spacesInPlay(state)) {
    if (good === undefined) continue;
    const goods = goodsOn(state, id);
    const kinds = GOODS.filter((kind) => goods[kind] > 0);
    if (kinds.length > 0) found.push({ what: id, only: kinds.length === 1 ? kinds[0] : undefined });
  }
  return found;
}

const isSpace = (what: Good | SpaceId): what is SpaceId => what in SPACE_INDEX;

function transmuteSpace(state: State, space: SpaceId, to: Good): void {
  const goods = goodsOn(state, space);
  const count = GOODS.reduce((sum, good) => sum + goods[good], 0);
  const { index, good } = boardOf(state).all[SPACE_INDEX[space]]!;
  state.laid = state.laid.filter((laid) => laid.space !== space);
  state.stock[index] = 0;
  if (to === good) state.stock[index] = count;
  else state.laid.push({ space, good: to, count });
}
