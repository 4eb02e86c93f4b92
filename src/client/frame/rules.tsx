import { type ReactElement, useEffect, useRef } from "react";
import type { RulesBook } from "../../table/module.ts";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";

interface RulesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly rules: RulesBook;
  /** The kind of task that is asked: the rules open at its chapter. */
  readonly task: string | undefined;
}

/** The rules in our own words, open at the chapter that matters now. */
export function RulesDialog({ isOpen, onClose, rules, task }: RulesDialogProps): ReactElement {
  const { name } = useTable();
  return (
    <Dialog title={name("frame.rules")} isOpen={isOpen} onClose={onClose} isSheet>
      <Chapters rules={rules} task={task} />
    </Dialog>
  );
}

function Chapters({ rules, task }: Pick<RulesDialogProps, "rules" | "task">): ReactElement {
  const { name } = useTable();
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
          {name(`rules.${chapter}.text`)
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
