import type { Seat } from "../../../table/game.ts";
import { FIELDS, TOP_ROW } from "../data/farm.ts";
import { type Counted, GOAL_COINS, type GoalId, goals } from "../data/goals.ts";
import { cardOn, farmOf, shopTiles, sum, visible } from "../farm.ts";
import type { Farm, RulesFor, State, Task } from "../state.ts";
import { forSeats } from "./for-seats.ts";

const SETTLED = forSeats<Task>((seat) => ({ kind: "settled", seat }));

/** Looks at the goals when what a seat is doing is done. */
export const settledTask = (seat: Seat): Task => SETTLED[seat] as Task;

export const goalRules: RulesFor<"settled"> = {
  /** Whoever meets a goal gets its coins at once; what counts is who had met it before this turn. */
  settled: {
    run(state, { seat }) {
      const farm = farmOf(state, seat);
      for (const [i, goal] of state.goals.entries()) {
        const coins = GOAL_COINS[state.goalsBefore[i] as number] ?? 0;
        if (coins === 0 || farm.goals[i] !== 0 || !isMet(state, farm, goal)) continue;
        farm.goals[i] = coins;
        farm.coins += coins;
      }
    },
  },
};

/** How many players have fulfilled a goal by now. */
export const timesFulfilled = (state: State, goal: number): number =>
  state.farms.filter((farm) => farm.goals[goal] !== 0).length;

const isMet = (state: State, farm: Farm, goal: GoalId): boolean =>
  counted(state, farm, goals[goal].count) >= goals[goal].atLeast;

/** How far a Farm has come with what a goal counts. */
export function counted(state: State, farm: Farm, count: Counted): number {
  switch (count) {
    case "shopIcons":
      return FIELDS.filter((field) => visible(state, farm, field).shopIcon).length;
    case "mostOfOneGood":
      return Math.max(...farm.goods);
    case "bags":
      return farm.bags;
    case "sunflowers":
      return sum(farm.sunflowers);
    case "topRowCards":
      return TOP_ROW.filter((field) => cardOn(farm, field) !== null).length;
    case "shopTiles":
      return shopTiles(farm);
  }
}
