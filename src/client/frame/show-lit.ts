/** Brings the lit places into sight, at once or when the part of the board that has them is drawn; gives back how to call it off. */
export function showLit(board: Element): () => void {
  const look = new MutationObserver(() => {
    if (bringLit(board)) look.disconnect();
  });
  if (!bringLit(board)) look.observe(board, { childList: true, subtree: true });
  return () => look.disconnect();
}

/**
 * Brings the lit places between what covers the beginning and the end of the screen: all of them if they have room there and
 * most are not in sight, else the first one if none is. Gives whether any is drawn.
 */
function bringLit(board: Element): boolean {
  const sheet = document.querySelector(".low-sheet");
  const lit = [...(sheet ?? board).querySelectorAll("[data-lit]:not(.panel-tabs *)")].filter(isDrawn);
  const first = lit[0];
  if (first === undefined) return false;
  if (!lit.some(isBeside)) scrollRow(first);
  const [start, end] = inSight(sheet);
  const seen = lit.filter((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= start && bottom <= end;
  }).length;
  if (2 * seen >= lit.length) return true;
  const [top, bottom] = reachOf(lit);
  if (bottom - top <= end - start) bringBetween(lit, start, end);
  else if (seen === 0) bringBetween([first], start, end);
  return true;
}

const isDrawn = (place: Element): boolean => place.getBoundingClientRect().width > 0;

/** Brings what is highlighted into sight, all of it where it fits, if it is drawn and is not. */
export function showHighlighted(): void {
  showAll([...document.querySelectorAll("[data-highlighted]")]);
}

/** Brings what is chosen into sight, also what was never clicked because nothing else was left to choose. */
export function showChosen(): void {
  showAll([...document.querySelectorAll("[data-chosen]")].filter(isDrawn));
}

function showAll(all: readonly Element[]): void {
  if (all[0] !== undefined && !all.some(isBeside)) scrollRow(all[0]);
  const [start, end] = inSight(document.querySelector(".low-sheet"));
  const [top, bottom] = reachOf(all);
  if (top < start || bottom > end) bringBetween(bottom - top > end - start ? all.slice(0, 1) : all, start, end);
}

/** Whether the window is wide enough to show most of it, however far down it lies. */
function isBeside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return Math.min(right, window.innerWidth) - Math.max(left, 0) > width / 2;
}

/** Scrolls the row something lies in, such as a hand of cards, and nothing else. */
const scrollRow = (element: Element): void => element.scrollIntoView({ block: "nearest", inline: "center" });

/** Scrolls a part of the board to the beginning of what is in sight, or back to where the board begins. */
export function goTo(selector: string): void {
  const element = document.querySelector(`.board-area ${selector}`);
  if (element === null) return;
  const [start] = inSight(null);
  const to = Math.round(element.getBoundingClientRect().top - start);
  const before = window.scrollY;
  window.scrollTo(0, before + to);
  if (Math.abs(window.scrollY - before) < 2) window.scrollTo(0, 0);
}

/** Scrolls what the elements lie in until they are in the middle of the part that nothing covers. */
function bringBetween(elements: readonly Element[], start: number, end: number): void {
  const element = elements[0];
  if (element === undefined) return;
  element.scrollIntoView({ block: "center" });
  const [top, bottom] = reachOf(elements);
  // What is higher than the room begins where the room begins.
  const by = bottom - top > end - start ? top - start : (top + bottom) / 2 - (start + end) / 2;
  (element.closest(".low-sheet .dialog-body") ?? document.scrollingElement)?.scrollBy(0, by);
}

/** From where to where on the screen elements reach; from and to nowhere without any. */
function reachOf(elements: readonly Element[]): readonly [top: number, bottom: number] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))];
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
    : [Math.max(0, top), Math.min(ask.top, across(".tray > *")?.top ?? window.innerHeight, tabsAbove(ask))];
}

/** Where the tabs of the panels begin, if they lie over the board, right above the action bar. */
function tabsAbove(ask: DOMRect): number {
  const tabs = across(".panels");
  return tabs === undefined || tabs.bottom < ask.top - 1 ? window.innerHeight : tabs.top;
}

/** Where something lies that reaches across the screen; what stands beside the board covers nothing. */
function across(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width < window.innerWidth / 2 ? undefined : box;
}
