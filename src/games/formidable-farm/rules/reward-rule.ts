import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import type { Reward } from "../cards.ts";
import { CROPS } from "../crops.ts";
import type { Move, RewardTask, State } from "../state.ts";

/** By which moves each kind of reward is used; the others by "use". Passing is always possible and needs no mention. */
interface Uses {
  take: "use" | "take";
  perAnimal: "use" | "take";
  exchangeCrops: "exchange";
  tradeCrops: "exchange";
  cropForCard: "giveCrop";
  fulfilledForCrops: "take";
  supplies: "supplies";
  getSupplies: "getSupplies";
  exchangeHand: "below";
  tradeWithMarket: "tradeMarket";
  tradeWithFulfilled: "tradeFulfilled";
  thirdCard: "take";
}

/** What one kind of reward does. */
export interface RewardRule<R extends Reward, M> {
  /** Whether it is of any use now; always if not given. A reward of no use is left out. */
  readonly can?: (state: State, seat: Seat, reward: R, task: RewardTask) => boolean;
  /** The moves that use it, as a list of the caller's own; "use" if not given. */
  readonly moves?: (state: State, seat: Seat, reward: R) => M[];
  readonly apply: (state: State, seat: Seat, reward: R, task: RewardTask, move: M) => void;
  /** What is left to do when the seat passes after some uses. */
  readonly passed?: (state: State, seat: Seat, task: RewardTask) => void;
}

/** One rule for each of some kinds of rewards. */
export type RewardRules<Kind extends Reward["kind"]> = {
  readonly [K in Kind]: RewardRule<Extract<Reward, { kind: K }>, MoveOf<Move, K extends keyof Uses ? Uses[K] : "use">>;
};

/** Crops of any kind are taken one by one. */
export const TAKES: readonly MoveOf<Move, "take">[] = CROPS.map((crop) => ({ type: "take", crop }));

export const USE: MoveOf<Move, "use"> = { type: "use" };

/** A reward that may be used up to n times goes on. */
export function again(state: State, task: RewardTask): void {
  if (task.left > 1) next(state, { ...task, left: task.left - 1, used: task.used + 1 });
}
