import { shelf } from "virtual:shelf";
import { type ReactElement, useEffect, useState } from "react";
import { useSettings } from "../settings/settings.ts";
import { listedMatches, removeMatch } from "../storage/listed.ts";
import type { Summary } from "../storage/matches.ts";
import { pageLanguage, spokenCode } from "../words/language.ts";
import { shelfText } from "../words/shelf-text.ts";
import { seatNames, useWords } from "../words/use-words.ts";

const isOnShelf = ({ game }: Summary): boolean => shelf.some(({ id }) => id === game);

/** The matches on this device that wait to be played on, or to be looked at again. */
export function KeptMatches({ which }: { readonly which: "unfinished" | "finished" }): ReactElement | null {
  const { name } = useWords();
  const [matches, setMatches] = useState<readonly Summary[]>([]);
  useEffect(() => {
    listedMatches().then(setMatches, () => setMatches([]));
  }, []);
  const wanted = matches.filter((match) => match.isOver === (which === "finished") && isOnShelf(match));
  if (wanted.length === 0) return null;
  const remove = (id: string) => {
    setMatches((all) => all.filter((match) => match.id !== id));
    void removeMatch(id);
  };
  return (
    <section aria-label={name(which === "finished" ? "start.finished" : "start.continue")}>
      <h2>{name(which === "finished" ? "start.finished" : "start.continue")}</h2>
      <ul className="kept-matches">
        {wanted.map((match) => (
          <KeptMatch key={match.id} match={match} onRemove={() => remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function KeptMatch({ match, onRemove }: { readonly match: Summary; readonly onRemove: () => void }): ReactElement {
  const { say, name } = useWords();
  const code = useSettings((settings) => settings.language);
  const { title } = shelfText(match.game, code);
  const date = new Intl.DateTimeFormat(spokenCode(code), {
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(match.changed);
  const names = seatNames(match.players, pageLanguage(code));
  return (
    <li className="kept-match">
      <a href={match.isOver ? `#/match/${match.id}/replay` : `#/match/${match.id}`}>
        <strong>
          {title}
          {match.campaign !== undefined && <> · {say({ id: "campaign.game", n: match.campaign.number })}</>}
        </strong>
        <span>
          {match.lesson === undefined ? names.join(", ") : name("lesson.title")} ·{" "}
          {say({ id: "start.moves", n: match.moves })} · {date}
        </span>
      </a>
      <button
        className="button quiet small"
        type="button"
        aria-label={say({ id: "start.remove-this", game: `"${title}"`, date: `"${date}"` })}
        onClick={onRemove}
      >
        {name("start.remove")}
      </button>
    </li>
  );
}
