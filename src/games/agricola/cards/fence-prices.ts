import type { Seat } from "../../../table/game.ts";
import { fencesLeft } from "../farm.ts";
import type { Good, Some } from "../goods.ts";
import { farmOf, MAX_FENCES, type State } from "../state.ts";
import { isChanged, isNothing, pricesOf, pricesOfMany } from "./costs.ts";
import { has } from "./marks.ts";
import { isPayable } from "./payable.ts";

const FENCE_PRICES: readonly (readonly Some[])[] = Array.from({ length: MAX_FENCES + 1 }, (_, n) => [{ wood: n }]);

const ONE_FENCE: readonly Some[] = [{ wood: 1 }];

/** The prices of so many fences. */
const fencePrices = (state: State, seat: Seat, fences: number, saved?: Some): readonly Some[] =>
  isChanged(state, seat, "fence")
    ? pricesOfMany(pricesOf(state, seat, "fence", {}, ONE_FENCE), fences, saved)
    : FENCE_PRICES[fences]!;

/** How fences are paid for in an action: goods taken off, fences that are free if another is paid for. */
export interface FenceTerms {
  readonly saved?: Some | undefined;
  readonly free: number;
  /** Whether a fence of this action was paid for. */
  readonly paid: boolean;
}

/** The prices of so many fences with as many of them free as may be, and how many that are. */
export function fencesFor(
  state: State,
  seat: Seat,
  fences: number,
  { saved, free, paid }: FenceTerms,
): { readonly prices: readonly Some[]; readonly free: number } {
  for (let given = Math.min(free, paid ? fences : fences - 1); given > 0; given--) {
    const prices = fencePrices(state, seat, fences - given, saved);
    if (paid || !prices.some(isNothing)) return { prices, free: given };
  }
  return { prices: fencePrices(state, seat, fences, saved), free: 0 };
}

/** Fences that are left and can be paid, the free ones among them. */
export function fencesPayable(state: State, seat: Seat, terms: FenceTerms): number {
  const left = fencesLeft(farmOf(state, seat));
  let fences = fencesPaid(state, seat, terms.saved);
  if (terms.free > 0)
    while (fences < left && isPayable(state, seat, fencesFor(state, seat, fences + 1, terms).prices)) fences++;
  return fences;
}

function fencesPaid(state: State, seat: Seat, saved?: Some): number {
  const farm = farmOf(state, seat);
  const { goods } = farm;
  const canExchange = has(farm, "atAnyTime");
  if (!isChanged(state, seat, "fence") && !canExchange)
    return goods.wood === 0 ? 0 : Math.min(goods.wood, fencesLeft(farm));
  const left = fencesLeft(farm);
  const each = pricesOf(state, seat, "fence", {}, ONE_FENCE);
  // Where each fence costs one of some good, all of them together pay for as many.
  const isPlain = each.every((price) => Object.keys(price).length === 1 && Object.values(price)[0] === 1);
  let fences = 0;
  if (isPlain)
    for (const price of each) for (const good in price) fences += goods[good as Good] + (saved?.[good as Good] ?? 0);
  if (isPlain && !canExchange) return Math.min(fences, left);
  fences = Math.min(fences, left);
  while (fences < left && isPayable(state, seat, fencePrices(state, seat, fences + 1, saved))) fences++;
  return fences;
}

/** Wood that fences on the partner's farm cost besides: one for each three that were begun in the action. */
const surcharge = (before: number, fences: number): number => Math.ceil((before + fences) / 3) - Math.ceil(before / 3);

/** Fences on the partner's farm: for so many a seat pays as for its own, after so many in the same action. */
interface LentFences {
  readonly fences: number;
  readonly charged: number;
  readonly before: number;
}

/** The prices of fences on the partner's farm, and how many are free. */
export function partnerFencesFor(
  state: State,
  seat: Seat,
  { fences, charged, before }: LentFences,
  terms: FenceTerms,
): ReturnType<typeof fencesFor> {
  const { prices, free } = fencesFor(state, seat, charged, terms);
  const extra = surcharge(before, fences);
  return { prices: prices.map((price) => ({ ...price, wood: (price.wood ?? 0) + extra })), free };
}

/** Fences of the partner that are left and can be paid. */
export function partnerFencesPayable(
  state: State,
  seat: Seat,
  partner: Seat,
  before: number,
  terms: FenceTerms,
): number {
  const left = fencesLeft(farmOf(state, partner));
  const isInReach = (fences: number) =>
    isPayable(state, seat, partnerFencesFor(state, seat, { fences, charged: fences, before }, terms).prices);
  let fences = 0;
  while (fences < left && isInReach(fences + 1)) fences++;
  return fences;
}
