import { expect, type Page, test } from "@playwright/test";
import { openPrepared } from "./prepared.ts";
import { wish } from "./table.ts";

// What the service worker keeps is there without a network too.
test.use({ serviceWorkers: "block" });

const sentence = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test("a page whose parts do not come without a network comes when it is back", async ({ page, context }) => {
  await wish(page);
  await page.goto("./");
  await expect(page.getByRole("link", { name: "Agricola: All cards" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Agricola: All cards" }).click();
  await expect(sentence(page)).toBeVisible();
  await tryAgain(page).click();
  await expect(sentence(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.locator(".card-face").first()).toBeVisible();
  // Its style sheets came with it.
  expect(
    await page
      .locator(".card-face")
      .first()
      .evaluate((face) => getComputedStyle(face).borderTopStyle),
  ).toBe("solid");
});

test("a dialog, a menu and a language say that they could not be loaded, and the table stays", async ({
  page,
  context,
}) => {
  await wish(page);
  await openPrepared(page, "master-farmer");
  await context.setOffline(true);
  await page.keyboard.press("?");
  await expect(sentence(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  await sentence(page).getByRole("button", { name: "Close" }).click();
  await expect(sentence(page)).toBeHidden();
  await page.keyboard.press("?");
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(sentence(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await context.setOffline(true);
  await page.getByLabel("Language").selectOption("de");
  await expect(sentence(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
});

test("a worker or a board that could not be fetched is fetched again", async ({ page }) => {
  await wish(page);
  for (const file of ["entry-", "host-", "board-", "master-farmer-"]) {
    await page.route(`**/assets/${file}*.js`, (route) => route.abort());
    await page.goto("./");
    await page.goto("./#/new/master-farmer");
    await expect(sentence(page)).toBeVisible();
    await page.unroute(`**/assets/${file}*.js`);
    await tryAgain(page).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
    await page.goto("about:blank");
  }
});
