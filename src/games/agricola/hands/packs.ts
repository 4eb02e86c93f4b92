import type { Seat } from "../../../table/game.ts";
import type { HandKind } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { dealOf } from "./deals.ts";
import { type Held, insert } from "./hands.ts";

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
}

export function packOf(state: State, kind: HandKind, first: Seat): Pack {
  const { size } = dealOf(state);
  const before = kind === "occupation" ? 0 : state.seats * size.occupation;
  const begin = before + first * size[kind];
  return { kind, first, begin, end: begin + size[kind], index: (kind === "occupation" ? 0 : state.seats) + first };
}

export function allPacks(state: State): Pack[] {
  if (state.hands!.packs.length === 0) return [];
  const seats = [...Array(state.seats).keys()];
  return [
    ...seats.map((seat) => packOf(state, "occupation", seat)),
    ...seats.map((seat) => packOf(state, "minor", seat)),
  ];
}

/** How many places come before those of a step. */
export function placesBefore(state: State, step: number): number {
  const keeps = dealOf(state).keeps!;
  let places = 0;
  for (let i = 0; i < step && i < keeps.length; i++) places += keeps[i]!;
  return places;
}

/** The step at which the packs of a kind are: how often all that are passed together were passed on. */
export function stepOf(state: State, kind: HandKind): number {
  const { keeps, bothAtOnce, size } = dealOf(state);
  const { taken } = state.hands!;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < taken.length; i++) {
    const isOccupation = i < state.seats;
    const isEmpty = taken[i] === (isOccupation ? size.occupation : size.minor);
    if (!isEmpty && (bothAtOnce || isOccupation === (kind === "occupation"))) least = Math.min(least, taken[i]!);
  }
  let step = 0;
  while (step < keeps!.length && placesBefore(state, step + 1) <= least) step++;
  return step;
}

/** The pack before a seat at a step. */
export const packBefore = (state: State, kind: HandKind, seat: Seat, step: number): Pack =>
  packOf(state, kind, (seat + step * (state.seats - 1)) % state.seats);

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
export function keepFrom(state: State, pack: Pack, seat: Seat, step: number, card: Held): void {
  const { packs, taken, held } = state.hands!;
  let at = packs.indexOf(card, pack.begin + taken[pack.index]!);
  // The cards kept at this step lie in order; the others move up.
  const first = pack.begin + placesBefore(state, step);
  for (; at > first && (at > pack.begin + taken[pack.index]! || packs[at - 1]! > card); at--)
    packs[at] = packs[at - 1]!;
  packs[at] = card;
  taken[pack.index]!++;
  insert(held[seat]!, card);
}

/** Who keeps the card at a place of a pack, if anybody does. */
export function keeperOf(state: State, pack: Pack, place: number): Seat | undefined {
  const keeps = dealOf(state).keeps!;
  let end = pack.begin;
  for (let step = 0; step < keeps.length; step++) {
    end += keeps[step]!;
    if (place < end) return (pack.first + step) % state.seats;
  }
  return undefined;
}
