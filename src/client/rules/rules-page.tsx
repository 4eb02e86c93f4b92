import "../frame/table.css";
import "../frame/board.css";
import "./rules-page.css";
import { type ReactElement, use, useEffect, useMemo } from "react";
import { usePageGame } from "../games/game.ts";
import { type Speech, speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { Rulebook } from "../worker/scene.ts";
import { RulesPicture } from "./rules-picture.tsx";
import { RulesTable } from "./rules-table.tsx";

interface RulesPageProps {
  readonly game: string;
  /** Only what fits on one page, to keep open or to print. */
  readonly isShort?: boolean;
}

const books = new Map<string, Promise<Rulebook>>();

function usualBook(game: string): Promise<Rulebook> {
  const known = books.get(game) ?? host().rulebook(game);
  books.set(game, known);
  known.catch(() => books.delete(game));
  return known;
}

/** The rules of a game with pictures, worked examples and every table; or all of it on one page. */
export default function RulesPage({ game, isShort = false }: RulesPageProps): ReactElement {
  const page = usePageGame(game);
  const words = useMemo(() => speech(page.language, String), [page]);
  const { name } = words;
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
      {!isShort && <Contents chapters={page.facts.rules.chapters} words={words} />}
      <Summary words={words} />
      {isShort ? (
        <div className="rules-tables">
          {tables.map((table) => (
            <RulesTable key={table.title.id} table={table} words={words} />
          ))}
        </div>
      ) : (
        page.facts.rules.chapters.map((chapter) => (
          <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`}>{name(`rules.${chapter}.title`)}</h2>
            <div className="rules-text">
              {words
                .say({ ...values, id: `rules.${chapter}.text` })
                .split("\n")
                .filter((paragraph) => paragraph.trim() !== "")
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
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
        ))
      )}
    </main>
  );
}

interface ContentsProps {
  readonly chapters: readonly string[];
  readonly words: Speech;
}

/** The chapters, to jump to; the address stays what it is. */
const Contents = ({ chapters, words }: ContentsProps): ReactElement => (
  <ol className="rules-contents">
    {chapters.map((chapter) => (
      <li key={chapter}>
        <button
          className="button small"
          type="button"
          onClick={() => document.getElementById(`chapter-${chapter}`)?.scrollIntoView()}
        >
          {words.name(`rules.${chapter}.title`)}
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
