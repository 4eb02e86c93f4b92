import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { Viewer } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Speech } from "../words/use-words.ts";
import type { Hint } from "../worker/scene.ts";
import { MoveButton } from "./move-button.tsx";
import type { TableStore } from "./table-store.ts";

interface HintsProps {
  readonly table: TableStore;
  readonly words: Speech;
}

/** Moves worth a thought, what to expect of them and why; their places on the board bear the same numbers. */
export function Hints({ table, words }: HintsProps): ReactElement | null {
  const hints = useStore(table, (state) => state.hints);
  const offers = useStore(table, (state) => state.scene?.offers);
  const viewer = useStore(table, (state) => state.scene?.viewer);
  const { name } = words;
  if (hints === undefined || offers === undefined) return null;
  return (
    <section className="hints" aria-label={name("frame.hints")} aria-busy={hints === "asked"}>
      <header>
        <h3>{name("frame.hints")}</h3>
        <button className="button small quiet" type="button" onClick={table.getState().dropHints}>
          {name("frame.hints-away")}
        </button>
      </header>
      {hints === "asked" ? (
        <p role="status">{name("hint.thinking")}</p>
      ) : (
        <>
          <ol>
            {hints.map((hint) => {
              const offered = offers[hint.offer];
              return offered === undefined ? null : (
                <li key={hint.offer}>
                  <MoveButton table={table} offer={offered} words={words} className="button small" />
                  <ul>
                    {saidOf(hint, viewer).map((said) => (
                      <li key={said.id + String(said.term)}>{words.say(said)}</li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ol>
          <p className="hint-about">{name("hint.about")}</p>
        </>
      )}
    </section>
  );
}

function saidOf(hint: Hint, own: Viewer | undefined): readonly Message[] {
  const end = expectedEnd(hint, own);
  return end === undefined ? hint.reasons : [end, ...hint.reasons];
}

/** How it should end for whoever asks. */
function expectedEnd({ expected, wins, error }: Hint, own: Viewer | undefined): Message | undefined {
  if (typeof own !== "number") return undefined;
  const points = expected[own];
  const won = wins[own];
  if (points === undefined && won === undefined) return undefined;
  const end =
    points === undefined
      ? { id: "hint.wins", n: won! }
      : { id: endOf(points, expected.length === 1), n: Math.abs(points) };
  return error === undefined || error === 0 ? end : { id: "hint.give-or-take", expected: end, n: error };
}

function endOf(points: number, isAlone: boolean): string {
  if (isAlone) return "hint.alone";
  if (points === 0) return "hint.level";
  return points < 0 ? "hint.behind" : "hint.ahead";
}
