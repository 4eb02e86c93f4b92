import type { MoveOf, Seat, Table } from "../../table/game.ts";
import type { Rules } from "../../table/rules.ts";
import type { Field } from "./data/farm.ts";
import type { FieldCardId } from "./data/field-cards.ts";
import type { GoalId } from "./data/goals.ts";
import type { Good, Transport } from "./data/grammar.ts";
import type { JumpStartCardId } from "./data/jump-start-cards.ts";
import type { SkillId } from "./data/skills.ts";
import type { Options } from "./options.ts";

/** A card that can lie on a Farm. */
export type CardId = FieldCardId | JumpStartCardId;

/** A Farm with its Farm Shop. Rows by field go from field 2 to field 11. */
export interface Farm {
  /** Honey, egg, wool, milk. */
  goods: number[];
  bags: number;
  coins: number;
  cards: (CardId | null)[];
  sunflowers: number[];
  /** Sack, tractor, wheelbarrow, barrel. */
  transports: number[];
  /** The kinds of Transport tiles paid in this turn, one bit each. */
  paid: number;
  /** Coins received for each goal in play; 0: not fulfilled. */
  goals: number[];
}

export interface State extends Table<Task> {
  readonly options: Options;
  /** The seat that takes the first turn; -1 until it is drawn. */
  start: Seat;
  /** The number of the turn, from 1; 0 before the first. */
  turn: number;
  active: Seat;
  /** The dice rolled in this turn, sorted; the one laid on the market leaves. */
  dice: number[];
  /** What the active player has taken and not yet put down. */
  hand: FieldCardId | "farmer" | null;
  /** The stall emptied in this turn; 0: none. */
  stall: number;
  /** Stalls 1 to 6. */
  market: (FieldCardId | "farmer" | null)[];
  /** How many cards of each stack are still in the deck. */
  deck: number[];
  /** The cards of each stack that nobody has seen; some of them are in the box. */
  unseen: FieldCardId[][];
  /** Whether the final activation has begun. */
  final: boolean;
  /** Sets of two Jump-Start cards; a set that was taken is empty. */
  sets: JumpStartCardId[][];
  /** The skill of each kind of Transport tile. */
  skills: SkillId[];
  /** Transport tiles in the general supply. */
  supply: number[];
  goals: GoalId[];
  /** How many players had fulfilled each goal before this turn. */
  goalsBefore: number[];
  farms: Farm[];
}

/** What is activated: a field, or a Farmer Skill. */
export type Source = Field | SkillId;

/** Tasks that name nothing but who decides, if anybody. */
type ChanceTask<K> = K extends string ? { readonly kind: K } : never;
type SeatTask<K, More = unknown> = K extends string ? { readonly kind: K; readonly seat: Seat } & More : never;

export type Task =
  | ChanceTask<"startSeat" | "openMarket" | "dealSkill" | "placeFarmer" | "dealGoal" | "dealSet" | "roll" | "draw">
  | ChanceTask<"turn" | "activation" | "refill" | "finalActivation">
  | SeatTask<"takeSet" | "takeCard" | "placeCard" | "takeTransports" | "sendFarmer" | "settled">
  | SeatTask<"activate" | "closeStep" | "paySunflower" | "plant" | "returnTile">
  | SeatTask<"useUp", { readonly field: Field }>
  | SeatTask<"follow", { readonly field: Field; readonly entered: readonly Field[] }>
  | SeatTask<"chooseArea", { readonly of: Source }>
  | SeatTask<"payGoods" | "produce" | "chooseProduction", { readonly of: Source; readonly area: number }>
  | SeatTask<"discard", { readonly not: Field }>;

export type Tile = Good | Transport;

export interface Production {
  readonly goods: readonly Good[];
  readonly bags: number;
  readonly coins: number;
  readonly sunflowers: number;
}

/** What is paid and gained with one area of a skill, beside the bags it names. */
export interface Trade {
  readonly area: number;
  readonly pay: readonly Good[];
  readonly gain: readonly Good[];
}

export type Move =
  // Chance
  | { readonly type: "startSeat"; readonly seat: Seat }
  | { readonly type: "openMarket"; readonly card: FieldCardId }
  | { readonly type: "dealSkill"; readonly skill: SkillId }
  | { readonly type: "placeFarmer"; readonly stall: number }
  | { readonly type: "dealGoal"; readonly goal: GoalId }
  | { readonly type: "dealSet"; readonly card: JumpStartCardId }
  | { readonly type: "roll"; readonly dice: readonly number[] }
  | { readonly type: "draw"; readonly card: FieldCardId }
  // seats
  | { readonly type: "takeSet"; readonly set: number; readonly on4: JumpStartCardId }
  | { readonly type: "takeCard"; readonly die: number; readonly stall: number }
  | { readonly type: "placeCard"; readonly field: Field }
  /** `from`: the seats that give the tiles the supply lacks; -1 is the supply. */
  | { readonly type: "takeTransports"; readonly tiles: readonly Transport[]; readonly from?: readonly Seat[] }
  | { readonly type: "sendFarmer"; readonly stall: number }
  /** `over`: the field reached by the dice, if a skill leads above or below it. */
  | { readonly type: "activate"; readonly field: Field; readonly over?: Field }
  | { readonly type: "pass" }
  | { readonly type: "follow"; readonly field: Field }
  | { readonly type: "chooseArea"; readonly area: number }
  | { readonly type: "payGoods"; readonly goods: readonly Good[] }
  | { readonly type: "paySunflower"; readonly field: Field }
  | { readonly type: "discard"; readonly field: Field }
  | ({ readonly type: "chooseProduction" } & Production)
  | { readonly type: "plant"; readonly field: Field }
  | { readonly type: "returnTile"; readonly tile: Tile }
  /** A Farmer Skill; `trade` is all of it, where nobody waits for what the seat would choose. */
  | { readonly type: "useSkill"; readonly tile: Transport; readonly trade?: Trade }
  | { readonly type: "swapCards"; readonly fields: readonly [Field, Field] };

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  startSeat: "startSeat";
  openMarket: "openMarket";
  dealSkill: "dealSkill";
  placeFarmer: "placeFarmer";
  dealGoal: "dealGoal";
  dealSet: "dealSet";
  takeSet: "takeSet";
  roll: "roll";
  takeCard: "takeCard";
  placeCard: "placeCard";
  takeTransports: "takeTransports";
  activate: "activate" | "pass";
  closeStep: "pass";
  follow: "follow" | "pass";
  chooseArea: "chooseArea";
  payGoods: "payGoods";
  paySunflower: "paySunflower";
  discard: "discard";
  chooseProduction: "chooseProduction";
  plant: "plant" | "pass";
  returnTile: "returnTile";
  sendFarmer: "sendFarmer";
  draw: "draw";
}

/** What a seat may do at any time. */
export type Aside = "useSkill" | "swapCards";

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Task, Move, Answers, Kind, Aside>;

export const PASS: MoveOf<Move, "pass"> = Object.freeze({ type: "pass" });
