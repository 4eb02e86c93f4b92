import { expect, type Page, test } from "@playwright/test";
import { everyScreen, handOverScreen } from "./screens.ts";
import { wish } from "./table.ts";

/** Every text on the screen, or read aloud, that has two letters of plain English in a row. */
const english = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isNeutral = node.parentElement?.closest("script, style, textarea") !== null;
      if (!isNeutral && isEnglish(node.textContent ?? "")) found.push(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
        const text = element.getAttribute(name);
        if (text !== null && isEnglish(text)) found.push(`${name}: ${text}`);
      }
    if (isEnglish(document.title)) found.push(document.title);
    return found;
  });

test("in a made-up language no English is left on any screen", async ({ page }) => {
  test.slow();
  await wish(page, { language: "pseudo", guide: true });
  await everyScreen(page, async (name) => expect(await english(page), name).toEqual([]));
  await page.evaluate(() =>
    localStorage.setItem("furrow-settings", '{"state":{"alwaysHandOver":true,"language":"pseudo"},"version":0}'),
  );
  await page.reload();
  await handOverScreen(page);
  expect(await english(page)).toEqual([]);
});
