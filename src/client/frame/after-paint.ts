import { useCallback, useSyncExternalStore } from "react";
import type { StoreApi } from "zustand/vanilla";

/** As long as two frames: what follows the board must not delay it, nor the answer to a click right after it. */
const PAUSE = 33;

type Jobs = Set<() => void>;

/** What waits for the next frame. */
let next: Jobs | undefined;

/** Does something soon after the screen has been painted; gives back how to call it off. */
export function afterPaint(what: () => void): () => void {
  next ??= inNextFrame();
  const jobs = next;
  const job = () => what();
  jobs.add(job);
  return () => void jobs.delete(job);
}

function inNextFrame(): Jobs {
  const jobs: Jobs = new Set();
  requestAnimationFrame(() => {
    next = undefined;
    setTimeout(() => {
      for (const job of jobs) job();
    }, PAUSE);
  });
  return jobs;
}

/** A part of a store, for panels that may follow the board: they are told of a change once it has been painted. */
export function useStoreAfterPaint<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let callOff = () => {};
      const leave = store.subscribe((now, before) => {
        if (Object.is(select(now), select(before))) return;
        callOff();
        callOff = afterPaint(changed);
      });
      return () => {
        callOff();
        leave();
      };
    },
    [store, select],
  );
  return useSyncExternalStore(subscribe, () => select(store.getState()));
}
