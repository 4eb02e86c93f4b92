import { type ReactElement, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Seat } from "../../table/game.ts";
import type { PageGame } from "../games/game.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { Sign } from "../parts/sign.tsx";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { Scene } from "../worker/scene.ts";
import { afterPaint } from "./after-paint.ts";
import type { Aside } from "./aside.ts";
import { Caption, PastCaption } from "./caption.tsx";
import { AsideList, MoveButtons, MoveList } from "./moves.tsx";
import { narrow } from "./narrow.ts";
import { showChosen } from "./show-lit.ts";
import type { TableStore } from "./table-store.ts";

const PAUSE = 1400;
/** Letters of a question from which on it is set smaller, so that what the others did keeps its line. */
const LONG = 38;

interface AskProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly game: PageGame;
  readonly words: Speech;
  open(aside: Aside): void;
}

/**
 * The action bar: whose turn it is, what is asked, what is chosen, every way to answer that is not on the board, and the
 * way back. It keeps its height and stays in sight.
 */
export function Ask({ table, scene, game, words, open }: AskProps): ReactElement {
  const { name } = words;
  const held = useStore(table, (state) => state.held);
  useOwnAnswer(scene);
  return (
    <section className="ask" aria-label={name("frame.your-turn")} data-held={held !== undefined || undefined}>
      <div className="ask-words" tabIndex={0}>
        <Turn scene={scene} words={words} />
        <Note table={table} scene={scene} words={words} />
      </div>
      <Answers table={table} scene={scene} words={words} />
      <div className="ask-tools">
        <More table={table} scene={scene} game={game} words={words} open={open} />
        <Back table={table} scene={scene} words={words} />
      </div>
    </section>
  );
}

type PartProps = Pick<AskProps, "table" | "scene" | "words">;

/** The second line: what went wrong, what is chosen, what comes next, or what the others just did. */
function Note({ table, scene, words }: PartProps): ReactElement {
  const { say, name } = words;
  const held = useStore(table, (state) => state.held);
  const isUnderWay = useStore(table, (state) => state.clicked.length > 0);
  const problem = useStore(table, (state) => state.problem);
  const isPast = useStore(table, (state) => state.past !== undefined);
  if (isPast) return <PastCaption table={table} />;
  if (problem !== undefined)
    return (
      <p className="ask-note problem" role="alert">
        {say({ id: "frame.problem", reason: problem })}
      </p>
    );
  if (held !== undefined)
    return (
      <p className="ask-note chosen">{[held.offer.text, ...(held.preview?.follows ?? [])].map(say).join(" · ")}</p>
    );
  if (scene.notice !== undefined)
    return (
      <p className="ask-note" role="status">
        {say(scene.notice)}
      </p>
    );
  if (isUnderWay) return <p className="ask-note">{name("frame.choose-next")}</p>;
  if (scene.answersItself) return <p className="ask-note">{name("frame.answers-itself")}</p>;
  return <Caption table={table} />;
}

/** The buttons that answer: moves without a place, or the confirmation of what is chosen. */
function Answers({ table, scene, words }: PartProps): ReactElement {
  const { name } = words;
  const held = useStore(table, (state) => state.held);
  const clicked = useStore(table, (state) => state.clicked);
  const isPast = useStore(table, (state) => state.past !== undefined);
  const { waiting } = scene;
  const here = waiting.for === "viewer" && held === undefined ? narrow(scene.offers, clicked).here : [];
  return (
    <div className="ask-answers">
      {isPast && (
        <button className="button" type="button" onClick={table.getState().now}>
          {name("frame.now")}
        </button>
      )}
      {waiting.for === "bot" && (
        <button className="button" type="button" onClick={() => void host().hurry()}>
          <Sign of="last" /> {name("frame.hurry")}
        </button>
      )}
      {held === undefined && clicked.length > 0 && (
        <button className="button" type="button" onClick={table.getState().unpress}>
          {name("frame.take-back")}
        </button>
      )}
      {here.length > 0 && <MoveButtons table={table} offers={here} words={words} />}
      {held !== undefined && <Confirm table={table} words={words} />}
    </div>
  );
}

/** The list of all moves, what can be done at any time, standing orders. */
function More({ table, scene, game, words, open }: AskProps): ReactElement | null {
  const { name } = words;
  const { waiting, order } = scene;
  if (waiting.for === "nobody") return null;
  return (
    <div className="ask-more" data-idle={waiting.for !== "viewer" || undefined}>
      <MoveList table={table} scene={scene} words={words} />
      <AsideList table={table} scene={scene} words={words} />
      {game.facts.orders !== undefined && order === undefined && (
        <button className="button quiet" type="button" onClick={() => open("order")}>
          <Sign of="order" /> <span className="tool-name">{name("frame.orders")}</span>
        </button>
      )}
      {order !== undefined && (
        <button
          className="button"
          type="button"
          title={name("frame.order-active")}
          onClick={() => void host().order(undefined)}
        >
          <Sign of="order" /> {name("frame.order-cancel")}
        </button>
      )}
    </div>
  );
}

function Back({ table, scene, words }: PartProps): ReactElement {
  const { name } = words;
  const { undo, redo } = table.getState();
  return (
    <div className="ask-back">
      <button className="button quiet" type="button" disabled={!scene.undo} onClick={undo}>
        <Sign of="undo" /> <span className="tool-name">{name("frame.undo")}</span>
      </button>
      <button className="button quiet" type="button" disabled={!scene.redo} onClick={redo}>
        <Sign of="redo" /> <span className="tool-name">{name("frame.redo")}</span>
      </button>
    </div>
  );
}

function Turn({ scene, words }: Pick<AskProps, "scene" | "words">): ReactElement {
  const { say, name } = words;
  const { waiting, question, viewer } = scene;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever plays by keyboard goes on from the question when what was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new scene may take the focused element away
  useEffect(
    () =>
      afterPaint(() => {
        if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      }),
    [scene.revision],
  );
  const asked =
    waiting.for === "bot" || waiting.for === "other"
      ? say({ id: isBot(scene, waiting.seat) ? "frame.thinking" : "frame.turn-of", seat: waiting.seat })
      : question === undefined
        ? name(scene.isAborted ? "frame.aborted" : "result.title")
        : say(question);
  return (
    <h2 className="turn" ref={heading} tabIndex={-1} data-long={asked.length > LONG || undefined}>
      {(waiting.for === "bot" || waiting.for === "other") && waiting.seat >= 0 && <SeatMark seat={waiting.seat} />}
      {waiting.for === "viewer" && viewer !== "spectator" && <SeatMark seat={viewer} />}
      <span>{asked}</span>
    </h2>
  );
}

const isBot = ({ players }: Scene, seat: Seat): boolean => players[seat]?.bot !== undefined;

/** A choice that ends the turn, before it counts. */
function Confirm({ table, words }: Pick<AskProps, "table" | "words">): ReactElement {
  const { name } = words;
  const offer = useStore(table, (state) => state.held?.offer);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is confirmed anew
  useEffect(
    () =>
      afterPaint(() => {
        button.current?.focus({ preventScroll: true });
        showChosen();
      }),
    [offer],
  );
  return (
    <div className="confirm" role="group" aria-label={name("frame.confirm")}>
      <button ref={button} className="button primary" type="button" onClick={table.getState().confirm}>
        {name("frame.confirm")}
      </button>
      <button className="button" type="button" onClick={table.getState().think}>
        {name("frame.change-mind")}
      </button>
    </div>
  );
}

/** A seat that has but one answer, because of what only it knows, gives it after a pause. */
function useOwnAnswer(scene: Scene): void {
  useEffect(() => {
    if (!scene.answersItself) return;
    const timer = setTimeout(() => void host().play(0, scene.revision, false), PAUSE);
    return () => clearTimeout(timer);
  }, [scene]);
}
