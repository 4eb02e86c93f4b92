import type { ReactElement } from "react";
import { useStore } from "zustand";
import { SeatMark } from "../kit/seat-mark.tsx";
import { figures } from "../words/figures.ts";
import type { Speech } from "../words/use-words.ts";
import type { Hint } from "../worker/scene.ts";
import { MoveButton } from "./move-button.tsx";
import type { TableStore } from "./table-store.ts";

interface HintsProps {
  readonly table: TableStore;
  readonly words: Speech;
}

/** Moves worth a thought, what to expect of them and why; the same numbers stand on the board. */
export function Hints({ table, words }: HintsProps): ReactElement | null {
  const hints = useStore(table, (state) => state.hints);
  const offers = useStore(table, (state) => state.scene?.offers);
  const viewer = useStore(table, (state) => state.scene?.viewer);
  const { name } = words;
  if (hints === undefined || offers === undefined) return null;
  return (
    <section className="hints" aria-label={name("frame.hints")} aria-busy={hints === "asked"}>
      <h3>{name("frame.hints")}</h3>
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
                  <Expected hint={hint} own={viewer} words={words} />
                  <ul className="hint-reasons">
                    {hint.reasons.map((reason) => (
                      <li key={words.say(reason)}>{words.say(reason)}</li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ol>
          <p className="hint-about">{name("hint.about")}</p>
        </>
      )}
      <button className="button small quiet" type="button" onClick={table.getState().dropHints}>
        {name("frame.hints-away")}
      </button>
    </section>
  );
}

interface ExpectedProps {
  readonly hint: Hint;
  readonly own: unknown;
  readonly words: Speech;
}

/** The expected end for each seat that it is known of. */
function Expected({ hint: { expected, error }, own, words }: ExpectedProps): ReactElement | null {
  if (expected.length === 0) return null;
  const isAlone = expected.length === 1;
  const about = words.name(isAlone ? "hint.expected-alone" : "hint.expected");
  return (
    <span className="hint-expected" role="group" aria-label={about} title={about}>
      {expected.map((points, seat) =>
        points === undefined ? null : (
          <span key={`seat ${seat.toString()}`}>
            <SeatMark seat={seat} size={14} /> {isAlone || points < 0 ? figures(points) : `+${points}`}
            {seat === own && error !== undefined && ` ± ${error}`}
          </span>
        ),
      )}
    </span>
  );
}
