import type { SeatLook, SeatShape } from "../board.ts";

const SHAPES: readonly SeatShape[] = ["circle", "square", "triangle", "diamond", "cross", "star"];

/** The colour and shape of every seat. */
export const seatLooks = (names: readonly string[]): readonly SeatLook[] =>
  names.map((name, seat) => ({
    seat,
    name,
    colour: `var(--seat-${seat % SHAPES.length})`,
    ink: `var(--seat-ink-${seat % SHAPES.length})`,
    shape: SHAPES[seat % SHAPES.length]!,
  }));
