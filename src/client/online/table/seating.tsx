import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { SeatInfo, TableInfo } from "../../../protocol/table-info.ts";
import type { Message } from "../../../table/messages.ts";
import { usePageGame } from "../../games/game.ts";
import { Choice } from "../../parts/fields.tsx";
import { type Speech, seatNames, speech } from "../../words/use-words.ts";
import { host, isProblem } from "../../worker/index.ts";
import type { TableNews } from "../../worker/online/table-news.ts";
import { Calls, reasonFor } from "../calls.ts";
import { Person } from "../person.tsx";
import { playersAt } from "../players-at.ts";
import { pageAddress, useServer } from "../server.ts";
import { SignIn } from "../sign-in.tsx";
import { Agreement } from "./agreement.tsx";
import { Chat } from "./chat.tsx";
import { Invitation } from "./invitation.tsx";

/** A table before the match: who sits where, how friends find it, and the deal being agreed on. */
export function Seating({ news }: { readonly news: TableNews }): ReactElement {
  const { table, deal, isConnected } = news;
  const game = usePageGame(table.agreed.game);
  const me = useServer((server) => server.me);
  const names = useMemo(() => seatNames(playersAt(table), game.language), [table, game]);
  const words = useMemo(() => speech(game.language, (seat) => names[seat] ?? ""), [game, names]);
  const { name, say } = words;
  const [problem, setProblem] = useState<string>();
  const isHost = me?.id === table.host;
  const isFull = table.seats.every(({ person, bot }) => person !== undefined || bot !== undefined);

  useEffect(() => {
    document.title = `${name("title")} · ${name("page.title")}`;
  }, [name]);

  const call = (act: (calls: Calls) => Promise<unknown>) => {
    setProblem(undefined);
    act(new Calls(pageAddress())).catch((error: unknown) => setProblem(say(reasonFor(error))));
  };
  const sit = async (seat: number) => {
    const refused = await host().takeSeat(pageAddress(), table.id, seat);
    setProblem(isProblem(refused) ? say(refused.problem) : undefined);
  };

  return (
    <main className="seating">
      <a href="#/">{name("page.home")}</a>
      <h1>{name("title")}</h1>
      {!isConnected && <p role="status">{name("online.again")}</p>}
      {me === undefined && (
        <section className="seating-part">
          <p>{name("online.sign-in-first")}</p>
          <SignIn onDone={() => void host().readAgain()} />
        </section>
      )}
      <section className="seating-part" aria-label={name("online.seats")}>
        <h2>{name("online.seats")}</h2>
        <ul className="seats">
          {table.seats.map((seat) => (
            <SeatRow
              key={seat.seat}
              seat={seat}
              called={names[seat.seat] ?? ""}
              table={table}
              me={me?.id}
              bots={game.facts.bots}
              words={words}
              sit={sit}
              call={call}
            />
          ))}
        </ul>
        {table.status === "open" && isHost && (
          <button
            className="button primary"
            type="button"
            disabled={!isFull}
            onClick={() => call((calls) => calls.post(`api/tables/${table.id}/start`))}
          >
            {name("online.start")}
          </button>
        )}
        {table.status === "open" && <p>{say(waitingFor(table, isHost, isFull))}</p>}
        {deal.givenUp > 0 && <p className="notice">{say({ id: "online.given-up", n: deal.givenUp })}</p>}
        {table.status === "open" && deal.objection !== undefined && (
          <p className="notice" role="alert">
            {say(deal.objection)}
          </p>
        )}
        {table.status === "dealing" && (
          <div role="status">
            <p>{name("online.dealing")}</p>
            {deal.noted !== undefined && (
              <p className="commitment">
                {name("deal.commitment")} <code>{deal.noted}</code>
              </p>
            )}
            {deal.isElsewhere && <p className="notice">{name("online.number-elsewhere")}</p>}
            {deal.isHeld && (
              <div className="notice" role="alert">
                <p>{name("online.further-deal")}</p>
                <button className="button" type="button" onClick={() => void host().dealAgain()}>
                  {name("online.deal-again")}
                </button>
              </div>
            )}
            {deal.objection !== undefined && (
              <p className="notice" role="alert">
                {say({ id: "online.objection", reason: deal.objection })}
              </p>
            )}
            {isHost && (
              <button
                className="button"
                type="button"
                onClick={() => call((calls) => calls.delete(`api/tables/${table.id}/start`))}
              >
                {name("online.give-up")}
              </button>
            )}
          </div>
        )}
        {problem !== undefined && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
      </section>
      <Invitation table={table} words={words} />
      <Agreement agreed={table.agreed} described={game.facts.options} words={words} />
      <section className="seating-part" aria-label={name("online.chat")}>
        <h2>{name("online.chat")}</h2>
        <Chat news={news} words={words} />
      </section>
    </main>
  );
}

function waitingFor({ seats, host }: TableInfo, isHost: boolean, isFull: boolean): Message {
  if (!isFull) return { id: "online.seats-empty" };
  if (isHost) return { id: "online.ready" };
  const seat = seats.findIndex(({ person }) => person === host);
  return seat < 0 ? { id: "online.host-starts" } : { id: "online.host-at-starts", seat };
}

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly called: string;
  readonly table: TableInfo;
  readonly me: string | undefined;
  readonly bots: readonly string[];
  readonly words: Speech;
  sit(seat: number): Promise<void>;
  call(act: (calls: Calls) => Promise<unknown>): void;
}

function SeatRow({ seat, called, table, me, bots, words, sit, call }: SeatRowProps): ReactElement {
  const { name, say, has } = words;
  const isEmpty = seat.person === undefined && seat.bot === undefined;
  const isMine = me !== undefined && seat.person === me;
  const isHost = me === table.host;
  const isOpen = table.status === "open";
  const path = `api/tables/${table.id}/seats/${seat.seat}`;
  const botName = (id: string) => (has(`bot.${id}`) ? name(`bot.${id}`) : say({ id: "bot.other", bot: `"${id}"` }));
  return (
    <li>
      <span className="seat-who">
        <span className="presence" data-here={seat.isHere || undefined} aria-hidden="true" />
        <span>
          {say({ id: "form.seat", n: seat.seat + 1 })}:{" "}
          {isEmpty ? <strong>{name("online.empty")}</strong> : <Person id={seat.person} called={called} />}
          {seat.bot !== undefined && ` (${botName(seat.bot)})`}
          {seat.person !== undefined && <span className="hidden-text"> {name(hereText(seat))}</span>}
        </span>
      </span>
      {isOpen && (
        <span className="seat-acts">
          {isEmpty && me !== undefined && (
            <button className="button" type="button" onClick={() => void sit(seat.seat)}>
              {name("online.sit")}
            </button>
          )}
          {isMine && (
            <button className="button" type="button" onClick={() => call((calls) => calls.delete(path))}>
              {name("online.get-up")}
            </button>
          )}
          {isHost && !isMine && (
            <Choice
              label={say({ id: "online.who-at", n: seat.seat + 1 })}
              value={seat.bot ?? (isEmpty ? "" : "person")}
              values={[
                { value: "", text: name("online.empty") },
                ...(isEmpty || seat.bot !== undefined ? [] : [{ value: "person", text: called }]),
                ...bots.map((id) => ({ value: id, text: botName(id) })),
              ]}
              onChange={(bot) => {
                if (bot === "person") return;
                call((calls) => (bot === "" ? calls.delete(path) : calls.put(`${path}/bot`, { bot })));
              }}
            />
          )}
        </span>
      )}
    </li>
  );
}

const hereText = ({ isHere }: SeatInfo): string => (isHere ? "online.here" : "online.away");
