import type { Icons } from "../board.ts";

/** Goods, animals and people that several games share, on a grid of 24 units. */
export const goods: Icons = {};
