import { expect, type Page, test } from "@playwright/test";
import { everyScreen, handOverScreen } from "./screens.ts";
import { wish } from "./table.ts";

const GAMES = ["agricola", "formidable-farm", "happiness-farm", "my-farm-shop"];

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

for (const game of GAMES)
  test(`in a made-up language no English is left at the table of ${game}`, async ({ page }) => {
    await wish(page, { language: "pseudo", guide: true });
    await page.goto(`./#/new/${game}`);
    await page.locator("summary").first().click();
    expect(await english(page), "new game").toEqual([]);
    await page.locator("button[type=submit]").click();
    await page.locator(".ask-more button").first().waitFor();
    expect(await english(page), "table").toEqual([]);
    const panels = page.locator(".panel-tabs button");
    for (let i = 0; i < (await panels.count()); i++) {
      if ((await panels.nth(i).getAttribute("aria-pressed")) !== "true") await panels.nth(i).click();
      expect(await english(page), `panel ${i}`).toEqual([]);
    }
    await page.locator(".top-tools .button").nth(1).click();
    await page.locator(".dialog").waitFor();
    expect(await english(page), "rules").toEqual([]);
  });
