/** How far a turn is looked into: the most promising beginnings of each length, and the longest. */
export interface Depth {
  readonly width: number;
  readonly length: number;
  /** How many positions at most. */
  readonly positions: number;
  /** How far from the best end a turn may stray, in wheat. */
  readonly warmth: number;
}

/** How deep a turn is looked into at most. */
const DEPTH: Depth = { width: 80, length: 16, positions: 16_000, warmth: 0 };

/** Which share of that is enough for most turns. */
export const USUAL = 0.2;

/** How warm those are who think less than that, in wheat for each time they think e times less. */
const WARMTH = 1.1;

/** How deep with a share of it. */
export const depthOf = (share: number): Depth => ({
  width: Math.max(1, Math.round(share * DEPTH.width)),
  length: Math.max(1, Math.round(Math.sqrt(share) * DEPTH.length)),
  positions: Math.max(2000, share * DEPTH.positions),
  warmth: share < USUAL ? WARMTH * Math.log(USUAL / share) : 0,
});
