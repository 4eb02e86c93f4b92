import type { Net } from "../../bots/net.ts";
import type { Seat, Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";

/** How somebody plays one game of self-play, both seats alike: else a net learns who plays from how a farm looks. */
export interface Style {
  /** By which turns are searched. */
  readonly judgement: Judgement;
  /** By which their ends are compared. */
  value(view: Table, seat: Seat): number;
  /** How far below the best, in points, a turn is still played now and then. */
  readonly temperature: number;
  /** How often a turn begins with any move, and how many turns of each seat at the start do. */
  readonly whim: number;
  readonly opening: number;
}

/** How much styles vary. */
export interface Variety {
  /** How often a game is played by the hand-made judgement, its numbers changed at random. */
  readonly handmade: number;
  /** The highest temperature. */
  readonly temperature: number;
}

export const unit = (random: Random): number => random.below(1 << 30) / (1 << 30);
const among = (random: Random, numbers: readonly number[]): number => numbers[random.below(numbers.length)]!;

/** Draws a style. */
export function styleOf({ evaluation }: GameModule, net: Net | undefined, variety: Variety, random: Random): Style {
  const isHandmade = net === undefined || unit(random) < variety.handmade;
  const spread = isHandmade ? among(random, [0, 0.2, 0.4, 0.7]) : 0;
  const judgement = spread > 0 ? (evaluation.varied?.(random, spread) ?? evaluation) : evaluation;
  return {
    judgement,
    value: isHandmade ? judgement.value : (view, seat) => net.values(view)[seat]!,
    temperature: variety.temperature * among(random, isHandmade ? [0, 0.2, 0.5, 1] : [0, 0.15, 0.3, 0.7]),
    whim: among(random, [0, 0, 0.03, 0.1]),
    opening: random.below(isHandmade ? 4 : 10) === 0 ? 1 + random.below(4) : 0,
  };
}
