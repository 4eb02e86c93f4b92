import type { Move, Result, Seat, Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { fetchNet, netAtHand } from "./net.ts";

/** By seat: the expected margin over the best opponent, or in solo games the expected points. With `only`, the entries of other seats are unspecified. */
export type Values<S extends Table> = (view: S, only?: Seat) => readonly number[];

/** The value function at this table: the net trained for such tables, else the game's own heuristic. */
export function valuesOf<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  view: S,
): Values<S> | Promise<Values<S>> {
  const learning = module.evaluation.learning?.(view);
  if (learning === undefined) return heuristicValues(module);
  const net = netAtHand(learning);
  return net === undefined ? fetchNet(learning).then(({ values }) => values) : net.values;
}

/** Each seat's margin by the game's own heuristic evaluation. */
const heuristicValues =
  <S extends Table, M extends Move>({ game, evaluation }: GameModule<S, M>): Values<S> =>
  (view) =>
    margins(
      evaluation.values?.(view) ?? Array.from({ length: view.seats }, (_, seat) => evaluation.value(view, seat)),
      game.sides?.(view.options, view.seats),
    );

/** Each value minus the best opponent's; partners are not opponents. A single value is returned unchanged. */
function margins(numbers: readonly number[], sides?: readonly number[]): readonly number[] {
  if (numbers.length === 1) return numbers;
  if (sides !== undefined)
    return numbers.map(
      (number, seat) => number - Math.max(...numbers.filter((_, other) => sides[other] !== sides[seat])),
    );
  let [first, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers)
    if (number > first) [first, second] = [number, first];
    else if (number > second) second = number;
  return numbers.map((number) => number - (number === first ? second : first));
}

/** Bonus for a win, in points, on top of the margin. */
const WIN = 1;

/** Each seat's margin at the end of the game, plus or minus the value of a win. */
export function finalMargins<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  state: S,
): readonly number[] {
  const { places, scores } = game.result(state) as Result;
  const worth = evaluation.winWorth?.(state);
  const sides = game.sides?.(state.options, state.seats);
  const ahead =
    worth === undefined
      ? margins(
          scores.map(({ total }) => total),
          sides,
        )
      : places.map(() => 0);
  const winners = places.flatMap((place, seat) => (place === 1 ? [sides?.[seat] ?? seat] : []));
  const isShared = new Set(winners).size > 1;
  return ahead.map((points, seat: Seat) => points + (worth ?? WIN) * (places[seat] !== 1 ? -1 : isShared ? 0 : 1));
}
