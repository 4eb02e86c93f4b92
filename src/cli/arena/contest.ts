import type { Options } from "../../table/options.ts";
import type { Allowance } from "../sim/allowance.ts";

/** Which bots meet, how often and on which deals: plain data, sent to every worker. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** By name; a name may go on with `@` and a file of weights. */
  readonly bots: readonly string[];
  /** How many blocks of games are played at most by each line-up. */
  readonly blocks: number;
  readonly drawer: Drawer;
  readonly seed: string;
  readonly allowance?: Allowance;
}

/**
 * Deals are kept apart by what they are for: to tune numbers by, to choose between tries, and, looked at once for a
 * release, to say how strong something is.
 */
export const DRAWERS = ["tuning", "validation", "held-out"] as const;
export type Drawer = (typeof DRAWERS)[number];

/**
 * Who sits together: all bots where there is one for each seat, else every two of them, the first among copies of the
 * second; alone, each for itself.
 */
export function lineUps({ bots, seats }: Pick<Contest, "bots" | "seats">): readonly (readonly string[])[] {
  if (seats === 1) return [bots];
  if (bots.length === seats) return [bots];
  return bots.flatMap((bot, i) => bots.slice(i + 1).map((other) => [bot, ...new Array<string>(seats - 1).fill(other)]));
}

/** The games of one block: one deal, the bots moving on by one seat each time; alone, one game for each bot. */
export const seatings = (lineUp: readonly string[], seats: number): readonly (readonly string[])[] =>
  seats === 1
    ? lineUp.map((bot) => [bot])
    : lineUp.map((_, turn) => lineUp.map((_, seat) => lineUp[(seat + turn) % seats]!));

/** Where the deal of a block comes from. */
export const dealOf = ({ drawer, seed }: Contest, block: number): string => `${drawer}/${seed}/${block}`;
