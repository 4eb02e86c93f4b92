import "./campaign.css";
import { shelf } from "virtual:shelf";
import { type ReactElement, useEffect, useState } from "react";
import { UnkeptAll } from "../keeping/unkept.tsx";
import { useSettings } from "../settings/settings.ts";
import type { CampaignSummary } from "../storage/campaigns.ts";
import { pageLanguage, spokenCode } from "../words/language.ts";
import { shelfText } from "../words/shelf-text.ts";
import { seatNames, useWords } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

/** The hall of the campaigns of this device, and where new ones begin. */
export default function HallPage(): ReactElement {
  const { name } = useWords();
  const language = useSettings((settings) => settings.language);
  const [campaigns, setCampaigns] = useState<readonly CampaignSummary[]>();
  useEffect(() => {
    document.title = `${name("campaign.title")} · ${name("page.title")}`;
    host()
      .campaigns()
      .then(setCampaigns, () => setCampaigns([]));
  }, [name]);
  const remove = (id: string) => {
    setCampaigns((all) => all?.filter((campaign) => campaign.id !== id));
    void host().removeCampaign(id);
  };
  const known = (campaigns ?? []).filter(({ game }) => shelf.some(({ id }) => id === game));
  return (
    <main className="campaign">
      <a href="#/">{name("page.home")}</a>
      <header>
        <h1>{name("campaign.title")}</h1>
        <p>{name("campaign.about")}</p>
      </header>
      <UnkeptAll />
      <section className="campaign-ways">
        {shelf
          .filter(({ hasCampaign }) => hasCampaign)
          .map(({ id }) => (
            <a key={id} className="button primary" href={`#/new/${id}/campaign`}>
              {name("campaign.new")}: {shelfText(id, language).title}
            </a>
          ))}
      </section>
      {campaigns !== undefined && known.length === 0 && <p>{name("campaign.none")}</p>}
      {[false, true].map((isDone) => {
        const these = known.filter((campaign) => campaign.isDone === isDone);
        const title = name(isDone ? "campaign.complete" : "campaign.running");
        return these.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="campaign-hall">
              {these.map((campaign) => (
                <Row key={campaign.id} campaign={campaign} onRemove={() => remove(campaign.id)} />
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}

interface RowProps {
  readonly campaign: CampaignSummary;
  onRemove(): void;
}

function Row({ campaign, onRemove }: RowProps): ReactElement {
  const { say, name } = useWords();
  const code = useSettings((settings) => settings.language);
  const { title } = shelfText(campaign.game, code);
  const names = seatNames(campaign.players, pageLanguage(code));
  const date = new Intl.DateTimeFormat(spokenCode(code), {
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(campaign.changed);
  return (
    <li>
      <a href={`#/campaign/${campaign.id}`}>
        <strong>
          {title} · {names.join(", ")}
        </strong>
        <span>
          {progressOf(campaign, say)} · {date}
        </span>
      </a>
      <button
        className="button quiet small"
        type="button"
        aria-label={say({ id: "campaign.remove-this", game: `"${title}"`, date: `"${date}"` })}
        onClick={onRemove}
      >
        {name("start.remove")}
      </button>
    </li>
  );
}

/** How far it has come: the next game and its goal, or all of it. */
function progressOf(campaign: CampaignSummary, say: ReturnType<typeof useWords>["say"]): string {
  const { number, length, goal, played, players, places } = campaign;
  const parts = [
    number <= length
      ? say({ id: "campaign.game-of", n: number, length })
      : say({ id: "campaign.game-beyond", n: number }),
    ...(goal === undefined ? [] : [say({ id: "campaign.goal", n: goal })]),
    say({ id: "campaign.played", n: played }),
  ];
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (places !== undefined && played > 0 && people.length === 1)
    parts.push(say({ id: "campaign.place", n: places[people[0]!]! }));
  return parts.join(" · ");
}
