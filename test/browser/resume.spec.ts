import { expect, test } from "@playwright/test";
import { answer, asked, begin, lit, logLines, over, playOn, wish } from "./table.ts";

test("a reload in the middle of a turn goes on where it was", async ({ page }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await expect(logLines(page)).toHaveCount(2);
  await asked(page);
  const log = await logLines(page).allTextContents();
  const places = await lit(page).count();
  await lit(page, "face/").first().click();
  await page.reload();
  await asked(page);
  expect(await logLines(page).allTextContents()).toEqual(log);
  expect(await lit(page).count()).toBe(places);
});

test("an unfinished game waits on the start page, a finished one can be looked at", async ({ page }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await page.goto("./");
  const waiting = page.getByRole("region", { name: "Go on playing" });
  await waiting.getByRole("link").click();
  await playOn(page);
  await expect(over(page)).toBeVisible();
  await page.goto("./");
  await expect(waiting).toBeHidden();
  const finished = page.getByRole("region", { name: "Finished games" });
  await expect(finished.getByRole("link")).toHaveCount(1);
  await finished.getByRole("button", { name: /^Remove/ }).click();
  await expect(finished).toBeHidden();
});

test("after the first visit the page opens and plays without a network", async ({ page, context }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await asked(page);
  await answer(page);
  await page.goto("./");
  await expect(page.getByRole("link", { name: "Master Farmer" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Agricola" }).first().click();
  await expect(page.getByRole("heading", { name: "Agricola" })).toBeVisible();
});
