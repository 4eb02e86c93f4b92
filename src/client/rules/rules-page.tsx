import "../frame/table.css";
import "../frame/board.css";
import "./rules-page.css";
import { type ReactElement, use, useEffect, useMemo } from "react";
import { PageLinks } from "../game-pages/page-links.tsx";
import { usePageGame } from "../games/game.ts";
import { TermsProvider } from "../kit/termed.tsx";
import { type Speech, speech } from "../words/use-words.ts";
import type { SpokenGlossary } from "../worker/scene.ts";
import { ChapterText } from "./chapter-text.tsx";
import { GlossaryList } from "./glossary-list.tsx";
import { RulesPicture } from "./rules-picture.tsx";
import { RulesTable } from "./rules-table.tsx";
import { useGlossary } from "./use-glossary.ts";
import { usualBook } from "./usual-book.ts";

interface RulesPageProps {
  readonly game: string;
  /** Only what fits on one page, to keep open or to print. */
  readonly isShort?: boolean;
}

/** The rules of a game with pictures, worked examples and every table; or all of it on one page. */
export default function RulesPage({ game, isShort = false }: RulesPageProps): ReactElement {
  const page = usePageGame(game);
  const words = useMemo(() => speech(page.language, String), [page]);
  const { name } = words;
  const { chapters } = page.facts.rules;
  const glossary = useGlossary(game);
  const { values, tables, pictures } = use(usualBook(game));
  useEffect(() => {
    document.title = `${name("frame.rules")} · ${name("title")} · ${name("page.title")}`;
  }, [name]);
  return (
    <main className="rules-page" data-short={isShort || undefined}>
      <nav>
        <a href="#/">{name("page.home")}</a>
        <a href={`#/new/${game}`}>{words.say({ id: "cards.play", game: "title" })}</a>
        {page.facts.hasLesson && <a href={`#/learn/${game}`}>{name("lesson.title")}</a>}
        <PageLinks game={game} words={words} />
        {isShort ? (
          <a href={`#/rules/${game}`}>{name("rules.long")}</a>
        ) : (
          <a href={`#/rules/${game}/short`}>{name("rules.short")}</a>
        )}
        <button className="button small" type="button" onClick={() => window.print()}>
          {name("rules.print")}
        </button>
      </nav>
      <h1>
        {name("title")}: {name(isShort ? "rules.short" : "frame.rules")}
      </h1>
      {!isShort && (
        <Contents
          titles={[
            ...chapters.map((id) => [id, name(`rules.${id}.title`)] as const),
            ...(glossary === undefined ? [] : [[TERMS, titleOf(glossary)] as const]),
          ]}
        />
      )}
      <Summary words={words} />
      {isShort ? (
        <div className="rules-tables">
          {tables.map((table) => (
            <RulesTable key={table.title.id} table={table} words={words} />
          ))}
        </div>
      ) : (
        <TermsProvider glossary={glossary} values={values}>
          {chapters.map((chapter) => (
            <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
              <h2 id={`chapter-${chapter}`}>{name(`rules.${chapter}.title`)}</h2>
              <div className="rules-text">
                <ChapterText chapter={chapter} values={values} words={words} />
                {tables
                  .filter((table) => table.chapter === chapter)
                  .map((table) => (
                    <RulesTable key={table.title.id} table={table} words={words} />
                  ))}
              </div>
              {pictures
                .filter((picture) => picture.chapter === chapter)
                .map((picture) => (
                  <RulesPicture key={picture.chapter} game={page} picture={picture} />
                ))}
            </section>
          ))}
          {glossary !== undefined && (
            <section aria-labelledby={`chapter-${TERMS}`}>
              <h2 id={`chapter-${TERMS}`}>{titleOf(glossary)}</h2>
              <GlossaryList glossary={glossary} values={values} heading="h3" />
            </section>
          )}
        </TermsProvider>
      )}
    </main>
  );
}

/** The chapter of terms, which no game has under this name. */
const TERMS = "terms";

const titleOf = ({ language }: SpokenGlossary): string => speech(language, String).name("glossary.title");

interface ContentsProps {
  /** The chapters with their titles. */
  readonly titles: readonly (readonly [id: string, title: string])[];
}

/** The chapters, to jump to; the address stays what it is. */
const Contents = ({ titles }: ContentsProps): ReactElement => (
  <ol className="rules-contents">
    {titles.map(([id, title]) => (
      <li key={id}>
        <button
          className="button small"
          type="button"
          onClick={() => document.getElementById(`chapter-${id}`)?.scrollIntoView()}
        >
          {title}
        </button>
      </li>
    ))}
  </ol>
);

/** What there is to know, a line each. */
function Summary({ words }: { readonly words: Speech }): ReactElement {
  return (
    <ul className="rules-summary">
      {words
        .name("rules.summary")
        .split("\n")
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}
