import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { Speech } from "../../words/use-words.ts";
import { host } from "../../worker/index.ts";
import type { TableNews } from "../../worker/online/table-news.ts";
import { Calls } from "../calls.ts";
import { Person } from "../person.tsx";
import { pageAddress, useServer } from "../server.ts";

interface ChatProps {
  readonly news: Pick<TableNews, "said" | "table">;
  readonly words: Pick<Speech, "say" | "name">;
}

/** Words at the table; somebody's words need not be read. */
export function Chat({ news, words }: ChatProps): ReactElement {
  const { name, say } = words;
  const { said } = news;
  const me = useServer((server) => server.me);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = text.trim();
    if (typed === "") return;
    const refused = await host().word({ type: "say", text: typed });
    setProblem(refused === undefined ? undefined : say(refused));
    if (refused === undefined) setText("");
  }

  return (
    <div className="chat">
      {said.length > 0 && (
        <ol ref={list} className="chat-lines" tabIndex={0} aria-live="polite" aria-label={name("online.chat")}>
          {said.map(({ id, person, name: who, text: line }) => (
            <li key={id}>
              <Person id={person} called={who} /> <span>{line}</span>
            </li>
          ))}
        </ol>
      )}
      {me !== undefined && (
        <form onSubmit={(event) => void send(event)}>
          <input
            type="text"
            maxLength={500}
            autoComplete="off"
            aria-label={name("online.say-label")}
            placeholder={name("online.say-label")}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button className="button" type="submit">
            {name("online.say")}
          </button>
        </form>
      )}
      {me !== undefined && <Muted words={words} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Those whose words are not read, and the way back. */
function Muted({ words }: { readonly words: ChatProps["words"] }): ReactElement | null {
  const { say, name } = words;
  const [muted, setMuted] = useState<readonly string[]>([]);
  useEffect(() => {
    void new Calls(pageAddress()).get<readonly string[]>("api/me/mutes").then(setMuted, () => undefined);
  }, []);
  if (muted.length === 0) return null;
  const hear = async () => {
    const calls = new Calls(pageAddress());
    await Promise.all(muted.map((person) => calls.delete(`api/me/mutes/${person}`)));
    setMuted([]);
    await host().readAgain();
  };
  return (
    <p>
      {say({ id: "online.muted", n: muted.length })}{" "}
      <button className="button quiet small" type="button" onClick={() => void hear()}>
        {name("online.unmute")}
      </button>
    </p>
  );
}
