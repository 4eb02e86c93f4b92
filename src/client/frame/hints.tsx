import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import { MoveButton } from "./move-button.tsx";
import type { TableStore } from "./table-store.ts";

/** What a bot would look at, and why; the same numbers stand on the board. */
export function Hints({ table, words }: { readonly table: TableStore; readonly words: Speech }): ReactElement | null {
  const hints = useStore(table, (state) => state.hints);
  const offers = useStore(table, (state) => state.scene?.offers);
  const { say, name } = words;
  if (hints === undefined || offers === undefined) return null;
  return (
    <section className="hints" aria-label={name("frame.hints")}>
      <h3>{name("frame.hints")}</h3>
      <ol>
        {hints.map(({ offer, reason }) => {
          const offered = offers[offer];
          return offered === undefined ? null : (
            <li key={offer}>
              <MoveButton table={table} offer={offered} words={words} className="button small" /> {say(reason)}
            </li>
          );
        })}
      </ol>
      <button className="button small quiet" type="button" onClick={table.getState().dropHints}>
        {name("frame.hints-away")}
      </button>
    </section>
  );
}
