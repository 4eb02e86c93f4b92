import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 639px)");

const listen = (changed: () => void): (() => void) => {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
};

/** Whether there is no more room than on a phone. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => narrow.matches);
