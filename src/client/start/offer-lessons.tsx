import { shelf } from "virtual:shelf";
import { type ReactElement, useEffect, useState } from "react";
import { change, useSettings } from "../settings/settings.ts";
import { listedMatches } from "../storage/listed.ts";
import { shelfText } from "../words/shelf-text.ts";
import { useWords } from "../words/use-words.ts";

const OFFERED = "lessons";

/** On a first visit: guided first games, until one was begun or somebody declines. */
export function OfferLessons(): ReactElement | null {
  const { name } = useWords();
  const language = useSettings((settings) => settings.language);
  const explained = useSettings((settings) => settings.explained);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    listedMatches().then(
      (matches) => setNew(matches.length === 0),
      () => setNew(true),
    );
  }, []);
  const games = shelf.filter(({ hasLesson }) => hasLesson);
  if (!isNew || games.length === 0 || explained.includes(OFFERED)) return null;
  return (
    <section className="offer-lessons" aria-labelledby="lessons">
      <div>
        <h2 id="lessons">{name("lesson.offer")}</h2>
        <p>{name("lesson.offer-about")}</p>
      </div>
      <div className="offer-ways">
        {games
          .map(({ id }) => ({ id, title: shelfText(id, language).title }))
          .sort((a, b) => a.title.localeCompare(b.title))
          .map(({ id, title }) => (
            <a
              key={id}
              className="button small primary"
              href={`#/learn/${id}`}
              aria-label={`${title}: ${name("lesson.title")}`}
            >
              {title}
            </a>
          ))}
        <button
          className="button small quiet"
          type="button"
          onClick={() => change({ explained: [...explained, OFFERED] })}
        >
          {name("lesson.not-now")}
        </button>
      </div>
    </section>
  );
}
