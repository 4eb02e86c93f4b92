import "./termed.css";
import { createContext, type ReactElement, type ReactNode, useContext, useId, useMemo, useState } from "react";
import type { TextValues } from "../../table/module.ts";
import { markTerms, type TermFinder, termFinder, termId } from "../words/glossary.ts";
import { type Speech, speech } from "../words/use-words.ts";
import type { SpokenGlossary } from "../worker/scene.ts";

interface Terms {
  readonly finder: TermFinder;
  readonly values: TextValues;
  readonly words: Speech;
}

const TermsContext = createContext<Terms | undefined>(undefined);

interface TermsProviderProps {
  readonly glossary: SpokenGlossary | undefined;
  /** What explanations insert. */
  readonly values: TextValues;
  readonly children: ReactNode;
}

/** Below it, the terms of a game can be looked up where they stand. */
export function TermsProvider({ glossary, values, children }: TermsProviderProps): ReactElement {
  const terms = useMemo(
    () => glossary && { finder: termFinder(glossary), values, words: speech(glossary.language, String) },
    [glossary, values],
  );
  return <TermsContext value={terms}>{children}</TermsContext>;
}

interface TermedProps {
  readonly text: string;
  /** The term that the text is about. */
  readonly about?: string;
}

/** A text whose terms can be looked up, where the game has a glossary; else the text alone. */
export function Termed({ text, about }: TermedProps): ReactElement {
  const terms = useContext(TermsContext);
  if (terms === undefined) return <>{text}</>;
  return (
    <>
      {markTerms(terms.finder, text, about).map((part) =>
        typeof part === "string" ? part : <Term key={part.term} {...part} terms={terms} />,
      )}
    </>
  );
}

interface TermProps {
  readonly term: string;
  /** The term as it stands in the text. */
  readonly text: string;
  readonly terms: Terms;
}

/** A term, and what it means once it is pressed. */
function Term({ term, text, terms: { values, words } }: TermProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="term" type="button" popoverTarget={id}>
        {text}
      </button>
      <span
        id={id}
        className="term-meaning"
        popover="auto"
        onBeforeToggle={({ newState }) => newState === "open" && setOpen(true)}
      >
        {isOpen && (
          <>
            <strong>{words.name(termId(term))}</strong> {words.say({ ...values, id: `${termId(term)}.about` })}
          </>
        )}
      </span>
    </>
  );
}
