import type { Breakdown, Result, Seat } from "../../src/table/game.ts";
import { cropsIn, type State } from "./state.ts";

/** Coins, and a point for every crop in hand. */
export function score({ coins, hands }: State, seat: Seat): Breakdown {
  const crops = cropsIn(hands[seat]!).length;
  return {
    total: coins[seat]! + crops,
    parts: [
      { text: { id: "score-coins" }, points: coins[seat]! },
      { text: { id: "score-crops", n: crops }, points: crops },
    ],
  };
}

export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const scores = state.hands.map((_, seat) => score(state, seat));
  const places = scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
  return { places, scores };
}
