import type { Game, Result, Seat } from "./game.ts";
import type { Options } from "./options.ts";

/** By seat the number of its side; each seat is a side of its own where the game has no teams. */
export const sidesOf = <O extends Options>(
  game: Pick<Game<never, never, O>, "sides">,
  options: O,
  seats: number,
): readonly number[] => game.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => seat);

/** By seat its place: 1 and the number of sides that are better. */
export const placesOf = (sides: readonly number[], isBetter: (one: Seat, other: Seat) => boolean): readonly number[] =>
  sides.map((_, seat) => 1 + new Set(sides.filter((_, other) => isBetter(other, seat))).size);

/** Sides with equal scores, named by their first seats, in a game that has something to settle that by. */
export interface Tie {
  readonly points: number;
  readonly seats: readonly Seat[];
  /** Whether it told them apart; else they share the place. */
  readonly isSettled: boolean;
}

/** The ties that a tie-break was asked about, the best first. */
export function tiesOf({ scores, places, tieBreak }: Result, sides: readonly number[]): readonly Tie[] {
  if (tieBreak === undefined) return [];
  const firsts = sides.flatMap((side, seat) => (sides.indexOf(side) === seat ? [seat] : []));
  const ranked = firsts.sort((a, b) => places[a]! - places[b]!);
  const totals = [...new Set(ranked.map((seat) => scores[seat]!.total))];
  return totals.flatMap((points) => {
    const seats = ranked.filter((seat) => scores[seat]!.total === points);
    const isSettled = new Set(seats.map((seat) => places[seat])).size > 1;
    return seats.length < 2 ? [] : [{ points, seats, isSettled }];
  });
}
