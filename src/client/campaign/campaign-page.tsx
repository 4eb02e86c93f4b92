import "./campaign.css";
import { type ReactElement, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { usePageGame } from "../games/game.ts";
import { UnkeptAll } from "../keeping/unkept.tsx";
import { pageAddress } from "../online/server.ts";
import { hearTabs } from "../platform/tabs.ts";
import { sayProblem } from "../words/say-problem.ts";
import { type Speech, seatNames, speech, useWords } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { CampaignScene, Problem } from "../worker/scene.ts";
import { KeepForm } from "./keep-form.tsx";
import { NextGame } from "./next-game.tsx";
import { OnlineWay } from "./online-way.tsx";
import { Standings } from "./standings.tsx";
import { TakeIn } from "./take-in.tsx";
import { Way } from "./way.tsx";

/** A campaign of this device: the way so far, what is kept, and the next game. */
export default function CampaignPage({ id }: { readonly id: string }): ReactElement {
  const { say, name } = useWords();
  const [scene, setScene] = useState<CampaignScene>();
  const [problem, setProblem] = useState<Problem>();
  const show = useCallback((answer: CampaignScene | Problem) => {
    if (isProblem(answer)) return setProblem(answer);
    setProblem(undefined);
    setScene(answer);
  }, []);

  useEffect(() => {
    let isOld = false;
    const read = () =>
      void host()
        .campaign(id, pageAddress())
        .then((answer) => isOld || show(answer));
    read();
    const deaf = hearTabs((news) => news.id === id && read());
    return () => {
      isOld = true;
      deaf();
    };
  }, [id, show]);

  if (scene === undefined)
    return (
      <main className="page-waits">
        {problem === undefined ? <p>{name("page.loading")}</p> : <p role="alert">{sayProblem(say, problem.problem)}</p>}
        <a href="#/campaigns">{name("campaign.title")}</a>
      </main>
    );
  return <Shown scene={scene} problem={problem} onAnswer={show} />;
}

interface ShownProps {
  readonly scene: CampaignScene;
  readonly problem: Problem | undefined;
  onAnswer(answer: CampaignScene | Problem): void;
}

function Shown({ scene, problem, onAnswer }: ShownProps): ReactElement {
  const { id, game, players, standing } = scene;
  const { language } = usePageGame(game);
  const names = useMemo(() => seatNames(players, language), [players, language]);
  const words: Speech = useMemo(() => speech(language, (seat) => names[seat] ?? ""), [language, names]);
  const { say, name } = words;
  const [, go] = useLocation();
  const title = say({ id: "campaign.of", game: { id: "title" } });

  useEffect(() => {
    document.title = `${title} · ${name("page.title")}`;
  }, [title, name]);

  async function play(): Promise<void> {
    const match = await host().nextInCampaign(id);
    if (isProblem(match)) onAnswer(match);
    else go(`/match/${match}`);
  }

  async function save(): Promise<void> {
    const address = await host().campaignFile(id);
    if (isProblem(address)) return onAnswer(address);
    const link = document.createElement("a");
    link.href = address;
    link.download = `furrow-campaign-${game}-${id}.json`;
    link.click();
  }

  return (
    <main className="campaign">
      <a href="#/campaigns">{name("campaign.title")}</a>
      <header>
        <h1>{title}</h1>
        <p>{names.join(", ")}</p>
      </header>
      <UnkeptAll />
      {problem !== undefined && (
        <p className="notice" role="alert">
          {sayProblem(say, problem.problem)} {name("campaign.unchanged")}
        </p>
      )}
      {standing.isDone && (
        <p className="campaign-done" role="status">
          <Verdict scene={scene} words={words} />
        </p>
      )}
      {standing.choice !== undefined && (
        <KeepForm
          key={standing.games.length}
          choice={standing.choice}
          players={players}
          words={words}
          onKeep={(chosen) => void host().keepInCampaign(id, chosen).then(onAnswer)}
        />
      )}
      {standing.next !== undefined && scene.table === undefined && (
        <NextGame next={standing.next} isBegun={scene.current !== undefined} words={words} onPlay={() => void play()} />
      )}
      {standing.next !== undefined && <OnlineWay scene={scene} words={words} onAnswer={onAnswer} />}
      {standing.points !== undefined && standing.games.length > 0 && <Standings standing={standing} words={words} />}
      <Way standing={standing} words={words} />
      <section className="campaign-ways">
        {standing.next !== undefined && <TakeIn id={id} words={words} onAnswer={onAnswer} />}
        <button className="button" type="button" onClick={() => void save()}>
          {name("campaign.save")}
        </button>
      </section>
    </main>
  );
}

/** Who won, or that all goals were reached. */
function Verdict({ scene, words }: { readonly scene: CampaignScene; readonly words: Speech }): string {
  const { places } = scene.standing;
  if (places === undefined) return words.name("campaign.complete-alone");
  const winners = places.flatMap((place, seat) => (place === 1 ? [{ id: "seat.name", seat }] : []));
  return words.say({ id: "campaign.complete-among", names: winners });
}
