import type { Net } from "../../bots/learned/net.ts";
import { varied } from "../../bots/learned/tuning.ts";
import type { Values } from "../../bots/learned/values.ts";
import { afterstateValues } from "../../bots/search/turn-afterstates.ts";
import type { Seat, Table } from "../../table/game.ts";
import type { GameModule, Judgement, Learning, Taste } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";

/** How somebody plays one game of self-play, both seats alike: else a net learns who plays from how a farm looks. */
export interface Style {
  /** By which turns are searched. */
  readonly judgement: Judgement;
  /** By which their ends are compared. */
  value(view: Table, seat: Seat): number;
  readonly isByNet: boolean;
  /** Where turns are searched further than to their ends: by which values, and how often. */
  readonly search?: { readonly values: Values<Table>; readonly simulations: number } | undefined;
  /** By how many points an end is overrated, and for how many turns of each seat that goes on. */
  liking(view: Table, seat: Seat): number;
  readonly steadfast: number;
  /** How far below the best, in points, a turn is still played now and then. */
  readonly temperature: number;
  /** How far in the first turns of each seat, and how many those are. */
  readonly warmth: number;
  readonly warmTurns: number;
  /** How often a turn begins with any move, and how many turns of each seat at the start do. */
  readonly whim: number;
  readonly opening: number;
}

/** A net and what it looks at. */
export interface Learned {
  readonly learning: Learning;
  readonly net: Net;
}

/** How much styles vary. */
export interface Variety {
  /** How often a game is played by the hand-made judgement, its numbers changed at random. */
  readonly handmade: number;
  /** The highest temperature. */
  readonly temperature: number;
  /** How often a game is played with tastes. */
  readonly tasted: number;
  /** How often the first turns of a game are chosen warmly. */
  readonly warm: number;
  /** How many simulations a game by the net gives to each turn; none for one that looks at ends alone. */
  readonly simulations: number;
}

export const unit = (random: Random): number => random.below(1 << 30) / (1 << 30);
const among = (random: Random, numbers: readonly number[]): number => numbers[random.below(numbers.length)]!;

/** Draws a style. */
export function styleOf(module: GameModule, learned: Learned | undefined, variety: Variety, random: Random): Style {
  const { evaluation } = module;
  const isHandmade = learned === undefined || unit(random) < variety.handmade;
  const spread = isHandmade ? among(random, [0, 0.2, 0.4, 0.7]) : 0;
  const judgement = spread > 0 ? varied(module, random, spread) : evaluation;
  const byNet = (view: Table, seat: Seat) => afterstateValues(module, learned!.net.values, view, seat)[seat]!;
  return {
    judgement,
    isByNet: !isHandmade,
    search:
      isHandmade || variety.simulations === 0
        ? undefined
        : { values: learned.net.values, simulations: variety.simulations },
    value: isHandmade ? judgement.value : byNet,
    ...(isHandmade || unit(random) >= variety.tasted ? TASTELESS : tasteOf(learned.learning, random)),
    temperature: variety.temperature * among(random, isHandmade ? [0, 0.2, 0.5, 1] : [0, 0.15, 0.3, 0.7]),
    ...(isHandmade || unit(random) >= variety.warm
      ? COOL
      : { warmth: 0.5 + 2.5 * unit(random), warmTurns: 2 + random.below(12) }),
    whim: among(random, [0, 0, 0.03, 0.1]),
    opening: random.below(isHandmade ? 4 : 10) === 0 ? 1 + random.below(4) : 0,
  };
}

const COOL = { warmth: 0, warmTurns: 0 };
const TASTELESS = { liking: () => 0, steadfast: 0 };

/** How many of ten games with tastes are games of hoarding, where the game says what is hoarded. */
const HOARDING = 6;

/** A few things that are liked more, or a little less, than they are worth; or what is hoarded. */
function tasteOf(learning: Learning, random: Random): Pick<Style, "liking" | "steadfast"> {
  const { tastes = [], hoarded } = learning;
  if (hoarded !== undefined && random.below(10) < HOARDING) {
    const liked = hoarded.map((taste) => ({ ...taste, points: taste.points * unit(random) }));
    // Mostly one seat hoards, sometimes all.
    const whose = random.below(3) > 0 ? random.below(4) : undefined;
    return { liking: likingOf(learning, liked, whose), steadfast: 6 + random.below(16) };
  }
  if (tastes.length === 0) return TASTELESS;
  const liked = Array.from({ length: 1 + random.below(3) }, () => {
    const taste = tastes[random.below(tastes.length)]!;
    return { ...taste, points: taste.points * (1.4 * unit(random) - 0.4) };
  });
  // Mostly all seats have the taste, sometimes one.
  const whose = random.below(3) === 0 ? random.below(4) : undefined;
  return { liking: likingOf(learning, liked, whose), steadfast: 4 + random.below(40) };
}

function likingOf({ size, features }: Learning, liked: readonly Taste[], whose: number | undefined): Style["liking"] {
  const x = new Float32Array(size);
  return (view, seat) => {
    if (whose !== undefined && whose % view.seats !== seat) return 0;
    features(view, seat, x);
    let sum = 0;
    for (const { place, other, points } of liked) sum += points * (x[place]! - (other === undefined ? 0 : x[other]!));
    return sum;
  };
}
