import "./lesson.css";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { afterPaint } from "../frame/after-paint.ts";
import { showHighlighted } from "../frame/show-lit.ts";
import type { TableStore } from "../frame/table-store.ts";
import type { Speech } from "../words/use-words.ts";
import type { LessonShown, Scene } from "../worker/scene.ts";
import { lessonPlaces } from "./lesson-places.ts";
import { useLessonWords } from "./use-lesson-words.ts";

interface LessonProps {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly lesson: LessonShown;
  readonly words: Speech;
}

/** The guide of a first game: what it says now, and what one can answer. */
export default function LessonCard({
  table,
  scene,
  lesson,
  words,
  onPutAway,
}: LessonProps & { readonly onPutAway: () => void }): ReactElement {
  const { name, say } = words;
  const strayed = useStore(table, (state) => state.strayed);
  usePointing(table);
  const away = (
    <button className="button small quiet" type="button" onClick={onPutAway}>
      {name("lesson.put-away")}
    </button>
  );
  const anew = (
    <a className="button small" href={`#/learn/${scene.game}/anew`}>
      {name("lesson.anew")}
    </a>
  );
  return (
    <section className="lesson" aria-label={name("lesson.title")}>
      <header>
        <h3>{name("lesson.title")}</h3>
        {lesson.going === "by-script" && (
          <span>{say({ id: "lesson.step", n: lesson.step + 1, of: lesson.steps })}</span>
        )}
      </header>
      {strayed !== undefined ? (
        <Strayed table={table} scene={scene} lesson={lesson} words={words} />
      ) : lesson.going === "own-way" ? (
        <Said text={name("lesson.own-way")}>
          {anew}
          {away}
        </Said>
      ) : lesson.says.length === 0 ? (
        <Said text={name("lesson.watch")} />
      ) : (
        <Pages key={lesson.step} table={table} scene={scene} lesson={lesson} words={words}>
          {lesson.going === "done" && (
            <>
              <a className="button small primary" href={`#/new/${scene.game}`}>
                {name("lesson.new")}
              </a>
              {away}
            </>
          )}
        </Pages>
      )}
    </section>
  );
}

interface SaidProps {
  readonly text: string;
  readonly children?: ReactNode;
}

/** A text that is read out when it changes, and the ways to answer it. */
function Said({ text, children }: SaidProps): ReactElement {
  const said = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read from its beginning
  useEffect(() => {
    said.current?.closest(".tray")?.scrollTo(0, 0);
  }, [text]);
  return (
    <>
      <p role="status" ref={said}>
        {text}
      </p>
      <div className="lesson-ways">{children}</div>
    </>
  );
}

/** The texts of a step, one at a time; the last one stands with the move. */
function Pages({
  table,
  scene,
  lesson,
  words,
  children,
}: LessonProps & { readonly children: ReactNode }): ReactElement {
  const { name } = words;
  const { say } = useLessonWords(scene.game);
  const page = useStore(table, (state) => state.page);
  const { says, expected } = lesson;
  const { turnPage, choose } = table.getState();
  const offer = expected === undefined ? undefined : scene.offers[expected];
  const isLast = page >= says.length - 1;
  const held = useStore(table, (state) => state.held !== undefined);
  const text = says[Math.min(page, says.length - 1)]?.text;
  return (
    <>
      <Said text={text === undefined ? "" : say({ id: text })} />
      {isLast && offer !== undefined && (
        <p className="lesson-move">{words.say({ id: held ? "lesson.confirm" : "lesson.move", move: offer.text })}</p>
      )}
      <div className="lesson-ways">
        {!isLast && (
          <button className="button small primary" type="button" onClick={() => turnPage(page + 1)}>
            {name("lesson.on")}
          </button>
        )}
        {page > 0 && (
          <button className="button small" type="button" onClick={() => turnPage(page - 1)}>
            {name("lesson.back")}
          </button>
        )}
        {isLast && offer !== undefined && !held && (
          <button className="button small" type="button" onClick={() => choose(offer)}>
            {name("lesson.do-it")}
          </button>
        )}
        {isLast && children}
      </div>
    </>
  );
}

/** A choice the lesson does not go on with: it is legal, and the learner's to make. */
function Strayed({ table, scene, lesson, words }: LessonProps): ReactElement {
  const { name, say } = words;
  const { goOwnWay, think } = table.getState();
  const strayed = useStore(table, (state) => state.strayed);
  const offer = lesson.expected === undefined ? undefined : scene.offers[lesson.expected];
  const text =
    strayed === undefined || offer === undefined
      ? ""
      : say({ id: "lesson.strayed", move: strayed.text, expected: offer.text });
  return (
    <Said text={text}>
      <button className="button small primary" type="button" onClick={think}>
        {name("lesson.come-back")}
      </button>
      <button className="button small" type="button" onClick={goOwnWay}>
        {name("lesson.go-own-way")}
      </button>
    </Said>
  );
}

/** Brings what the guide points at into sight. */
function usePointing(table: TableStore): void {
  const place = useStore(table, (state) => lessonPlaces(state)[0]);
  useEffect(() => (place === undefined ? undefined : afterPaint(showHighlighted)), [place]);
}
