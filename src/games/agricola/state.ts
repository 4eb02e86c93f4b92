import type { MoveOf, Seat, Table, Task as TableTask } from "../../table/game.ts";
import type { Phrase, PhraseMove } from "../../table/phrases.ts";
import type { Rules } from "../../table/rules.ts";
import type { HandCardId, HandKind } from "./cards/decks/index.ts";
import type { CardId, MajorId } from "./cards/index.ts";
import type { Animal, Good, Goods, Some } from "./goods.ts";
import type { Cell, Cells } from "./grid.ts";
import type { Hands, Held, Pool } from "./hands/hands.ts";
import type { Options } from "./options.ts";
import type { SpaceId } from "./spaces.ts";

export const HOUSES = ["wood", "clay", "stone"] as const;
export type House = (typeof HOUSES)[number];

/** What lies before a seat. */
export interface Farm {
  /** The supply; animals stand on the farm, but are counted here. */
  goods: Goods;
  house: House;
  rooms: Cells;
  /** Field tiles. */
  fields: Cells;
  stables: Cells;
  /** Each pasture as the set of its spaces, in ascending order; fences stand exactly on their outlines. */
  pastures: Cells[];
  /** Crops lying in fields, space by space. */
  grain: number[];
  vegetable: number[];
  /** People in play, newborns included. */
  people: number;
  newborns: number;
  /** People who were placed this round. */
  placed: number;
  beggingMarkers: number;
  /** Cards face up before the seat, in the order they came. */
  cards: CardId[];
  /** What a card must remember. */
  onCard: { [card: string]: number };
  /** Goods that wait on round spaces. */
  promised: Promised[];
}

/** A good on a round space, from the card that put it there. */
export interface Promised {
  readonly round: number;
  readonly good: Good;
  readonly count: number;
  readonly from: CardId;
}

export interface State extends Table<Task> {
  readonly options: Options;
  /** 0 before the first. */
  round: number;
  startingPlayer: Seat;
  farms: Farm[];
  /** What lies on each accumulation space, in the order of `SPACE_IDS`. */
  stock: number[];
  /** Whose people stand on each action space, one bit a seat. */
  occupants: number[];
  /** Spaces that nobody may use any more this round, though nobody may stand there. */
  closed: SpaceId[];
  /** The action space cards on the round spaces so far. */
  revealed: SpaceId[];
  /** Major improvements that nobody has built. */
  majors: MajorId[];
  /** What is held in hand; null in a game without hand cards. */
  hands: Hands | null;
}

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
  // The course of a round
  | { readonly kind: "chooseStart" }
  | { readonly kind: "round" }
  | { readonly kind: "reveal" }
  | { readonly kind: "prepare" }
  | { readonly kind: "work"; readonly turn: Seat }
  | { readonly kind: "place"; readonly seat: Seat }
  | { readonly kind: "used"; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: "returnHome" }
  | { readonly kind: "harvest" }
  | { readonly kind: "endHarvest" }
  | { readonly kind: "endRound" }
  // Harvest, seat by seat
  | FeedTask
  | MakeRoomTask
  | { readonly kind: "breed"; readonly seat: Seat }
  | { readonly kind: "bred"; readonly seat: Seat; readonly animals: readonly Animal[] }
  // Actions
  | { readonly kind: "collect"; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: "gain"; readonly seat: Seat; readonly goods: Some }
  | { readonly kind: "pick"; readonly seat: Seat; readonly offers: readonly Offer[] }
  | { readonly kind: "buy"; readonly seat: Seat; readonly food: number; readonly gives: Some }
  | { readonly kind: "raiseFood"; readonly seat: Seat; readonly food: number }
  | { readonly kind: "promise"; readonly seat: Seat; readonly promises: Promises }
  | { readonly kind: "becomeStartingPlayer"; readonly seat: Seat }
  | BuildTask
  | { readonly kind: "fence"; readonly seat: Seat; readonly may?: boolean }
  | { readonly kind: "plow"; readonly seat: Seat }
  | { readonly kind: "sow"; readonly seat: Seat }
  | { readonly kind: "bake"; readonly seat: Seat; readonly may?: boolean }
  | { readonly kind: "improve"; readonly seat: Seat; readonly may?: boolean }
  | { readonly kind: "renovate"; readonly seat: Seat; readonly then?: Task | Phrase }
  | { readonly kind: "grow"; readonly seat: Seat; readonly withRoom: boolean }
  | { readonly kind: "house"; readonly seat: Seat };

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
  /** Whether one may stop. */
  readonly may?: boolean;
}

/** One of several things a space offers, called by its main good. */
export interface Offer {
  readonly good: Good;
  readonly gives: Some;
  readonly food?: number;
}

/** Goods for the next so many round spaces. */
export interface Promises {
  readonly good: Good;
  readonly count: number;
  readonly rounds: number;
  readonly from: CardId;
}

export type Move =
  | { readonly type: "start"; readonly seat: Seat }
  | { readonly type: "reveal"; readonly space: SpaceId }
  | { readonly type: "deal"; readonly card: Held }
  | { readonly type: "draft"; readonly card: Held }
  | { readonly type: "putBack"; readonly card: Held }
  | { readonly type: "mulligan"; readonly cards: HandKind }
  | { readonly type: "throwAway"; readonly card: HandCardId }
  | { readonly type: "drawCard"; readonly cards: HandKind }
  | { readonly type: "takeCard"; readonly card: HandCardId }
  | { readonly type: "place"; readonly space: SpaceId }
  | { readonly type: "room"; readonly cell: Cell }
  | { readonly type: "stable"; readonly cell: Cell }
  | { readonly type: "plow"; readonly cell: Cell }
  | { readonly type: "fence"; readonly cells: readonly Cell[] }
  | { readonly type: "sow"; readonly grain: number; readonly vegetable: number }
  | { readonly type: "bake"; readonly grain: number }
  | { readonly type: "improve"; readonly card: CardId; readonly returns?: CardId }
  | { readonly type: "renovate"; readonly to: House }
  | { readonly type: "pick"; readonly good: Good }
  | { readonly type: "cook"; readonly good: Good }
  | { readonly type: "discard"; readonly good: Good }
  | { readonly type: "craft"; readonly card: CardId }
  /** Feeds the family with the food that is there; what is cooked after that feeds nobody. */
  | { readonly type: "feed"; readonly thenCook?: true }
  | { readonly type: "breed"; readonly animals: readonly Animal[] }
  | PhraseMove;

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  chooseStart: "start";
  deal: "deal";
  draft: "draft";
  putBack: "putBack";
  mulligan: "mulligan" | "stop";
  exchange: "throwAway" | "stop";
  drawCard: "drawCard";
  reveal: "reveal";
  place: "place" | "takeCard";
  feed: "cook" | "discard" | "craft" | "feed";
  makeRoom: "cook" | "stop";
  breed: "breed";
  pick: "pick";
  raiseFood: "cook";
  build: "room" | "stable" | "stop";
  fence: "fence" | "stop";
  plow: "plow";
  sow: "sow";
  bake: "bake" | "stop";
  improve: "improve" | "stop";
  renovate: "renovate";
  house: "cook" | "discard";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"] = Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

export const farmOf = (state: State, seat: Seat): Farm => state.farms[seat]!;

export const ROUNDS = 14;
export const HARVESTS: readonly number[] = [4, 7, 9, 11, 13, 14];
export const isHarvest = (round: number): boolean => HARVESTS.includes(round);

export const MAX_PEOPLE = 5;
export const MAX_FENCES = 15;
export const MAX_STABLES = 4;
