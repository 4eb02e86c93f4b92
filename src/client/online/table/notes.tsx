import type { ReactElement } from "react";
import { useTable } from "../../kit/table-context.ts";
import { host } from "../../worker/index.ts";
import type { TableNews } from "../../worker/online/table-news.ts";

interface NotesProps {
  readonly news: TableNews;
  readonly problem: string | undefined;
  readonly comeBack: () => void;
}

/** What matters now beside the game: that we are not heard, what the others ask, that a bot plays for us. */
export function Notes({ news, problem, comeBack }: NotesProps): ReactElement {
  const { name, say } = useTable();
  const { table, viewer, isConnected, deal } = news;
  const seat = viewer === "spectator" ? undefined : table.seats[viewer];
  return (
    <div className="online-notes" role="status">
      {!isConnected && (
        <p className="online-note" data-again>
          <span className="spinner" aria-hidden="true" /> {name("online.again")}
        </p>
      )}
      {viewer === "spectator" && table.status === "playing" && (
        <p className="online-note">{name("online.looking-on")}</p>
      )}
      {table.request !== undefined && <Request news={news} />}
      {table.ending !== undefined && (
        <p className="online-note">{say({ id: `online.ending.${table.ending.kind}`, seat: table.ending.seat ?? 0 })}</p>
      )}
      {seat?.isTakenOver && table.status === "playing" && (
        <p className="online-note">
          {name("online.taken-over")}{" "}
          <button className="button small" type="button" onClick={comeBack}>
            {name("online.take-back-seat")}
          </button>
        </p>
      )}
      {table.status === "playing" &&
        table.seats
          .filter(({ standIn }) => standIn)
          .map(({ seat: failed }) => (
            <p className="online-note" key={failed}>
              {say({ id: "online.bot-stood-in", seat: failed })}
            </p>
          ))}
      {deal.objection !== undefined && (
        <p className="online-note" role="alert">
          {say(deal.objection)} {name("online.deal-unproved")}
        </p>
      )}
      {deal.isElsewhere && table.status === "playing" && (
        <p className="online-note">{name("online.deal-without-us")}</p>
      )}
      {table.rematch !== undefined && (
        <p className="online-note">
          <a href={`#/table/${table.rematch}`}>{name("online.rematch-laid")}</a>
        </p>
      )}
      {problem !== undefined && <p className="online-note">{problem}</p>}
    </div>
  );
}

/** Something that one asks and the others agree to, or do not. */
function Request({ news }: { readonly news: TableNews }): ReactElement | null {
  const { name, say } = useTable();
  const { table, viewer } = news;
  const { request } = table;
  if (request === undefined) return null;
  const { about, by, agreed } = request;
  const answer = (yes: boolean) => void host().word({ type: "agree", to: about, yes });
  const isAsked =
    viewer !== "spectator" && viewer !== by && !agreed.includes(viewer) && !table.seats[viewer]?.isTakenOver;
  if (viewer === by) return <p className="online-note">{name(`online.you-ask.${about}`)}</p>;
  return (
    <p className="online-note">
      {say({ id: `online.asks.${about}`, seat: by })}{" "}
      {isAsked && (
        <>
          <button className="button small primary" type="button" onClick={() => answer(true)}>
            {name("online.yes")}
          </button>{" "}
          <button className="button small" type="button" onClick={() => answer(false)}>
            {name("online.no")}
          </button>
        </>
      )}
    </p>
  );
}
