import type { MoveOf } from "../../table/game.ts";
import { shared } from "../../table/moves.ts";
import { type Amount, type Cost, cardOf, deck, type SpecialCost } from "./cards.ts";
import { CROPS, type Crops, isWithin, namedCrops, PIG, SHEEP } from "./crops.ts";
import type { CardNumber, Move } from "./state.ts";

export type Payment = MoveOf<Move, "pay">;

/** The move that pays a row of crops. */
export const payment = (crops: Crops): Payment => payments({ type: "pay", crops });

const payments = shared<Payment>();

/** A printed cost, worked out: every way to pay its crops, at full price and with crops less. */
export interface Price {
  readonly special: SpecialCost | undefined;
  /** By crops less: all payments, each once, in a fixed order. */
  readonly payments: readonly (readonly Payment[])[];
}

/** Works a cost out for up to one crop less. */
export function priceOf({ special, ...crops }: Cost): Price {
  return { special, payments: [paymentsOf(crops), paymentsOf(crops, 1)] };
}

const prices: readonly Price[] = [priceOf({}), ...deck.map((card) => priceOf(cardOf(card).cost))];

/** The price of a trade card. */
export const priceOfCard = (card: CardNumber): Price => prices[card] as Price;

const noPayments: readonly Payment[] = [];

/** The payments of a price that a seat could make with its crops. */
export function payable(price: Price, less: number, crops: Readonly<Crops>, animalsLeft = 0): readonly Payment[] {
  const payments = price.payments[less] as readonly Payment[];
  if (payments.length === 1) return isPayable(payments[0] as Payment, crops, animalsLeft) ? payments : noPayments;
  return payments.filter((payment) => isPayable(payment, crops, animalsLeft));
}

/** Whether a seat with these crops could pay in any way. */
export function canPay(price: Price, less: number, crops: Readonly<Crops>, animalsLeft = 0): boolean {
  const payments = price.payments[less] as readonly Payment[];
  for (let i = 0; i < payments.length; i++) if (isPayable(payments[i] as Payment, crops, animalsLeft)) return true;
  return false;
}

/** Whether the crops suffice and enough animals are left for a special cost. */
function isPayable({ crops: asked }: Payment, crops: Readonly<Crops>, animalsLeft: number): boolean {
  if (!isWithin(asked, crops)) return false;
  if (animalsLeft === 0) return true;
  const animals = (crops: readonly number[]) => (crops[SHEEP] as number) + (crops[PIG] as number);
  return animals(crops) - animals(asked) >= animalsLeft;
}

function paymentsOf(cost: Amount, less = 0): readonly Payment[] {
  let amounts: Amount[] = [cost];
  for (let i = 0; i < less; i++) amounts = amounts.flatMap(oneLess);
  const distinct = new Set(amounts.flatMap(waysToPay).map(payment));
  return [...distinct].sort((a, b) => compareRows(b.crops, a.crops));
}

/** The amounts that are one listed crop smaller; an amount without crops stays. */
function oneLess(amount: Amount): Amount[] {
  const listed = (Object.keys(amount) as (keyof Amount)[]).filter((name) => (amount[name] ?? 0) > 0);
  if (listed.length === 0) return [amount];
  return listed.map((name) => ({ ...amount, [name]: (amount[name] as number) - 1 }));
}

function waysToPay({ any = 0, identical = 0, different = 0, ...named }: Amount): Crops[] {
  let rows: Crops[] = [namedCrops(named)];
  for (let i = 0; i < any; i++) rows = rows.flatMap((row) => CROPS.map((_, crop) => withMore(row, crop, 1)));
  if (identical > 0) rows = rows.flatMap((row) => CROPS.map((_, crop) => withMore(row, crop, identical)));
  if (different > 0) rows = rows.flatMap((row) => subsets(different).map((kinds) => row.map((n, i) => n + kinds[i]!)));
  return rows;
}

function withMore(row: Crops, crop: number, more: number): Crops {
  return row.map((n, i) => (i === crop ? n + more : n));
}

/** All rows of so many different crops. */
function subsets(size: number): Crops[] {
  const rows: Crops[] = [];
  for (let bits = 0; bits < 32; bits++) {
    const row = CROPS.map((_, crop) => (bits >> crop) & 1);
    if (row.reduce((total, n) => total + n, 0) === size) rows.push(row);
  }
  return rows;
}

function compareRows(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
}

/** The crops a seat lacks for the payment it is nearest to; all zero where it could pay. */
export function missingFor(card: CardNumber, less: number, crops: Readonly<Crops>): Crops {
  const { payments } = priceOfCard(card);
  let nearest: Crops = CROPS.map(() => 0);
  let fewest = Number.POSITIVE_INFINITY;
  for (const { crops: asked } of payments[less] as readonly Payment[]) {
    const missing = asked.map((n, i) => Math.max(0, n - (crops[i] as number)));
    const count = missing.reduce((total, n) => total + n, 0);
    if (count >= fewest) continue;
    nearest = missing;
    fewest = count;
  }
  return nearest;
}
