import "./online.css";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { Agreed, Pace } from "../../protocol/table-info.ts";
import type { Player } from "../../table/match-file.ts";
import type { Options } from "../../table/options.ts";
import { Choice, Flag } from "../parts/fields.tsx";
import { sayProblem } from "../words/say-problem.ts";
import type { Speech } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Laying } from "../worker/online/table-news.ts";
import type { Problem } from "../worker/scene.ts";
import { Calls, reasonFor } from "./calls.ts";
import { pageAddress, useServer } from "./server.ts";
import { SignIn } from "./sign-in.tsx";

interface LayTableProps {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: Options;
  readonly words: Speech;
  /** A match of this device that goes on there. */
  readonly match?: string;
  /** Something is wrong with the options. */
  readonly isOff: boolean;
}

const PACES: { readonly [id: string]: Pace } = {
  free: { kind: "free" },
  "live-5": { kind: "live", bank: 5 * 60, each: 10 },
  "live-15": { kind: "live", bank: 15 * 60, each: 20 },
  "live-45": { kind: "live", bank: 45 * 60, each: 30 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
};

/** Lays the table, empty or with a match that was begun here. */
async function laid(laying: Laying, match: string | undefined): Promise<string | Problem> {
  if (match !== undefined) return host().takeOnline(pageAddress(), match, laying);
  return (await new Calls(pageAddress()).post<{ readonly id: string }>("api/tables", laying)).id;
}

/** Lays a table on the server for the game that is being set up: friends take the seats of people. */
export default function LayTable({ game, players, options, words, match, isOff }: LayTableProps): ReactElement {
  const { name, say } = words;
  const me = useServer((server) => server.me);
  const [pace, setPace] = useState("free");
  const [spectators, setSpectators] = useState<Agreed["spectators"]>("live");
  const [gone, setGone] = useState<Agreed["gone"]>("bot");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();

  async function lay(): Promise<void> {
    const bots = players.map(({ bot }) => bot ?? null);
    const laying: Laying = {
      game,
      seats: players.length,
      options,
      pace: PACES[pace] ?? { kind: "free" },
      spectators,
      listed,
      gone,
      bots,
    };
    try {
      const id = await laid(laying, match);
      if (isProblem(id)) return setProblem(sayProblem(say, id.problem));
      const own = bots.indexOf(null);
      const refused = own < 0 ? undefined : await host().takeSeat(pageAddress(), id, own);
      if (isProblem(refused)) setProblem(say(refused.problem));
      else go(`/table/${id}`);
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  }

  return (
    <section className="lay-table" aria-labelledby="lay-table">
      <h2 id="lay-table">{name("online.title")}</h2>
      <p>{name(match === undefined ? "online.lay-how" : "online.go-on-how")}</p>
      {me === undefined ? (
        <SignIn />
      ) : (
        <div className="fields">
          <Choice
            label={name("online.pace")}
            value={pace}
            values={Object.keys(PACES).map((value) => ({ value, text: name(`online.pace.${value}`) }))}
            onChange={(value) => setPace(value)}
          />
          <Choice
            label={name("online.spectators")}
            value={spectators}
            values={(["live", "delayed", "none"] as const).map((value) => ({
              value,
              text: name(`online.spectators.${value}`),
            }))}
            onChange={(value) => setSpectators(value)}
          />
          <Choice
            label={name("online.gone")}
            value={gone}
            values={(["bot", "end"] as const).map((value) => ({ value, text: name(`online.gone.${value}`) }))}
            onChange={(value) => setGone(value)}
          />
          <Flag label={name("online.listed")} about={name("online.listed-about")} value={listed} onChange={setListed} />
          <button className="button primary" type="button" disabled={isOff} onClick={() => void lay()}>
            {name("online.lay")}
          </button>
        </div>
      )}
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
