import { taskOf } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Task } from "../agenda.ts";
import type { Good } from "../goods.ts";
import type { Move } from "../moves.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import type { State } from "../state.ts";
import { partnerOf } from "../teams.ts";

/** What a good on an accumulation space is about worth to whoever takes it, and what any other action is. */
const WORTHS: { readonly [G in Good]?: number } = { reed: 1.5, stone: 1.5, sheep: 1.5, boar: 2, cattle: 2.5 };
const ACTION = 3;

const worthOf = (view: State, space: SpaceId): number => {
  const { index, good } = boardOf(view).all[SPACE_INDEX[space]]!;
  return good === undefined ? ACTION : view.stock[index]! * (WORTHS[good] ?? 1);
};

/** Of all places for somebody else's person only the one that brings least; for a partner, the one that brings most. */
export function directed(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const told = moves.filter((move) => move.type === "direct" || move.type === "send");
  if (told.length < 2) return moves;
  const task = taskOf(view, seat) as Task | undefined;
  const isPartner = task?.kind === "direct" && partnerOf(view, seat) === task.whom;
  const ranked = told.toSorted((a, b) => worthOf(view, a.space) - worthOf(view, b.space));
  return [...moves.filter(({ type }) => type !== "direct" && type !== "send"), ranked.at(isPartner ? -1 : 0)!];
}
