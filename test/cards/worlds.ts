import { clone } from "../../src/table/clone.ts";
import type { Seat, Viewer } from "../../src/table/game.ts";
import { CHANCE } from "../../src/table/game.ts";
import { key, same } from "../../src/table/json.ts";
import { game } from "./index.ts";
import { type Move, type State, zonesOf } from "./state.ts";

/** A move of the script of a game. */
export type Line = readonly [seat: Seat, move: Move];

/** Where every card lies; only the stack has an order. */
export const layout = (state: State): string =>
  key([zonesOf(state).map(({ cards }, i) => (i === 0 ? cards : [...cards].sort())), state.sources.pools]);

/** The position a script leads to. */
export function played(begin: State, script: readonly Line[]): State {
  const state = clone(begin);
  for (const [seat, move] of script) {
    if (!game.moves(state, seat).some((listed) => same(listed, move)))
      throw new Error(`${key(move)} is not offered to seat ${seat}: ${key(game.moves(state, seat))}`);
    game.play(state, seat, move);
  }
  return state;
}

/**
 * Every position that could lie behind what a viewer saw of a script, listed without `view` or `imagine`: all outcomes
 * and all secret choices that look the same. Each comes as often as there are copies of its cards to bring it about.
 */
export function worldsBehind(begin: State, script: readonly Line[], viewer: Viewer): ReadonlyMap<string, number> {
  let worlds: { state: State; ways: number }[] = [{ state: clone(begin), ways: 1 }];
  const truth = clone(begin);
  for (const [seat, move] of script) {
    const seen = game.seen(truth, seat, move, viewer);
    game.play(truth, seat, move);
    worlds = worlds.flatMap(({ state, ways }) =>
      !game.actors(state).includes(seat)
        ? []
        : game
            .moves(state, seat)
            .filter((other) => same(game.seen(state, seat, other, viewer), seen))
            .flatMap((other) => {
              const after = clone(state);
              game.play(after, seat, other);
              const isAlike = same(lyingBefore(after, viewer), lyingBefore(truth, viewer));
              return isAlike ? [{ state: after, ways: ways * copiesOf(state, seat, other) }] : [];
            }),
    );
  }
  const total = new Map<string, number>();
  for (const { state, ways } of worlds) total.set(layout(state), (total.get(layout(state)) ?? 0) + ways);
  return total;
}

/** The cards that lie open, and those a seat holds. */
const lyingBefore = ({ discard, market, hands, packs }: State, viewer: Viewer): unknown => [
  discard.cards,
  market.cards,
  ...(viewer === "spectator" ? [] : [[...hands[viewer]!.cards].sort(), [...packs[viewer]!.cards].sort()]),
];

/** How many cards there are that would do for a move, or ways to choose among equal ones. */
function copiesOf(state: State, seat: Seat, move: Move): number {
  if (seat === CHANCE) return game.weight!(state, move);
  if (move.type === "arrange")
    return move.cards.reduce((ways, card, i) => ways * move.cards.slice(0, i + 1).filter((c) => c === card).length, 1);
  if (!("card" in move)) return 1;
  const pile = move.type === "pick" ? state.packs[seat]! : state.hands[seat]!;
  return pile.cards.filter((card) => card === move.card).length;
}
