import "./table.css";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useWayToCampaign } from "../campaign/campaign-way.tsx";
import { usePageGame } from "../games/game.ts";
import { createPlaces } from "../kit/places.ts";
import { useWayOnline } from "../online/go-on-online.tsx";
import { lookForServer } from "../online/server.ts";
import { useSettings } from "../settings/settings.ts";
import { sayProblem } from "../words/say-problem.ts";
import { seatNames, speech, useWords } from "../words/use-words.ts";
import { host, openMatch } from "../worker/index.ts";
import type { Scene } from "../worker/scene.ts";
import type { Around } from "./around.ts";
import { HandOver } from "./hand-over.tsx";
import { lightPlaces } from "./light-places.ts";
import { seatLooks } from "./seat-looks.ts";
import { TableFrame } from "./table-frame.tsx";
import { createTable, type TableStore } from "./table-store.ts";

/** A match of this device: it is opened in the worker and shown as whoever sits before the screen may see it. */
export default function TablePage({ id }: { readonly id: string }): ReactElement {
  const [table] = useState(createTable);
  const { name, say } = useWords();
  const pace = useSettings((settings) => settings.pace);
  const alwaysHandOver = useSettings((settings) => settings.alwaysHandOver);
  const scene = useStore(table, (state) => state.scene);
  const failed = useStore(table, (state) => state.failed);

  const around = useWayToCampaign(scene, useWayOnline(scene));

  useEffect(() => {
    void lookForServer();
    const { pace: bots, alwaysHandOver } = useSettings.getState();
    const { fail } = table.getState();
    void openMatch(id, { bots, alwaysHandOver }, (shown) => showAt(table, shown), fail);
    // A tab that slept may have missed what another one told.
    const look = () => document.visibilityState === "visible" && void host().look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      void host().close();
    };
  }, [id, table]);

  useEffect(() => void host().setPace({ bots: pace, alwaysHandOver }), [pace, alwaysHandOver]);

  if (failed !== undefined)
    return (
      <main className="page-waits">
        <p role="alert">{sayProblem(say, failed.problem)}</p>
        <a href="#/">{name("page.home")}</a>
      </main>
    );
  if (scene === undefined) return <p className="page-waits">{name("page.loading")}</p>;
  // Where viewers have secrets, the hand-over screen stands between them, and a fresh table follows it.
  const isHandOver = scene.waiting.for === "hand-over";
  return <Seated key={isHandOver ? "hand-over" : "table"} scene={scene} table={table} around={around} />;
}

/** A table that is cleared away lets go of the focus first: taken out with it, it would have the table laid out once more. */
function showAt(table: TableStore, scene: Scene): void {
  const { activeElement } = document;
  if (scene.waiting.for === "hand-over" && activeElement instanceof HTMLElement) activeElement.blur();
  table.getState().show(scene);
}

interface SeatedProps {
  readonly scene: Scene;
  readonly table: TableStore;
  readonly around: Around | undefined;
}

/** The table as one viewer may see it, or the screen that hands it over. */
export function Seated({ scene, table, around }: SeatedProps): ReactElement {
  const game = usePageGame(scene.game);
  const { players, waiting, sides } = scene;
  const isHandedOver = waiting.for === "hand-over";
  const names = useMemo(() => seatNames(players, game.language, isHandedOver), [players, game, isHandedOver]);
  const words = useMemo(() => speech(game.language, (seat) => names[seat] ?? ""), [game, names]);
  const seats = useMemo(() => seatLooks(names, sides), [names, sides]);
  const [places] = useState(createPlaces);

  useEffect(() => lightPlaces(table, places, words), [table, places, words]);
  useEffect(() => {
    document.title = `${words.name("title")} · ${words.name("page.title")}`;
  }, [words]);

  if (isHandedOver) return <HandOver seat={waiting.seat} seats={seats} words={words} />;
  return (
    <TableFrame game={game} scene={scene} table={table} places={places} seats={seats} words={words} around={around} />
  );
}
