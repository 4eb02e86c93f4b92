import { type ReactElement, useEffect, useRef } from "react";
import type { TextValues } from "../../table/module.ts";
import { PageLinks } from "../game-pages/page-links.tsx";
import { TermsProvider } from "../kit/termed.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { ChapterText } from "../rules/chapter-text.tsx";
import { GlossaryList } from "../rules/glossary-list.tsx";
import { useGlossary } from "../rules/use-glossary.ts";
import { type Speech, speech } from "../words/use-words.ts";
import type { GameFacts, SpokenGlossary } from "../worker/scene.ts";

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
  const glossary = useGlossary(game);
  return (
    <Dialog title={words.name("frame.rules")} onClose={onClose} isSheet>
      <p className="rules-ways">
        <a href={`#/rules/${game}`} target="_blank" rel="noreferrer">
          {words.name("rules.pictures")}
        </a>
        <a href={`#/rules/${game}/short`} target="_blank" rel="noreferrer">
          {words.name("rules.short")}
        </a>
        <PageLinks game={game} words={words} isBeside />
      </p>
      <TermsProvider glossary={glossary} values={values}>
        <Chapters rules={rules} glossary={glossary} values={values} task={task} words={words} />
      </TermsProvider>
    </Dialog>
  );
}

interface ChaptersProps extends Omit<RulesDialogProps, "onClose" | "game"> {
  readonly glossary: SpokenGlossary | undefined;
}

function Chapters({ rules, glossary, values, task, words }: ChaptersProps): ReactElement {
  const { name } = words;
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
          <ChapterText chapter={chapter} values={values} words={words} />
        </details>
      ))}
      {glossary !== undefined && (
        <details>
          <summary>
            <h3>{speech(glossary.language, String).name("glossary.title")}</h3>
          </summary>
          <GlossaryList glossary={glossary} values={values} heading="h4" />
        </details>
      )}
    </div>
  );
}
