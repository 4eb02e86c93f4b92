import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { revealFrom } from "../../../table/piles.ts";
import { cardOf, deck, type SpecialCost } from "../cards.ts";
import { canPay, type Payment, type Price, payable, priceOfCard } from "../costs.ts";
import { PIG, SHEEP, subtract } from "../crops.ts";
import {
  type AnswerTo,
  type CardNumber,
  coinsOf,
  type Farm,
  farmOf,
  GAP,
  HIDDEN,
  isSolo,
  type Move,
  type State,
} from "../state.ts";
import { payCoins } from "./coins.ts";
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
export function addFulfillable(state: State, seat: Seat, moves: AnswerTo<"turn">[]): void {
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

/** How many animals a special cost takes at least. */
export const animalsDue = (state: State, special: SpecialCost): number =>
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
