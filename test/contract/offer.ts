import { CHANCE, type Game, type Seat, type Table } from "../../src/table/game.ts";

/** All that a viewer is offered and told beside the view. */
export function whatIsOffered(game: Game, state: Table, viewer: Seat): unknown {
  const actors = game.actors(state);
  const moves = actors.includes(viewer) ? game.moves(state, viewer) : [];
  const asides = game.asides?.(state, viewer) ?? [];
  const view = game.view(state, viewer);
  return {
    actors,
    moves,
    asides,
    descriptions: [...moves, ...asides].map((move) =>
      game.describe(view, viewer, game.seen(state, viewer, move, viewer)),
    ),
    question: actors.includes(viewer) ? game.question(view, viewer) : null,
    score: game.score(state, viewer),
    forced: actors.map((seat) => isForced(game, state, seat)),
    shown: state.shown,
  };
}

/** Whether the table plays for the seat, which everybody sees. */
function isForced(game: Game, state: Table, seat: Seat): boolean {
  return seat !== CHANCE && game.isSecret?.(state, seat) !== true && game.moves(state, seat).length === 1;
}
