import { type Property, viewersOf } from "./case.ts";
import { check } from "./check.ts";
import { forEachPosition, somePositions } from "./play.ts";

/** What a game calls sound is what play brings about: no position of a game is refused when it comes from outside. */
export const positionsAndViewsAreSound: Property = (one) => {
  const { game, random } = one;
  check(game.flaw !== undefined, "the game does not say what a sound position is");
  const sound = (place: string | undefined, what: string) => check(place === undefined, `${what} has a flaw: ${place}`);
  forEachPosition(one, (state) => sound(game.flaw?.(state), "a position"));
  for (const state of somePositions(one))
    for (const viewer of viewersOf(one)) {
      const view = game.view(state, viewer);
      sound(game.flaw?.(view, viewer), `the view of ${viewer}`);
      sound(game.flaw?.(game.imagine(view, random)), "what is imagined");
    }
};
