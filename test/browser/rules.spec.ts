import { expect, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { begin, wish } from "./table.ts";

for (const game of ["agricola", "formidable-farm", "happiness-farm", "master-farmer", "my-farm-shop"])
  test(`the rules of ${game} are read with pictures before a game begins, and on one page`, async ({ page }) => {
    await wish(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`./#/rules/${game}`);
      await expect(page.locator(".rules-picture svg.board").filter({ visible: true }).first()).toBeVisible();
      expect(await page.locator(".rules-picture").count()).toBeGreaterThan(1);
      const explained = page.locator(".rules-picture [data-highlighted]");
      await expect(explained.first()).toBeVisible();
      await expect(explained.filter({ visible: false })).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await noGraveProblem(page, `rules of ${game}`);
      await page.getByRole("link", { name: "On one page" }).click();
      await expect(page.locator(".rules-picture")).toHaveCount(0);
      await expect(page.locator(".rules-summary li").first()).toBeVisible();
    }
  });

test("at the table the rules lead to their pictures and the page to keep open", async ({ page }) => {
  await wish(page);
  await begin(page);
  await page.getByRole("button", { name: "Rules" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "On one page" }).click();
  await expect((await opened).locator(".rules-summary")).toBeVisible();
});
