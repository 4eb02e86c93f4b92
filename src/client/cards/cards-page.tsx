import "./cards-page.css";
import { type ReactElement, useEffect, useMemo } from "react";
import { usePageGame } from "../games/game.ts";
import { speech } from "../words/use-words.ts";
import { AllCards } from "./all-cards.tsx";

/** A page of all cards of a game. */
export default function CardsPage({ game }: { readonly game: string }): ReactElement {
  const { language } = usePageGame(game);
  const { name, say } = useMemo(() => speech(language, String), [language]);
  useEffect(() => {
    document.title = `${name("cards.title")} · ${name("title")} · ${name("page.title")}`;
  }, [name]);
  return (
    <main className="cards-page">
      <nav>
        <a href="#/">{name("page.home")}</a>
        <a href={`#/new/${game}`}>{say({ id: "cards.play", game: "title" })}</a>
      </nav>
      <h1>
        {name("title")}: {name("cards.title")}
      </h1>
      <AllCards game={game} />
    </main>
  );
}
