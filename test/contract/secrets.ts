import { clone } from "../../src/table/clone.ts";
import type { Seat, Table } from "../../src/table/game.ts";
import { key, same } from "../../src/table/json.ts";
import { pick, shuffle } from "../../src/table/random.ts";
import { type Case, optionsFor, type Property } from "./case.ts";
import { check, checkText, show, written } from "./check.ts";
import { whatIsOffered } from "./offer.ts";
import { legalMoves, randomMove, somePositions } from "./play.ts";

export const viewsLeakNothing: Property = (one) => {
  const { testing, random, seats } = one;
  for (const state of somePositions(one))
    for (let viewer = 0; viewer < seats; viewer++) {
      const other = clone(state);
      testing.scramble(other, viewer, random);
      checkAlike(one, state, other, viewer);
      for (let i = 0; i < 3; i++) checkAlikeAfter(one, state, other, viewer);
      checkSeenAlike(one, state, viewer);
    }
};

/** All that a viewer gets is the same, byte for byte. */
function checkAlike({ game }: Case, state: Table, other: Table, viewer: Seat): void {
  checkText(written(game.view(other, viewer)), written(game.view(state, viewer)), "the view");
  checkText(
    written(whatIsOffered(game, other, viewer)),
    written(whatIsOffered(game, state, viewer)),
    "what is offered",
  );
}

/** After one more move that the viewer sees alike in both, everything is still the same. */
function checkAlikeAfter(one: Case, state: Table, other: Table, viewer: Seat): void {
  const { game, random } = one;
  if (game.actors(state).length === 0) return;
  const { seat, move } = randomMove(one, state, 3);
  const seen = game.seen(state, seat, move, viewer);
  const alike = legalMoves(game, other, seat).filter((m) => same(game.seen(other, seat, m, viewer), seen));
  check(seat !== viewer || alike.some((m) => same(m, move)), `the viewer's own ${show(move)} is not offered`);
  if (alike.length === 0) return;
  const after = clone(state);
  const otherAfter = clone(other);
  const otherMove = seat === viewer ? move : pick(alike, random);
  game.play(after, seat, move);
  game.play(otherAfter, seat, otherMove);
  check(after.shown === otherAfter.shown, "more was shown to one than to the other");
  // What all others kept is shown now, and may be different.
  if (after.shown !== state.shown) return;
  const where = `after ${show(move)} and ${show(otherMove)} of seat ${seat}: `;
  checkText(written(game.view(otherAfter, viewer)), written(game.view(after, viewer)), `${where}the view`);
  checkText(
    written(whatIsOffered(game, otherAfter, viewer)),
    written(whatIsOffered(game, after, viewer)),
    `${where}what is offered`,
  );
}

/** Moves of one type that leave the same view behind are seen alike, and moves seen alike leave the same view behind. */
function checkSeenAlike(one: Case, state: Table, viewer: Seat): void {
  const { game, random } = one;
  const others = game.actors(state).filter((seat) => seat !== viewer);
  if (others.length === 0) return;
  const seat = pick(others, random);
  const byView = new Map<string, { readonly seen: string; readonly after: Table }>();
  const leftBy = new Map<string, string>();
  for (const move of shuffle([...legalMoves(game, state, seat)], random).slice(0, 6)) {
    const after = clone(state);
    game.play(after, seat, move);
    if (after.shown !== state.shown) continue;
    const seen = key(game.seen(state, seat, move, viewer));
    const left = written(game.view(after, viewer));
    const twin = byView.get(move.type + left);
    const isTold = twin !== undefined && twin.seen !== seen && !same(twin.after, after);
    check(!isTold, `${show(move)} is seen as ${seen}, another as ${twin?.seen}, and the view does not tell them apart`);
    checkText(leftBy.get(seen) ?? left, left, `${show(move)}, seen as ${seen}: the view`);
    byView.set(move.type + left, { seen, after });
    leftBy.set(seen, left);
  }
}

/**
 * Where a game has secrets, `scramble` finds some in many positions of many tables, though their options are drawn by lot and
 * some have none; where it has none, it changes nothing.
 */
export const scrambleChangesManyPositions: Property = (one) => {
  const { game, testing, random, seats } = one;
  let changed = 0;
  let tried = 0;
  while (tried < 16 * one.looks) {
    const options = optionsFor(game, seats, random);
    for (const state of somePositions({ ...one, options, looks: 4 })) {
      if (game.actors(state).length === 0) continue;
      const other = clone(state);
      const viewer = random.below(seats);
      for (let again = 0; again < 2; again++) testing.scramble(other, viewer, random);
      if (!same(other, state)) changed++;
      tried++;
    }
  }
  if (!testing.hasSecrets) check(changed === 0, "a game without secrets has nothing to scramble");
  else check(seats === 1 || changed * 3 > tried, `only ${changed} of ${tried} positions changed`);
};
