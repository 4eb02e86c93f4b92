import type { ReactElement } from "react";
import type { TextValues } from "../../table/module.ts";
import { change, useSettings } from "../settings/settings.ts";
import type { Speech } from "../words/use-words.ts";
import { explained } from "./table-store.ts";

interface GuideProps {
  readonly game: string;
  readonly task: string | undefined;
  /** The numbers and choices of this table. */
  readonly values: TextValues;
  readonly words: Speech;
}

/** One sentence about what is asked, the first time it is asked. */
export function Guide({ game, task, values, words }: GuideProps): ReactElement | null {
  const { guide, explained: known } = useSettings();
  const { name, say, has } = words;
  const text = `guide.${task}`;
  const what = `${game}/${task}`;
  if (!guide || task === undefined || known.includes(what) || !has(text)) return null;
  return (
    <aside className="guide" aria-label={name("frame.guide")}>
      <p>{say({ ...values, id: text })}</p>
      <button className="button small" type="button" onClick={() => explained(what)}>
        {name("frame.understood")}
      </button>
      <button className="button small quiet" type="button" onClick={() => change({ guide: false })}>
        {name("frame.no-more")}
      </button>
    </aside>
  );
}
