/** What the simulated translator adds to every text. */
export const MARK = "‡";

/**
 * Marks every text of the page, and every one that comes later, as a browser's translator does: by elements of its own, which take
 * the place of a text node or are put around it. It runs in the page.
 */
export function translateAll({ way, mark }: { way: "replaces" | "wraps"; mark: string }): void {
  const translate = (text: Text): void => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    if (way === "replaces") {
      inner.textContent = text.data + mark;
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text, mark);
    }
  };
  const go = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== "" && text.parentElement?.closest("font, script, style, svg") === null) texts.push(text);
    }
    for (const text of texts) translate(text);
  };
  go();
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      go();
    }, 20);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
