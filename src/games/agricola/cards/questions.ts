import type { Beast } from "../goods.ts";
import type { Cell } from "../grid.ts";
import type { House } from "../houses.ts";
import type { SpaceId } from "../space-ids.ts";

/** The questions whose answers cards may change, each with what is asked about. */
export interface Questions {
  /** What the house may be renovated to. */
  renovatesTo: readonly House[];
  /** Animals without a place that count as one of any type when animals breed. */
  shapeshifters: number;
  /** Fences that cost nothing in an action that pays for another one. */
  freeFences: number;
  /** How many of a crop lie in a field after sowing one. */
  sownGrain: number;
  sownVegetable: number;
  /** How many animals each space of a pasture holds, before stables double it. */
  animalsPerSpace: number;
  /** How many animals a pasture holds in all. */
  capacity: number;
  /** How many animals take the place of one in pastures and stables. */
  smallness: number;
  /** Animals of any type kept in the house. */
  pets: number;
  /** Further places for animals, on cards: so many of one type, or of one given type. */
  pens: readonly Pen[];
  /** People for whom there is room. */
  roomForPeople: number;
  /** Food that an adult and a newborn eat. */
  foodPerAdult: number;
  foodPerNewborn: number;
}

export type Question = keyof Questions;

/** Places for animals beside the farmyard. */
export interface Pen {
  readonly size: number;
  readonly of?: Beast;
}

/** What the rules forbid unless a card allows it, or allow unless a card forbids it. */
export interface Checks {
  /** A person on a space where somebody stands already. */
  sharesSpace: { readonly space: SpaceId };
  /** A person on a space at all. */
  usesSpace: { readonly space: SpaceId };
  /** A farmyard space that counts as used although it is bare. */
  countsAsUsed: { readonly cell: Cell };
  renovates: object;
  /** Fences that are paid by straight lines instead of one by one. */
  fencesByLine: object;
  takesStartingPlayer: object;
}

export type Check = keyof Checks;
