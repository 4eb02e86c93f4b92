import { type ReactElement, Suspense, useEffect, useState } from "react";
import { lookForServer, useServer } from "../online/server.ts";
import { Dialog } from "../parts/dialog.tsx";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { CampaignScene, Problem } from "../worker/scene.ts";

const LayTable = lazily(() => import("../online/lay-table.tsx"));

interface OnlineWayProps {
  readonly scene: CampaignScene;
  readonly words: Speech;
  onAnswer(answer: CampaignScene | Problem): void;
}

/** The next game may go on at a table on the server, and comes back by itself when it is over there. */
export function OnlineWay({ scene, words, onAnswer }: OnlineWayProps): ReactElement | null {
  const { name } = words;
  const hasServer = useServer((server) => server.isThere === true);
  const [match, setMatch] = useState<string>();
  useEffect(() => void lookForServer(), []);

  async function open(): Promise<void> {
    const answer = await host().nextInCampaign(scene.id);
    if (isProblem(answer)) onAnswer(answer);
    else setMatch(answer);
  }

  if (scene.table !== undefined)
    return (
      <section className="campaign-take" aria-label={name("online.title")}>
        <p>{name("campaign.is-online")}</p>
        <a className="button primary" href={`#/table/${scene.table}`}>
          {name("online.join")}
        </a>
        <button className="button" type="button" onClick={() => void host().leaveTable(scene.id).then(onAnswer)}>
          {name("campaign.here-instead")}
        </button>
      </section>
    );
  if (!hasServer || scene.players.length === 1) return null;
  return (
    <div className="campaign-take">
      <button className="button" type="button" onClick={() => void open()}>
        {name("campaign.online")}
      </button>
      <p className="campaign-note">{name("campaign.online-about")}</p>
      {match !== undefined && (
        <Dialog title={name("campaign.online")} onClose={() => setMatch(undefined)}>
          <Suspense>
            <LayTable
              game={scene.game}
              players={scene.players}
              options={{}}
              words={words}
              match={match}
              isOff={false}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
