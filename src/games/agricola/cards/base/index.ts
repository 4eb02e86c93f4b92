import { minorsA } from "./minors-a.ts";
import { minorsB } from "./minors-b.ts";
import { occupationsA } from "./occupations-a.ts";
import { occupationsB } from "./occupations-b.ts";

/** What the 96 cards of the base game say. */
export const baseSays = { ...minorsA, ...minorsB, ...occupationsA, ...occupationsB };
