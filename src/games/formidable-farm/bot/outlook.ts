import type { Seat } from "../../../table/game.ts";
import { type Amount, cardOf, deck, type Reward, type SpecialCost, type TradeCard } from "../cards.ts";
import { namedCrops } from "../crops.ts";
import { type CardNumber, type Farm, farmOf, HIDDEN, isSolo, type State } from "../state.ts";

/**
 * What things are worth, in wheat: a turn's supplies bring three. Settled by playing solo and two-seat games with other
 * weights.
 */
export const weights = {
  /** Of the crops, in the order of `CROPS`. */
  crops: [1, 1.5, 1.5, 3, 3],
  /** Of a crop of any kind. */
  any: 2.5,
  /** Having one card fewer to fulfill, beside what it costs. */
  slot: 1.5,
  /** Drawing a card. */
  draw: 2,
  /** What an unknown card costs more than it brings. */
  unknown: 2.2,
  coin: 0.6,
  furtherTurn: 5,
  /** A hand card that could be fulfilled at once. */
  ready: 1,
  /** How many crops that no hand card asks for are welcome for each unknown card, and their share of their value. */
  perUnknown: 2,
  spare: 0.6,
  /** The share of all other crops. */
  surplus: 0.08,
  finished: 1000,
};

/** How a position looks for a seat. */
export type Outlook = (state: State, seat: Seat) => number;

/** How near a seat is to having fulfilled everything, in wheat; cards that cannot be seen count as any card. */
export const outlook: Outlook = (state, seat) => outlookOf(state, seat, false);

/** As bots were first measured: a card that everyone saw go under a stack counted as any card. */
export const firstOutlook: Outlook = (state, seat) => outlookOf(state, seat, true);

function outlookOf(state: State, seat: Seat, asFirst: boolean): number {
  const farm = farmOf(state, seat);
  const { stack, hand, fulfilled } = farm;
  const unseen = stack.cards.length;
  const isOwnTurn = state.seat === seat;
  const coins = fulfilled.cards.length + (isOwnTurn ? state.played.length + state.setDown.cards.length : 0);
  const slot = slotIn(state);
  let value = coins * weights.coin - unseen * (slot + weights.unknown + weights.draw);
  if (isOwnTurn && state.furtherTurns > 0) value += weights.furtherTurn;
  let hidden = 0;
  for (const card of hand.cards) if (card === null || card === HIDDEN) hidden++;
  value -= hidden * (slot + weights.unknown);
  // More cards to fulfill make no reward of the others worth more: those that can be seen are not waited for.
  const buried = asFirst ? 0 : burden(stack.cards, unseen, hidden, isSolo(state));
  value -= buried;
  const unknown = asFirst ? unseen + hidden : hidden + hiddenIn(stack.cards);
  for (const card of hand.cards) {
    if (card === null || card === HIDDEN) continue;
    value -= slot + liability(card, unseen, unknown, isSolo(state));
  }
  if (unseen === 0 && hand.cards.length === 0) value += weights.finished;
  return value + cropsWorth(farm, unknown) + weights.ready * readyCards(farm, isSolo(state));
}

/** What an outlook is made of: crops that are of use, cards that could be fulfilled at once, and all that is still to be done. */
export function outlookParts(state: State, seat: Seat): { crops: number; ready: number; cards: number } {
  const farm = farmOf(state, seat);
  const crops = cropsWorth(farm, hiddenIn(farm.hand.cards) + hiddenIn(farm.stack.cards));
  const ready = weights.ready * readyCards(farm, isSolo(state));
  return { crops, ready, cards: outlook(state, seat) - crops - ready };
}

const hiddenIn = (cards: readonly (CardNumber | null)[]): number => {
  let count = 0;
  for (const card of cards) if (card === null || card === HIDDEN) count++;
  return count;
};

/** What cards seen in a stack cost more than unknown ones. */
function burden(cards: readonly (CardNumber | null)[], unseen: number, hidden: number, isSolo: boolean): number {
  let more = 0;
  let unknown = -1;
  for (const card of cards) {
    if (card === null || card === HIDDEN) continue;
    if (unknown < 0) unknown = hidden + hiddenIn(cards);
    more += Math.max(0, liability(card, unseen, unknown, isSolo) - weights.unknown);
  }
  return more;
}

/** The longer a game lasts, the more it is worth to have one card fewer: nobody waits for a better moment for ever. */
const slotIn = (state: State): number =>
  weights.slot + (isSolo(state) ? 0 : Math.min(6, Math.max(0, state.round - 14) * 0.4));

/** Crops that hand cards ask for count fully; of the others, as many as the cards still unknown might ask for. */
function cropsWorth({ crops, hand }: Farm, unknown: number): number {
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

const amountWorth = ({ any = 0, identical = 0, different = 0, ...named }: Amount, loose: number): number =>
  namedCrops(named).reduce((worth, n, i) => worth + n * (weights.crops[i] as number), 0) +
  (any + identical) * loose +
  different * 1.6;

/** What a card costs and brings, but for the cards it draws. */
interface Estimate {
  readonly cost: number;
  readonly brings: number;
  readonly bringsAlone: number;
  readonly draws: number;
}

const estimates: readonly Estimate[] = [
  { cost: 0, brings: 0, bringsAlone: 0, draws: 0 },
  ...deck.map((card) => estimate(cardOf(card))),
];

function estimate({ cost: { special, ...crops }, rewards }: TradeCard): Estimate {
  const worth = (isSolo: boolean) => rewards.reduce((sum, reward) => sum + rewardWorth(reward, isSolo), 0);
  return {
    cost: amountWorth(crops, 1.2) + (special === undefined ? 0 : specialWorth(special)),
    brings: worth(false),
    bringsAlone: worth(true),
    draws: rewards.reduce((sum, reward) => sum + (reward.kind === "draw" ? reward.cards : 0), 0),
  };
}

function specialWorth(special: SpecialCost): number {
  switch (special) {
    case "fulfilledUnderStack":
    case "market1UnderStack":
      return weights.slot + weights.draw + 1;
    case "fulfilledToHand":
      return weights.slot + 1;
    case "market3UnderStack":
      return 3 * (weights.slot + weights.draw + 1);
    case "pay3Fulfilled":
      return 3 * weights.coin;
    case "anyNumberAnimals":
      return 3;
  }
}

function rewardWorth(reward: Reward, isSolo: boolean): number {
  switch (reward.kind) {
    case "take":
      return amountWorth(reward.crops, weights.any);
    case "perAnimal":
      return amountWorth(reward.reward.crops, weights.any);
    case "draw":
      return 0;
    case "supplies":
      return 2.7 * reward.times;
    case "drawBottom":
      return weights.draw;
    case "rearrangeStack":
      return 0.5;
    case "exchangeHand":
      return 0.7;
    case "fulfillFromStack":
      return weights.slot + weights.unknown + weights.draw;
    case "drawThenReturn":
      return weights.draw + 0.6 * reward.return;
    case "exchangeCrops":
      return 1.5;
    case "tradeCrops":
      return 0.7;
    case "cropForCard":
      return 0.8 * reward.times;
    case "anotherTurn":
      return isSolo ? 0 : weights.furtherTurn;
    case "payLess":
      return 1.3;
    case "tradeWithMarket":
      return 0.6 * reward.times;
    case "tradeWithFulfilled":
      return 1.2;
    case "fulfilledForCrops":
      return (weights.any - weights.coin) * reward.times;
    case "fourthCard":
      return isSolo ? 0 : 1;
    case "thirdCard":
      return 1.8;
    case "getSupplies":
      return 2.8;
  }
}

/** What a card costs more than it brings; the fewer cards are still unknown, the less its rewards are of use. */
function liability(card: CardNumber, unseen: number, unknown: number, isSolo: boolean): number {
  const { cost } = estimates[card] as Estimate;
  const brings = cost - netCost(card, unseen, isSolo);
  return Math.max(0, cost - brings * Math.min(1, unknown / 4));
}

/** What fulfilling a card costs more than it brings, with so many cards left to draw. */
export function netCost(card: CardNumber, unseen: number, isSolo: boolean): number {
  const { cost, brings, bringsAlone, draws } = estimates[card] as Estimate;
  const drawn = Math.min(draws, unseen);
  return cost - (isSolo ? bringsAlone : brings) - drawn * weights.draw - (draws - drawn) * weights.any;
}
