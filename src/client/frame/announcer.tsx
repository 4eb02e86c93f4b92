import { type ReactElement, useEffect, useRef, useState } from "react";
import { CHANCE } from "../../table/game.ts";
import type { Speech } from "../words/use-words.ts";
import { useStoreAfterPaint } from "./after-paint.ts";
import type { TableStore } from "./table-store.ts";

const FEW = 6;
const PAUSE = 80;

/** Reads aloud what has just happened and what is asked now. */
export function Announcer({ table, words }: { readonly table: TableStore; readonly words: Speech }): ReactElement {
  const log = useStoreAfterPaint(table, (state) => state.log);
  const question = useStoreAfterPaint(table, (state) => state.scene?.question);
  const known = useRef(log.length);
  const [text, setText] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => {
      const lines = log
        .slice(Math.max(known.current, log.length - FEW))
        .map(({ seat, text: move }) =>
          seat === CHANCE ? words.say(move) : words.say({ id: "frame.announce", seat, move }),
        );
      known.current = log.length;
      if (question !== undefined) lines.push(words.say(question));
      setText(lines.join(". "));
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [log, question, words]);
  return (
    <div className="hidden-text" role="status" aria-live="polite">
      {text}
    </div>
  );
}
