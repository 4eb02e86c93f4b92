import { type ReactElement, Suspense, useState } from "react";
import { useStore } from "zustand";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";
import type { LessonShown, Scene } from "../worker/scene.ts";
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
  const [putAway, setPutAway] = useState<LessonShown["going"]>();
  const isGuided = lesson !== undefined && lesson.going !== putAway;
  return (
    <div className="tray">
      <Hints table={table} words={words} />
      {isGuided && (
        <Suspense>
          <LessonCard
            table={table}
            scene={scene}
            lesson={lesson}
            words={words}
            onPutAway={() => setPutAway(lesson.going)}
          />
        </Suspense>
      )}
      {isAsked && isFree && !isGuided && (
        <Guide game={scene.game} task={scene.task} values={scene.ruleValues} words={words} />
      )}
    </div>
  );
}
