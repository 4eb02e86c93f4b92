import type { MoveOf, Seat, Table, Task as TableTask } from "../../table/game.ts";
import type { Phrase, PhraseMove } from "../../table/phrases.ts";
import type { Rules } from "../../table/rules.ts";
import type { CardKind, Expense, Moment } from "./cards/card.ts";
import type { HandCardId, HandKind } from "./cards/decks/index.ts";
import type { SideCardId, SideDeckId } from "./cards/decks/side-decks.ts";
import type { CardId, MajorId } from "./cards/index.ts";
import type { Animal, Beast, Crop, Good, Goods, Some } from "./goods.ts";
import type { Cell, Cells, Plot } from "./grid.ts";
import type { Hands, Held, Pool } from "./hands/hands.ts";
import type { Options } from "./options.ts";
import type { SideDeck } from "./side-decks.ts";
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
  /** Crops lying in fields, space by space; after the fifteen of the farmyard, one place for each field card. */
  grain: number[];
  vegetable: number[];
  /** Cards that are fields, in the order they came. */
  fieldCards: CardId[];
  /** People in play, newborns included. */
  people: number;
  newborns: number;
  /** People who were placed this round. */
  placed: number;
  beggingMarkers: number;
  /** People in play who stand on cards and are not placed. */
  idle: number;
  /** People who are frozen on round spaces: not in play, but not in the supply either. */
  frozen: number;
  /** Farmyard spaces that are covered or burnt: used, and of no other use. Fences around them stay. */
  covered: Cells;
  /** Those of them that a dragon has burnt. */
  burnt: number;
  /** People who go to the supply in the returning home phase of this round. */
  owed: number;
  /** Animals that only cards bring: they live like the others. */
  llamas: number;
  /** Two of them on each unused space, which then is used. */
  fairies: number;
  /** Points noted, also lost ones. */
  noted: number;
  /** Action spaces that a card of the farm has marked. */
  marked: Marked[];
  /** Cards face up before the seat, in the order they came. */
  cards: CardId[];
  /** What lies on a card or stands on its counter. */
  onCard: { [card: string]: number };
  /** Goods that cards have brought so far, by card and good: "A102/wood". */
  brought: { [cardAndGood: string]: number };
  /** Goods that wait on round spaces. */
  promised: Promised[];
  /** What else cards left on round spaces: when such a round starts, the card is asked. */
  due: Due[];
  /** Effects that were used up for a while. */
  spent: Spent[];
  /** Building resources that came in this work phase. */
  obtained: number;
}

/** How long an effect stays used up. */
export type Limit = "turn" | "round" | "harvest" | "game";

export interface Spent {
  readonly card: CardId;
  readonly once: Limit;
}

export interface Marked {
  readonly card: CardId;
  readonly space: SpaceId;
}

export interface Due {
  readonly round: number;
  readonly from: CardId;
}

/** Where goods come from: a space, a card, a part of the game; the general supply if nothing is said. */
export interface Source {
  readonly space?: SpaceId;
  /** Whether a person used the space. */
  readonly isUse?: true;
  readonly card?: CardId;
  readonly part?: "round-space" | "harvest" | "breeding" | "partner";
}

/** Goods that a card laid on an action space, beside what accumulates there. */
export interface Laid {
  readonly space: SpaceId;
  readonly good: Good;
  readonly count: number;
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
  /** Other goods on action spaces; whoever uses the space next takes them. */
  laid: Laid[];
  /** Whose people stand on each action space, one bit a seat. */
  occupants: number[];
  /** Spaces that nobody may use any more this round, though nobody may stand there. */
  closed: SpaceId[];
  /** The action space cards on the round spaces so far. */
  revealed: SpaceId[];
  /** Major improvements that nobody has built. */
  majors: MajorId[];
  /** The face-down decks beside the board. */
  sideDecks: SideDeck[];
  /** What is held in hand; null in a game without hand cards. */
  hands: Hands | null;
  /** One bit for each seat whose person the left neighbour is to place; `LENT_NEXT` while all are still to lend one. */
  lent: number;
  /** Cards beside the board: nobody's, they speak to every seat. */
  common: CardId[];
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
  | { readonly kind: "openKept" }
  | { readonly kind: "keptSpeaks"; readonly seat: Seat; readonly card: HandCardId }
  // The course of a round
  | { readonly kind: "chooseStart" }
  | { readonly kind: "round" }
  | { readonly kind: "reveal" }
  | { readonly kind: "prepare" }
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

/** What side decks bring. */
export type SideTask =
  // Cards
  | { readonly kind: "chooseDeck"; readonly seat: Seat; readonly decks: readonly SideDeckId[] }
  | { readonly kind: "turnUp"; readonly deck: SideDeckId; readonly drawer: Seat }
  | {
      readonly kind: "claim" | "handOn" | "dropCard" | "shuffleBack";
      readonly seat: Seat;
      readonly card: SideCardId;
      readonly by?: CardId;
    }
  | { readonly kind: "holiday"; readonly seat: Seat }
  | { readonly kind: "notePoints"; readonly seat: Seat; readonly points: number; readonly by?: CardId }
  // People
  | { readonly kind: "leave"; readonly seat: Seat; readonly to: Whither; readonly by?: CardId }
  | { readonly kind: "thaw"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "giveUp"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "adopt"; readonly seat: Seat; readonly goods: number; readonly by?: CardId }
  | GiveTask
  | { readonly kind: "takePerson"; readonly seat: Seat; readonly from: Seat; readonly by?: CardId }
  | { readonly kind: "direct"; readonly seat: Seat; readonly whom: Seat; readonly by?: CardId }
  // Action spaces
  | MarkTask
  | {
      readonly kind: "unmark";
      readonly seat: Seat;
      readonly card: CardId;
      readonly space: SpaceId;
      readonly by?: CardId;
    }
  | { readonly kind: "takeOne"; readonly seat: Seat; readonly space: SpaceId; readonly by?: CardId }
  | { readonly kind: "useFree"; readonly seat: Seat; readonly occupies?: true; readonly by?: CardId }
  | { readonly kind: "transmute"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "pointsForMarks"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  // Farms
  | { readonly kind: "ripen"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "tend"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  | { readonly kind: "cover"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "loseHouse"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "turnHouse"; readonly seat: Seat; readonly to: House; readonly by?: CardId }
  | { readonly kind: "settleDown"; readonly seat: Seat }
  | {
      readonly kind: "changeCrops";
      readonly seat: Seat;
      readonly crops: readonly Crop[];
      readonly times: 0 | 2;
      readonly by?: CardId;
    }
  | { readonly kind: "burn"; readonly seat: Seat; readonly left: number; readonly by?: CardId }
  | { readonly kind: "turnIntoLlamas"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "takeFairies"; readonly seat: Seat; readonly space: SpaceId }
  // More people, more spaces
  | { readonly kind: "owePerson"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "lendPeople"; readonly by?: CardId }
  | { readonly kind: "skipTurn"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "sacrifice"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "lair"; readonly seat: Seat; readonly may?: boolean; readonly by?: CardId }
  | { readonly kind: "takeRoad"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  | { readonly kind: "gather"; readonly seat: Seat; readonly goods: readonly Good[]; readonly by?: CardId }
  | { readonly kind: "pileUp"; readonly space: SpaceId; readonly count: number; readonly by?: CardId }
  // The top of a deck
  | { readonly kind: "look"; readonly deck: SideDeckId; readonly looker: Seat; readonly count: number }
  | { readonly kind: "arrange"; readonly seat: Seat; readonly deck: SideDeckId; readonly at: number };

/** Where a person goes who is no longer placed: to the supply, onto a card for good, onto a round space. */
export type Whither = "supply" | "card" | "round";

/** Goods for another seat, any of them, chosen one at a time. */
export interface GiveTask extends TableTask {
  readonly kind: "give";
  readonly seat: Seat;
  readonly to: Seat;
  readonly count: number;
  /** What was chosen so far. */
  readonly given: Some;
  readonly by?: CardId;
}

/** Mark action spaces, one at a time, each once. */
interface MarkTask extends TableTask {
  readonly kind: "mark";
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
  /** Accumulation spaces only. */
  readonly accumulating?: true;
  readonly by?: CardId;
}

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
  /** On the seat's own farm, or for its partner. */
  | { readonly type: "room"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "stable"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "plow"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "fence"; readonly cells: readonly Cell[]; readonly for?: Seat }
  /** Gives the partner so many of a good, or takes them if less than nothing. */
  | { readonly type: "trade"; readonly good: Good; readonly count: number }
  | { readonly type: "sow"; readonly grain: number; readonly vegetable: number }
  | { readonly type: "bake"; readonly grain: number }
  | { readonly type: "improve"; readonly card: MajorId; readonly returns?: MajorId }
  | { readonly type: "play"; readonly card: HandCardId }
  /** Does what a card says; `nth` where it says several things. */
  | { readonly type: "card"; readonly card: CardId; readonly nth?: number }
  /** Goes on with the action of the space. */
  | { readonly type: "act" }
  | { readonly type: "pay"; readonly goods: Some }
  /** At any time: an exchange that a card offers, by its number. */
  | { readonly type: "exchange"; readonly card: CardId; readonly nth: number }
  | { readonly type: "shift"; readonly from: Plot; readonly to: Plot }
  | { readonly type: "replenish"; readonly space: SpaceId }
  /** Draws a player; whom, the others do not see. */
  | { readonly type: "sketch"; readonly subject: Seat | null }
  | { readonly type: "guess"; readonly subject: Seat }
  | { readonly type: "judge"; readonly isRight: boolean }
  | { readonly type: "reap"; readonly plot: Plot }
  | { readonly type: "renovate"; readonly to: House }
  | { readonly type: "pick"; readonly good: Good }
  /** So many in one go; one if not given. */
  | { readonly type: "cook"; readonly good: Good; readonly n?: number }
  | { readonly type: "discard"; readonly good: Good }
  | { readonly type: "craft"; readonly card: CardId }
  /** Feeds the family with the food that is there; what is cooked after that feeds nobody. */
  | { readonly type: "feed"; readonly thenCook?: true }
  | { readonly type: "breed"; readonly animals: readonly Beast[] }
  | { readonly type: "chooseDeck"; readonly deck: SideDeckId }
  | { readonly type: "turnUp"; readonly card: SideCardId }
  | { readonly type: "giveUp"; readonly what: Good | "person" }
  | { readonly type: "adopt"; readonly from: Seat }
  | { readonly type: "give"; readonly good: Good }
  /** A person who stands on a space, or one who is still at home. */
  | { readonly type: "takePerson"; readonly space?: SpaceId }
  | { readonly type: "direct"; readonly space: SpaceId }
  | { readonly type: "mark"; readonly space: SpaceId }
  | { readonly type: "useFree"; readonly space: SpaceId }
  /** All of a good in the supply, or all that lies on a space, becomes as many of another good. */
  | { readonly type: "transmute"; readonly what: Good | SpaceId; readonly to: Good }
  | { readonly type: "choose"; readonly n: number }
  | { readonly type: "cover"; readonly cells: readonly Cell[] }
  | { readonly type: "settleDown"; readonly cells: readonly Cell[] }
  /** Places the person that the right neighbour has lent. */
  | { readonly type: "send"; readonly space: SpaceId }
  | { readonly type: "sacrifice"; readonly of: Seat; readonly animal: Beast }
  | { readonly type: "lair"; readonly animal: Animal }
  | { readonly type: "dismiss"; readonly of: Seat; readonly card: CardId }
  | { readonly type: "burn"; readonly cell: Cell }
  | { readonly type: "takeRoad"; readonly side: 1 | 2 }
  /** At any time: lets go, or turns into food, what is no usual good. */
  | { readonly type: "release"; readonly what: "llama" | "fairy" }
  | { readonly type: "roast"; readonly what: "llama" | "fairy" }
  | { readonly type: "scry" }
  /** A card on top of a deck, null for whoever may not know it. */
  | { readonly type: "look"; readonly card: SideCardId | null }
  | { readonly type: "arrange"; readonly card: SideCardId | null }
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
  place: "place" | "takeCard" | "send";
  feed: "cook" | "discard" | "exchange" | "craft" | "roast" | "feed";
  makeRoom: "cook" | "stop";
  shiftCrops: "shift" | "stop";
  breed: "breed";
  pick: "pick";
  heed: "card" | "act" | "stop";
  choosePrice: "pay";
  raise: "cook" | "exchange" | "stop";
  barter: "exchange" | "stop";
  replenish: "replenish";
  sketch: "sketch";
  guess: "guess";
  judge: "judge";
  reap: "reap" | "stop";
  build: "room" | "stable" | "stop";
  fence: "fence" | "stop";
  trade: "trade" | "stop";
  plow: "plow";
  sow: "sow";
  bake: "bake" | "stop";
  improve: "improve" | "play" | "stop";
  renovate: "renovate";
  house: "cook" | "discard" | "release" | "roast";
  chooseDeck: "chooseDeck";
  turnUp: "turnUp";
  giveUp: "giveUp";
  adopt: "adopt" | "stop";
  give: "give";
  takePerson: "takePerson";
  direct: "direct";
  mark: "mark";
  takeOne: "pick";
  useFree: "useFree";
  transmute: "transmute";
  pointsForMarks: "choose";
  tend: "choose";
  cover: "cover";
  settleDown: "settleDown";
  sacrifice: "sacrifice";
  lair: "lair" | "dismiss" | "stop";
  burn: "burn";
  takeRoad: "takeRoad";
  look: "look";
  arrange: "arrange";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"] = Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

export const farmOf = (state: State, seat: Seat): Farm => state.farms[seat]!;

export const ROUNDS = 14;
export const HARVESTS: readonly number[] = [4, 7, 9, 11, 13, 14];
/** Harvests that are still to come in a round, its own among them. */
export const harvestsFrom = (round: number): number => HARVESTS.filter((harvest) => harvest >= round).length;
export const isHarvest = (round: number): boolean => HARVESTS.includes(round);

/** In `lent`: everybody lends a person when all have come home. */
export const LENT_NEXT = 16;

export const MAX_PEOPLE = 5;
export const MAX_FENCES = 15;
export const MAX_STABLES = 4;
