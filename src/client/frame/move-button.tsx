import type { ReactElement } from "react";
import { useStore } from "zustand";
import { isAwaited } from "../lesson/lesson-places.ts";
import type { Speech } from "../words/use-words.ts";
import type { Offered } from "../worker/scene.ts";
import type { TableStore } from "./table-store.ts";

interface MoveButtonProps {
  readonly table: TableStore;
  readonly offer: Offered;
  readonly words: Speech;
  readonly className?: string;
}

/** A move as a button; pointing at it shows on the board what it brings. */
export function MoveButton({ table, offer, words, className = "button" }: MoveButtonProps): ReactElement {
  const { point, choose } = table.getState();
  const awaited = useStore(table, (state) => isAwaited(state, offer.index));
  return (
    <button
      className={className}
      type="button"
      data-move={offer.index}
      data-awaited={awaited || undefined}
      onClick={() => choose(offer)}
      onPointerMove={(event) => event.pointerType === "mouse" && point(offer)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(offer)}
      onBlur={() => point(undefined)}
    >
      {words.say(offer.text)}
    </button>
  );
}
