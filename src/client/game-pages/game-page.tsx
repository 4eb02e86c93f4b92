import "./game-page.css";
import { type ReactElement, useEffect, useMemo } from "react";
import { usePageGame } from "../games/game.ts";
import type { PageId } from "../games/pages.ts";
import { speech } from "../words/use-words.ts";
import { PageBody } from "./page-body.tsx";
import { PageLinks } from "./page-links.tsx";

interface GamePageProps {
  readonly game: string;
  readonly page: PageId;
}

/** A page of all that a game has of something: its cards, its action spaces, its symbols. */
export default function GamePage({ game, page }: GamePageProps): ReactElement {
  const { language } = usePageGame(game);
  const words = useMemo(() => speech(language, String), [language]);
  const { name, say } = words;
  useEffect(() => {
    document.title = `${name(`${page}.title`)} · ${name("title")} · ${name("page.title")}`;
  }, [name, page]);
  return (
    <main className="game-page">
      <nav>
        <a href="#/">{name("page.home")}</a>
        <a href={`#/new/${game}`}>{say({ id: "cards.play", game: "title" })}</a>
        <a href={`#/rules/${game}`}>{name("frame.rules")}</a>
        <PageLinks game={game} except={page} words={words} />
      </nav>
      <h1>
        {name("title")}: {name(`${page}.title`)}
      </h1>
      <PageBody game={game} page={page} />
    </main>
  );
}
