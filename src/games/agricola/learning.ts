import { taskOf } from "../../table/agenda.ts";
import { clone } from "../../table/clone.ts";
import type { Seat } from "../../table/game.ts";
import type { Phrase } from "../../table/phrases.ts";
import { evaluation } from "./bot.ts";
import type { Good, Some } from "./goods.ts";
import { rules } from "./rules/index.ts";
import { boardOf, SPACE_INDEX, type SpaceId, STAGES, type Stage } from "./spaces.ts";
import type { Move, State, Task } from "./state.ts";

/** Aids for whoever plays for the first time; none of them changes a rule. */

/** Three spaces worth a visit, best first, for a seat that is to place a person; fewer if fewer can be used. */
export function suggestions(view: State, seat: Seat): readonly SpaceId[] {
  if (!rules.actors(view).includes(seat)) return [];
  return rules
    .moves(view, seat)
    .flatMap((move) => {
      if (move.type !== "place") return [];
      const after = clone(view);
      rules.play(after, seat, move);
      finish(after, seat);
      return [{ space: move.space, value: evaluation.value(after, seat) }];
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ space }) => space);
}

/** Plays the seat's turn to its end, each time the move that looks best. */
function finish(view: State, seat: Seat): void {
  while (rules.actors(view).includes(seat) && taskOf(view, seat)?.kind !== "place") {
    const moves = rules.moves(view, seat);
    const [best] = (evaluation.worthwhile?.(view, seat, moves) ?? moves)
      .map((move) => ({ move, value: worthAfter(view, seat, move) }))
      .sort((a, b) => b.value - a.value);
    rules.play(view, seat, best!.move);
  }
}

/** What a position is worth after a move; what one part of an action brings shows only when it is done. */
function worthAfter(view: State, seat: Seat, move: Move): number {
  const after = clone(view);
  rules.play(after, seat, move);
  if (move.type === "take") finish(after, seat);
  return evaluation.value(after, seat);
}

/** The action space cards by stage, with the rounds they come in. */
export const overview = (
  view: State,
): readonly {
  readonly stage: Stage;
  readonly rounds: readonly number[];
  readonly cards: readonly { readonly id: SpaceId; readonly isRevealed: boolean }[];
}[] =>
  STAGES.map(({ stage, rounds, cards }) => ({
    stage,
    rounds,
    cards: cards.map((id) => ({ id, isRevealed: view.revealed.includes(id) })),
  }));

/** Goods to be seen on a space: what lies there, and how much of it came this round; on a permanent one what it gives. */
export function shownGoods(
  view: State,
  id: SpaceId,
): readonly { readonly good: Good; readonly count: number; readonly fresh: number }[] {
  const space = boardOf(view).all[SPACE_INDEX[id]];
  if (space === undefined) return [];
  const { good, index, perRound } = space;
  if (good !== undefined) {
    const count = view.stock[index]!;
    return count === 0 ? [] : [{ good, count, fresh: Math.min(count, perRound) }];
  }
  return Object.entries(given(space.tasks[0])).map(([good, count]) => ({ good: good as Good, count, fresh: 0 }));
}

/** What a task brings; of a choice all that it offers, what several offers share once. */
function given(task: Task | Phrase | undefined): Some {
  if (task?.kind === "gain") return task.goods;
  return task?.kind === "pick" ? Object.assign({}, ...task.offers.map(({ gives }) => gives)) : {};
}
