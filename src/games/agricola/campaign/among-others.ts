import type { Choice, GamePlayed, GameStanding, GameTerms, Standing } from "../../../table/campaign-rules.ts";
import type { Seat } from "../../../table/game.ts";
import type { Options } from "../../../table/options.ts";
import type { HandCardId } from "../cards/decks/index.ts";
import { affordable, foodAtStart } from "../kept.ts";
import type { Options as OwnOptions } from "../options.ts";

/** Campaign points by number of players, game and place. (AG-265 to AG-267) */
export const AWARDS: { readonly [seats: number]: readonly (readonly number[])[] } = {
  2: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  3: [
    [7, 5, 3],
    [8, 5, 2],
    [9, 5, 1],
  ],
  4: [
    [7, 5, 4, 3],
    [8, 5, 3, 2],
    [9, 6, 3, 1],
  ],
};

/** Games of a campaign among others. (AG-264) */
const GAMES = 3;

/** A campaign among others: three games for campaign points. */
export function amongOthers(seats: number, options: Options, games: readonly GamePlayed[]): Standing {
  const standings: GameStanding[] = [];
  const points = new Array<number>(seats).fill(0);
  const sums = new Array<number>(seats).fill(0);
  let terms = firstTerms(seats, options);
  for (const { ending, played, chosen } of games) {
    const { points: scores, places: ranks } = ending!;
    const awarded = ranks.map((place) => AWARDS[seats]![terms.number - 1]![place - 1]!);
    const starting = nextStarter(ranks, points);
    for (let seat = 0; seat < seats; seat++) {
      points[seat]! += awarded[seat]!;
      sums[seat]! += scores[seat]!;
    }
    const standing = { ...terms, scores, ranks, awarded };
    standings.push(chosen === undefined ? standing : { ...standing, chosen });
    const total = { length: GAMES, games: standings, points, places: placesBy(points, sums) };
    if (terms.number === GAMES) return { ...total, isDone: true };
    terms = laterTerms(seats, options, terms.number + 1, ranks, starting, chosen);
    if (chosen !== undefined) continue;
    const choice = played.map((cards, seat) => choiceOf(seats, terms, starting, seat, cards as readonly HandCardId[]));
    if (choice.some(({ from }) => from.length > 0)) return { ...total, choice, isDone: false };
  }
  return { length: GAMES, games: standings, points, places: placesBy(points, sums), next: terms, isDone: false };
}

/** Most campaign points, then the larger sum of all scores; still tied, they share the place. (AG-271) */
function placesBy(points: readonly number[], sums: readonly number[]): readonly number[] {
  const isBetter = (a: Seat, b: Seat) => (points[a] === points[b] ? sums[a]! > sums[b]! : points[a]! > points[b]!);
  return points.map((_, seat) => 1 + points.filter((_, other) => isBetter(other, seat)).length);
}

/**
 * The winner starts the next game. (AG-268) Our ruling: of several, the one with the fewest campaign points before that
 * game, then the one at the first seat.
 */
function nextStarter(ranks: readonly number[], points: readonly number[]): Seat {
  const winners = ranks.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.sort((a, b) => points[a]! - points[b]! || a - b)[0]!;
}

const firstTerms = (seats: number, options: Options): GameTerms => ({
  number: 1,
  attempt: 1,
  options,
  kept: Array.from({ length: seats }, () => []),
  food: new Array(seats).fill(0),
  lost: Array.from({ length: seats }, () => []),
});

/** Whoever came last has 1 food more (AG-269); nobody did where all share the first place. */
function laterTerms(
  seats: number,
  options: Options,
  number: number,
  ranks: readonly number[],
  starting: Seat,
  chosen: GamePlayed["chosen"],
): GameTerms {
  const last = Math.max(...ranks);
  const food = ranks.map((place) => (place === last && last > 1 ? 1 : 0));
  const kept = Array.from({ length: seats }, (_, seat) => [chosen?.[seat] ?? []].flat());
  const given = { begins: `seat-${starting + 1}`, kept, provisions: food };
  return { number, attempt: 1, options: { ...options, ...given }, kept, food, lost: kept.map(() => []) };
}

/** An occupation of the last game whose own cost can be paid at the start of the next. (AG-270) */
function choiceOf(
  seats: number,
  { options }: GameTerms,
  starting: Seat,
  seat: Seat,
  played: readonly HandCardId[],
): Choice {
  const food = foodAtStart({ seats, options: options as OwnOptions }, seat, seat === starting);
  return { from: played.filter((card) => affordable([card], food).length > 0), isDue: false };
}
