import type { Seat } from "../../../table/game.ts";
import { cardOf, deck } from "../cards.ts";
import { cropValue, namedCrops } from "../crops.ts";
import { type CardNumber, type Farm, farmOf, HIDDEN, hasFinished, isSolo, type State } from "../state.ts";
import { type Estimate, estimatesBy } from "./estimates.ts";
import { first, tuned, type Weights } from "./weights.ts";

/** How near seats are to having fulfilled everything, in wheat; cards that cannot be seen count as any card. */
export class Outlook {
  readonly weights: Weights;
  /** Whether a card that everyone saw go under a stack counts as any card. */
  readonly #isForgetful: boolean;
  readonly #estimates: readonly Estimate[];

  constructor(weights: Weights, isForgetful = false) {
    this.weights = weights;
    this.#isForgetful = isForgetful;
    this.#estimates = estimatesBy(weights);
  }

  of(state: State, seat: Seat): number {
    const { weights } = this;
    const farm = farmOf(state, seat);
    if (hasFinished(farm) && !isSolo(state) && !this.#isForgetful) return weights.finished + cropValue(farm.crops);
    const { stack, hand, fulfilled } = farm;
    const unseen = stack.cards.length;
    const isOwnTurn = state.seat === seat;
    const coins = fulfilled.cards.length + (isOwnTurn ? state.played.length + state.setDown.cards.length : 0);
    const slot = slotIn(state, weights);
    let value = coins * weights.coin - unseen * (slot + weights.unknown + weights.draw);
    if (isOwnTurn && state.furtherTurns > 0) value += weights.furtherTurn;
    let hidden = 0;
    for (const card of hand.cards) if (card === null || card === HIDDEN) hidden++;
    value -= hidden * (slot + weights.unknown);
    // More cards to fulfill make no reward of the others worth more: those that can be seen are not waited for.
    if (!this.#isForgetful) value -= this.#burden(stack.cards, hidden, isSolo(state));
    const unknown = this.#isForgetful ? unseen + hidden : hidden + hiddenIn(stack.cards);
    for (const card of hand.cards) {
      if (card === null || card === HIDDEN) continue;
      value -= slot + this.#liability(card, unseen, unknown, isSolo(state));
    }
    if (unseen === 0 && hand.cards.length === 0) value += weights.finished;
    return value + cropsWorth(farm, unknown, weights) + weights.ready * readyCards(farm, isSolo(state));
  }

  /** What it is made of: crops that are of use, cards that could be fulfilled at once, and all that is still to be done. */
  parts(state: State, seat: Seat): { crops: number; ready: number; cards: number } {
    const farm = farmOf(state, seat);
    const crops = cropsWorth(farm, hiddenIn(farm.hand.cards) + hiddenIn(farm.stack.cards), this.weights);
    const ready = this.weights.ready * readyCards(farm, isSolo(state));
    return { crops, ready, cards: this.of(state, seat) - crops - ready };
  }

  /** What fulfilling a card costs more than it brings, with so many cards left to draw. */
  netCost(card: CardNumber, unseen: number, isSolo: boolean): number {
    const { cost, brings, bringsAlone, draws } = this.#estimates[card] as Estimate;
    const drawn = Math.min(draws, unseen);
    return cost - (isSolo ? bringsAlone : brings) - drawn * this.weights.draw - (draws - drawn) * this.weights.any;
  }

  /** The same; the fewer cards are still unknown, the less its rewards are of use. */
  #liability(card: CardNumber, unseen: number, unknown: number, isSolo: boolean): number {
    const { cost } = this.#estimates[card] as Estimate;
    const brings = cost - this.netCost(card, unseen, isSolo);
    return Math.max(0, cost - brings * Math.min(1, unknown / this.weights.late));
  }

  /** What cards seen in a stack cost more than unknown ones. */
  #burden(cards: readonly (CardNumber | null)[], hidden: number, isSolo: boolean): number {
    let more = 0;
    let unknown = -1;
    for (const card of cards) {
      if (card === null || card === HIDDEN) continue;
      if (unknown < 0) unknown = hidden + hiddenIn(cards);
      more += Math.max(0, this.#liability(card, cards.length, unknown, isSolo) - this.weights.unknown);
    }
    return more;
  }
}

export const outlook = new Outlook(tuned);

/** As bots were first measured. */
export const firstOutlook = new Outlook(first, true);

const hiddenIn = (cards: readonly (CardNumber | null)[]): number => {
  let count = 0;
  for (const card of cards) if (card === null || card === HIDDEN) count++;
  return count;
};

/** The longer a game lasts, the more it is worth to have one card fewer: nobody waits for a better moment for ever. */
const slotIn = (state: State, weights: Weights): number =>
  weights.slot + (isSolo(state) ? 0 : Math.min(6, Math.max(0, state.round - 14) * 0.4));

/** Crops that hand cards ask for count fully; of the others, as many as the cards still unknown might ask for. */
function cropsWorth({ crops, hand }: Farm, unknown: number, weights: Weights): number {
  const demand = demandOf(hand.cards);
  let worth = 0;
  let welcome = unknown * weights.perUnknown;
  for (let i = 4; i >= 0; i--) {
    const count = crops[i] as number;
    const needed = Math.min(count, demand[i] as number);
    const spare = Math.min(count - needed, welcome);
    welcome -= spare;
    const share = needed + spare * weights.spare + (count - needed - spare) * weights.surplus;
    worth += share * (weights.crops[i] as number);
  }
  return worth;
}

/** The crops that all cards of a hand ask for. */
function demandOf(cards: readonly (CardNumber | null)[]): readonly number[] {
  const demand = [0, 0, 0, 0, 0];
  for (const card of cards) {
    if (card === null || card === HIDDEN) continue;
    const asked = askedBy[card] as readonly number[];
    for (let i = 0; i < 5; i++) (demand[i] as number) += asked[i] as number;
  }
  return demand;
}

/** How many hand cards could be paid one after the other with the crops there are. */
function readyCards({ crops, hand }: Farm, isSolo: boolean): number {
  let [wheat, cucumber, tomato, sheep, pig] = crops as [number, number, number, number, number];
  let ready = 0;
  const most = isSolo ? 5 : 3;
  for (const card of hand.cards) {
    if (card === null || card === HIDDEN || ready === most) continue;
    const asked = askedBy[card] as readonly [number, number, number, number, number];
    if (wheat < asked[0] || cucumber < asked[1] || tomato < asked[2] || sheep < asked[3] || pig < asked[4]) continue;
    const loose = looseBy[card] as number;
    const rest = wheat + cucumber + tomato + sheep + pig - asked[0] - asked[1] - asked[2] - asked[3] - asked[4];
    if (rest < loose) continue;
    wheat -= asked[0] + loose;
    cucumber -= asked[1];
    tomato -= asked[2];
    sheep -= asked[3];
    pig -= asked[4];
    ready++;
  }
  return ready;
}

/** The crops each card asks for by kind, and how many of other kinds. */
const askedBy: readonly (readonly number[])[] = [[], ...deck.map((card) => namedCrops(cardOf(card).cost))];
const looseBy: readonly number[] = [
  0,
  ...deck.map((card) => {
    const { any = 0, identical = 0, different = 0 } = cardOf(card).cost;
    return any + identical + different;
  }),
];
