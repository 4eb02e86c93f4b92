import { animals } from "./animals.tsx";
import { crops } from "./crops.tsx";
import type { Icons } from "./icons.ts";
import { materials } from "./materials.tsx";

/** Goods, animals and people that several games share, on a grid of 24 units. */
export const goods: Icons = { ...crops, ...animals, ...materials };
