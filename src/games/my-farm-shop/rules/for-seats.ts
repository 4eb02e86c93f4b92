import type { Seat } from "../../../table/game.ts";

/** One thing for each seat, made once. */
export const forSeats = <T>(make: (seat: Seat) => T): readonly T[] => [0, 1, 2, 3].map(make);
