import { printedFields } from "./data/farm.ts";
import { fieldCards } from "./data/field-cards.ts";
import { jumpStartCards } from "./data/jump-start-cards.ts";

/** Everything that has an action printed on it, by id. */
export const components = { ...fieldCards, ...jumpStartCards, ...printedFields };
