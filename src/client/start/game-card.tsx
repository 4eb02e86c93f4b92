import type { shelf } from "virtual:shelf";
import type { ReactElement } from "react";
import { hasPage } from "../games/pages.ts";
import { useSettings } from "../settings/settings.ts";
import { shelfText } from "../words/shelf-text.ts";
import { useWords } from "../words/use-words.ts";
import { coverOf } from "./covers.ts";

/** A game on the start page: its picture, how many play it, how long it lasts, how hard it is and what it is about. */
export function GameCard({ entry }: { readonly entry: (typeof shelf)[number] }): ReactElement {
  const { say, name } = useWords();
  const language = useSettings((settings) => settings.language);
  const { title, tagline, length, weight } = shelfText(entry.id, language);
  const { min, max } = entry.seats;
  const cover = coverOf(entry.id);
  return (
    <li>
      <a className="game-card" href={`#/new/${entry.id}`}>
        <span className="game-cover">{cover !== undefined && <img src={cover} alt="" width="320" height="200" />}</span>
        <strong>{title}</strong>
        <span>{tagline}</span>
        <span className="game-facts">
          {say({ id: min === max ? "start.seats-one" : "start.seats", min, max })} · {length} · {weight}
        </span>
      </a>
      <span className="card-ways">
        {entry.hasLesson && (
          <a href={`#/learn/${entry.id}`} aria-label={`${title}: ${name("lesson.learn")}`}>
            {name("lesson.learn")}
          </a>
        )}
        <a href={`#/rules/${entry.id}`} aria-label={`${title}: ${name("frame.rules")}`}>
          {name("frame.rules")}
        </a>
        {hasPage(entry.id, "cards") && (
          <a href={`#/cards/${entry.id}`} aria-label={`${title}: ${name("cards.title")}`}>
            {name("cards.title")}
          </a>
        )}
      </span>
    </li>
  );
}
