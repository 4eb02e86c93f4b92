/** Brings a lit place into sight if none of them is, between what covers the beginning and the end of the screen. */
export function showLit(board: Element): void {
  const sheet = document.querySelector(".low-sheet");
  const lit = [...(sheet ?? board).querySelectorAll("[data-lit][data-place]")];
  const first = lit[0];
  if (first === undefined) return;
  const [start, end] = inSight(sheet);
  const isInSight = lit.some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= start && bottom <= end;
  });
  if (!isInSight) first.scrollIntoView({ block: "center" });
}

/** Brings what is highlighted into sight, if it is drawn and is not. */
export function showHighlighted(): void {
  const element = document.querySelector("[data-highlighted]");
  if (element === null) return;
  const [start, end] = inSight(document.querySelector(".low-sheet"));
  const { top, bottom } = element.getBoundingClientRect();
  if (top < start || bottom > end) element.scrollIntoView({ block: "center" });
}

/** What of the screen's height is not covered by the action bar, the bar on top and, on a phone, what is explained. */
function inSight(sheet: Element | null): readonly [start: number, end: number] {
  if (sheet !== null) {
    const { top, bottom } = sheet.getBoundingClientRect();
    return [top, bottom];
  }
  const top = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0;
  const ask = document.querySelector(".ask")?.getBoundingClientRect();
  if (ask === undefined) return [top, window.innerHeight];
  return ask.top < window.innerHeight / 2
    ? [Math.max(top, ask.bottom), window.innerHeight]
    : [Math.max(0, top), Math.min(ask.top, explainedFrom())];
}

/** Where what is explained begins, where it lies across the whole screen. */
function explainedFrom(): number {
  const tray = document.querySelector(".tray > *")?.getBoundingClientRect();
  return tray === undefined || tray.width < window.innerWidth / 2 ? window.innerHeight : tray.top;
}
