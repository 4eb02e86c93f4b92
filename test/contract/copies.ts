import { clone } from "../../src/table/clone.ts";
import type { Move, Table } from "../../src/table/game.ts";
import { isJson, key } from "../../src/table/json.ts";
import { loadPosition, savePosition } from "../../src/table/match-file.ts";
import { type Property, viewersOf } from "./case.ts";
import { check, checkSame, show } from "./check.ts";
import { type Ply, playOut, randomMove, somePositions, start } from "./play.ts";

export const copiesGoOnAlikeAndApart: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions(one)) {
    const other = clone(state);
    check(other.options === state.options, "options are shared");
    checkFrozen(state.options);
    checkApart(state, other);
    for (const viewer of viewersOf(one)) {
      const view = game.view(state, viewer);
      checkApart(state, view);
      checkApart(view, game.imagine(view, random));
    }
    const before = key(state);
    const further: Ply[] = [];
    for (let i = 0; i < 20 && game.actors(other).length > 0; i++) {
      const ply = randomMove(one, other);
      game.play(other, ply.seat, ply.move);
      further.push(ply);
    }
    check(key(state) === before, "playing on a copy changed the original");
    for (const { seat, move } of further) game.play(state, seat, move);
    checkSame(other, state, "a copy went on differently");
  }
  const { plies, state } = playOut(one);
  const again = start(one);
  const third = start(one);
  for (const { seat, move } of plies) {
    game.play(again, seat, move);
    game.play(third, seat, clonedMove(move));
  }
  checkSame(again, state, "the same moves led elsewhere");
  checkSame(third, state, "the same moves led elsewhere");
};

/** Nothing that can change is part of both. */
function checkApart(one: Table, other: Table): void {
  const mine = new Set<object>();
  for (const part of partsOf(one)) mine.add(part);
  for (const part of partsOf(other))
    check(!mine.has(part) || Object.isFrozen(part) || Object.keys(part).length === 0, `shared: ${show(part)}`);
}

/** Every object and array of a state but its options and the tasks' own fixed data. */
function partsOf(state: Table): readonly object[] {
  const parts: object[] = [];
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    parts.push(value);
    for (const field of Object.values(value)) add(field);
  };
  for (const [name, field] of Object.entries(state)) if (name !== "options") add(field);
  return parts;
}

function checkFrozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  check(Object.isFrozen(value), "options are frozen");
  for (const field of Object.values(value)) checkFrozen(field);
}

export const savedGamesGoOnAlike: Property = (one) => {
  const { game, options } = one;
  const { plies } = playOut(one);
  const state = start(one);
  let saved = start(one);
  for (const { seat, move } of plies) {
    game.play(state, seat, move);
    game.play(saved, seat, clonedMove(move));
    check(isJson({ ...saved, options: null }), "a position is plain data");
    saved = loadPosition(savePosition(saved), options);
    checkSame(saved, state, "a saved game went on differently");
    checkSame(game.actors(saved), game.actors(state), "saving changed who acts");
  }
};

const clonedMove = (move: Move): Move => JSON.parse(JSON.stringify(move));
