import { type ReactElement, Suspense, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { SeatLook } from "../board.ts";
import type { PageGame } from "../games/game.ts";
import { UnkeptMatch } from "../keeping/unkept.tsx";
import type { PlacesStore } from "../kit/places.ts";
import { lazily } from "../parts/lazily.tsx";
import { useCompact } from "../parts/use-compact.ts";
import { useSettings } from "../settings/settings.ts";
import { suggestionSeat } from "../settings/suggestion-seat.ts";
import type { Speech } from "../words/use-words.ts";
import type { Scene } from "../worker/scene.ts";
import { Announcer } from "./announcer.tsx";
import type { Around } from "./around.ts";
import type { Aside } from "./aside.ts";
import { Ask } from "./ask.tsx";
import { BoardArea } from "./board-area.tsx";
import { Explainer } from "./explainer.tsx";
import { Flights } from "./flights.tsx";
import { hearTable } from "./hear-table.ts";
import { KitProvider } from "./kit-provider.tsx";
import { Log, LogDialog } from "./log.tsx";
import { PlaceMenu } from "./place-menu.tsx";
import { LiveScores } from "./scores.tsx";
import { Since } from "./since.tsx";
import { tableKeys } from "./table-keys.ts";
import type { TableStore } from "./table-store.ts";
import { TopBar } from "./top-bar.tsx";
import { Tray } from "./tray.tsx";

// What stands before the table comes when it is opened.
const CardsDialog = lazily(() => import("../game-pages/cards-dialog.tsx"));
const DealDialog = lazily(() => import("./deal-dialog.tsx"));
const ErrorsDialog = lazily(() => import("./errors-dialog.tsx"));
const KeysDialog = lazily(() => import("./keys-dialog.tsx"));
const OrderDialog = lazily(() => import("./orders.tsx"));
const ResultDialog = lazily(() => import("../result/result-dialog.tsx"));
const SeatsDialog = lazily(() => import("./seats-dialog.tsx"));
const RulesDialog = lazily(() => import("./rules.tsx"));
const SettingsDialog = lazily(() => import("../settings/settings-dialog.tsx"));

interface TableFrameProps {
  readonly game: PageGame;
  readonly scene: Scene;
  readonly table: TableStore;
  readonly places: PlacesStore;
  readonly seats: readonly SeatLook[];
  readonly words: Speech;
  /** What a match adds that is not on this device alone. */
  readonly around?: Around | undefined;
}

/** The frame around any board: what is asked, the moves, scores, log and rules. */
export function TableFrame({ game, scene, table, places, seats, words, around }: TableFrameProps): ReactElement {
  const compact = useCompact();
  const held = useStore(table, (state) => state.held?.preview);
  const pointed = useStore(table, (state) => state.pointed?.preview);
  const past = useStore(table, (state) => state.past);
  const considered = past === undefined ? (held ?? pointed) : undefined;
  const [aside, open] = useState<Aside>();
  const [panel, setPanel] = useState<string | undefined>(() =>
    compact ? undefined : game.board?.panels?.find(({ isOpen }) => isOpen === true)?.id,
  );
  const close = useCallback(() => open(undefined), []);
  const isOver = scene.result !== undefined;

  useEffect(() => {
    if (isOver) open("result");
  }, [isOver]);

  useEffect(() => tableKeys(table, open), [table]);
  useEffect(() => hearTable(table), [table]);
  const isSuggestedTo = useSettings(({ suggestTo }) => suggestTo.includes(suggestionSeat(scene)));
  useEffect(() => {
    table.getState().suggest(isSuggestedTo ? scene : undefined);
  }, [table, isSuggestedTo, scene]);

  const focus = scene.viewer === "spectator" ? (scene.actors[0] ?? 0) : scene.viewer;
  return (
    <KitProvider game={game} seats={seats} words={words} places={places} openPanel={setPanel}>
      <div className="table" data-revision={scene.revision}>
        <TopBar
          table={table}
          words={words}
          open={open}
          id={scene.id}
          way={scene.way}
          game={scene.game}
          when={scene.when}
          isAsked={scene.waiting.for === "viewer"}
          isOver={scene.waiting.for === "nobody"}
          hasResult={isOver}
          isOnline={isOnline(scene)}
          hasErrors={(scene.botErrors ?? []).length > 0}
          suggestTo={scene.viewer === "spectator" ? undefined : suggestionSeat(scene)}
          more={around?.menu ?? []}
        />
        {around?.notes}
        <UnkeptMatch id={scene.id} game={scene.game} />
        <main className="table-main">
          <Ask table={table} scene={scene} game={game} words={words} open={open} />
          <BoardArea
            game={game}
            view={past?.view ?? scene.view}
            preview={considered?.view}
            viewer={scene.viewer}
            focus={Math.max(0, focus)}
            actors={past?.actors ?? scene.actors}
            sketch={scene.sketch}
            panel={panel}
            onPanel={setPanel}
          />
        </main>
        <aside className="table-side">
          <LiveScores table={table} preview={considered?.scores} board={game.board} />
          {around?.side}
          {!compact && <Since table={table} />}
          {!compact && <Log table={table} way={scene.way} />}
        </aside>
        <Tray table={table} scene={scene} words={words} />
        <Flights table={table} board={game.board} />
        <PlaceMenu table={table} words={words} />
        <Explainer words={words} values={scene.ruleValues} />
        <Announcer table={table} words={words} />
        <Suspense>
          {aside === "rules" && (
            <RulesDialog
              onClose={close}
              game={scene.game}
              rules={game.facts.rules}
              values={scene.ruleValues}
              task={scene.task}
              words={words}
            />
          )}
          {aside === "log" && <LogDialog onClose={close} table={table} way={scene.way} />}
          {aside === "deal" && <DealDialog onClose={close} scene={scene} canEnd={!isOnline(scene)} />}
          {aside === "seats" && (
            <SeatsDialog onClose={close} players={scene.players} bots={game.facts.bots} words={words} />
          )}
          {aside === "keys" && <KeysDialog onClose={close} />}
          {aside === "errors" && <ErrorsDialog onClose={close} errors={scene.botErrors ?? []} />}
          {aside === "cards" && <CardsDialog title={words.name("cards.title")} game={scene.game} onClose={close} />}
          {aside === "settings" && <SettingsDialog onClose={close} />}
          {aside === "order" && game.facts.orders !== undefined && (
            <OrderDialog
              key={scene.viewer}
              onClose={close}
              described={game.facts.orders}
              order={scene.order}
              words={words}
            />
          )}
          {aside === "result" && scene.result !== undefined && (
            <ResultDialog
              onClose={close}
              scene={scene}
              result={scene.result}
              again={around?.again}
              headline={game.board?.headline && ((seat) => game.board?.headline?.(scene.view, seat))}
            />
          )}
        </Suspense>
      </div>
    </KitProvider>
  );
}

const isOnline = ({ way }: Scene): boolean => way.startsWith("/table/");
