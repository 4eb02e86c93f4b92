import type { Seat } from "../../../table/game.ts";
import type { HandKind } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { type Deal, dealOf } from "./deals.ts";
import { type Held, insert } from "./held.ts";

/**
 * The packs of a draft. Pack `p` begins at seat `p` and goes left, so that at each step one seat keeps some of it. A pack
 * is a row of places: first what was taken at step 0, then at step 1, and so on; what is still in it comes last. So who
 * took which card, and when, can be read from its place for the rest of the game.
 */
export interface Pack {
  readonly kind: HandKind;
  /** The seat it began at. */
  readonly first: Seat;
  /** Where it lies in `hands.packs`. */
  readonly begin: number;
  readonly end: number;
  /** Where it lies in `hands.taken`. */
  readonly index: number;
  /** Where the places of each step begin, and at last where they end. */
  readonly steps: readonly number[];
}

const remembered = new WeakMap<Deal, Pack[][]>();

/** The packs of a draft, those of occupations first. */
export function packsOf(state: State): readonly Pack[] {
  const deal = dealOf(state);
  let bySeats = remembered.get(deal);
  if (bySeats === undefined) {
    bySeats = [];
    remembered.set(deal, bySeats);
  }
  bySeats[state.seats] ??= laidOut(deal, state.seats);
  return bySeats[state.seats]!;
}

function laidOut({ size, keeps = [] }: Deal, seats: number): Pack[] {
  const packs: Pack[] = [];
  let begin = 0;
  for (const kind of ["occupation", "minor"] as const)
    for (let first = 0; first < seats; first++) {
      const end = begin + size[kind];
      const steps = [begin];
      for (const count of keeps) steps.push(Math.min(steps.at(-1)! + count, end));
      packs.push({ kind, first, begin, end, index: packs.length, steps });
      begin = end;
    }
  return packs;
}

/** The pack of a kind that began at a seat. */
export const packOf = (state: State, kind: HandKind, first: Seat): Pack =>
  packsOf(state)[kind === "occupation" ? first : state.seats + first]!;

/** The pack before a seat at a step. */
export const packBefore = (state: State, kind: HandKind, seat: Seat, step: number): Pack =>
  packOf(state, kind, (seat + step * (state.seats - 1)) % state.seats);

/** The step at which the packs of a kind are: how often all that are passed together were passed on. */
export function stepOf(state: State, kind: HandKind): number {
  const { keeps, bothAtOnce } = dealOf(state);
  const { taken } = state.hands!;
  let least = keeps!.length;
  for (const { kind: other, begin, end, index, steps } of packsOf(state)) {
    if (begin + taken[index]! === end || !(bothAtOnce || kind === other)) continue;
    let step = 0;
    while (step < keeps!.length && steps[step + 1]! <= begin + taken[index]!) step++;
    least = Math.min(least, step);
  }
  return least;
}

/** How many cards of a kind a seat has taken from packs. */
export function takenFromPacks(state: State, kind: HandKind, seat: Seat): number {
  const { taken } = state.hands!;
  let count = 0;
  for (const { kind: other, first, begin, index, steps } of packsOf(state)) {
    if (other !== kind) continue;
    const left = begin + taken[index]!;
    for (let step = 0; step < steps.length - 1 && steps[step]! < left; step++)
      if ((first + step) % state.seats === seat) count += Math.min(steps[step + 1]!, left) - steps[step]!;
  }
  return count;
}

/** The cards still in a pack. */
export const cardsLeft = ({ hands }: State, { begin, end, index }: Pack): Held[] =>
  hands!.packs.slice(begin + hands!.taken[index]!, end).filter((card) => card !== null);

/** Chance lays a card into a pack. */
export function addToPack({ hands }: State, { begin, end }: Pack, card: Held): void {
  const { packs } = hands!;
  let at = begin;
  while (packs[at] !== null && at < end) at++;
  for (; at > begin && packs[at - 1]! > card; at--) packs[at] = packs[at - 1]!;
  packs[at] = card;
}

/** A seat keeps a card of the pack before it. */
export function keepFrom(state: State, { begin, index, steps }: Pack, seat: Seat, step: number, card: Held): void {
  const { packs, taken, held } = state.hands!;
  const left = begin + taken[index]!;
  let at = packs.indexOf(card, left);
  // The cards kept at this step lie in order; the others move up.
  for (; at > steps[step]! && (at > left || packs[at - 1]! > card); at--) packs[at] = packs[at - 1]!;
  packs[at] = card;
  taken[index]!++;
  insert(held[seat]!, card);
}

/** Who keeps the card at a place of a pack; nobody if it leaves the game. */
export function keeperOf(state: State, { first, steps }: Pack, place: number): Seat | undefined {
  for (let step = 0; step < steps.length - 1; step++) if (place < steps[step + 1]!) return (first + step) % state.seats;
  return undefined;
}
