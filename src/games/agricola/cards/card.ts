import type { Seat } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { Animal, Good, Some } from "../goods.ts";
import type { Cells } from "../grid.ts";
import type { SpaceId } from "../spaces.ts";
import type { Farm, House, State, Task } from "../state.ts";
import type { HandKind, Printed } from "./decks/index.ts";
import type { CardId } from "./ids.ts";

/** A card says what is special about it; what it leaves out, it has no say in. */
export interface Card extends Omit<Printed, "kind" | "category"> {
  readonly kind: "major" | HandKind;
  readonly cost: Some;
  /** Cards that may be handed in instead of paying; they go back to where they came from. */
  readonly orReturn?: readonly CardId[];
  /** Printed points. */
  readonly points: number;
  /** At any time: so much food for one of these goods. */
  readonly cooks?: Some;
  /** With each Bake Bread action: so much grain at most, each for so much food. */
  readonly bakes?: { readonly grain: number; readonly food: number };
  /** Once in each harvest: one of a good for so much food. */
  readonly crafts?: { readonly good: Good; readonly food: number };
  /** Points from the card's text at scoring. */
  bonus?(farm: Farm): number;
  /** Tasks at a moment; the card's owner is `owner`. */
  readonly on?: { readonly [M in Moment]?: (at: Moments[M] & Owned) => readonly (Task | Phrase)[] };
  /** Changed answers to questions of the rules. */
  readonly changes?: { readonly [Q in Question]?: (answer: Questions[Q], asked: Owned) => Questions[Q] };
  /** Standing checks: what this card allows its owner although the rules do not. */
  readonly allows?: { readonly [C in Check]?: (asked: Checks[C] & Owned) => boolean };
}

/** Whose card it is, and where it looks. */
interface Owned {
  readonly state: State;
  readonly owner: Seat;
  readonly farm: Farm;
}

/** The moments at which cards may speak, each with what happened. `seat` is who did it, not always the card's owner. */
export interface Moments {
  /** This very card was played; other cards hear `built`. */
  played: { readonly seat: Seat };
  /** A card was played or built by a seat. */
  built: { readonly seat: Seat; readonly card: CardId };
  /** Before a card is revealed and before goods come from the round space. */
  beforeRound: { readonly round: number };
  /** In the preparation phase, with the goods of the round space in hand. */
  startOfRound: { readonly round: number };
  /** A person stands on a space; its actions follow. */
  usesSpace: { readonly seat: Seat; readonly space: SpaceId };
  /** The actions of the space are done. */
  usedSpace: { readonly seat: Seat; readonly space: SpaceId };
  builtRoom: { readonly seat: Seat };
  builtStable: { readonly seat: Seat };
  renovated: { readonly seat: Seat; readonly to: House };
  /** A pasture was fenced, or divided off another. */
  fenced: { readonly seat: Seat; readonly pasture: Cells };
  plowed: { readonly seat: Seat };
  sowed: { readonly seat: Seat; readonly grain: number; readonly vegetable: number };
  baked: { readonly seat: Seat; readonly grain: number };
  grew: { readonly seat: Seat };
  fieldPhase: { readonly round: number };
  feedingPhase: { readonly round: number };
  /** Newborn animals came; heard when all seats have bred. */
  bred: { readonly seat: Seat; readonly animals: readonly Animal[] };
  harvestEnds: { readonly round: number };
  roundEnds: { readonly round: number };
}
export type Moment = keyof Moments;

/** The questions whose answers cards may change. */
export interface Questions {
  roomCost: Some;
  stableCost: Some;
  /** The cost of one fence. */
  fenceCost: Some;
  renovationCost: Some;
  /** What the house may be renovated to. */
  renovatesTo: readonly House[];
  improvementCost: Some;
  /** How many of a crop lie in a field after sowing one. */
  sownGrain: number;
  sownVegetable: number;
  /** How many animals each space of a pasture holds, before stables double it. */
  animalsPerSpace: number;
  /** Animals of any type kept in the house. */
  pets: number;
  /** People for whom there is room. */
  roomForPeople: number;
  /** Food that an adult and a newborn eat. */
  foodPerAdult: number;
  foodPerNewborn: number;
}
export type Question = keyof Questions;

/** What the rules forbid unless a card allows it. */
export interface Checks {
  /** A person on a space where somebody stands already. */
  sharesSpace: { readonly space: SpaceId };
  /** A farmyard space that counts as used although it is bare. */
  countsAsUsed: { readonly cell: number };
}
export type Check = keyof Checks;
