import { type ReactElement, useEffect, useRef } from "react";
import type { TextValues } from "../../table/module.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { Speech } from "../words/use-words.ts";
import type { GameFacts } from "../worker/scene.ts";

interface RulesDialogProps {
  readonly onClose: () => void;
  readonly game: string;
  readonly rules: GameFacts["rules"];
  /** The numbers and choices of this table. */
  readonly values: TextValues;
  /** The kind of task that is asked: the rules open at its chapter. */
  readonly task: string | undefined;
  readonly words: Speech;
}

/** The rules in our own words, open at the chapter that matters now. */
export default function RulesDialog({ onClose, game, rules, values, task, words }: RulesDialogProps): ReactElement {
  return (
    <Dialog title={words.name("frame.rules")} onClose={onClose} isSheet>
      <p className="rules-ways">
        <a href={`#/rules/${game}`} target="_blank" rel="noreferrer">
          {words.name("rules.pictures")}
        </a>
        <a href={`#/rules/${game}/short`} target="_blank" rel="noreferrer">
          {words.name("rules.short")}
        </a>
      </p>
      <Chapters rules={rules} values={values} task={task} words={words} />
    </Dialog>
  );
}

function Chapters({ rules, values, task, words }: Omit<RulesDialogProps, "onClose" | "game">): ReactElement {
  const { name, say } = words;
  const current = (task === undefined ? undefined : rules.chapterOf[task]) ?? rules.chapters[0];
  const here = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="rules">
      {rules.chapters.map((chapter) => (
        <details key={chapter} open={chapter === current} ref={chapter === current ? here : null}>
          <summary>
            <h3>{name(`rules.${chapter}.title`)}</h3>
          </summary>
          {say({ ...values, id: `rules.${chapter}.text` })
            .split("\n")
            .filter((paragraph) => paragraph.trim() !== "")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </details>
      ))}
    </div>
  );
}
