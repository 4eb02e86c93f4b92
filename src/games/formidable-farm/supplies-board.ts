import { type Crop, type Crops, namedCrops } from "./crops.ts";

export type Space = "card" | Crop;

interface SupplySpace {
  readonly id: Space;
  readonly gives: { readonly [K in Crop]?: number } | "card";
}

/**
 * The supplies board, clockwise from the space where the countdown of the solo game starts. What the spaces give is
 * printed in the booklet, their order is ours: dear crops lie opposite cheap ones. Nothing else knows the order.
 */
const suppliesBoard: readonly SupplySpace[] = [
  { id: "card", gives: "card" },
  { id: "wheat", gives: { wheat: 3 } },
  { id: "cucumber", gives: { cucumber: 2 } },
  { id: "tomato", gives: { tomato: 2 } },
  { id: "sheep", gives: { sheep: 1 } },
  { id: "pig", gives: { pig: 1 } },
];

/** The six spaces, clockwise. A disc lies on the index of a space, or on `OFF_BOARD`. */
export const SPACES: readonly Space[] = suppliesBoard.map(({ id }) => id);

export const OFF_BOARD = -1;

export const indexOfSpace = Object.fromEntries(SPACES.map((id, i) => [id, i])) as Readonly<Record<Space, number>>;

/** The space where one draws a card. */
export const CARD_SPACE = indexOfSpace.card;

/** What a space gives, by index; nothing for the card space. */
export const cropsOfSpace: readonly Readonly<Crops>[] = suppliesBoard.map(({ gives }) =>
  namedCrops(gives === "card" ? {} : gives),
);

export const clockwise = (space: number, steps: number): number => (space + steps + SPACES.length) % SPACES.length;

export const neighbours: readonly (readonly number[])[] = SPACES.map((_, i) => [clockwise(i, -1), clockwise(i, 1)]);

export const opposite = (space: number): number => clockwise(space, SPACES.length / 2);

/** The discs beside the board in the solo game: each stands for a round of the countdown. */
export const MARKERS = 2;
