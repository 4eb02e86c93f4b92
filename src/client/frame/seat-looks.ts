import type { SeatLook, SeatShape } from "../board.ts";

const SHAPES: readonly SeatShape[] = ["circle", "square", "triangle", "diamond", "cross", "star"];

/** The colour and shape of every seat; partners have one colour. */
export const seatLooks = (names: readonly string[], sides?: readonly number[]): readonly SeatLook[] =>
  names.map((name, seat) => {
    const side = sides?.[seat] ?? seat;
    return {
      seat,
      side,
      name,
      colour: `var(--seat-${side % SHAPES.length})`,
      ink: `var(--seat-ink-${side % SHAPES.length})`,
      shape: SHAPES[seat % SHAPES.length]!,
    };
  });

/** The seats side by side; one row of seats for each side. */
export const bySide = (seats: readonly SeatLook[]): readonly (readonly SeatLook[])[] =>
  [...new Set(seats.map(({ side }) => side))].map((side) => seats.filter((seat) => seat.side === side));
