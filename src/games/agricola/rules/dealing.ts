import { next, together } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { lookup } from "../../../table/lookup.ts";
import { STOP } from "../../../table/phrases.ts";
import type { Together } from "../../../table/table.ts";
import type { DealTask, Task } from "../agenda.ts";
import { HAND_CARD_IDS, type HandKind } from "../cards/decks/index.ts";
import { dealOf } from "../hands/deals.ts";
import { addOpenly, discardFromHand, handOf, handSize } from "../hands/hands.ts";
import { hiddenFrom, insert, isHidden, kindOf } from "../hands/held.ts";
import { addToPack, packOf } from "../hands/packs.ts";
import { deckOf, hasMore, reshuffle, sizeOf, unseenNumbers } from "../hands/pools.ts";
import type { AnswerTo, Move, RulesFor } from "../moves.ts";
import { ROUNDS, type State } from "../state.ts";

const KINDS: readonly HandKind[] = ["occupation", "minor"];
const DEALS: readonly AnswerTo<"deal">[] = HAND_CARD_IDS.map((card) => ({ type: "deal", card }));
const THROWS = byCard("throwAway");
const TAKES = byCard("takeCard");
const MULLIGANS: readonly AnswerTo<"mulligan">[] = KINDS.map((cards) => ({ type: "mulligan", cards }));
const DRAWS: readonly AnswerTo<"drawCard">[] = KINDS.map((cards) => ({ type: "drawCard", cards }));

/** One move of a type for each hand card. */
export function byCard<Type extends "draft" | "putBack" | "throwAway" | "takeCard">(type: Type) {
  return lookup(Object.fromEntries(HAND_CARD_IDS.map((card) => [card, { type, card }]))) as {
    readonly [Id in (typeof HAND_CARD_IDS)[number]]: { type: Type; card: Id };
  };
}

/** Hand cards as they come: dealt, drawn, exchanged. (Appendix, "Card deals and drafts") */
export const dealingRules: RulesFor<"dealHands" | "deal" | "mulligan" | "exchange" | "drawCard"> = {
  /** In turn order; those who are dealt last get other cards where those of a mark do not suffice. */
  dealHands: {
    run(state) {
      const deal = dealOf(state);
      const seats = inTurnOrder(state);
      const isPassed = deal.keeps !== undefined && (state.seats > 1 || sum(deal.keeps) < deal.size.minor);
      if (isPassed) return next(state, ...packs(state));
      const tasks: (Task | Together)[] = [];
      const marks = marksBySeat(state);
      for (const [i, seat] of seats.entries()) {
        const hand = (pool: string, count: number) => {
          if (count > 0) tasks.push({ kind: "deal", pool, count, to: seat, into: "hand" });
        };
        if (marks === undefined) hand("occupation", deal.size.occupation);
        else for (const [pool, count] of Object.entries(marks[i]!)) hand(pool, count);
        hand("minor", deal.size.minor - (deal.traveling ?? 0));
        hand("traveling", deal.traveling ?? 0);
      }
      const { market } = deal;
      for (const pool of KINDS)
        if (market !== undefined) tasks.push({ kind: "deal", pool, count: market, into: "market" });
      if (deal.putsBack !== undefined) tasks.push(putBack(state, deal.putsBack));
      for (const seat of seats) {
        if (deal.mulligan) tasks.push({ kind: "mulligan", seat });
        if (deal.exchangesBefore !== undefined)
          tasks.push({ kind: "exchange", seat, times: deal.exchangesBefore, same: true });
      }
      next(state, ...tasks);
    },
  },

  deal: {
    moves(state, { pool }) {
      const numbers = unseenNumbers(state, pool);
      const moves: AnswerTo<"deal">[] = [];
      for (let i = 0; i < numbers.length; i++) moves.push(DEALS[numbers[i]!]!);
      return moves;
    },
    apply(state, task, { card }) {
      const hands = state.hands!;
      if (task.into === "pack") addToPack(state, packOf(state, kindOf(card), task.to!), card);
      else if (task.into === "hand") insert(hands.held[task.to!]!, card);
      else if (!isHidden(card)) insert(hands.market, card);
      dealMore(state, { ...task, count: task.count - 1 });
    },
    use: (_, { pool }) => `cards/${pool}`,
  },

  // Our ruling: what is thrown away lies face up, so that all know what may be shuffled again.
  mulligan: {
    moves: (state, { seat }) => [...MULLIGANS.filter((_, i) => handSize(state, seat, KINDS[i]!) > 0), STOP],
    apply(state, { seat }, move) {
      if (move.type === "stop") return;
      const count = handSize(state, seat, move.cards) - 1;
      for (const card of handOf(state, seat, move.cards)) discardFromHand(state, seat, card);
      state.shown++;
      next(state, { kind: "mulligan", seat });
      draw(state, seat, move.cards, count);
    },
  },

  exchange: {
    can: (state, { seat }) => state.hands!.held[seat]!.length > 0,
    secret: true,
    moves: (state, { seat }) => [
      ...KINDS.flatMap((kind) => handOf(state, seat, kind)).map((card) => THROWS[card]),
      STOP,
    ],
    apply(state, task, move) {
      if (move.type === "stop") return;
      discardFromHand(state, task.seat, move.card);
      if (task.times > 1) next(state, { ...task, times: task.times - 1 });
      if (task.same) draw(state, task.seat, kindOf(move.card), 1);
      else next(state, { kind: "drawCard", seat: task.seat });
    },
  },

  drawCard: {
    can: (state) => KINDS.some((kind) => canDraw(state, kind)),
    moves: (state) => DRAWS.filter((_, i) => canDraw(state, KINDS[i]!)),
    apply: (state, { seat }, { cards }) => draw(state, seat, cards, 1),
  },
};

/** After each harvest but the last, each may exchange a card, clockwise from the starting player. (AG-154) */
export function exchangesAfterHarvest(state: State): Task[] {
  if (state.hands === null || !dealOf(state).exchangesAtHarvest || state.round === ROUNDS) return [];
  return inTurnOrder(state).map((seat) => ({ kind: "exchange", seat, times: 1, same: false }));
}

/** The seats in turn order. */
export const inTurnOrder = ({ seats, startingPlayer }: State): Seat[] =>
  Array.from({ length: seats }, (_, i) => (startingPlayer + i) % seats);

/** How many occupations of each mark each seat is dealt, in turn order; those without a mark replace what is missing. */
function marksBySeat(state: State): { readonly [pool: string]: number }[] | undefined {
  const { marks } = dealOf(state);
  if (marks === undefined) return undefined;
  let [three, four] = [sizeOf(state, "3+"), sizeOf(state, "4+")];
  return Array.from({ length: state.seats }, () => {
    const dealt = { "3+": Math.min(three, marks[3]), "4+": Math.min(four, marks[4]) };
    three -= dealt["3+"];
    four -= dealt["4+"];
    return { "1+": marks[1] + marks[3] + marks[4] - dealt["3+"] - dealt["4+"], ...dealt };
  });
}

/** All choose at the same time what to put back, face down. */
function putBack(state: State, count: number): Together {
  state.hands!.aside = state.hands!.held.map(() => []);
  const tasks = (seat: Seat) => KINDS.map((cards): Task => ({ kind: "putBack", seat, cards, count }));
  return together(inTurnOrder(state).map((seat) => ({ seat, tasks: tasks(seat) })));
}

/** Packs are dealt and passed, both kinds at once or the occupations first. */
function packs(state: State): Task[] {
  const { size, bothAtOnce } = dealOf(state);
  const hands = state.hands!;
  hands.packs = new Array(state.seats * (size.occupation + size.minor)).fill(null);
  hands.taken = new Array(2 * state.seats).fill(0);
  const deal = (pool: HandKind): Task[] =>
    size[pool] === 0
      ? []
      : inTurnOrder(state).map((to) => ({ kind: "deal", pool, count: size[pool], to, into: "pack" }));
  if (bothAtOnce) return [...KINDS.flatMap(deal), { kind: "passPacks", cards: KINDS, step: 0 }];
  return KINDS.flatMap((kind): Task[] => [...deal(kind), { kind: "passPacks", cards: [kind], step: 0 }]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A seat draws cards of a kind; if all are dealt, those thrown away come back. */
export function draw(state: State, seat: Seat, kind: HandKind, count: number): void {
  dealMore(state, { kind: "deal", pool: deckOf(state, kind), count, to: seat, into: "hand" });
}

function dealMore(state: State, task: DealTask): void {
  if (task.count === 0) return;
  const kind = kindOf(hiddenFrom(task.pool));
  if (hasMore(state, task.pool)) return next(state, task);
  reshuffle(state, kind);
  const pool = deckOf(state, kind);
  if (hasMore(state, pool)) next(state, { ...task, pool });
}

export const canDraw = (state: State, kind: HandKind): boolean =>
  hasMore(state, deckOf(state, kind)) || state.hands!.discards.some((card) => kindOf(card) === kind);

/** One player a round may pass a turn and take a card that lies open. (AG-158) */
export function marketMoves(state: State): readonly AnswerTo<"place">[] {
  const { hands, round } = state;
  if (hands === null || hands.marketUsed === round) return [];
  return hands.market.map((card) => TAKES[card]);
}

/** The card goes to the hand, another comes to the market, and the person stays at home for a later turn. */
export function takeFromMarket(state: State, seat: Seat, { card }: MoveOf<Move, "takeCard">) {
  const hands = state.hands!;
  hands.market.splice(hands.market.indexOf(card), 1);
  hands.marketUsed = state.round;
  addOpenly(state, seat, card);
  const kind = kindOf(card);
  dealMore(state, { kind: "deal", pool: deckOf(state, kind), count: 1, into: "market" });
}
