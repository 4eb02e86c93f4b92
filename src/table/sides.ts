import type { Game, Seat } from "./game.ts";
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
