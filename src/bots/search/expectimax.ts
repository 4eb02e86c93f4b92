import { clone } from "../../table/clone.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Budget } from "../bot.ts";
import { finalLeads } from "../learned/values.ts";
import { fingerprint } from "./position-hash.ts";

/**
 * The move that is best to the very end, every seat playing for its own lead and every outcome of chance counted; nothing
 * if that takes more positions than allowed or is stopped. Only for positions in which nothing is hidden.
 */
export function exactly<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  positions: number,
  stop?: Budget["stop"],
): M | undefined {
  const search: Search<S, M> = { module, known: new Map(), left: positions, stop };
  let best: M | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = after(search, state, seat, move)?.[seat];
    if (value === undefined) return undefined;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

interface Search<S extends Table, M extends Move> {
  readonly module: GameModule<S, M>;
  /** What was found out, by position. */
  readonly known: Map<number, readonly number[]>;
  left: number;
  readonly stop: Budget["stop"];
}

/** How far ahead each seat ends after a move; nothing if that is too much to find out. */
function after<S extends Table, M extends Move>(
  search: Search<S, M>,
  from: S,
  seat: Seat,
  move: M,
): readonly number[] | undefined {
  if (search.left-- <= 0 || search.stop?.aborted === true) return undefined;
  const state = clone(from);
  search.module.game.play(state, seat, move);
  const mark = fingerprint(state);
  const found = search.known.get(mark) ?? ending(search, state);
  if (found !== undefined) search.known.set(mark, found);
  return found;
}

function ending<S extends Table, M extends Move>(search: Search<S, M>, state: S): readonly number[] | undefined {
  const { module } = search;
  const actor = module.game.actors(state)[0];
  if (actor === undefined) return finalLeads(module, state);
  return actor === CHANCE ? expected(search, state) : chosen(search, state, actor);
}

/** The mean over what chance may bring. */
function expected<S extends Table, M extends Move>(search: Search<S, M>, state: S): readonly number[] | undefined {
  const { game } = search.module;
  const sums = new Array<number>(state.seats).fill(0);
  let total = 0;
  for (const move of game.moves(state, CHANCE)) {
    const values = after(search, state, CHANCE, move);
    if (values === undefined) return undefined;
    const weight = weightOf(game, state, move);
    total += weight;
    for (let seat = 0; seat < sums.length; seat++) sums[seat]! += weight * values[seat]!;
  }
  return sums.map((sum) => sum / total);
}

const weightOf = <S extends Table, M extends Move>(game: Game<S, M>, state: S, move: M): number =>
  game.weight?.(state, move) ?? 1;

/** What a seat would choose for itself. */
function chosen<S extends Table, M extends Move>(
  search: Search<S, M>,
  state: S,
  seat: Seat,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const move of search.module.game.moves(state, seat)) {
    const values = after(search, state, seat, move);
    if (values === undefined) return undefined;
    if (best === undefined || values[seat]! > best[seat]!) best = values;
  }
  return best;
}
