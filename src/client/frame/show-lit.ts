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
  if (!isInSight) bringBetween(first, start, end);
}

/** Brings what is highlighted into sight, if it is drawn and is not. */
export function showHighlighted(): void {
  const element = document.querySelector("[data-highlighted]");
  if (element === null) return;
  const [start, end] = inSight(document.querySelector(".low-sheet"));
  const { top, bottom } = element.getBoundingClientRect();
  if (top < start || bottom > end) bringBetween(element, start, end);
}

/** Scrolls what the element lies in until it is in the middle of the part that nothing covers. */
function bringBetween(element: Element, start: number, end: number): void {
  element.scrollIntoView({ block: "center" });
  const { top, bottom, height } = element.getBoundingClientRect();
  // What is higher than the room begins where the room begins.
  const by = height > end - start ? top - start : (top + bottom) / 2 - (start + end) / 2;
  (element.closest(".low-sheet .dialog-body") ?? document.scrollingElement)?.scrollBy(0, by);
}

/** What of the screen's height is not covered by the action bar, the bar on top and, on a phone, what is explained. */
function inSight(sheet: Element | null): readonly [start: number, end: number] {
  if (sheet !== null) {
    const { top, bottom } = sheet.getBoundingClientRect();
    return [Math.max(top, across(".tray > *")?.bottom ?? 0), bottom];
  }
  const top = across(".top-bar")?.bottom ?? 0;
  const ask = across(".ask");
  if (ask === undefined) return [top, window.innerHeight];
  return ask.top < window.innerHeight / 2
    ? [Math.max(top, ask.bottom), window.innerHeight]
    : [Math.max(0, top), Math.min(ask.top, across(".tray > *")?.top ?? window.innerHeight)];
}

/** Where something lies that reaches across the screen; what stands beside the board covers nothing. */
function across(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width < window.innerWidth / 2 ? undefined : box;
}
