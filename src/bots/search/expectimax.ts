import { clone } from "../../table/clone.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Budget } from "../bot.ts";
import { finalMargins } from "../learned/values.ts";
import { positionHash } from "./position-hash.ts";

/**
 * Endgame solver: max^n expectimax, every seat maximising its own margin. Returns `undefined` if it runs out of nodes or is stopped.
 * Only for positions without hidden information.
 */
export function solveEndgame<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  nodeLimit: number,
  stop?: Budget["stop"],
): M | undefined {
  const search: Search<S, M> = { module, transpositions: new Map(), nodesLeft: nodeLimit, stop };
  let best: M | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = valuesAfter(search, state, seat, move)?.[seat];
    if (value === undefined) return undefined;
    if (value <= highest) continue;
    highest = value;
    best = move;
  }
  return best;
}

interface Search<S extends Table, M extends Move> {
  readonly module: GameModule<S, M>;
  /** Transposition table: values by position hash. */
  readonly transpositions: Map<number, readonly number[]>;
  nodesLeft: number;
  readonly stop: Budget["stop"];
}

/** Each seat's final margin after a move; `undefined` if the search was cut off. */
function valuesAfter<S extends Table, M extends Move>(
  search: Search<S, M>,
  from: S,
  seat: Seat,
  move: M,
): readonly number[] | undefined {
  if (search.nodesLeft-- <= 0 || search.stop?.aborted === true) return undefined;
  const state = clone(from);
  search.module.game.play(state, seat, move);
  const hash = positionHash(state);
  const found = search.transpositions.get(hash) ?? valuesOf(search, state);
  if (found !== undefined) search.transpositions.set(hash, found);
  return found;
}

function valuesOf<S extends Table, M extends Move>(search: Search<S, M>, state: S): readonly number[] | undefined {
  const { module } = search;
  const actor = module.game.actors(state)[0];
  if (actor === undefined) return finalMargins(module, state);
  return actor === CHANCE ? expectedValues(search, state) : bestValues(search, state, actor);
}

/** Chance node: the weighted mean over all outcomes. */
function expectedValues<S extends Table, M extends Move>(
  search: Search<S, M>,
  state: S,
): readonly number[] | undefined {
  const { game } = search.module;
  const sums = new Array<number>(state.seats).fill(0);
  let total = 0;
  for (const move of game.moves(state, CHANCE)) {
    const values = valuesAfter(search, state, CHANCE, move);
    if (values === undefined) return undefined;
    const weight = weightOf(game, state, move);
    total += weight;
    for (let seat = 0; seat < sums.length; seat++) sums[seat]! += weight * values[seat]!;
  }
  return sums.map((sum) => sum / total);
}

const weightOf = <S extends Table, M extends Move>(game: Game<S, M>, state: S, move: M): number =>
  game.weight?.(state, move) ?? 1;

/** Decision node: the child with the best value for the seat. */
function bestValues<S extends Table, M extends Move>(
  search: Search<S, M>,
  state: S,
  seat: Seat,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const move of search.module.game.moves(state, seat)) {
    const values = valuesAfter(search, state, seat, move);
    if (values === undefined) return undefined;
    if (best === undefined || values[seat]! > best[seat]!) best = values;
  }
  return best;
}
