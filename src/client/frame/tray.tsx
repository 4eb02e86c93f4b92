import { type ReactElement, Suspense } from "react";
import { useStore } from "zustand";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";
import { Guide } from "./guide.tsx";
import { Hints } from "./hints.tsx";
import type { TableStore } from "./table-store.ts";

const LessonCard = lazily(() => import("../lesson/lesson-card.tsx"));

interface TrayProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly words: Speech;
}

/** What explains and advises: it lies over the log or above the action bar, so that the board never jumps. */
export function Tray({ table, scene, words }: TrayProps): ReactElement {
  const isFree = useStore(table, (state) => state.held === undefined && state.hints === undefined);
  const isAsked = scene.waiting.for === "viewer";
  const { lesson } = scene;
  return (
    <div className="tray">
      <Hints table={table} words={words} />
      {lesson !== undefined && (
        <Suspense>
          <LessonCard key={lesson.going} table={table} scene={scene} lesson={lesson} words={words} />
        </Suspense>
      )}
      {isAsked && isFree && lesson?.going !== "by-script" && (
        <Guide game={scene.game} task={scene.task} values={scene.ruleValues} words={words} />
      )}
    </div>
  );
}
