import { clone } from "../../src/table/clone.ts";
import { pick } from "../../src/table/random.ts";
import { type Property, viewersOf } from "./case.ts";
import { check, checkSame, checkText, show, written } from "./check.ts";
import { whatIsOffered } from "./offer.ts";
import { LONGEST, legalMoves, randomMove, somePositions } from "./play.ts";

export const viewsCanBePlayedOn: Property = (one) => {
  const { game, random, seats } = one;
  for (const state of somePositions(one))
    for (let viewer = 0; viewer < seats; viewer++) {
      const view = game.view(state, viewer);
      checkSame(game.actors(view), game.actors(state), "actors on the view");
      checkText(written(whatIsOffered(game, view, viewer)), written(whatIsOffered(game, state, viewer)), "on the view");
      const moves = legalMoves(game, state, viewer);
      if (game.actors(state).includes(viewer))
        checkSame(game.question(view, viewer), game.question(state, viewer), "the question on the view");
      for (const move of moves) {
        const seen = game.seen(state, viewer, move, viewer);
        checkSame(game.describe(view, viewer, seen), game.describe(state, viewer, seen), "a description on the view");
      }
      for (let i = 0; i < 3 && moves.length > 0; i++) {
        const move = pick(moves, random);
        const after = clone(state);
        game.play(after, viewer, move);
        if (after.shown !== state.shown) continue;
        const viewAfter = clone(view);
        game.play(viewAfter, viewer, move);
        checkText(
          written(game.view(viewAfter, viewer)),
          written(game.view(after, viewer)),
          `${show(move)} played on the view`,
        );
      }
    }
};

export const imaginedLooksLikeTheView: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions(one))
    for (const viewer of viewersOf(one)) {
      const view = game.view(state, viewer);
      const text = written(view);
      checkText(written(game.view(view, viewer)), text, "a view of a view");
      for (let i = 0; i < 3; i++)
        checkText(written(game.view(game.imagine(view, random), viewer)), text, "the view of what was imagined");
      checkText(written(view), text, "imagining changed the view");
    }
};

/** An imagined game can be played on. */
export const imaginedGamesEnd: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions({ ...one, looks: Math.ceil(one.looks / 4) })) {
    const imagined = game.imagine(game.view(state, pick(viewersOf(one), random)), random);
    for (let i = 0; game.actors(imagined).length > 0; i++) {
      check(i < LONGEST, "no end");
      const { seat, move } = randomMove(one, imagined);
      game.play(imagined, seat, move);
    }
  }
};
