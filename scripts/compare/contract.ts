import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the comparisons use of a checkout: the oldest part of the contract, so that any commit can be asked. */
export interface AnyGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rulesVersion?: number;
  readonly options: { readonly fields?: { readonly [name: string]: { readonly default: unknown } } };
  objection?(options: object, seats: number): unknown;
  setup(seats: number, options: object, version: number | undefined): AnyState;
  actors(state: AnyState): readonly number[];
  moves(state: AnyState, seat: number): readonly AnyMove[];
  asides?(state: AnyState, seat: number): readonly AnyMove[];
  weight?(state: AnyState, outcome: AnyMove): number;
  use?(state: AnyState): string;
  isSecret?(state: AnyState, seat: number): boolean;
  play(state: AnyState, seat: number, move: AnyMove): void;
  result(state: AnyState): unknown;
  score(state: AnyState, seat: number): unknown;
  view(state: AnyState, viewer: number | "spectator"): AnyState;
  seen?(state: AnyState, seat: number, move: AnyMove, viewer: number | "spectator"): AnyMove;
  imagine?(view: AnyState, random: Numbers): AnyState;
  describe?(view: AnyState, seat: number, seen: AnyMove): unknown;
  question?(view: AnyState, seat: number): unknown;
}

export interface AnyMove {
  readonly type: string;
}

export type AnyState = object;

export interface Numbers {
  below(n: number): number;
}

export interface AnyModule {
  readonly game: AnyGame;
}

/** Imports a source file of a checkout. */
export const importFrom = <T>(folder: string, file: string): Promise<T> =>
  import(pathToFileURL(join(folder, "src", file)).href) as Promise<T>;

/** A game of a checkout. */
export async function gameIn(folder: string, id: string): Promise<AnyModule> {
  const found = await importFrom<{ game: AnyGame; module?: AnyModule }>(folder, `games/${id}/index.ts`);
  return found.module ?? { game: found.game };
}

/** The defaults with what is given laid over them; says which options the checkout does not know. */
export function optionsIn(
  { options }: AnyGame,
  given: { readonly [name: string]: unknown },
): { readonly options: object } | { readonly unknown: readonly string[] } {
  const fields = options.fields ?? (options as NonNullable<AnyGame["options"]["fields"]>);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0) return { unknown };
  const defaults = Object.entries(fields).map(([name, field]) => [name, field.default]);
  return { options: Object.freeze({ ...Object.fromEntries(defaults), ...given }) };
}

/** What chance brings, each outcome as often as it weighs. */
export function outcomeOf(game: AnyGame, state: AnyState, moves: readonly AnyMove[], random: Numbers): AnyMove {
  if (game.weight === undefined) return moves[random.below(moves.length)]!;
  let total = 0;
  for (const move of moves) total += game.weight(state, move);
  let rest = random.below(total);
  for (const move of moves) {
    rest -= game.weight(state, move);
    if (rest < 0) return move;
  }
  throw new Error("the weights do not add up");
}
