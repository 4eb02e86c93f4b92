import type { Says } from "../card.ts";
import type { xDeck } from "../decks/x.ts";
import { artifacts } from "./artifacts.ts";
import { events } from "./events.ts";
import { offers } from "./offers.ts";

/** What the 24 cards of the X deck say. */
export const xSays: { readonly [Id in keyof typeof xDeck]: Says } = { ...offers, ...artifacts, ...events };
