import type { Breakdown, Result, Seat } from "../../table/game.ts";
import { farmOf, sum } from "./farm.ts";
import type { Farm, State } from "./state.ts";

/** Coins, with one more for each Transport tile in the Farm Shop. */
export function score(state: State, seat: Seat): Breakdown {
  const { coins, goals, transports } = farmOf(state, seat);
  const fromGoals = sum(goals);
  const parts = [{ text: { id: "score.fields" }, points: coins - fromGoals }];
  if (state.options.goals) parts.push({ text: { id: "score.goals" }, points: fromGoals });
  if (state.options.farmer) parts.push({ text: { id: "score.transports" }, points: sum(transports) });
  return { total: totalOf(farmOf(state, seat)), parts };
}

const totalOf = ({ coins, transports }: Farm): number => coins + sum(transports);

/** Goods and bags together settle a tie for any position; what is still tied is shared. */
const tieBreak = ({ goods, bags }: Farm): number => sum(goods) + bags;

export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const { farms } = state;
  const lead = (a: Farm, b: Farm) => totalOf(a) - totalOf(b) || tieBreak(a) - tieBreak(b);
  return {
    places: farms.map((farm) => 1 + farms.filter((other) => lead(other, farm) > 0).length),
    scores: farms.map((_, seat) => score(state, seat)),
    tieBreak: { text: { id: "score.tie" }, counts: farms.map(tieBreak) },
  };
}
