import type { MoveOf, Seat } from "../../../table/game.ts";
import { at, farmOf } from "../farm.ts";
import type { Numbers } from "../income/numbers.ts";
import { lookAhead, newOutlook, type Outlook, type Search, worthWithCard } from "../income/outlook.ts";
import type { CardId, Move, State } from "../state.ts";
import { tables } from "../tables.ts";
import { bestForDice, payableWorth, payableWorths } from "./now.ts";
import { goalsWorth, horizonOf, withCard } from "./terms.ts";

type Take = MoveOf<Move, "takeCard">;

const own: Outlook = newOutlook();
const other: Outlook = newOutlook();
const payable = new Float64Array(10);

/**
 * What each way to take a card is worth to a seat beside what it has: the best place for the card, the activation by the dice
 * that are left, and, against it, what all that leaves to the others.
 */
export function takeWorths(
  view: State,
  seat: Seat,
  takes: readonly Take[],
  numbers: Numbers,
  search: Search,
  near: Search,
): readonly number[] {
  const farm = farmOf(view, seat);
  lookAhead(own, tables(view), farm, horizonOf(view, seat, "knows"), numbers, search);
  payableWorths(view, farm, own, payable);
  const leftToOthers = othersByDice(view, seat, numbers, search);
  const sumWithout = sumsOf(view);
  const known = new Map<number, readonly Place[]>();
  return takes.map(({ die, stall }) => {
    const spent = Math.abs(die - stall);
    const dice = sumWithout(die);
    let most = Number.NEGATIVE_INFINITY;
    const places = known.get(stall) ?? placesOf(view, seat, stall, numbers, { ...near, from: own.prices });
    known.set(stall, places);
    for (const { index, gain, now } of places) {
      const worth = gain + withPayable(index, now, () => bestForDice(payable, farm.bags - spent, dice, own));
      if (worth > most) most = worth;
    }
    return most - spent * own.worths.bag - leftToOthers[dice]!;
  });
}

const sumsOf =
  ({ dice }: State) =>
  (die: number): number =>
    dice[0]! + dice[1]! + dice[2]! - die;

/** A field for a card: what the card earns there in time, and what one activation of it brings now. */
interface Place {
  /** Where the field stands in the rows of a Farm; -1 for what is laid on none. */
  readonly index: number;
  readonly gain: number;
  readonly now: number;
}

/** How many places of a card are looked at closely. */
const TRIED_PLACES = 2;

const tried: Outlook = newOutlook();

/** The best places for the card of a stall; what it earns there is found at prices that fit it. */
function placesOf(view: State, seat: Seat, stall: number, numbers: Numbers, near: Search): readonly Place[] {
  const card = view.market[stall - 1] as CardId | "farmer";
  if (card === "farmer") return [{ index: -1, gain: numbers.farmer, now: 0 }];
  const now = tables(view);
  const farm = farmOf(view, seat);
  const horizon = horizonOf(view, seat, "knows");
  const goals = goalsWorth(view, farm, horizon);
  const sums = view.dice.map(sumsOf(view));
  const soon = (index: number, worth: number): number =>
    withPayable(index, worth, () => Math.max(...sums.map((dice) => bestForDice(payable, farm.bags, dice, own))));
  return now.cards[card].placements
    .map(({ field }) => {
      const activation = withCard(farm, field, card, () => payableWorth(view, farm, field, 0, own));
      const likely = own.share * worthWithCard(own, now, field, card, horizon, numbers) + soon(at(field), activation);
      return { field, activation, likely };
    })
    .sort((a, b) => b.likely - a.likely)
    .slice(0, TRIED_PLACES)
    .map(({ field, activation }) =>
      withCard(farm, field, card, () => {
        lookAhead(tried, now, farm, horizon, numbers, near);
        const gain = tried.coins - own.coins + goalsWorth(view, farm, horizon) - goals;
        return { index: at(field), gain, now: activation };
      }),
    );
}

/** Asks something as if a field brought something else. */
function withPayable(index: number, worth: number, ask: () => number): number {
  if (index < 0) return ask();
  const before = payable[index]!;
  payable[index] = worth;
  const answer = ask();
  payable[index] = before;
  return answer;
}

/** What others gain, as far as it counts, by the sum of the dice that are left. */
function othersByDice(view: State, seat: Seat, numbers: Numbers, search: Search): Float64Array {
  const byDice = new Float64Array(13);
  const share = numbers.othersDice / (view.seats - 1);
  const sums = new Set(view.dice.map(sumsOf(view)));
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival === seat) continue;
    const farm = farmOf(view, rival);
    lookAhead(other, tables(view), farm, horizonOf(view, rival, "knows"), numbers, search);
    payableWorths(view, farm, other, theirs);
    for (const dice of sums) byDice[dice]! += share * bestForDice(theirs, farm.bags, dice, other);
  }
  return byDice;
}

const theirs = new Float64Array(10);
