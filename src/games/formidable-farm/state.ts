import type { MoveOf, Seat, Table } from "../../table/game.ts";
import type { Pile, Sources } from "../../table/piles.ts";
import type { Rules } from "../../table/rules.ts";
import type { Crop, Crops } from "./crops.ts";
import type { FormidableOptions } from "./options.ts";
import type { Space } from "./supplies-board.ts";

/** The number of a trade card; 0 is a gap, or a card the viewer may not see. */
export type CardNumber = number;
export const HIDDEN: CardNumber = 0;
export const GAP: CardNumber = 0;

/** What lies before a seat. */
export interface Farm {
  crops: Crops;
  /** The index of a supply space, or `OFF_BOARD`. */
  disc: number;
  /** Face down; the last card is the top. */
  stack: Pile<CardNumber>;
  hand: Pile<CardNumber>;
  /** Fulfilled cards, face down: the coins. */
  fulfilled: Pile<CardNumber>;
}

export interface State extends Table<Task> {
  readonly options: FormidableOptions;
  sources: Sources<CardNumber>;
  farms: Farm[];
  /** Five places; a gap stays open until the end of the turn. */
  market: CardNumber[];
  marketStack: Pile<CardNumber>;
  /** Face up, the last card on top. */
  discard: CardNumber[];
  /** The seat with the starting card; -1 until chance has chosen. */
  start: Seat;
  /** Whose turn it is. */
  seat: Seat;
  /** Rounds and turns of the whole game, counted from 1. */
  round: number;
  turn: number;
  /** The turn so far: cards fulfilled, in order; cards fulfilled from the stack that cannot be paid yet. */
  played: CardNumber[];
  setDown: Pile<CardNumber>;
  /** Cards of its stack that the seat looks at now. */
  looked: Pile<CardNumber>;
  hasSupplies: boolean;
  fromMarket: number;
  /** How many cards the seat may fulfill this turn. */
  limit: number;
  /** How many crops less the next card costs. */
  less: number;
  furtherTurns: number;
  /** Solo: the space of the countdown disc (else `OFF_BOARD`) and the discs beside the board. */
  countdown: number;
  markers: number;
}

/** Cards leave a stack from its top or bottom, for one of these places. */
export type Destination = "hand" | "fulfilled" | "setDown" | "looked";

export interface RewardTask {
  readonly kind: "reward";
  readonly seat: Seat;
  readonly card: CardNumber;
  /** Which reward of the card. */
  readonly index: number;
  /** How often it may still be used; for a reward per animal, how many animals were paid. */
  readonly left: number;
  /** How often it was used. */
  readonly used: number;
}

export type Task =
  | { readonly kind: "chooseStart" }
  | {
      readonly kind: "deal";
      readonly owner: Seat;
      readonly left: number;
      readonly end: "top" | "bottom";
      readonly to: Destination;
    }
  | { readonly kind: "draw"; readonly owner: Seat; readonly count: number }
  | { readonly kind: "refill" }
  | { readonly kind: "dealMarket" }
  | { readonly kind: "firstTurn" }
  | { readonly kind: "turn"; readonly seat: Seat }
  | { readonly kind: "endOfTurn" }
  | { readonly kind: "nextTurn" }
  | { readonly kind: "supply"; readonly owner: Seat; readonly space: number; readonly times: number }
  | { readonly kind: "pay"; readonly seat: Seat; readonly card: CardNumber; readonly less: number }
  | { readonly kind: "payCoins"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "coinToStack"; readonly seat: Seat }
  | { readonly kind: "coinToHand"; readonly seat: Seat }
  | { readonly kind: "marketToStack"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "payAnimals"; readonly seat: Seat }
  | { readonly kind: "rewards"; readonly owner: Seat; readonly card: CardNumber; readonly animals: number }
  | RewardTask
  | { readonly kind: "takeCrops"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "returnCards"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "arrange"; readonly seat: Seat; readonly side: "bottom" | "top" };

export type Move =
  | { readonly type: "start"; readonly seat: Seat }
  | { readonly type: "deal"; readonly card: CardNumber }
  | { readonly type: "fulfill"; readonly card: CardNumber; readonly from: "hand" | "market" }
  | { readonly type: "getSupplies"; readonly space: Space }
  | { readonly type: "additionalCrop"; readonly crop: Crop }
  | { readonly type: "additionalCard" }
  | { readonly type: "endTurn" }
  | { readonly type: "pay"; readonly crops: readonly number[] }
  | { readonly type: "payCoin"; readonly card: CardNumber }
  | { readonly type: "moveCoin"; readonly card: CardNumber }
  | { readonly type: "marketToStack"; readonly card: CardNumber }
  | { readonly type: "use" }
  | { readonly type: "pass" }
  | { readonly type: "take"; readonly crop: Crop }
  | { readonly type: "supplies"; readonly space: Space }
  | { readonly type: "exchange"; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly type: "giveCrop"; readonly crop: Crop }
  | { readonly type: "below"; readonly card: CardNumber }
  | { readonly type: "onTop"; readonly card: CardNumber }
  | { readonly type: "tradeMarket"; readonly hand: CardNumber; readonly market: CardNumber }
  | { readonly type: "tradeFulfilled"; readonly hand: CardNumber; readonly coin: CardNumber };

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  chooseStart: "start";
  deal: "deal";
  dealMarket: "deal";
  turn: "fulfill" | "getSupplies" | "additionalCrop" | "additionalCard" | "endTurn";
  pay: "pay";
  payAnimals: "pay";
  payCoins: "payCoin";
  coinToStack: "moveCoin";
  coinToHand: "moveCoin";
  marketToStack: "marketToStack";
  reward:
    | "use"
    | "pass"
    | "take"
    | "exchange"
    | "giveCrop"
    | "supplies"
    | "getSupplies"
    | "below"
    | "tradeMarket"
    | "tradeFulfilled";
  takeCrops: "take";
  returnCards: "below";
  arrange: "below" | "onTop" | "pass";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

export const PASS: MoveOf<Move, "pass"> = Object.freeze({ type: "pass" });

export const farmOf = (state: State, seat: Seat): Farm => state.farms[seat] as Farm;

export const isSolo = (state: State): boolean => state.seats === 1;

/** How many fulfilled cards a seat can pay with. */
export const coinsOf = (farm: Farm): number => farm.fulfilled.cards.length;

/** How many cards a seat has still to fulfill. */
export const cardsLeft = ({ stack, hand }: Farm): number => stack.cards.length + hand.cards.length;

/** Whether a seat has fulfilled all its cards. */
export const hasFinished = ({ stack, hand }: Farm): boolean => stack.cards.length === 0 && hand.cards.length === 0;
