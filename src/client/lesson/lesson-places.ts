import type { Place } from "../../table/game.ts";
import type { TableState } from "../frame/table-store.ts";

/** Where a guided game points: at what its text is about, and with the last text at the next click of its move. */
export function lessonPlaces({ scene, page, clicked, held, strayed }: TableState): readonly Place[] {
  const lesson = scene?.lesson;
  if (lesson === undefined || held !== undefined || strayed !== undefined) return [];
  const { says, expected } = lesson;
  const about = says[page]?.at ?? [];
  if (expected === undefined || page < says.length - 1) return about;
  const next = scene?.offers[expected]?.at[clicked.length];
  return next === undefined ? about : [next];
}

/** Whether a guided game waits for this very offer, after all was read. */
export const isAwaited = ({ scene, page, strayed }: TableState, offer: number): boolean => {
  const lesson = scene?.lesson;
  return lesson?.expected === offer && page >= lesson.says.length - 1 && strayed === undefined;
};
