import "./online.css";
import { type FormEvent, type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { TableInfo } from "../../protocol/table-info.ts";
import { Entry } from "../parts/fields.tsx";
import { useSettings } from "../settings/settings.ts";
import { pageLanguage } from "../words/language.ts";
import { shelfText } from "../words/shelf-text.ts";
import { seatNames, speech, useWords } from "../words/use-words.ts";
import { Account } from "./account.tsx";
import { Calls, reasonFor } from "./calls.ts";
import { playersAt } from "./players-at.ts";
import { pageAddress, useServer } from "./server.ts";
import { SignIn } from "./sign-in.tsx";
import { useTables } from "./use-tables.ts";

/** Playing with friends: who one is, one's own tables, tables to join, a code to type. */
export default function Friends(): ReactElement {
  const { name } = useWords();
  const me = useServer((server) => server.me);
  return (
    <section className="friends" aria-labelledby="friends">
      <h2 id="friends">{name("online.title")}</h2>
      {me === undefined ? (
        <>
          <p>{name("online.about")}</p>
          <SignIn />
        </>
      ) : (
        <>
          <Account me={me} />
          <p>{name("online.lay-about")}</p>
          <MyTables me={me.id} />
        </>
      )}
      <JoinByCode />
      <OpenTables me={me?.id ?? ""} />
    </section>
  );
}

function MyTables({ me }: { readonly me: string }): ReactElement | null {
  const { name } = useWords();
  const tables = useTables("api/me/tables", me);
  if (tables.length === 0) return null;
  const isMine = (table: TableInfo) =>
    table.asked.some((seat) => table.seats[seat]?.person === me && !table.seats[seat]?.isTakenOver);
  const sorted = [...tables.filter(isMine), ...tables.filter((table) => !isMine(table))];
  return (
    <section aria-label={name("online.my-tables")}>
      <h3>{name("online.my-tables")}</h3>
      <ul className="kept-matches">
        {sorted.map((table) => (
          <TableLine key={table.id} table={table} isAsked={isMine(table)} />
        ))}
      </ul>
    </section>
  );
}

function OpenTables({ me }: { readonly me: string }): ReactElement | null {
  const { name } = useWords();
  const tables = useTables("api/tables", me).filter(
    ({ seats }) => !seats.some(({ person }) => person === me && me !== ""),
  );
  if (tables.length === 0) return null;
  return (
    <section aria-label={name("online.open-tables")}>
      <h3>{name("online.open-tables")}</h3>
      <ul className="kept-matches">
        {tables.map((table) => (
          <TableLine key={table.id} table={table} isAsked={false} />
        ))}
      </ul>
    </section>
  );
}

/** A table in a list: the game, who sits there, and how it stands. */
function TableLine({ table, isAsked }: { readonly table: TableInfo; readonly isAsked: boolean }): ReactElement {
  const code = useSettings((settings) => settings.language);
  const language = pageLanguage(code);
  const people = seatNames(playersAt(table), language);
  const { name, say } = speech(language, (seat) => people[seat] ?? "");
  const isTaken = table.seats.map(({ person, bot }) => person !== undefined || bot !== undefined);
  const free = isTaken.filter((taken) => !taken).length;
  const [first] = table.asked;
  const state = isAsked
    ? name("online.your-turn")
    : table.status === "open"
      ? say({ id: "online.free-seats", n: free })
      : table.status === "playing" && first !== undefined
        ? say({ id: "online.waits-for", seat: first })
        : name(`online.status.${table.status}`);
  return (
    <li className="kept-match" data-asked={isAsked || undefined}>
      <a href={`#/table/${table.id}`}>
        <strong>{shelfText(table.agreed.game, code).title}</strong>
        <span>
          {people.filter((_, seat) => isTaken[seat]).join(", ")} · {state}
        </span>
      </a>
    </li>
  );
}

/** A short code leads to its table. */
function JoinByCode(): ReactElement {
  const { name, say } = useWords();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = code.trim().split("/").at(-1) ?? "";
    try {
      const { id } = await new Calls(pageAddress()).get<TableInfo>(`api/tables/${encodeURIComponent(typed)}`);
      go(`/table/${id}`);
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  }
  return (
    <form className="join" onSubmit={(event) => void join(event)}>
      <Entry label={name("online.code")} about={name("online.join-about")}>
        {(id, about) => (
          <input
            id={id}
            type="text"
            required
            autoComplete="off"
            aria-describedby={about}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Entry>
      <button className="button" type="submit">
        {name("online.join")}
      </button>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
