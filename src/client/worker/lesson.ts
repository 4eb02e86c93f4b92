import type { Move } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { type Lesson, standingIn } from "../../table/lesson.ts";
import type { Match } from "../../table/match.ts";
import type { LessonShown } from "./scene.ts";

/** What the page tells of a lesson at this position of its match. */
export function lessonShown(lesson: Lesson, match: Match, offered: readonly Move[]): LessonShown {
  const { step, isByScript } = standingIn(lesson, match);
  const steps = lesson.steps.length;
  const now = lesson.steps[step];
  if (now === undefined) return { going: "done", step, steps, says: lesson.end, expected: undefined };
  if (!isByScript) return { going: "own-way", step, steps, says: [], expected: undefined };
  const expected = offered.findIndex((move) => same(move, now.move));
  const isAsked = expected >= 0;
  return { going: "by-script", step, steps, says: isAsked ? now.says : [], expected: isAsked ? expected : undefined };
}
