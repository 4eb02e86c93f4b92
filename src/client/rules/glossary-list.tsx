import "./glossary-list.css";
import type { ReactElement } from "react";
import type { TextValues } from "../../table/module.ts";
import { Termed } from "../kit/termed.tsx";
import { termId } from "../words/glossary.ts";
import { speech } from "../words/use-words.ts";
import type { SpokenGlossary } from "../worker/scene.ts";

interface GlossaryListProps {
  readonly glossary: SpokenGlossary;
  readonly values: TextValues;
  /** How deep the headings of its subjects lie. */
  readonly heading: "h3" | "h4";
}

/** All terms of a game by subject, each with what it means. */
export function GlossaryList({ glossary, values, heading: Heading }: GlossaryListProps): ReactElement {
  const { subjects, language } = glossary;
  const words = speech(language, String);
  return (
    <div className="glossary">
      {subjects.map(({ subject, terms }) => (
        <div key={subject}>
          <Heading>{words.name(`glossary.subject.${subject}`)}</Heading>
          <dl>
            {terms.map((term) => (
              <div key={term}>
                <dt>{words.name(termId(term))}</dt>
                <dd>
                  <Termed text={words.say({ ...values, id: `${termId(term)}.about` })} about={term} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
