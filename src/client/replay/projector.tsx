import "../frame/table.css";
import "./replay.css";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { CHANCE } from "../../table/game.ts";
import { BoardArea } from "../frame/board-area.tsx";
import { DealLines } from "../frame/deal.tsx";
import { Explainer } from "../frame/explainer.tsx";
import { KitProvider } from "../frame/kit-provider.tsx";
import { LogLines } from "../frame/log.tsx";
import { reuse } from "../frame/reuse.ts";
import { Scores } from "../frame/scores.tsx";
import { seatLooks } from "../frame/seat-looks.ts";
import { usePageGame } from "../games/game.ts";
import { createPlaces, mark } from "../kit/places.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { Sign } from "../parts/sign.tsx";
import { seatNames, speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { Film, Still } from "../worker/scene.ts";
import { BranchButton } from "./branch-button.tsx";
import { KeepButton } from "./keep-button.tsx";

interface ProjectorProps {
  readonly film: Film;
  /** The step to begin with; the first of a finished match, the last of another. */
  readonly from?: number | undefined;
}

/** Steps through a match with a slider, buttons and arrow keys; one can play on from any step. */
export function Projector({ film, from }: ProjectorProps): ReactElement {
  const game = usePageGame(film.game);
  const names = useMemo(() => seatNames(film.players, game.language), [film, game]);
  const words = useMemo(() => speech(game.language, (seat) => names[seat] ?? ""), [game, names]);
  const seats = useMemo(() => seatLooks(names, film.sides), [names, film]);
  const [places] = useState(createPlaces);
  const [panel, setPanel] = useState<string>();
  const last = film.log.length;
  const [step, setStep] = useState(() => Math.min(last, from ?? (film.result === undefined ? last : 0)));
  const [still, setStill] = useState<Still>();
  const go = (to: number) => setStep(Math.min(last, Math.max(0, to)));
  const { name, say } = words;

  useEffect(() => {
    let isOld = false;
    void host()
      .still(step)
      .then((found) => isOld || setStill((shown) => reuse(shown, found)));
    mark(places, { recent: new Set(film.log[step - 1]?.at.slice(-1)) });
    return () => {
      isOld = true;
    };
  }, [step, film, places]);

  useEffect(() => {
    const keys: { readonly [key: string]: (at: number) => number } = {
      ArrowLeft: (at) => at - 1,
      ArrowRight: (at) => at + 1,
      Home: () => 0,
      End: () => last,
    };
    const pressed = (event: KeyboardEvent) => {
      const move = keys[event.key];
      if (move === undefined || (event.target instanceof Element && event.target.closest("input, select, .board-area")))
        return;
      event.preventDefault();
      setStep((at) => Math.min(last, Math.max(0, move(at))));
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [last]);

  useEffect(() => {
    document.title = `${name("replay.title")} · ${name("title")}`;
  }, [name]);

  const line = film.log[step - 1];
  return (
    <KitProvider game={game} seats={seats} words={words} places={places} openPanel={setPanel}>
      <div className="table replay">
        <header className="top-bar">
          <a className="top-home" href="#/" aria-label={name("page.home")}>
            <Sign of="home" />
          </a>
          <div className="top-title">
            <h1>
              {name("title")} · {name("replay.title")}
            </h1>
            {line?.when !== undefined && <p className="top-when">{say(line.when)}</p>}
          </div>
          {film.way !== "" && (
            <a className="button quiet" href={`#${film.way}`}>
              {name("replay.back")}
            </a>
          )}
        </header>
        <main className="table-main">
          <div className="replay-head">
            <p className="replay-line" role="status">
              {line !== undefined && line.seat !== CHANCE && <SeatMark seat={line.seat} size={20} />}{" "}
              {line === undefined ? name("replay.before") : say(line.text)}
            </p>
            <div className="replay-controls">
              <Step of="first" label={name("replay.first")} isOff={step === 0} onClick={() => go(0)} />
              <Step of="previous" label={name("replay.previous")} isOff={step === 0} onClick={() => go(step - 1)} />
              <input
                type="range"
                min={0}
                max={last}
                value={step}
                aria-label={name("replay.slider")}
                aria-valuetext={say({ id: "replay.step", n: step, all: last })}
                onChange={({ target }) => go(target.valueAsNumber)}
              />
              <Step of="next" label={name("replay.next")} isOff={step === last} onClick={() => go(step + 1)} />
              <Step of="last" label={name("replay.last")} isOff={step === last} onClick={() => go(last)} />
              <span>{say({ id: "replay.step", n: step, all: last })}</span>
            </div>
            <div className="replay-ways">
              {film.canBranch && still !== undefined && still.actors.length > 0 && (
                <BranchButton film={film} step={step} words={words} />
              )}
              {film.canBranch && !film.way.startsWith("/match/") && <KeepButton />}
            </div>
          </div>
          {still !== undefined && (
            <BoardArea
              game={game}
              view={still.view}
              preview={undefined}
              viewer={film.viewer}
              focus={film.viewer === "spectator" ? Math.max(0, still.actors[0] ?? 0) : film.viewer}
              actors={still.actors}
              sketch={still.sketch}
              panel={panel}
              onPanel={setPanel}
            />
          )}
        </main>
        <aside className="table-side">
          {still !== undefined && (
            <Scores scene={{ ...still, viewer: film.viewer }} preview={undefined} board={game.board} />
          )}
          {film.deal !== undefined && (
            <details className="replay-deal">
              <summary>{name("deal.title")}</summary>
              <DealLines deal={film.deal} />
            </details>
          )}
          <section className="log" aria-label={name("frame.log")}>
            <h2>{name("frame.log")}</h2>
            <LogLines log={film.log} here={step - 1} onStep={go} />
          </section>
        </aside>
        <Explainer words={words} values={film.ruleValues} />
      </div>
    </KitProvider>
  );
}

interface StepProps {
  readonly of: "first" | "previous" | "next" | "last";
  readonly label: string;
  readonly isOff: boolean;
  onClick(): void;
}

const Step = ({ of, label, isOff, onClick }: StepProps): ReactElement => (
  <button className="button" type="button" aria-label={label} disabled={isOff} onClick={onClick}>
    <Sign of={of} />
  </button>
);
