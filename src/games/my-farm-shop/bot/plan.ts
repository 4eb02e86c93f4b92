import { clone } from "../../../table/clone.ts";
import type { Seat } from "../../../table/game.ts";
import type { Numbers } from "../income/numbers.ts";
import { newOutlook, type Outlook, type Search } from "../income/outlook.ts";
import { copied } from "../income/prices.ts";
import { play } from "../rules/index.ts";
import type { Move, State } from "../state.ts";
import { takeWorths } from "./take.ts";
import { type Look, termsOf, worthOf } from "./terms.ts";

/** One outlook for all positions, one after another: it is written anew for each. */
const reused: Outlook = newOutlook();

/** Where nothing is known yet. */
const anew = ({ steps }: Numbers): Search => ({ steps, first: 0.6, slower: 0.75 });
/** Where prices of much the same Farm are known. */
const NEAR: Search = { steps: 4, first: 0.15, slower: 0.7 };

/** What this turn brings, in coins at once or still to come, and what lasts. */
export function terms(view: State, seat: Seat, numbers: Numbers) {
  const { score, now, ...lasting } = termsOf(view, seat, reused, numbers, { search: anew(numbers) });
  return { turn: score + now, ...lasting };
}
export const value = (view: State, seat: Seat, numbers: Numbers): number =>
  worthOf(view, seat, reused, numbers, { search: anew(numbers) });

/** The first move of those that look best one move ahead, each Farm at prices of its own. */
export function bestMove(view: State, seat: Seat, moves: readonly Move[], numbers: Numbers): Move | undefined {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const after = clone(view);
    play(after, seat, move);
    const worth = value(after, seat, numbers);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/**
 * The first move of those that look best one move ahead. Where a card is taken or laid down, prices are found for each Farm
 * that comes of it, else they are those of the Farm before: so something for nothing is always taken.
 */
export function plan(view: State, seat: Seat, moves: readonly Move[], numbers: Numbers): Move {
  const takes = view.dice.length === 3 ? moves.filter((move) => move.type === "takeCard") : [];
  if (takes.length > 0) return takes[highest(takeWorths(view, seat, takes, numbers, anew(numbers), NEAR))]!;
  terms(view, seat, numbers);
  const prices = copied(reused.prices);
  const look: Look = view.hand === null ? { at: prices } : { search: { ...NEAR, from: prices } };
  return moves[
    highest(
      moves.map((move) => {
        const after = clone(view);
        play(after, seat, move);
        return worthOf(after, seat, reused, numbers, look);
      }),
    )
  ]!;
}

/** The place of the first of the highest numbers. */
function highest(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! > numbers[best]!) best = i;
  return best;
}
