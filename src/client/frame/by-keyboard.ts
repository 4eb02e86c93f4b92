let isKey = false;

/** Remembers whether somebody plays by keyboard: what was used last counts. */
export function watchKeyboard(): () => void {
  const key = () => {
    isKey = true;
  };
  const pointer = () => {
    isKey = false;
  };
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", pointer, true);
  return () => {
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("pointerdown", pointer, true);
  };
}

/** For whoever plays by keyboard, the focus goes on to what can be chosen first, unless it is needed where it is. */
export function focusLit(): void {
  if (!isKey || document.querySelector(".confirm, .dialog, .menu") !== null) return;
  const now = document.activeElement;
  const isFree = now === null || now === document.body || now.matches(".turn, [data-place]:not([data-lit])");
  if (isFree) firstLit()?.focus();
}

/** The lit place one comes to first; where none is lit, the first answer beside the board. */
export const firstLit = (): HTMLElement | SVGElement | undefined =>
  lit("[data-highlighted]") ?? lit("") ?? firstAnswer() ?? undefined;

/** The first button that answers what is asked. */
export const firstAnswer = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".confirm .primary, .move-buttons [data-move]");

const lit = (more: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(`[data-place][data-lit]${more}:not([data-chosen])`);
