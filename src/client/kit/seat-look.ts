import type { Seat } from "../../table/game.ts";

/** How a seat looks: a colour, and a shape for those who cannot tell colours apart. */
export interface SeatLook {
  /** Seats of one side play together and have one colour; each is its own side where nobody does. */
  readonly side: number;
  readonly seat: Seat;
  readonly name: string;
  /** A CSS colour that follows the theme. */
  readonly colour: string;
  /** A colour for text and thin lines in the seat's colour. */
  readonly ink: string;
  readonly shape: SeatShape;
}

export type SeatShape = "circle" | "square" | "triangle" | "diamond" | "cross" | "star";
