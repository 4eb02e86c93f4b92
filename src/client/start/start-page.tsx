import "./start.css";
import { shelf } from "virtual:shelf";
import { type ReactElement, Suspense, useEffect, useState } from "react";
import { UnkeptAll } from "../keeping/unkept.tsx";
import { lookForServer, useServer } from "../online/server.ts";
import { lazily } from "../parts/lazily.tsx";
import { useSettings } from "../settings/settings.ts";
import { shelfText } from "../words/shelf-text.ts";
import { useWords } from "../words/use-words.ts";
import { GameCard } from "./game-card.tsx";
import { ImportMatch } from "./import-match.tsx";
import { KeptMatches } from "./kept-matches.tsx";
import { OfferLessons } from "./offer-lessons.tsx";

const Friends = lazily(() => import("../online/friends.tsx"));
const SettingsDialog = lazily(() => import("../settings/settings-dialog.tsx"));

/** The games to choose from, and those that were begun. */
export function StartPage(): ReactElement {
  const { name } = useWords();
  const language = useSettings((settings) => settings.language);
  const sorted = shelf.toSorted((a, b) =>
    shelfText(a.id, language).title.localeCompare(shelfText(b.id, language).title),
  );
  const hasServer = useServer((server) => server.isThere === true);
  useEffect(() => void lookForServer(), []);
  const [hasSettings, openSettings] = useState(false);
  useEffect(() => {
    document.title = name("page.title");
  }, [name]);
  return (
    <div className="start">
      <header className="start-head">
        <div>
          <h1>{name("page.title")}</h1>
          <p>{name("page.tagline")}</p>
        </div>
        <nav className="start-ways">
          <a className="button quiet" href="#/campaigns">
            {name("campaign.title")}
          </a>
          <button className="button quiet" type="button" onClick={() => openSettings(true)}>
            {name("settings.title")}
          </button>
        </nav>
        {hasSettings && (
          <Suspense>
            <SettingsDialog onClose={() => openSettings(false)} />
          </Suspense>
        )}
      </header>
      <main>
        <UnkeptAll />
        <OfferLessons />
        <KeptMatches which="unfinished" />
        <section aria-labelledby="games">
          <h2 id="games">{name("start.games")}</h2>
          <ul className="game-cards">
            {sorted.map((entry) => (
              <GameCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
        {hasServer && (
          <Suspense>
            <Friends />
          </Suspense>
        )}
        <KeptMatches which="finished" />
        <ImportMatch />
      </main>
    </div>
  );
}
