import type { TableStore } from "./table-store.ts";

/** Keys that work anywhere at the table, except while something is typed or a dialog is open. */
export function tableKeys(table: TableStore): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const { undo, redo, askHints, unpress, think, held, clicked } = table.getState();
    switch (event.key.toLowerCase()) {
      case "u":
        return undo();
      case "r":
        return redo();
      case "h":
        return askHints();
      case "escape":
        if (held !== undefined) return think();
        if (clicked.length > 0) unpress();
    }
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role=dialog]") !== null;
