import type { TableInfo } from "../../../protocol/table-info.ts";
import type { Seat } from "../../../table/game.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The clocks of a table as this device shows them between two words of the server. */
export class ClockHands {
  left: readonly number[] = [];
  at = 0;

  /** What the server says counts. */
  set({ seats }: TableInfo, now: number): void {
    this.left = seats.flatMap(({ clock }) => (clock === undefined ? [] : [clock]));
    this.at = now;
  }

  /** Somebody moved: the time of those who were asked is taken off, the movers get theirs. */
  turn({ agreed: { pace }, asked }: TableInfo, movers: readonly Seat[], now: number): void {
    const spent = now - this.at;
    this.left = this.left.map((left, seat) => {
      const rest = asked.includes(seat) ? Math.max(0, left - spent) : left;
      if (!movers.includes(seat)) return rest;
      if (pace.kind === "live") return rest + pace.each * SECOND;
      return pace.kind === "days" ? pace.days * DAY : rest;
    });
    this.at = now;
  }
}
