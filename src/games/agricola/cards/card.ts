import type { Seat } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import type { Crop, Good, Some } from "../goods.ts";
import type { Cells } from "../grid.ts";
import type { SpaceId } from "../space-ids.ts";
import type { LaidOut } from "../spaces.ts";
import type { Farm, Limit, State } from "../state.ts";
import type { Printed } from "./decks/index.ts";
import type { Expense, Expenses } from "./expenses.ts";
import type { CardId, MajorId } from "./ids.ts";
import type { CardKind } from "./kinds.ts";
import type { Moment, Moments } from "./moments.ts";
import type { Check, Checks, Question, Questions } from "./questions.ts";

/** A card: what is printed on it, and what it says. */
export interface Card extends Omit<Printed, "kind" | "category">, Says {
  readonly kind: CardKind;
  readonly cost: Some;
  /** Cards that may be handed in instead of paying; they go back to where they came from. */
  readonly orReturn?: readonly MajorId[];
  /** Printed points. */
  readonly points: number;
}

/** A card says what is special about it; what it leaves out, it has no say in. */
export interface Says {
  /** What happens at a moment. */
  readonly on?: { readonly [M in Moment]?: Hearing<M> | readonly Hearing<M>[] };
  /** "As soon as": once in the game, when it first holds, whoever brought it about; also on playing the card. */
  readonly once?: { readonly when: (asked: Owned) => boolean; readonly does: (asked: Owned) => Effect };
  /** Changed answers to questions of the rules. */
  readonly changes?: { readonly [Q in Question]?: (answer: Questions[Q], asked: Asked<Q> & Owned) => Questions[Q] };
  /** What the owner may do although the rules forbid it. */
  readonly allows?: { readonly [C in Check]?: (asked: Checks[C] & Owned) => boolean };
  /** What the owner may not do although the rules allow it. */
  readonly forbids?: { readonly [C in Check]?: (asked: Checks[C] & Owned) => boolean };
  /** "Costs you only": another price, to be chosen instead of the printed one. */
  readonly prices?: { readonly [E in Expense]?: (asked: Expenses[E] & Owned) => Some | undefined };
  /** "In place of": a part of a price, paid in something else. */
  readonly replaces?: Replacement;
  /** "Costs less": goods taken off each price, never below nothing. */
  readonly lowers?: { readonly [E in Expense]?: Some | ((asked: Expenses[E] & Owned) => Some) };
  /** The same, once for a whole action however many pieces it builds. */
  readonly lowersAction?: { readonly [E in Expense]?: Some | ((asked: Owned) => Some) };
  /** "Costs more": goods added to each price. */
  readonly raises?: { readonly [E in Expense]?: Some };
  /** At any time, also while paying: goods for goods, by any of these exchanges or from the top of a pile. */
  readonly atAnyTime?: readonly Exchange[] | Pile;
  /** Points hang on room that is left beside animals: before the scoring its owner may let some go. */
  readonly wantsRoom?: true;
  /** At any time: a crop from a field with two or more into an empty one. */
  readonly shiftsCrops?: true;
  /** At any time: so much food for one of these goods. */
  readonly cooks?: Some;
  /** Animals that are cooked bring half the food, rounded down for all of a type that are cooked in one go. */
  readonly cooksHalf?: true;
  /** With each Bake Bread action: so much grain at most, each for so much food. */
  readonly bakes?: { readonly grain: number; readonly food: number };
  /** Once in each harvest: one of a good for so much food. */
  readonly crafts?: { readonly good: Good; readonly food: number };
  /** What lies on the card eats 1 food each in every harvest. */
  readonly eats?: true;
  /** The card is a field, but no field tile; these crops may be sown in it. */
  readonly field?: readonly Crop[];
  /** What lies on the card, or stands on its counter, when it is played. */
  readonly starts?: number;
  /** The word in its name that other cards ask for. */
  readonly named?: "well" | "oven";
  /** What its counter counts, where that has a name; "hidden" where it is nothing to be seen. */
  readonly counts?: "tanks" | "woozles" | "scries" | "person" | "back-in-round" | "hidden";
  /** So much food for one of what lives on no pasture or is no usual animal. */
  readonly roasts?: number;
  /** At any time, for one off its counter: look at so many cards on top of its deck and lay them back in any order. */
  readonly scries?: number;
  /** Its owner has no part in refilling, where that is the duty of certain seats. */
  readonly needNotRefill?: true;
  /** Beside the board: the action space that it brings and that is open as long as it lies there. */
  readonly space?: SpaceId;
  /** Beside the board: what is added to an accumulation space after the refill of a round, or taken from it. */
  readonly restocks?: (space: LaidOut) => number;
  /** Beside the board: another action for a space, instead of its own. */
  readonly gives?: {
    readonly at: SpaceId;
    readonly use: (seat: Seat, state: State) => Task | Phrase | undefined;
  };
  /** Beside the board: the spaces it changes, which carry a marker. */
  readonly marks?: (state: State) => readonly SpaceId[];
  /** Beside the board: the card that takes its place when all people have returned home. */
  readonly becomes?: CardId;
  /** With so many points at the end a seat wins over all who have another number of them. */
  readonly wins?: (points: number) => boolean;
  /** Points from the card's text at scoring. */
  readonly bonus?: (asked: Owned) => number;
  /** Points from the card's text for every seat, the owner's among them. */
  readonly bonusFor?: (asked: Owned & { readonly seat: Seat }) => number;
  /** What bots take it to be worth to its owner beyond what it scores now. */
  readonly worth?: (asked: Owned & { readonly ahead: Ahead }) => number;
}

/** What bots see ahead, in points. */
export interface Ahead {
  /** What an action is worth. */
  readonly action: number;
  readonly rounds: number;
  readonly harvests: number;
  /** Near 1 while there are actions enough, 0 when there are none. */
  readonly soon: number;
}

/** What a card does at a moment: tasks, one after the other. */
export type Effect = Task | Phrase | readonly (Task | Phrase)[];

/** What is said at one moment. */
export interface Hearing<M extends Moment> {
  /** At whose doing; at the owner's if not given. Moments of the round are everybody's. */
  readonly by?: "you" | "another" | "anybody";
  /** On which spaces; on any if not given. */
  readonly at?: readonly SpaceId[];
  /** What must hold when the card's turn comes. */
  readonly if?: (asked: Heard<M>) => boolean;
  /** How often at most: once a turn, round, harvest or game. */
  readonly once?: Limit;
  /** Goods from the general supply for the owner. They come by themselves, before anything is asked. */
  readonly get?: Some | ((asked: Heard<M>) => Some);
  /** What must be done, as far as it can. */
  readonly does?: (asked: Heard<M>) => Effect;
  /** What may be done or left; offered only if it can be done. */
  readonly may?: (asked: Heard<M>) => Task | Phrase;
  /** On `usesSpace`: what is done takes the place of the space's own action, and makes the space usable. */
  readonly instead?: true;
}

export type Heard<M extends Moment> = Moments[M] & Owned;

/** Whose card it is, and where it looks. */
export interface Owned {
  readonly state: State;
  readonly owner: Seat;
  readonly farm: Farm;
  /** The card itself. */
  readonly self: CardId;
  /** What lies on the card or stands on its counter. */
  readonly on: number;
}

type Asked<Q extends Question> = Q extends "capacity" ? { readonly pasture: Cells } : object;

/** Goods in place of a part of a price, once for each price or as often as the part is in it. */
export interface Replacement {
  readonly for: readonly Expense[];
  /** Of improvements only those. */
  readonly if?: (asked: Expenses["improvement"]) => boolean;
  /** Exactly one of these parts .. */
  readonly one?: readonly Some[];
  /** .. or all there is of a good. */
  readonly all?: Good;
  readonly by: Some;
  /** As often as one likes, a fence at a time. */
  readonly often?: true;
}

/** Goods handed in for goods. */
export interface Exchange {
  readonly pay: Some;
  readonly get: Some;
  /** How often at most. */
  readonly once?: Limit;
}

/** Exchanges that can be made one after the other, each once; the card's counter says how many were. */
interface Pile {
  readonly topDown: readonly Exchange[];
}
