import { host } from "../worker/index.ts";
import type { Aside } from "./aside.ts";
import { firstLit, watchKeyboard } from "./by-keyboard.ts";
import type { TableStore } from "./table-store.ts";

/** The keys that work at the table, with the ids of what they do; the list of keys shows them. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ["← ↑ → ↓", "keys.arrows"],
  ["Enter", "keys.enter"],
  ["Esc", "keys.escape"],
  ["C", "keys.confirm"],
  ["U", "keys.undo"],
  ["R", "keys.redo"],
  ["S", "keys.skip"],
  ["H", "keys.hint"],
  ["A", "keys.again"],
  ["L", "keys.log"],
  ["?", "keys.keys"],
];

/** Keys that work anywhere at the table, except while something is typed or a dialog is open. */
export function tableKeys(table: TableStore, open: (aside: Aside) => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const state = table.getState();
    switch (event.key.toLowerCase()) {
      case "c":
        return state.confirm();
      case "u":
        return state.undo();
      case "r":
        return state.redo();
      case "s":
        return void host().hurry();
      case "h":
        return state.askHints();
      case "a":
        return void document.querySelector<HTMLElement>("button.caption")?.click();
      case "l":
        return open("log");
      case "?":
        return open("keys");
      case "escape":
        if (state.past !== undefined) return state.now();
        if (state.held !== undefined) return state.think();
        return state.clicked.length > 0 ? state.unpress() : undefined;
      case "arrowleft":
      case "arrowright":
      case "arrowup":
      case "arrowdown":
        return isOnBoard(event.target) || isNextAnswer(event) ? undefined : enterBoard(event);
    }
  };
  const stop = watchKeyboard();
  document.addEventListener("keydown", pressed);
  return () => {
    stop();
    document.removeEventListener("keydown", pressed);
  };
}

function enterBoard(event: KeyboardEvent): void {
  const place = firstLit();
  if (place === undefined || (event.target instanceof Element && event.target.closest(".log-lines, .tray"))) return;
  event.preventDefault();
  place.focus();
}

/** Goes sideways from one answer beside the board to the next, if there is one. */
function isNextAnswer({ key, target }: KeyboardEvent): boolean {
  const answer = target instanceof Element ? target.closest(".move-buttons [data-move], .confirm .button") : null;
  const next = key === "ArrowLeft" ? answer?.previousElementSibling : answer?.nextElementSibling;
  if (!(next instanceof HTMLElement) || key === "ArrowUp" || key === "ArrowDown") return false;
  next.focus();
  return true;
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".board-area, .low-sheet") !== null;

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role=dialog]:not(.low-sheet)") !== null;
