import type { Seat } from "../../../table/game.ts";
import { outlook } from "../bot/outlook.ts";
import { type Amount, cardOf, deck } from "../cards.ts";
import { cropValue, namedCrops } from "../crops.ts";
import { type CardNumber, cardsLeft, coinsOf, farmOf, GAP, HIDDEN, type State } from "../state.ts";
import { OFF_BOARD, SPACES } from "../supplies-board.ts";

/** Raised whenever a feature changes its meaning. */
export const VERSION = 1;

const CARDS = deck.length;
const PLAIN = 98;

/** What a seat sees at the end of its turn: three rows of cards, and plain numbers. */
export const SIZE = PLAIN + 3 * CARDS;

const HAND = PLAIN;
const PAYABLE = HAND + CARDS;
const MARKET = PAYABLE + CARDS;

/** With how few cards left a seat is near its end. */
const FEW = [0, 1, 2, 3, 5];

const MOST = 127;

/** Fills in what a seat sees when it has planned its turn to the end, cards drawn unseen included. */
export function features(view: State, seat: Seat, into: Float32Array): void {
  into.fill(0);
  const own = farmOf(view, seat);
  const nearest = nearestOther(view, seat);
  const other = farmOf(view, nearest.seat);
  let at = 0;
  const put = (value: number): void => {
    into[at++] = Math.max(-MOST, Math.min(MOST, Math.round(value)));
  };
  const demand = [0, 0, 0, 0, 0];
  const missing = [0, 0, 0, 0, 0];
  let hidden = 0;
  for (const card of own.hand.cards) {
    if (card === null || card === HIDDEN) {
      hidden++;
      continue;
    }
    const asked = askedBy[card]!;
    for (let i = 0; i < 5; i++) demand[i]! += asked.named[i]!;
    const lacks = lackOf(asked, own.crops);
    missing[Math.min(4, lacks)]!++;
    into[HAND + card - 1]! = 1;
    if (lacks === 0) into[PAYABLE + card - 1] = 1;
  }
  for (let i = 0; i < 5; i++) {
    const count = own.crops[i]!;
    put(count);
    put(count > 0 ? 1 : 0);
    put(count > 1 ? 1 : 0);
    put(count > 2 ? 1 : 0);
    put(Math.max(0, demand[i]! - count));
    put(Math.max(0, count - demand[i]!));
    put(missing[i]!);
  }
  let known = 0;
  for (const card of own.stack.cards) if (card !== null && card !== HIDDEN) known++;
  put(hidden);
  put(known);
  put(view.seat === seat && view.furtherTurns > 0 ? 1 : 0);
  put((seat - view.start + view.seats) % view.seats);
  put(view.round);
  let payable = 0;
  let payableByOther = 0;
  for (const card of view.market) {
    if (card === GAP) continue;
    into[MARKET + card - 1] = 1;
    if (lackOf(askedBy[card]!, own.crops) === 0) payable++;
    if (lackOf(askedBy[card]!, other.crops) === 0) payableByOther++;
  }
  put(payable);
  put(payableByOther);
  for (let i = 0; i < 5; i++) put(other.crops[i]!);
  putFarm(put, view, { seat, nearness: outlook.of(view, seat) });
  for (let space = OFF_BOARD; space < SPACES.length; space++) put(own.disc === space ? 1 : 0);
  putFarm(put, view, nearest);
  for (let space = OFF_BOARD; space < SPACES.length; space++) put(othersAt(view, seat, space));
}

/** A seat and how near it is to its end. */
interface Standing {
  readonly seat: Seat;
  readonly nearness: number;
}

/** The other seat that is nearest to its end. */
function nearestOther(view: State, seat: Seat): Standing {
  let nearest: Standing | undefined;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat) continue;
    const nearness = outlook.of(view, other);
    if (nearest === undefined || nearness > nearest.nearness) nearest = { seat: other, nearness };
  }
  return nearest!;
}

function putFarm(put: (value: number) => void, view: State, { seat, nearness }: Standing): void {
  const farm = farmOf(view, seat);
  const left = cardsLeft(farm);
  put(farm.hand.cards.length);
  put(farm.stack.cards.length);
  put(left);
  for (const few of FEW) put(left <= few ? 1 : 0);
  put(coinsOf(farm) + (view.seat === seat ? view.played.length + view.setDown.cards.length : 0));
  put(left === 0 ? 0 : 2 * nearness);
  put(cropValue(farm.crops));
  put(left === 0 ? cropValue(farm.crops) : 0);
}

/** How many discs of others lie on a space. */
function othersAt({ farms }: State, seat: Seat, space: number): number {
  let discs = 0;
  for (const [other, { disc }] of farms.entries()) if (other !== seat && disc === space) discs++;
  return discs;
}

interface Asked extends Required<Pick<Amount, "any" | "identical" | "different">> {
  readonly named: readonly number[];
}

const askedBy: readonly Asked[] = [0, ...deck].map((card: CardNumber) => {
  const { any = 0, identical = 0, different = 0, ...named } = card === 0 ? {} : cardOf(card).cost;
  return { any, identical, different, named: namedCrops(named) };
});

/** How many crops a card asks for beyond those there are. */
function lackOf({ named, any, identical, different }: Asked, crops: readonly number[]): number {
  let lacks = 0;
  let rest = 0;
  let most = 0;
  let kinds = 0;
  for (let i = 0; i < 5; i++) {
    const left = crops[i]! - named[i]!;
    if (left < 0) lacks -= left;
    else if (left > 0) {
      rest += left;
      kinds++;
      if (left > most) most = left;
    }
  }
  return lacks + Math.max(0, any - rest, identical - most, different - kinds);
}
