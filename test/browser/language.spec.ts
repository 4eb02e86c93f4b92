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
      const isNeutral = node.parentElement?.closest("script, style, textarea, code, kbd, noscript") !== null;
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

test("German is loaded when it is chosen, and stays chosen", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  await page.goto("./");
  await page.getByRole("button", { name: "Settings" }).click();
  expect(loaded.filter((name) => /\/(de|pseudo)-/.test(name))).toEqual([]);
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  expect(loaded.filter((name) => /\/de-/.test(name))).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Wähle ein Spiel" })).toBeVisible();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});

test("Master Farmer is played in German, a game without German in English", async ({ page }) => {
  await wish(page, { language: "de" });
  await page.goto("./#/new/master-farmer");
  await page.getByRole("button", { name: "Los" }).click();
  await expect(page.getByText("Welches Gemüse sammelst du?").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Kürbisse sammeln" })).toBeAttached();
  await page.goto("./#/new/agricola");
  await expect(page.getByText("Wer spielt?")).toBeVisible();
  await page.getByRole("button", { name: "Los" }).click();
  await expect(page.getByRole("button", { name: "Rückgängig" })).toBeAttached();
});
