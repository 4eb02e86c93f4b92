import type { Phrase } from "../../table/phrases.ts";
import type { Task } from "./agenda.ts";
import { cards } from "./cards/index.ts";
import type { Good, Some } from "./goods.ts";
import type { Stage } from "./printed-space.ts";
import { awaitsRefill } from "./refilling.ts";
import { SPACE_INDEX, type SpaceId } from "./space-ids.ts";
import { boardOf, type LaidOut, STAGES } from "./spaces.ts";
import type { State } from "./state.ts";

/** Aids for whoever plays for the first time; none of them changes a rule. */

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
  const { good, index } = space;
  if (good !== undefined) {
    const count = view.stock[index]!;
    return count === 0 ? [] : [{ good, count, fresh: freshOn(view, space, count) }];
  }
  return Object.entries(given(space.tasks[0])).map(([good, count]) => ({ good: good as Good, count, fresh: 0 }));
}

function freshOn(view: State, space: LaidOut, count: number): number {
  return awaitsRefill(view, space) ? 0 : Math.max(0, Math.min(count, comesTo(view, space)));
}

/** What comes to an accumulation space in a round: its share, and what the season adds or takes. */
const comesTo = ({ common }: State, space: LaidOut): number =>
  common.reduce((count, card) => count + (cards[card].restocks?.(space) ?? 0), space.perRound);

/** What a task brings; of a choice all that it offers, what several offers share once. */
function given(task: Task | Phrase | undefined): Some {
  if (task?.kind === "gain") return task.goods;
  return task?.kind === "pick" ? Object.assign({}, ...task.offers.map(({ gives }) => gives)) : {};
}
