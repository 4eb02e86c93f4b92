import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { since } from "../../../table/versions.ts";
import type { PlayTask, Task } from "../agenda.ts";
import { uncredit } from "../cards/brought.ts";
import { cardPrices, isChanged, isNothing, ownFood } from "../cards/costs.ts";
import type { HandCardId, HandKind } from "../cards/decks/index.ts";
import { type Can, raise, raiseFor, turnOrder } from "../cards/hearing.ts";
import { type CardId, cards, MAJOR_IDS, type MajorId } from "../cards/index.ts";
import type { CardKind } from "../cards/kinds.ts";
import { isAmong, majorsFor } from "../cards/major-prices.ts";
import { has, hears } from "../cards/marks.ts";
import { meets } from "../cards/needs.ts";
import { isPayable } from "../cards/payable.ts";
import { CELLS } from "../grid.ts";
import { handOf, handSize, passToLeft, playFromHand } from "../hands/hands.ts";
import { isHidden } from "../hands/held.ts";
import { costOfKeeping, keptBy } from "../kept.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { playing } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { canAfter } from "./acting.ts";
import { payThen } from "./paying.ts";
import { watch } from "./watching.ts";

const BUILDS = Object.fromEntries(MAJOR_IDS.map((card) => [card, { type: "improve", card }])) as {
  readonly [Id in MajorId]: AnswerTo<"improve">;
};

/** By the card that is built and the one that is handed in for it. */
const HAND_INS: { readonly [card: string]: { readonly [returned: string]: AnswerTo<"improve"> } } = Object.fromEntries(
  MAJOR_IDS.map((card) => [
    card,
    Object.fromEntries(MAJOR_IDS.map((returns) => [returns, { type: "improve", card, returns }])),
  ]),
);

/** Cards come into play: from the supply frame and from hands. */
export const cardRules = (
  can: Can,
): RulesFor<"improve" | "payForCard" | "enterPlay" | "passCard" | "openKept" | "keptSpeaks"> => ({
  /** One card: pay for it, or hand in what it takes instead. (Appendix, "Improvements", "Occupations") */
  improve: {
    can: (state, task) => canBuildMajor(state, task) || canPlayFromHand(state, task, can),
    might: (state, task) => canBuildMajor(state, task) || holdsSome(state, task),
    secret: holdsSome,
    moves(state, task) {
      const { seat, kinds, costs = NO_COSTS, may } = task;
      const moves: AnswerTo<"improve">[] = [];
      if (kinds.includes("major"))
        for (const card of state.majors) {
          if (isPayable(state, seat, cardPrices(state, seat, card, costs))) moves.push(BUILDS[card]);
          for (const returns of returnable(state, seat, card)) moves.push(HAND_INS[card]![returns]!);
        }
      for (const kind of kinds)
        if (isHandKind(kind))
          for (const card of handOf(state, seat, kind))
            if (isPlayable(state, task, card, can)) moves.push(playing(card));
      if (may) moves.push(STOP);
      return moves;
    },
    apply(state, { seat, costs = NO_COSTS }, move) {
      if (move.type === "stop") return;
      const { card } = move;
      const enter = { kind: "enterPlay", seat, card } as const;
      if (move.type === "improve") {
        state.majors = state.majors.filter((other) => other !== card);
        if (move.returns === undefined) return payThen(state, seat, cardPrices(state, seat, card, costs), enter);
        giveBack(state, seat, move.returns);
        return next(state, enter);
      }
      playFromHand(state, seat, move.card);
      const payment = { kind: "payForCard", seat, card, costs } as const;
      next(state, payment, enter);
      if (hears(state, farmOf(state, seat), "plays")) {
        const at = { seat, kind: cards[card].kind };
        next(state, { kind: "hear", moment: "plays", at, owners: [seat], heard: [], before: payment });
      }
    },
  },

  /** What came right before may pay. */
  payForCard: {
    can: (state, { seat, card, costs }) => isPayable(state, seat, cardPrices(state, seat, card, costs)),
    run(state, { seat, card, costs }) {
      const food = ownFood(state, seat, card);
      if (food > 0) next(state, { kind: "raise", seat, price: { food }, may: true }, { kind: "owe", seat, food });
      payThen(state, seat, cardPrices(state, seat, card, costs));
    },
  },

  /** The card lies open before its owner and speaks; then the others do. */
  enterPlay: {
    run(state, { seat, card }) {
      const { kind, travels } = cards[card];
      if (!travels) layOut(state, seat, card);
      watch(state);
      raise(state, "cardPlayed", { seat, card, kind }, seat);
      if (travels) next(state, { kind: "passCard", seat, card });
      raiseFor(state, seat, card, "played", { seat });
    },
  },

  /** Occupations kept from another game do, in turn order, what they do when they are played. (AG-270, AG-273) */
  openKept: {
    run(state) {
      const tasks = turnOrder(state, state.startingPlayer).flatMap((seat) =>
        keptBy(state.options, seat).map((card): Task => ({ kind: "keptSpeaks", seat, card })),
      );
      next(state, ...tasks);
    },
  },

  /** No occupation cost is due, but what the card itself costs; the others hear nothing, for it was not played now. */
  keptSpeaks: {
    run(state, { seat, card }) {
      farmOf(state, seat).goods.food -= costOfKeeping(card);
      watch(state);
      raiseFor(state, seat, card, "played", { seat });
    },
  },

  /** A travelling card goes to the left neighbour's hand, where all know it. (AG-054) */
  passCard: { run: (state, { seat, card }) => passToLeft(state, seat, card as HandCardId) },
});

/** A card comes to lie before a seat. */
export function layOut(state: State, seat: Seat, card: CardId): void {
  const farm = farmOf(state, seat);
  const { field, starts } = cards[card];
  farm.cards.push(card);
  if (starts !== undefined) farm.onCard[card] = starts;
  if (field !== undefined) {
    farm.fieldCards.push(card);
    farm.grain.push(0);
    farm.vegetable.push(0);
  }
}

function canBuildMajor(state: State, { seat, kinds }: PlayTask): boolean {
  if (kinds[0] !== "major") return false;
  const farm = farmOf(state, seat);
  // With printed costs and nothing to exchange for what is missing, most often a look at the building resources is enough.
  const isPlain = !isChanged(state, seat, "improvement") && !has(farm, "atAnyTime");
  const inReach = isPlain ? majorsFor(farm.goods) : ANY;
  if (inReach === 0 && farm.cards.length === 0) return false;
  for (let i = 0; i < state.majors.length; i++) {
    const card = state.majors[i]!;
    if (isAmong(inReach, card) && isPayable(state, seat, cardPrices(state, seat, card, NO_COSTS))) return true;
    if (farm.cards.length > 0 && returnable(state, seat, card).length > 0) return true;
  }
  return false;
}

const ANY = -1;

const isHandKind = (kind: CardKind): kind is HandKind => kind === "minor" || kind === "occupation";

/** Whether the seat holds a card of a kind that may be played; all can tell. */
function holdsSome(state: State, { seat, kinds }: PlayTask): boolean {
  for (const kind of kinds) if (isHandKind(kind) && handSize(state, seat, kind) > 0) return true;
  return false;
}

function canPlayFromHand(state: State, task: PlayTask, can: Can): boolean {
  const held = state.hands?.held[task.seat];
  if (held === undefined || (task.kinds.length === 1 && task.kinds[0] === "major")) return false;
  let isSamePriceTooHigh = false;
  for (let i = 0; i < held.length; i++) {
    const card = held[i]!;
    if (isHidden(card)) continue;
    const { kind, cost } = cards[card];
    if (!task.kinds.includes(kind)) continue;
    // Occupations that cost nothing besides have the same price.
    const isPlain = kind === "occupation" && isNothing(cost);
    if (isPlain && isSamePriceTooHigh) continue;
    if (isPlayable(state, task, card, can)) return true;
    if (isPlain) isSamePriceTooHigh = true;
  }
  return false;
}

/** Whether the prerequisite is met and the price can be paid, if need be with what comes right before. */
function isPlayable(state: State, { seat, costs = NO_COSTS }: PlayTask, card: CardId, can: Can): boolean {
  const { needs, kind } = cards[card];
  if (needs !== undefined && !meets(state, seat, needs)) return false;
  if (isPayable(state, seat, cardPrices(state, seat, card, costs))) return true;
  return hears(state, farmOf(state, seat), "plays") && isPayableAfterCards(state, seat, card, kind, costs, can);
}

const isPayableAfterCards = (
  state: State,
  seat: Seat,
  card: CardId,
  kind: CardKind,
  costs: readonly number[],
  can: Can,
): boolean =>
  canAfter(state, seat, "plays", { seat, kind }, can, (now) =>
    isPayable(now, seat, cardPrices(now, seat, card, costs)),
  );

const NONE: readonly MajorId[] = [];
const NO_COSTS: readonly number[] = [];

/** Cards of the seat that could be handed in for one. */
export function returnable(state: State, seat: Seat, card: CardId): readonly MajorId[] {
  const { orReturn } = cards[card];
  const own = farmOf(state, seat).cards;
  return orReturn === undefined || own.length === 0 ? NONE : sharedBy(orReturn, own);
}

const sharedBy = (majors: readonly MajorId[], own: readonly CardId[]): readonly MajorId[] =>
  majors.filter((major) => own.includes(major));

/** A major improvement goes back to the frame. */
export function giveBack(state: State, seat: Seat, card: MajorId): void {
  loseCard(state, seat, card);
  state.majors = MAJOR_IDS.filter((major) => major === card || state.majors.includes(major));
}

/** A card leaves its owner, and with it all that lies on it and what it left on round spaces. (AG-058) */
export function loseCard(state: State, seat: Seat, card: CardId): void {
  const farm = farmOf(state, seat);
  farm.cards = farm.cards.filter((own) => own !== card);
  farm.promised = farm.promised.filter(({ from }) => from !== card);
  farm.due = farm.due.filter(({ from }) => from !== card);
  farm.spent = farm.spent.filter((spent) => spent.card !== card);
  farm.marked = farm.marked.filter((marked) => marked.card !== card);
  // Our ruling: a person who stood on the card is at home again, and can be placed at once.
  if (cards[card].counts === "person" && since(state, 2)) farm.idle -= Math.max(0, farm.onCard[card] ?? 0);
  if (farm.onCard[card] !== undefined) delete farm.onCard[card];
  uncredit(farm, card);
  const field = farm.fieldCards.indexOf(card);
  if (field < 0) return;
  farm.fieldCards.splice(field, 1);
  farm.grain.splice(CELLS + field, 1);
  farm.vegetable.splice(CELLS + field, 1);
}
