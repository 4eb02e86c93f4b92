import { type AskRule, next, type RunRule } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { openSpot, pickFrom, putBelow, putOnTop, revealFrom, type Spot } from "../../../table/piles.ts";
import { cardOf, deck, type SpecialCost } from "../cards.ts";
import { canPay, type Payment, type Price, payable, priceOfCard } from "../costs.ts";
import { PIG, SHEEP, subtract } from "../crops.ts";
import {
  type CardNumber,
  coinsOf,
  type Farm,
  farmOf,
  GAP,
  HIDDEN,
  isSolo,
  type Move,
  type State,
  type TaskOf,
} from "../state.ts";
import { listed, payCoins } from "./coins.ts";
import { firstUses } from "./rewards.ts";

type Fulfill = MoveOf<Move, "fulfill">;
const fromHand: readonly Fulfill[] = [GAP, ...deck].map((card) => ({ type: "fulfill", card, from: "hand" }));
const fromMarket: readonly Fulfill[] = [GAP, ...deck].map((card) => ({ type: "fulfill", card, from: "market" }));
const bringsFourthCard = [false, ...deck.map((card) => cardOf(card).rewards.some(({ kind }) => kind === "fourthCard"))];

/** How many cards of the market a seat may fulfill in a turn of the game: one in the first, two in the second. */
function marketLimit(state: State): number {
  if (state.turn > 2) return Number.POSITIVE_INFINITY;
  return isSolo(state) && !state.options.soloFirstTurnsMarketLimit ? Number.POSITIVE_INFINITY : state.turn;
}

/** Adds the cards a seat can fulfill now, from its hand and from the market, to a list of moves. */
export function addFulfillable(state: State, seat: Seat, moves: Move[]): void {
  const count = state.played.length;
  const asFourth = count >= state.limit;
  if (count > state.limit || (asFourth && count !== 3)) return;
  const farm = farmOf(state, seat);
  const { cards } = farm.hand;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? HIDDEN;
    if (card !== HIDDEN && (!asFourth || bringsFourthCard[card]) && canFulfill(state, farm, card, 0))
      moves.push(fromHand[card] as Fulfill);
  }
  if (state.fromMarket >= marketLimit(state)) return;
  for (const card of state.market)
    if (card !== GAP && (!asFourth || bringsFourthCard[card]) && canFulfill(state, farm, card, 1))
      moves.push(fromMarket[card] as Fulfill);
}

/** Whether the whole cost of a card can be paid; `ofMarket` is 1 if the card itself lies in the market. */
function canFulfill(state: State, farm: Farm, card: CardNumber, ofMarket: number): boolean {
  const price = priceOfCard(card);
  const { special } = price;
  if (special === undefined) return canPay(price, state.less, farm.crops);
  return (
    canPaySpecial(state, farm, special, ofMarket) && canPay(price, state.less, farm.crops, animalsDue(state, special))
  );
}

/** Whether the part of a cost that is not crops can be paid. */
export function canPaySpecial(state: State, farm: Farm, special: SpecialCost, ofMarket: number): boolean {
  switch (special) {
    case "fulfilledUnderStack":
    case "fulfilledToHand":
      return coinsOf(farm) >= 1;
    case "pay3Fulfilled":
      return coinsOf(farm) >= 3;
    case "market1UnderStack":
      return marketSize(state) - ofMarket >= 1;
    case "market3UnderStack":
      return marketSize(state) - ofMarket >= 3;
    case "anyNumberAnimals":
      return (farm.crops[SHEEP] as number) + (farm.crops[PIG] as number) >= state.options.anyNumberMinimum;
  }
}

const animalsDue = (state: State, special: SpecialCost): number =>
  special === "anyNumberAnimals" ? state.options.anyNumberMinimum : 0;

function marketSize({ market }: State): number {
  let size = 0;
  for (const card of market) if (card !== GAP) size++;
  return size;
}

/** Plays a card before the seat; its costs, then its rewards follow. (Fulfill trade cards) */
export function fulfill(state: State, seat: Seat, { card, from }: Fulfill): void {
  const farm = farmOf(state, seat);
  if (from === "hand") revealFrom(state.sources, farm.hand, card, seat);
  else {
    state.market[state.market.indexOf(card)] = GAP;
    state.fromMarket++;
  }
  // The booklet's "this card as well": a fourth card is only possible because of itself.
  if (state.played.length === state.limit) state.limit++;
  state.played.push(card);
  const { less } = state;
  state.less = 0;
  const price = priceOfCard(card);
  if (price.special === undefined) {
    const payments = payable(price, less, farm.crops);
    if (payments.length > 1)
      return next(state, { kind: "pay", seat, card, less }, { kind: "rewards", owner: seat, card, animals: 0 });
    subtract(farm.crops, (payments[0] as Payment).crops);
    return firstUses(state, seat, card, 0);
  }
  next(state, { kind: "rewards", owner: seat, card, animals: 0 });
  paySpecial(state, seat, price.special);
  payCrops(state, seat, price, card, less);
}

function payCrops(state: State, seat: Seat, price: Price, card: CardNumber, less: number): void {
  const { crops } = farmOf(state, seat);
  const payments = payable(price, less, crops, animalsDue(state, price.special as SpecialCost));
  if (payments.length > 1) next(state, { kind: "pay", seat, card, less });
  else subtract(crops, (payments[0] as Payment).crops);
}

function paySpecial(state: State, seat: Seat, special: SpecialCost): void {
  switch (special) {
    case "fulfilledUnderStack":
      return next(state, { kind: "coinToStack", seat });
    case "fulfilledToHand":
      return next(state, { kind: "coinToHand", seat });
    case "market1UnderStack":
      return next(state, { kind: "marketToStack", seat, count: 1 });
    case "market3UnderStack":
      return next(state, { kind: "marketToStack", seat, count: 3 });
    case "pay3Fulfilled":
      return payCoins(state, seat, 3);
    case "anyNumberAnimals":
      return next(state, { kind: "payAnimals", seat });
  }
}

/** Where crops can be paid in several ways, the seat chooses. */
export const payRule: AskRule<State, TaskOf<"pay">, Move> = {
  moves(state, { seat, card, less }) {
    const price = priceOfCard(card);
    const due = price.special === undefined ? 0 : animalsDue(state, price.special);
    return payable(price, less, farmOf(state, seat).crops, due);
  },
  apply: (state, { seat }, move) => subtract(farmOf(state, seat).crops, (move as Payment).crops),
};

/** "Any number of sheep or pigs": the rewards come once for each. */
export const payAnimalsRule: AskRule<State, TaskOf<"payAnimals">, Move> = {
  moves(state, { seat }) {
    const { crops } = farmOf(state, seat);
    const moves: Payment[] = [];
    for (let sheep = 0; sheep <= (crops[SHEEP] as number); sheep++)
      for (let pig = 0; pig <= (crops[PIG] as number); pig++)
        if (sheep + pig >= state.options.anyNumberMinimum) moves.push({ type: "pay", crops: [0, 0, 0, sheep, pig] });
    return moves;
  },
  apply(state, { seat }, move) {
    const { crops } = move as Payment;
    subtract(farmOf(state, seat).crops, crops);
    const rewards = state.agenda.pop() as TaskOf<"rewards">;
    next(state, { ...rewards, animals: (crops[SHEEP] as number) + (crops[PIG] as number) });
  },
};

type MoveCoin = MoveOf<Move, "moveCoin">;
const coinMoves: readonly MoveCoin[] = [GAP, ...deck].map((card) => ({ type: "moveCoin", card }));

const coinMovesOf = (state: State, seat: Seat): readonly MoveCoin[] =>
  listed(farmOf(state, seat).fulfilled.cards, coinMoves);

/** One of the fulfilled cards goes below the stack. */
export const coinToStackRule: AskRule<State, TaskOf<"coinToStack">, Move> = {
  moves: (state, { seat }) => coinMovesOf(state, seat),
  apply: (state, { seat }, move) => putBelow(farmOf(state, seat).stack, pickedCoin(state, seat, move as MoveCoin)),
};

/** One of the fulfilled cards goes into the hand. */
export const coinToHandRule: AskRule<State, TaskOf<"coinToHand">, Move> = {
  moves: (state, { seat }) => coinMovesOf(state, seat),
  apply: (state, { seat }, move) => putOnTop(farmOf(state, seat).hand, pickedCoin(state, seat, move as MoveCoin)),
};

const pickedCoin = (state: State, seat: Seat, { card }: MoveCoin): Spot<CardNumber> =>
  pickFrom(state.sources, farmOf(state, seat).fulfilled, card, seat);

type MarketToStack = MoveOf<Move, "marketToStack">;
const marketMoves: readonly MarketToStack[] = [GAP, ...deck].map((card) => ({ type: "marketToStack", card }));

/** Cards of the market go below the stack, in the order the seat likes; everybody knows them there. */
export const marketToStackRule: AskRule<State, TaskOf<"marketToStack">, Move> = {
  moves: (state) =>
    listed(
      state.market.filter((card) => card !== GAP),
      marketMoves,
    ),
  apply(state, { seat, count }, move) {
    const { card } = move as MarketToStack;
    state.market[state.market.indexOf(card)] = GAP;
    putBelow(farmOf(state, seat).stack, openSpot(card));
    if (count > 1) next(state, { kind: "marketToStack", seat, count: count - 1 });
  },
};

export const rewardsRule: RunRule<State, TaskOf<"rewards">> = {
  run: (state, { owner, card, animals }) => firstUses(state, owner, card, animals),
};
