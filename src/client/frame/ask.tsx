import { type ReactElement, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { PageGame } from "../games/game.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useCompact } from "../parts/use-compact.ts";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { Scene } from "../worker/scene.ts";
import { afterPaint } from "./after-paint.ts";
import { Guide } from "./guide.tsx";
import { Hints } from "./hints.tsx";
import { AsideList, MoveButtons, MoveList } from "./moves.tsx";
import { narrow } from "./narrow.ts";
import type { Aside } from "./table-frame.tsx";
import type { TableStore } from "./table-store.ts";

const PAUSE = 1400;

interface AskProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly game: PageGame;
  readonly words: Speech;
  open(aside: Aside): void;
}

/** Whose turn it is, what is asked, and every way to answer that is not on the board. */
export function Ask({ table, scene, game, words, open }: AskProps): ReactElement {
  const { say, name } = words;
  const held = useStore(table, (state) => state.held);
  const clicked = useStore(table, (state) => state.clicked);
  const problem = useStore(table, (state) => state.problem);
  const compact = useCompact();
  const { waiting } = scene;
  const here = waiting.for === "viewer" && held === undefined ? narrow(scene.offers, clicked).here : [];
  useOwnAnswer(scene);
  return (
    <section className="ask" aria-label={name("frame.your-turn")}>
      <div
        className="ask-line"
        data-wraps={held !== undefined || here.length > 0 || undefined}
        data-confirms={held !== undefined || undefined}
      >
        <Turn scene={scene} words={words} />
        {here.length > 0 && <MoveButtons table={table} offers={here} words={words} />}
        {held !== undefined && <Confirm table={table} words={words} />}
        <More table={table} scene={scene} game={game} words={words} open={open} />
      </div>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {say({ id: "frame.problem", reason: problem })}
        </p>
      )}
      {clicked.length > 0 && held === undefined && (
        <p className="ask-next">
          {name("frame.choose-next")}{" "}
          <button className="button small quiet" type="button" onClick={table.getState().unpress}>
            {name("frame.take-back")}
          </button>
        </p>
      )}
      {scene.answersItself && <p className="ask-next">{name("frame.answers-itself")}</p>}
      {scene.order !== undefined && (
        <p className="notice">
          {name("frame.order-active")}{" "}
          <button className="button small" type="button" onClick={() => void host().order(undefined)}>
            {name("frame.order-cancel")}
          </button>
        </p>
      )}
      {compact && held === undefined && <Hints table={table} words={words} />}
      {waiting.for === "viewer" && held === undefined && (
        <Guide game={scene.game} task={scene.task} values={scene.ruleValues} words={words} />
      )}
    </section>
  );
}

/** The list of all moves, what can be done at any time, standing orders. */
function More({ table, scene, game, words, open }: AskProps): ReactElement | null {
  const { waiting, order } = scene;
  if (waiting.for === "nobody") return null;
  return (
    <div className="ask-more">
      {waiting.for === "viewer" && <MoveList table={table} scene={scene} words={words} />}
      <AsideList table={table} scene={scene} words={words} />
      {game.facts.orders !== undefined && order === undefined && (
        <button className="button small quiet" type="button" onClick={() => open("order")}>
          {words.name("frame.orders")}
        </button>
      )}
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
  if (waiting.for === "bot")
    return (
      <h2 className="turn" ref={heading} tabIndex={-1}>
        <span className="spinner" aria-hidden="true" /> {say({ id: "frame.thinking", seat: waiting.seat })}{" "}
        <button className="button small quiet" type="button" onClick={() => void host().hurry()}>
          {name("frame.hurry")}
        </button>
      </h2>
    );
  return (
    <h2 className="turn" ref={heading} tabIndex={-1}>
      {viewer !== "spectator" && waiting.for === "viewer" && <SeatMark seat={viewer} />}
      {question === undefined ? name("result.title") : say(question)}
    </h2>
  );
}

/** A choice that ends the turn, before it counts. */
function Confirm({ table, words }: Pick<AskProps, "table" | "words">): ReactElement {
  const { say, name } = words;
  const held = useStore(table, (state) => state.held);
  const button = useRef<HTMLButtonElement>(null);
  const offer = held?.offer;
  useEffect(() => {
    if (offer !== undefined) button.current?.focus({ preventScroll: true });
  }, [offer]);
  return (
    <div className="confirm" role="group" aria-label={name("frame.confirm")}>
      {offer !== undefined && <span>{say(offer.text)}</span>}
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
