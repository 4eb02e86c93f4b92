import "./board.css";
import { type ReactElement, Suspense, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Place, Seat, Table, Viewer } from "../../table/game.ts";
import type { BoardProps } from "../board.ts";
import type { PageGame } from "../games/game.ts";
import { useKit } from "../kit/table-context.ts";
import { Sheet } from "../parts/dialog.tsx";
import { useCompact, useSmallScreen } from "../parts/use-compact.ts";
import { afterPaint } from "./after-paint.ts";
import { moveFocus } from "./board-keys.ts";
import { breathe } from "./breathe.ts";
import { focusLit } from "./by-keyboard.ts";
import { loadMenus } from "./move-menu.tsx";
import { goTo, showLit } from "./show-lit.ts";

interface BoardAreaProps {
  readonly game: PageGame;
  readonly view: Table;
  readonly preview: Table | undefined;
  readonly viewer: Viewer;
  readonly focus: Seat;
  readonly actors: readonly Seat[];
  /** The board as text, where none is drawn. */
  readonly sketch: string;
  readonly panel: string | undefined;
  onPanel(panel: string | undefined): void;
}

const warmUp = () => void loadMenus().catch(() => undefined);
const nothing: ReadonlyMap<Place, unknown> = new Map();

/** The board, and the panels that are shown on demand. */
export function BoardArea(props: BoardAreaProps): ReactElement {
  const { game, view, preview, viewer, focus, actors, sketch, panel, onPanel } = props;
  const { name, places } = useKit();
  const screen = useSmallScreen();
  const compact = screen === "phone" || (screen !== undefined && game.board?.compactOn?.includes(screen) === true);
  const area = useRef<HTMLElement>(null);
  const lit = useStore(places, (all) => all.lit);
  const known = useRef(nothing);
  const board: BoardProps = { view, preview, viewer, focus, actors, compact, screen };
  const Board = game.board?.Board;

  useEffect(() => {
    const before = known.current;
    const isAsBefore = lit.size === before.size && [...lit.keys()].every((place) => before.has(place));
    let stopLooking = () => {};
    const callOff = afterPaint(() => {
      known.current = lit;
      breathe((place) => !before.has(place));
      // Whoever looks elsewhere is left there while others move.
      if (area.current !== null && !isAsBefore && lit.size > 0) stopLooking = showLit(area.current);
      focusLit();
    });
    return () => {
      callOff();
      stopLooking();
    };
  }, [lit]);

  return (
    <section
      ref={area}
      className="board-area"
      aria-label={name("frame.board")}
      onKeyDown={moveFocus}
      onPointerDownCapture={warmUp}
      onKeyDownCapture={warmUp}
    >
      {Board === undefined ? <pre className="sketch">{sketch}</pre> : <Board {...board} />}
      <Panels game={game} board={board} panel={panel} onPanel={onPanel} />
    </section>
  );
}

interface PanelsProps {
  readonly game: PageGame;
  readonly board: BoardProps;
  readonly panel: string | undefined;
  onPanel(panel: string | undefined): void;
}

function Panels({ game, board, panel, onPanel }: PanelsProps): ReactElement | null {
  const { say, name, places } = useKit();
  const lit = useStore(places, (all) => all.lit);
  const { view, viewer } = board;
  const isSheet = useCompact();
  const panels = (game.board?.panels ?? []).filter(({ isShown }) => isShown?.(view, viewer) ?? true);
  const litIn = panels.map(({ holds }) => [...lit.keys()].filter((place) => holds?.(place, view, viewer)).length);
  const needed = panels[litIn.findIndex((count) => count > 0 && count === lit.size)]?.id;
  const opened = useRef<{ readonly before: string | undefined }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel opens when it is needed, and closes when that is done
  useEffect(() => {
    if (needed !== undefined) {
      opened.current ??= { before: panel };
      onPanel(needed);
    } else if (opened.current !== undefined) {
      onPanel(opened.current.before);
      opened.current = undefined;
    }
  }, [needed, lit]);

  const landmarks = (game.board?.landmarks ?? []).filter(({ isShown }) => isShown(board));
  if (panels.length + landmarks.length === 0) return null;
  const shown = panels.find(({ id }) => id === panel);
  const body =
    shown === undefined ? null : (
      <Suspense>
        <shown.Body {...board} />
      </Suspense>
    );
  return (
    <section className="panels" aria-label={name("frame.panels")}>
      <div className="panel-tabs">
        {landmarks.map(({ id, title, at }) => (
          <button key={id} className="button small" type="button" onClick={() => goTo(at)}>
            {say(title(board))}
          </button>
        ))}
        {panels.map(({ id, title }, i) => (
          <button
            key={id}
            className="button small"
            type="button"
            aria-pressed={id === panel}
            data-lit={(litIn[i] ?? 0) > 0 || undefined}
            onClick={() => onPanel(id === panel ? undefined : id)}
          >
            {say(title(view, viewer))}
          </button>
        ))}
      </div>
      {isSheet && shown !== undefined ? (
        <Sheet title={say(shown.title(view, viewer))} onClose={() => onPanel(undefined)}>
          {body}
        </Sheet>
      ) : (
        body !== null && <div className="panel-body">{body}</div>
      )}
    </section>
  );
}
