import type { Seat, Task as TableTask } from "../../table/game.ts";
import type { Phrase } from "../../table/phrases.ts";
import type { HandCardId, HandKind } from "./cards/decks/index.ts";
import type { Expense } from "./cards/expenses.ts";
import type { CardId } from "./cards/ids.ts";
import type { CardKind } from "./cards/kinds.ts";
import type { Moment } from "./cards/moments.ts";
import type { Animal, Crop, Good, Some } from "./goods.ts";
import type { Cell, Cells } from "./grid.ts";
import type { Pool } from "./hands/held.ts";
import type { House } from "./houses.ts";
import type { SideTask } from "./side-agenda.ts";
import type { SpaceId } from "./space-ids.ts";

export type Task =
  // Hand cards
  | { readonly kind: "dealHands" }
  | DealTask
  | { readonly kind: "passPacks"; readonly cards: readonly HandKind[]; readonly step: number }
  | { readonly kind: "draft"; readonly seat: Seat; readonly cards: HandKind; readonly count: number }
  | { readonly kind: "putBack"; readonly seat: Seat; readonly cards: HandKind; readonly count: number }
  | { readonly kind: "mulligan"; readonly seat: Seat }
  | ExchangeTask
  | { readonly kind: "drawCard"; readonly seat: Seat }
  | { readonly kind: "openKept" }
  | { readonly kind: "keptSpeaks"; readonly seat: Seat; readonly card: HandCardId }
  // The course of a round
  | { readonly kind: "chooseStart" }
  | { readonly kind: "round" }
  | { readonly kind: "reveal" }
  | { readonly kind: "prepare" }
  | { readonly kind: "refill"; readonly seat: Seat }
  | { readonly kind: "restock" }
  | { readonly kind: "startWork" }
  | WorkTask
  | PlaceTask
  | ActTask
  | { readonly kind: "used"; readonly seat: Seat; readonly space: SpaceId; readonly nth: number }
  | { readonly kind: "endTurn"; readonly seat: Seat; readonly space: SpaceId; readonly nth: number }
  | { readonly kind: "returnHome" }
  | { readonly kind: "returning" }
  | { readonly kind: "goHome" }
  | { readonly kind: "turnCards" }
  | { readonly kind: "harvest" }
  | { readonly kind: "harvestFields"; readonly seat?: Seat }
  | { readonly kind: "endHarvest" }
  | { readonly kind: "endRound" }
  // Cards
  | HearTask
  | HeedTask
  | PlayTask
  | { readonly kind: "payForCard"; readonly seat: Seat; readonly card: CardId; readonly costs: readonly number[] }
  | { readonly kind: "enterPlay" | "passCard"; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: "watch" }
  | { readonly kind: "barter"; readonly seat: Seat }
  | { readonly kind: "note"; readonly seat: Seat; readonly card: CardId; readonly add: number; readonly by?: CardId }
  | { readonly kind: "shiftCrops"; readonly seat: Seat }
  | { readonly kind: "sketch"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "guess"; readonly seat: Seat; readonly drawing: Drawing }
  | {
      readonly kind: "judge";
      readonly seat: Seat;
      readonly drawing: Drawing;
      readonly guesser: Seat;
      readonly guess: Seat;
    }
  | { readonly kind: "handOver"; readonly seat: Seat; readonly to: Seat; readonly food: number }
  // Harvest, seat by seat
  | FeedTask
  | MakeRoomTask
  | { readonly kind: "fed"; readonly seat: Seat }
  | { readonly kind: "breed"; readonly seat: Seat; readonly only?: readonly Animal[]; readonly by?: CardId }
  | { readonly kind: "bred"; readonly seat: Seat; readonly animals: readonly Animal[] }
  // Goods
  | { readonly kind: "collect"; readonly seat: Seat; readonly space: SpaceId; readonly isEffect?: true }
  | { readonly kind: "gain"; readonly seat: Seat; readonly goods: Some; readonly by?: CardId }
  | { readonly kind: "pick"; readonly seat: Seat; readonly offers: readonly Offer[]; readonly by?: CardId }
  | BuyTask
  | PayTask
  | RaiseTask
  | { readonly kind: "owe"; readonly seat: Seat; readonly food: number }
  | { readonly kind: "promise"; readonly seat: Seat; readonly promises: Promises; readonly by?: CardId }
  | {
      readonly kind: "await";
      readonly seat: Seat;
      readonly from: CardId;
      readonly rounds: readonly number[];
      readonly by?: CardId;
    }
  | { readonly kind: "lay"; readonly space: SpaceId; readonly good: Good; readonly count: number; readonly by?: CardId }
  | { readonly kind: "replenish"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "becomeStartingPlayer"; readonly seat: Seat; readonly by?: CardId }
  // Actions
  | BuildTask
  | PieceTask
  | BuiltTask
  | FenceTask
  | { readonly kind: "enclose"; readonly seat: Seat; readonly pasture: Cells; readonly home?: Seat }
  | { readonly kind: "standFence"; readonly seat: Seat; readonly at: number; readonly home?: Seat }
  | FencedTask
  | { readonly kind: "trade"; readonly seat: Seat; readonly traded?: readonly Good[] }
  | { readonly kind: "plow"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "sow"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "bake"; readonly seat: Seat; readonly may?: boolean; readonly by?: CardId }
  | { readonly kind: "reap"; readonly seat: Seat; readonly crop: Crop; readonly plots: Cells; readonly by?: CardId }
  | { readonly kind: "renovate"; readonly seat: Seat; readonly then?: Task | Phrase; readonly by?: CardId }
  | { readonly kind: "rebuild"; readonly seat: Seat; readonly to: House; readonly then?: Task | Phrase }
  | { readonly kind: "grow"; readonly seat: Seat; readonly withRoom: boolean; readonly by?: CardId }
  | { readonly kind: "born"; readonly seat: Seat; readonly withRoom: boolean }
  | { readonly kind: "growUp"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "house"; readonly seat: Seat }
  | SideTask;

/** The task of a kind. */
export type TaskOf<Kind extends Task["kind"]> = Extract<Task, { kind: Kind }>;

/** Chance deals cards of a pool, one at a time. */
export interface DealTask extends TableTask {
  readonly kind: "deal";
  readonly pool: Pool;
  readonly count: number;
  /** Whose hand or pack they come to; nobody's: they lie open in the market. */
  readonly to?: Seat;
  readonly into: "hand" | "pack" | "market";
}

/** Throw a card away for another. */
interface ExchangeTask extends TableTask {
  readonly kind: "exchange";
  readonly seat: Seat;
  /** How often this may still be done. */
  readonly times: number;
  /** Whether the new card is of the same kind, or of either. */
  readonly same: boolean;
}

/** Seats place people in turn. */
export interface WorkTask extends TableTask {
  readonly kind: "work";
  readonly turn: Seat;
  /** Who found no space or gave up, and who keeps newborns at home, one bit a seat. */
  readonly passed?: number;
  readonly declined?: number;
  /** Whose turns come first, in an order of their own. */
  readonly order?: readonly Seat[];
}

/** Place a person. */
export interface PlaceTask extends TableTask {
  readonly kind: "place";
  readonly seat: Seat;
  /** On one of these spaces; on any if not given. */
  readonly at?: readonly SpaceId[];
  /** Where none of these can be used, on any. */
  readonly orAnywhere?: true;
  /** Which placement of this turn it is; the first if not given. */
  readonly nth?: number;
  /** The card that lets a second person be placed. */
  readonly by?: CardId;
}

/** Use a space: what its owner's cards say to it, and the space's own action. */
export interface ActTask extends TableTask {
  readonly kind: "act";
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly nth: number;
  /** How many cards lay before the seat when the person was placed: later ones are not asked. */
  readonly cards: number;
  readonly heard: readonly string[];
  /** Whether the space's own action is done. */
  readonly isDone: boolean;
}

/** The cards of some seats are asked at a moment, one after the other, each when its turn comes. */
export interface HearTask extends TableTask {
  readonly kind: "hear";
  /** Whose strand it is in, where all act at the same time. */
  readonly seat?: Seat;
  readonly moment: Moment;
  readonly at: object;
  /** Whose cards are still to be asked, the first one's now. */
  readonly owners: readonly Seat[];
  /** What the first one's cards have said already. */
  readonly heard: readonly string[];
  /** The only card that is asked. */
  readonly only?: CardId;
  /** What comes after it and must then be possible. */
  readonly before?: Task;
}

/** A seat chooses among what its cards say; the task that asked them lies below. */
interface HeedTask extends TableTask {
  readonly kind: "heed";
  readonly seat: Seat;
  readonly of: HearTask | ActTask;
}

/** Play a card: a major improvement from the frame, or a card from hand. */
export interface PlayTask extends TableTask {
  readonly kind: "improve";
  readonly seat: Seat;
  readonly kinds: readonly CardKind[];
  /** The occupation cost, by how many occupations the seat has played; the last one also for more. */
  readonly costs?: readonly number[];
  readonly may?: boolean;
  readonly by?: CardId;
}

/** Something for goods; what is missing of them is raised on the spot. */
export interface BuyTask extends TableTask {
  readonly kind: "buy";
  readonly seat: Seat;
  readonly pay: Some;
  /** To be paid besides for each harvest that is still to come. */
  readonly perHarvest?: Some;
  readonly brings: readonly (Task | Phrase)[];
  readonly by?: CardId;
}

/** Pay one of these prices; which one is asked only where several can be paid. */
interface PayTask extends TableTask {
  readonly kind: "pay" | "choosePrice";
  readonly seat: Seat;
  readonly prices: readonly Some[];
}

/** What is missing of a price is raised on the spot. */
interface RaiseTask extends TableTask {
  readonly kind: "raise";
  readonly seat: Seat;
  readonly price: Some;
  /** Whether one may stop before all is there. */
  readonly may?: boolean;
  readonly by?: CardId;
}

/** Feed the family. */
interface FeedTask extends TableTask {
  readonly kind: "feed";
  readonly seat: Seat;
  /** Cards that were used for their craft in this harvest. */
  readonly crafted?: readonly CardId[];
}

/** After begging markers were taken: cook animals, at least one, to make room for newborn ones. */
interface MakeRoomTask extends TableTask {
  readonly kind: "makeRoom";
  readonly seat: Seat;
  /** How many animals there were. */
  readonly animals: number;
}

/** Build rooms, stables or both, one at a time. */
export interface BuildTask extends TableTask {
  readonly kind: "build";
  readonly seat: Seat;
  /** How many rooms and stables may still be built. */
  readonly rooms: number;
  readonly stables: number;
  readonly stableCost: Some;
  /** Goods that cards still take off the prices of this action. */
  readonly saved?: Saved;
  /** Whether one may stop. */
  readonly may?: boolean;
  readonly by?: CardId;
}

/** A piece was paid and is set, on the seat's own farm or on another. */
interface PieceTask extends TableTask {
  readonly kind: "piece";
  readonly seat: Seat;
  readonly piece: "room" | "stable" | "field";
  readonly cell: Cell;
  readonly home?: Seat;
}

/** Rooms and stables were built; so many stood on the farm before. */
interface BuiltTask extends TableTask {
  readonly kind: "built";
  readonly seat: Seat;
  readonly rooms: number;
  readonly stables: number;
  readonly home?: Seat;
}

/** Fences were built; so many stood on the farm before, around these spaces. */
interface FencedTask extends TableTask {
  readonly kind: "fenced";
  readonly seat: Seat;
  readonly fences: number;
  readonly enclosed: Cells;
  readonly home?: Seat;
}

/** Goods that cards take off once in a whole action, for each kind of thing it builds. */
export type Saved = { readonly [E in Expense]?: Some };

/** Build fences, one pasture at a time. */
export interface FenceTask extends TableTask {
  readonly kind: "fence";
  readonly seat: Seat;
  readonly saved?: Saved;
  /** One new pasture of a single space, without paying and without a Build Fences action. */
  readonly single?: true;
  /** Whether a fence of this action stands already. */
  readonly begun?: true;
  /** Fences that are still free in this action, and whether one was paid for. */
  readonly free?: number;
  readonly paid?: true;
  /** How many fences of this action stand on the partner's farm. */
  readonly lent?: number;
  readonly may?: boolean;
  readonly by?: CardId;
}

/** Somebody drew a player, and the others guess whom. */
export interface Drawing {
  readonly artist: Seat;
  /** Null in the views of all but the artist. */
  readonly subject: Seat | null;
  /** Who is still to guess. */
  readonly guessers: readonly Seat[];
  /** Whom it does not show. */
  readonly wrong: readonly Seat[];
  /** The card that brought it about. */
  readonly card: CardId;
}

/** One of several things a space offers, called by its main good. */
export interface Offer {
  readonly good: Good;
  readonly gives: Some;
  readonly food?: number;
}

/** Goods for round spaces; those that are past or do not exist get none. */
export interface Promises {
  readonly good: Good;
  readonly count: number;
  readonly rounds: readonly number[];
  readonly from: CardId;
}
