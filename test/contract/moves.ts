import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Move } from "../../src/table/game.ts";
import { isJson, key, same } from "../../src/table/json.ts";
import type { Property } from "./case.ts";
import { check, show } from "./check.ts";
import { forEachPosition, somePositions } from "./play.ts";

export const actorsHaveDistinctMoves: Property = (one) => {
  const { game, seats } = one;
  forEachPosition(one, (state) => {
    const actors = game.actors(state);
    for (const seat of actors) {
      const moves = game.moves(state, seat);
      check(moves.length > 0, `seat ${seat} has no move`);
      checkListed(moves);
    }
    for (let seat = 0; seat < seats; seat++) {
      const asides = game.asides?.(state, seat) ?? [];
      checkListed(actors.includes(seat) ? [...game.moves(state, seat), ...asides] : asides);
      check(actors.length > 0 || asides.length === 0, "there is an aside after the end");
    }
  });
};

function checkListed(moves: readonly Move[]): void {
  for (const move of moves) check(isJson(move) && typeof move.type === "string", `not plain data: ${show(move)}`);
  check(new Set(moves.map(key)).size === moves.length, `a move is listed twice: ${show(moves)}`);
}

/** Whoever searches may compare and remember moves as they are: on the state, on copies and on views. */
export const equalMovesAreOneObject: Property = (one) => {
  const { game, seats } = one;
  const listed = new Map<string, Move>();
  const checkOnce = (moves: readonly Move[]) => {
    for (const move of moves) {
      const known = listed.get(key(move));
      check(known === undefined || known === move, `${show(move)} is listed as another object than before`);
      listed.set(key(move), move);
    }
  };
  forEachPosition(one, (state) => {
    const actors = game.actors(state);
    for (const seat of actors) checkOnce(game.moves(state, seat));
    for (let seat = 0; seat < seats; seat++) checkOnce(game.asides?.(state, seat) ?? []);
    const seat = actors.find((actor) => actor !== CHANCE);
    if (seat !== undefined) checkOnce(game.moves(game.view(state, seat), seat));
  });
};

export const weightsAreWholeAndPositive: Property = (one) => {
  const { game } = one;
  forEachPosition(one, (state) => {
    if (!game.actors(state).includes(CHANCE)) return;
    for (const outcome of game.moves(state, CHANCE)) {
      const weight = game.weight?.(state, outcome) ?? 1;
      check(Number.isSafeInteger(weight) && weight > 0, `${show(outcome)} weighs ${weight}`);
    }
    check(typeof (game.use?.(state) ?? "") === "string", "chance is asked for something that has a name");
  });
};

export const asidesUseSomethingUp: Property = (one) => {
  const { game, seats } = one;
  for (const state of somePositions(one))
    for (let seat = 0; seat < seats; seat++)
      for (const aside of (game.asides?.(state, seat) ?? []).slice(0, 6)) {
        const after = clone(state);
        game.play(after, seat, aside);
        check(!same(after, state), `${show(aside)} changed nothing`);
        const actors = game.actors(after);
        check((actors.length === 0) === (game.result(after) !== undefined), `${show(aside)} left nobody to act`);
        for (const actor of actors) check(game.moves(after, actor).length > 0, `${show(aside)} left ${actor} no move`);
      }
};
