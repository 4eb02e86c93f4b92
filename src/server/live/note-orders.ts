import type { Match } from "../../table/match.ts";
import type { SeatRow } from "../store/schema.ts";

/** Notes the standing orders as they are stored; one that is older than a take-back of its seat has ended. */
export function noteOrders(match: Match, seats: readonly SeatRow[]): void {
  for (const { seat, standing, standing_from } of seats) {
    const hasEnded = () => match.log.slice(standing_from).some((line) => "undo" in line && line.seat === seat);
    match.noteOrder(seat, standing === "" || hasEnded() ? undefined : JSON.parse(standing));
  }
}

/** Whether an order was left, changed or cancelled. */
export const haveOrdersChanged = (before: readonly SeatRow[], after: readonly SeatRow[]): boolean =>
  after.some(
    ({ standing, standing_from }, seat) =>
      before[seat]?.standing !== standing || before[seat]?.standing_from !== standing_from,
  );
