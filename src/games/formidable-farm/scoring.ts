import type { Breakdown, Result, Seat } from "../../table/game.ts";
import { CROP_VALUE, CROPS, cropValue } from "./crops.ts";
import { cardsLeft, type Farm, farmOf, hasFinished, isSolo, type State } from "./state.ts";

/** The crops a seat owns, as they count among seats that have finished; cards left are named and count nothing. */
export function score(state: State, seat: Seat): Breakdown {
  const farm = farmOf(state, seat);
  const crops = CROPS.map((crop, i) => {
    const n = farm.crops[i] as number;
    return { text: { id: "score.crop", n, crop }, points: n * (CROP_VALUE[i] as number) };
  });
  const left = { text: { id: "score.cardsLeft", n: cardsLeft(farm) }, points: 0 };
  return { total: cropValue(farm.crops), parts: [left, ...crops.filter(({ points }) => points > 0)] };
}

/** Finished seats by their crops, before all others. A game that reached the round limit has no winner alone. */
export function result(state: State): Result | undefined {
  if (state.agenda.length > 0) return undefined;
  const scores = state.farms.map((_, seat) => score(state, seat));
  return { places: isSolo(state) ? [hasFinished(farmOf(state, 0)) ? 1 : 2] : places(state.farms), scores };
}

function places(farms: readonly Farm[]): number[] {
  const strength = farms.map((farm) => (hasFinished(farm) ? cropValue(farm.crops) : -1));
  return strength.map((own) => 1 + strength.filter((other) => other > own).length);
}
