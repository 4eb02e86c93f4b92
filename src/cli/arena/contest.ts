import type { Options } from "../../table/options.ts";
import type { Allowance } from "../sim/allowance.ts";

/** Which bots meet, how often and on which deals: plain data, sent to every worker. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** By seat its side, where seats play together. */
  readonly sides?: readonly number[];
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
 * second, or one a team; alone, each for itself.
 */
export function lineUps({
  bots,
  seats,
  sides,
}: Pick<Contest, "bots" | "seats" | "sides">): readonly (readonly string[])[] {
  if (seats === 1) return [bots];
  if (bots.length === seats) return [bots];
  if (sides !== undefined)
    return bots.flatMap((bot, i) => bots.slice(i + 1).map((other) => sides.map((side) => (side === 0 ? bot : other))));
  return bots.flatMap((bot, i) => bots.slice(i + 1).map((other) => [bot, ...new Array<string>(seats - 1).fill(other)]));
}

/** The games of one block: one deal, the bots moving on by one seat each time; alone, one game for each bot. */
export function seatings(
  lineUp: readonly string[],
  seats: number,
  sides?: readonly number[],
): readonly (readonly string[])[] {
  if (seats === 1) return lineUp.map((bot) => [bot]);
  const all = lineUp.map((_, turn) => lineUp.map((_, seat) => lineUp[(seat + turn) % seats]!));
  // Teams of one bot each have changed places when it is the other team's turn.
  const isByTeam = sides?.every((side, seat) => lineUp[seat] === lineUp[sides.indexOf(side)]);
  return isByTeam ? all.slice(0, new Set(sides).size) : all;
}

/** How many play against each other. */
export const sidesIn = ({ seats, sides }: Pick<Contest, "seats" | "sides">): number =>
  sides === undefined ? seats : new Set(sides).size;

/** Where the deal of a block comes from. */
export const dealOf = ({ drawer, seed }: Contest, block: number): string => `${drawer}/${seed}/${block}`;
