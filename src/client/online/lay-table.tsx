import "./online.css";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { Agreed, Pace } from "../../protocol/table-info.ts";
import type { Draft } from "../new-game/draft.ts";
import { Choice, Flag } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import { Calls, reasonFor } from "./calls.ts";
import { pageAddress, useServer } from "./server.ts";
import { SignIn } from "./sign-in.tsx";

interface LayTableProps {
  readonly game: string;
  readonly draft: Draft;
  readonly words: Speech;
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

/** Lays a table on the server for the game that is being set up: friends take the seats of people. */
export default function LayTable({ game, draft, words, isOff }: LayTableProps): ReactElement {
  const { name, say } = words;
  const me = useServer((server) => server.me);
  const [pace, setPace] = useState("free");
  const [spectators, setSpectators] = useState<Agreed["spectators"]>("live");
  const [gone, setGone] = useState<Agreed["gone"]>("bot");
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();

  async function lay(): Promise<void> {
    const { players, options } = draft;
    const agreed: Agreed = {
      game,
      seats: players.length,
      options,
      pace: PACES[pace] ?? { kind: "free" },
      spectators,
      listed,
      gone,
    };
    const bots = players.map(({ bot }) => bot ?? null);
    try {
      const { id } = await new Calls(pageAddress()).post<{ readonly id: string }>("api/tables", { ...agreed, bots });
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
      <p>{name("online.lay-how")}</p>
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
