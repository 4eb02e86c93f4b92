import { type ReactElement, useEffect, useState } from "react";
import { SeatMark } from "../../kit/seat-mark.tsx";
import { useTable } from "../../kit/table-context.ts";
import type { TableNews } from "../../worker/online/table-news.ts";
import { Person } from "../person.tsx";
import { Chat } from "./chat.tsx";

interface AtTableProps {
  readonly news: TableNews;
  readonly hasChat: boolean;
  readonly openChat: () => void;
}

/** Who is here, how much time everybody has, and what is said. */
export function AtTable({ news, hasChat, openChat }: AtTableProps): ReactElement {
  const words = useTable();
  const { name, say } = words;
  const { table, said } = news;
  const last = said.at(-1);
  return (
    <section className="at-table" aria-label={name("online.at-table")}>
      <h2>{name("online.at-table")}</h2>
      <ul className="at-table-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} size={16} />
            <Person id={seat.person} called={words.seats[seat.seat]?.name ?? ""} />
            <span className="at-table-state">
              {seat.person === undefined || seat.isTakenOver ? (
                name("online.is-bot")
              ) : (
                <>
                  <span className="presence" data-here={seat.isHere || undefined} aria-hidden="true" />{" "}
                  {name(seat.isHere ? "online.here" : "online.away")}
                </>
              )}
            </span>
            {news.clocks[seat.seat] !== undefined && table.status === "playing" && (
              <Clock news={news} seat={seat.seat} />
            )}
          </li>
        ))}
      </ul>
      {table.spectators > 0 && <p>{say({ id: "online.onlookers", n: table.spectators })}</p>}
      {hasChat ? (
        <Chat news={news} words={words} />
      ) : (
        <button className="button quiet chat-last" type="button" onClick={openChat}>
          {last === undefined ? name("online.chat") : `${last.name}: ${last.text}`}
        </button>
      )}
    </section>
  );
}

/** The time a seat has left; it runs while the seat is asked. */
function Clock({ news, seat }: { readonly news: TableNews; readonly seat: number }): ReactElement {
  const { name, say } = useTable();
  const runs = news.table.asked.includes(seat);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const left = Math.max(0, (news.clocks[seat] ?? 0) - (runs ? Math.max(0, now - news.clocksAt) : 0));
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86_400);
  return (
    <span className="clock" data-runs={runs || undefined} title={name("online.clock")}>
      {days > 0 && `${say({ id: "online.days", n: days })} `}
      <time>{clockText(seconds % 86_400, days > 0)}</time>
    </span>
  );
}

function clockText(seconds: number, isLong: boolean): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (isLong || hours > 0) return `${hours}:${two(minutes)}${isLong ? "" : `:${two(seconds % 60)}`}`;
  return `${minutes}:${two(seconds % 60)}`;
}
