import type { Move, Result, Seat, Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { fetchNet, netAtHand } from "./net.ts";

/** By seat, how far it stands ahead of the best other one; alone, how well it stands. Of others than the `only` seat asked about it may say nothing. */
export type Values<S extends Table> = (view: S, only?: Seat) => readonly number[];

/** What a game's values are taken from at this table: what was learned of such tables, else its own judgement. */
export function valuesOf<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  view: S,
): Values<S> | Promise<Values<S>> {
  const learning = module.evaluation.learning?.(view);
  if (learning === undefined) return judged(module);
  const net = netAtHand(learning);
  return net === undefined ? fetchNet(learning).then(({ values }) => values) : net.values;
}

/** How far ahead each seat is by the game's own judgement. */
const judged =
  <S extends Table, M extends Move>({ game, evaluation }: GameModule<S, M>): Values<S> =>
  (view) =>
    leads(
      evaluation.values?.(view) ?? Array.from({ length: view.seats }, (_, seat) => evaluation.value(view, seat)),
      game.sides?.(view.options, view.seats),
    );

/** Each number less the best of the others, partners left out; a single one as it is. */
function leads(numbers: readonly number[], sides?: readonly number[]): readonly number[] {
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

/** What a win is worth beside the points it is won by. */
const WIN = 1;

/** How far ahead each seat ended. */
export function finalLeads<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  state: S,
): readonly number[] {
  const { places, scores } = game.result(state) as Result;
  const worth = evaluation.winWorth?.(state);
  const sides = game.sides?.(state.options, state.seats);
  const ahead =
    worth === undefined
      ? leads(
          scores.map(({ total }) => total),
          sides,
        )
      : places.map(() => 0);
  const winners = places.flatMap((place, seat) => (place === 1 ? [sides?.[seat] ?? seat] : []));
  const isShared = new Set(winners).size > 1;
  return ahead.map((points, seat: Seat) => points + (worth ?? WIN) * (places[seat] !== 1 ? -1 : isShared ? 0 : 1));
}
