import { createStore } from "zustand/vanilla";

/** What the browser does not keep for the page, and why. */
export interface Unkept {
  /** Site data is blocked or broken, or there is no room left; nothing as long as everything is kept. */
  readonly reason: "blocked" | "full" | undefined;
  /** The matches and campaigns that are held in memory alone, by id. */
  readonly held: readonly string[];
}

/** In the worker what it could not keep; in the page that too, as the worker tells it. */
export const unkept = createStore<Unkept>(() => ({ reason: undefined, held: [] }));

export function failedToKeep(error: unknown): void {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  const reason = isFull ? "full" : "blocked";
  if (unkept.getState().reason !== reason) unkept.setState({ reason });
}

export function hold(id: string): void {
  const { held } = unkept.getState();
  if (!held.includes(id)) unkept.setState({ held: [...held, id] });
}

/** Something that was held is kept by now, or gone. */
export function letGo(id: string): void {
  const { reason, held } = unkept.getState();
  if (!held.includes(id)) return;
  const left = held.filter((other) => other !== id);
  unkept.setState({ held: left, reason: left.length === 0 && reason === "full" ? undefined : reason });
}
