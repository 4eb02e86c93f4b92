/** The clocks of a table, and when this device was told of them. */
export class ClockHands {
  left: readonly number[] = [];
  at = 0;

  set(left: readonly number[], now: number): void {
    this.left = left;
    this.at = now;
  }
}
