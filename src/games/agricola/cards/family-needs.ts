import type { Seat } from "../../../table/game.ts";
import { countBits } from "../grid.ts";
import { farmOf, type State } from "../state.ts";
import { answer } from "./asking.ts";

export const hasRoomToGrow = (state: State, seat: Seat): boolean => {
  const farm = farmOf(state, seat);
  return answer(state, seat, "roomForPeople", countBits(farm.rooms)) > farm.people;
};

/** Food the family eats at a harvest. */
export function foodDue(state: State, seat: Seat): number {
  const { people, newborns } = farmOf(state, seat);
  const perAdult = answer(state, seat, "foodPerAdult", state.seats === 1 ? 3 : 2);
  return perAdult * (people - newborns) + answer(state, seat, "foodPerNewborn", 1) * newborns;
}
