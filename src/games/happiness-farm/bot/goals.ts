import type { Seat } from "../../../table/game.ts";
import type { Random } from "../../../table/random.ts";
import { hasFiniteSupply } from "../rules/herd.ts";
import { animalsOf, happinessOf } from "../scoring.ts";
import type { State } from "../state.ts";
import { type Tables, tables } from "../tables.ts";

/** What a seat had better own at the end: how many more of each kind, by index. */
export interface Goals {
  readonly wanted: readonly number[];
  /** Happiness these purchases and the money kept bring. */
  readonly gain: number;
}

/** What a bot likes, in per cent. */
export interface Moods {
  /** How much it may fancy one row over another. */
  readonly fancy: number;
  /** How much more it likes the kind of its oldest animal. */
  readonly fondness: number;
  /** Which part of its fair share of what a bag may still bring it counts on. */
  readonly patience: number;
}

interface Jump {
  readonly row: number;
  readonly to: number;
  readonly ratio: number;
}

/** What a seat has for its goals, and how much dearer its places are than its money. */
interface Means {
  readonly money: number;
  readonly places: number;
  readonly dearness: number;
}

/**
 * The best thresholds for so much money and so many places: always the jump that brings most happiness for its share
 * of both. Money to keep is a row like the others.
 */
export function goalsOf(view: State, seat: Seat, means: Means, moods: Moods, random: Random): Goals {
  const { money: budget, places, dearness } = means;
  const all = tables(view);
  const have = animalsOf(view, seat, all.kinds);
  const wanted = new Array<number>(all.kinds).fill(0);
  const limits = wanted.map((_, kind) =>
    hasFiniteSupply(view) ? inSight(view, all, kind, moods) : Number.POSITIVE_INFINITY,
  );
  let money = budget;
  let room = places;
  let kept = 0;
  let gain = 0;
  const oldest = view.herd.kind[view.herd.owner.indexOf(seat)];
  const whim = Math.round(moods.fancy);
  const fancy = wanted.map((_, kind) => 1 + (random.below(whim) + (kind === oldest ? moods.fondness : 0)) / 100);
  for (;;) {
    let best: Jump | undefined;
    for (let kind = 0; kind < all.kinds; kind++) {
      const owned = have[kind]! + wanted[kind]!;
      const level = happinessOf(all.happiness[kind]!, owned);
      for (let to = level; to < all.happiness[kind]!.length; to++) {
        const more = all.happiness[kind]![to]! - owned;
        const cost = more * all.buy[kind]!;
        if (cost > money || more > room || wanted[kind]! + more > limits[kind]!) break;
        const ratio = (fancy[kind]! * (to + 1 - level)) / (cost / (budget + 1) + (dearness * more) / (places + 1));
        if (best === undefined || ratio > best.ratio) best = { row: kind, to, ratio };
      }
    }
    const keeping = keepMore(all, kept, money, budget);
    if (keeping !== undefined && (best === undefined || keeping.ratio > best.ratio)) {
      money -= keeping.more;
      kept += keeping.more;
      gain++;
      continue;
    }
    if (best === undefined) return { wanted, gain };
    const { row, to } = best;
    const more = all.happiness[row]![to]! - have[row]! - wanted[row]!;
    gain += to + 1 - happinessOf(all.happiness[row]!, have[row]! + wanted[row]!);
    wanted[row]! += more;
    money -= more * all.buy[row]!;
    room -= more;
  }
}

/** How many of a kind can be bought now. */
export const stockOf = (view: State, kind: number): number =>
  (view.options.meepleBag ? view.market : view.supply)[kind]!;

/** How many of a kind can be had now, and, from a bag, as a fair share of what the rounds to come should bring. */
function inSight(view: State, { numbers: { bag, rounds } }: Tables, kind: number, { patience }: Moods): number {
  const now = stockOf(view, kind);
  if (!view.options.meepleBag) return now;
  const inBag = view.supply.reduce((sum, count) => sum + count, 0);
  const draws = Math.min(inBag, bag.base + bag.perSeat * view.seats) * (rounds - view.round);
  return now + Math.floor((patience * draws * view.supply[kind]!) / Math.max(1, inBag * view.seats));
}

function keepMore(
  { numbers }: Tables,
  kept: number,
  money: number,
  budget: number,
): { more: number; ratio: number } | undefined {
  const next = numbers.moneyHappiness[happinessOf(numbers.moneyHappiness, kept)];
  if (next === undefined || next - kept > money) return undefined;
  return { more: next - kept, ratio: (budget + 1) / (next - kept) };
}

/** Places on the farm that are still free. */
export function freePlaces(view: State): number {
  const { board } = tables(view);
  return board.places * view.land.length - view.herd.owner.length;
}

/** The same as far as a seat may count on them: its fair share of all. */
export function roomFor(view: State, seat: Seat): number {
  const free = freePlaces(view);
  const owned = view.herd.owner.filter((owner) => owner === seat).length;
  const share = Math.ceil((free + view.herd.owner.length) / view.seats) - owned;
  return Math.max(0, Math.min(free, Math.max(share, free / view.seats)));
}
