/**
 * Makes one click towards the end of the game, by chance among all that can be chosen. It runs in the page, in any browser, so it
 * uses nothing from here.
 */
export function clickAtRandom(): "over" | "clicked" | "waits" {
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isVisible);
  const click = (element: Element | undefined): "clicked" | "waits" => {
    if (element === undefined) return "waits";
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      const Kind = type.startsWith("pointer") ? PointerEvent : MouseEvent;
      element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, view: window }));
    }
    return "clicked";
  };
  const any = (elements: readonly Element[]): Element | undefined =>
    elements[Math.floor(Math.random() * elements.length)];
  if (all(".result").length > 0) return "over";
  const tip = all(".guide button").at(-1);
  if (tip !== undefined) return click(tip);
  const [confirm] = all(".confirm .primary");
  if (confirm !== undefined) return click(confirm);
  const menu = all(".menu [data-move]");
  if (menu.length > 0) return click(any(menu));
  const open = [...all(".move-buttons button, .ask-answers button"), ...all("[data-lit][data-place]")];
  // What is drawn over the board, such as a pasture, is in the list of all moves too.
  return click(any(open) ?? all(".ask-more:not([data-idle]) [aria-expanded=false]")[0]);
}
