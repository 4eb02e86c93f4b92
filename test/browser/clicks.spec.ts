import { expect, test } from "@playwright/test";
import { asked, begin, logLines, over, playOn, wish } from "./table.ts";

test("a game starts with two clicks from the start page", async ({ page }) => {
  await wish(page);
  await page.goto("./");
  await page.getByRole("link", { name: "Master Farmer" }).first().click();
  await page.getByRole("button", { name: "Start" }).click();
  expect(await asked(page)).toBe("asked");
});

test("a whole game of Master Farmer against three bots is played by clicks alone", async ({ page }) => {
  await wish(page);
  await begin(page, { count: 4 });
  await playOn(page);
  await expect(over(page)).toBeVisible();
  await expect(over(page).locator(".ranks > li")).toHaveCount(4);
  await over(page).getByRole("button", { name: "Back to the board" }).click();
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
});

test("with the confirmation switched off a click is a move", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page);
  await page.locator('[data-place="vegetable/carrot"]').click();
  await expect(logLines(page).first()).toHaveText("Collect carrot");
});
