import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";
import { Guide } from "./guide.tsx";
import { Hints } from "./hints.tsx";
import type { TableStore } from "./table-store.ts";

interface TrayProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly words: Speech;
}

/** What explains and advises: it lies over the log or above the action bar, so that the board never jumps. */
export function Tray({ table, scene, words }: TrayProps): ReactElement {
  const isFree = useStore(table, (state) => state.held === undefined && state.hints === undefined);
  const isAsked = scene.waiting.for === "viewer";
  return (
    <div className="tray">
      <Hints table={table} words={words} />
      {isAsked && isFree && <Guide game={scene.game} task={scene.task} values={scene.ruleValues} words={words} />}
    </div>
  );
}
