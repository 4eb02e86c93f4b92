import type { Breakdown, Result, Seat } from "../../table/game.ts";
import { ANIMALS, type Animal } from "./data.ts";
import type { State } from "./state.ts";
import { tables } from "./tables.ts";

/** How much of a scoring row a seat has filled. */
export interface Row {
  readonly row: Animal | "money";
  readonly have: number;
  readonly thresholds: readonly number[];
  readonly happiness: number;
}

/** How many thresholds of a row are reached. */
export function happinessOf(thresholds: readonly number[], have: number): number {
  let reached = 0;
  while (reached < thresholds.length && have >= thresholds[reached]!) reached++;
  return reached;
}

/** How many animals of each kind a seat owns, by index of the kind. */
export function animalsOf({ herd }: State, seat: Seat, kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < herd.kind.length; i++) if (herd.owner[i] === seat) counts[herd.kind[i]!]!++;
  return counts;
}

/** The scoring rows of a seat: each kind of animal, then money. (Scoring) */
export function rowsOf(state: State, seat: Seat): readonly Row[] {
  const { kinds, happiness, numbers } = tables(state);
  const counts = animalsOf(state, seat, kinds);
  const row = (name: Row["row"], have: number, thresholds: readonly number[]): Row => ({
    row: name,
    have,
    thresholds,
    happiness: happinessOf(thresholds, have),
  });
  return [
    ...counts.map((count, kind) => row(ANIMALS[kind]!, count, happiness[kind]!)),
    row("money", state.money[seat]!, numbers.moneyHappiness),
  ];
}

export function totalHappiness(state: State, seat: Seat): number {
  const { kinds, happiness, numbers } = tables(state);
  const counts = animalsOf(state, seat, kinds);
  let total = happinessOf(numbers.moneyHappiness, state.money[seat]!);
  for (let kind = 0; kind < kinds; kind++) total += happinessOf(happiness[kind]!, counts[kind]!);
  return total;
}

/** Points of a seat: happiness row by row, or money where that decides. */
export function score(state: State, seat: Seat): Breakdown {
  if (state.options.win === "money") {
    const money = state.money[seat]!;
    return { total: money, parts: [{ text: { id: "money" }, points: money }] };
  }
  const parts = rowsOf(state, seat).map(({ row, happiness }) => ({
    text: { id: "score.row", row, n: 2 },
    points: happiness,
  }));
  return { total: totalHappiness(state, seat), parts };
}

/** Most happiness wins. Our ruling: then more money, then the place is shared. */
export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const seats = [...Array(state.seats).keys()];
  const scores = seats.map((seat) => score(state, seat));
  const isShared = state.options.tie === "shared";
  const money = (seat: Seat) => (isShared ? 0 : state.money[seat]!);
  const isBetter = (a: Seat, b: Seat) =>
    scores[a]!.total > scores[b]!.total || (scores[a]!.total === scores[b]!.total && money(a) > money(b));
  return {
    scores,
    places: seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length),
    ...(!isShared &&
      state.options.win === "happiness" && { tieBreak: { text: { id: "score.tie" }, counts: seats.map(money) } }),
  };
}
