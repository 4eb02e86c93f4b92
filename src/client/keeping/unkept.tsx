import { type ReactElement, Suspense } from "react";
import { useStore } from "zustand";
import { lazily } from "../parts/lazily.tsx";
import { unkept } from "../platform/unkept.ts";

const Notice = lazily(() => import("./unkept-notice.tsx"), true);
const Game = lazily(() => import("./unkept-game.tsx"), true);

/** A notice where the browser does not keep what the page wants to keep; loaded only then. */
export function UnkeptAll(): ReactElement | null {
  const isUnkept = useStore(unkept, (state) => state.reason !== undefined);
  return isUnkept ? (
    <Suspense>
      <Notice text="all" />
    </Suspense>
  ) : null;
}

/** The same at a table whose match is held in memory alone. */
export function UnkeptMatch({ id, game }: { readonly id: string; readonly game: string }): ReactElement | null {
  const isHeld = useStore(unkept, ({ held }) => held.includes(id));
  return isHeld ? (
    <Suspense>
      <Game key={id} id={id} game={game} />
    </Suspense>
  ) : null;
}
