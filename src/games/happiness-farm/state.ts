import type { MoveOf, Seat, Table } from "../../table/game.ts";
import type { Rules } from "../../table/rules.ts";
import type { Animal, Food, Good, Land } from "./data.ts";
import type { Options } from "./options.ts";

/** A square by its column and row: "c2" is the third of the second row. */
export type Square = string;

/** The animals on the farm, a column for each fact; an animal is an index into all of them. */
export interface Herd {
  owner: Seat[];
  /** Index into ANIMALS. */
  kind: number[];
  /** Index of a square, row by row. */
  square: number[];
  /** The round in which it was bought or born. */
  bought: number[];
  /** What it ate in the last feeding; full at its capacity. */
  eaten: number[];
  /** 1 while it is still to be fed this round. */
  waits: number[];
}

/** One farm for all; everything lies open. */
export interface State extends Table<Task> {
  readonly options: Options;
  round: number;
  /** By square, row by row: index into LANDS, food tokens, bugs, effort counters. */
  land: number[];
  food: number[];
  bugs: number[];
  effort: number[];
  /** By square: the animal that took the last food token in this round's feeding, or -1. */
  emptiedBy: number[];
  herd: Herd;
  /** By seat. */
  money: number[];
  /** By seat: money for wool that comes at the next selling. */
  due: number[];
  /** By seat: table scraps left this round. */
  scraps: number[];
  /** By seat, by index into GOODS; wool only with sheep. */
  goods: number[][];
  /** By index into ANIMALS: meeples beside the farm or in the bag. */
  supply: number[];
  /** By index into ANIMALS: meeples drawn from the bag for sale. */
  market: number[];
}

/** Steps of a round, which run by themselves and ask the seats in order. */
type Step =
  | "round"
  | "selling"
  | "filling"
  | "farming"
  | "hungering"
  | "producing"
  | "swarming"
  | "butchering"
  | "breeding"
  | "replenishing"
  | "reclaiming";
type StepTask<Kind extends Step = Step> = Kind extends Step ? { readonly kind: Kind } : never;

/** Around the table one animal at a time; `passed` has one bit a seat. */
interface BuyingTask {
  readonly kind: "buying";
  readonly turn: Seat;
  readonly passed: number;
}
interface BuyTask {
  readonly kind: "buy";
  readonly seat: Seat;
  readonly passed: number;
}
interface PlaceTask {
  readonly kind: "place";
  readonly seat: Seat;
  readonly animal: number;
}
/** Chance draws so many more meeples from the bag. */
interface DrawTask {
  readonly kind: "draw";
  readonly left: number;
}
/** What a farmer may still do this round. */
interface FarmerTask {
  readonly kind: "farmer";
  readonly seat: Seat;
  readonly convert: number;
  readonly collect: number;
  /** Whether collecting has begun, so that converting ends it. */
  readonly begun: boolean;
}
interface FeedingTask {
  readonly kind: "feeding";
  readonly turn: Seat;
}
/** The meal of one animal of the herd; `settled` once it has moved or eaten from the farm. */
export interface MealTask {
  readonly kind: "meal";
  readonly seat: Seat;
  readonly animal: number;
  readonly settled: boolean;
}
/** An animal of the herd works on land. */
interface EffortTask {
  readonly kind: "effort";
  readonly seat: Seat;
  readonly animal: number;
  readonly count: number;
}
interface BreedTask {
  readonly kind: "breed";
  readonly seat: Seat;
  /** Kinds that have bred this round, one bit each. */
  readonly bred: number;
}
/** Other things a seat is asked. */
type Question = "sell" | "feed" | "spareScraps" | "gift" | "butcher";
type SeatTask<Kind extends Question = Question> = Kind extends Question
  ? { readonly kind: Kind; readonly seat: Seat }
  : never;

export type Task =
  | StepTask
  | BuyingTask
  | BuyTask
  | PlaceTask
  | DrawTask
  | FarmerTask
  | FeedingTask
  | MealTask
  | EffortTask
  | BreedTask
  | SeatTask;

/** Equal animals on a square are one; `new` ones were bought this round, `eaten` was given to them before their turn. */
export interface WhichAnimal {
  readonly kind: Animal;
  readonly square: Square;
  readonly eaten?: number;
  readonly new?: true;
}

export type Move =
  | { readonly type: "pass" }
  | { readonly type: "sell"; readonly good: Good; readonly count: number }
  | { readonly type: "sellAnimal"; readonly kind: Animal; readonly square: Square }
  | { readonly type: "draw"; readonly kind: Animal }
  | { readonly type: "buy"; readonly kind: Animal }
  | { readonly type: "place"; readonly square: Square }
  | { readonly type: "convert"; readonly square: Square; readonly to: Land }
  | { readonly type: "work"; readonly square: Square }
  | { readonly type: "collect"; readonly square: Square }
  | ({ readonly type: "feed" } & WhichAnimal)
  | { readonly type: "offerScraps" }
  | ({ readonly type: "giveScraps"; readonly owner: Seat } & WhichAnimal)
  | { readonly type: "eat"; readonly food: Food; readonly square: Square; readonly count: number }
  | { readonly type: "eatStored"; readonly good: Good; readonly count: number }
  | { readonly type: "eatScraps" }
  | { readonly type: "roam"; readonly square: Square }
  | { readonly type: "stayHungry" }
  | { readonly type: "effort"; readonly square: Square }
  | { readonly type: "butcher"; readonly kind: Animal; readonly square: Square; readonly hungry?: true }
  | { readonly type: "breed"; readonly kind: Animal; readonly square: Square };

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  sell: "sell" | "sellAnimal" | "pass";
  draw: "draw";
  buy: "buy" | "pass";
  place: "place";
  farmer: "convert" | "work" | "collect" | "pass";
  feed: "feed" | "offerScraps";
  spareScraps: "offerScraps" | "pass";
  gift: "giveScraps";
  meal: "eat" | "eatStored" | "eatScraps" | "roam" | "stayHungry";
  effort: "effort";
  butcher: "butcher" | "pass";
  breed: "breed" | "pass";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;
