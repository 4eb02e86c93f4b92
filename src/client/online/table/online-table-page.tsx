import "../../frame/table.css";
import "../online.css";
import { proxy } from "comlink";
import { type ReactElement, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { Seated } from "../../frame/table-page.tsx";
import { createTable } from "../../frame/table-store.ts";
import { sayProblem } from "../../words/say-problem.ts";
import { useWords } from "../../words/use-words.ts";
import { host } from "../../worker/index.ts";
import type { TableNews } from "../../worker/online/table-news.ts";
import type { Problem, Scene } from "../../worker/scene.ts";
import { lookForServer, pageAddress } from "../server.ts";
import { useAround } from "./around.tsx";
import { Seating } from "./seating.tsx";

/** A table on the server: its seats until the match begins, then the match. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactElement {
  const [table] = useState(createTable);
  const [news] = useState(() => createStore<{ readonly now: TableNews | undefined }>(() => ({ now: undefined })));
  const { name, say } = useWords();
  const scene = useStore(table, (state) => state.scene);
  const failed = useStore(table, (state) => state.failed);
  const now = useStore(news, (state) => state.now);

  useEffect(() => {
    void lookForServer();
    const { show, fail } = table.getState();
    const listener = (heard: Scene | TableNews | Problem) => {
      if ("view" in heard) show(heard);
      else if ("problem" in heard) fail(heard);
      else news.setState({ now: heard });
    };
    void host().openTable(pageAddress(), id, proxy(listener));
    const network = ({ type }: Event) => void host().network(type === "online");
    window.addEventListener("online", network);
    window.addEventListener("offline", network);
    return () => {
      window.removeEventListener("online", network);
      window.removeEventListener("offline", network);
      void host().close();
    };
  }, [id, table, news]);

  if (failed !== undefined)
    return (
      <main className="page-waits">
        <p role="alert">{sayProblem(say, failed.problem)}</p>
        <a href="#/">{name("page.home")}</a>
      </main>
    );
  if (now === undefined) return <p className="page-waits">{name("online.connecting")}</p>;
  if (now.table.status === "open" || now.table.status === "dealing") return <Seating news={now} />;
  if (scene === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  return <Playing scene={scene} table={table} news={now} />;
}

interface PlayingProps {
  readonly scene: Scene;
  readonly table: ReturnType<typeof createTable>;
  readonly news: TableNews;
}

function Playing({ scene, table, news }: PlayingProps): ReactElement {
  const around = useAround(news);
  return <Seated scene={scene} table={table} around={around} />;
}
