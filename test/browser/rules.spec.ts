import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { begin, wish } from "./table.ts";

for (const game of ["agricola", "formidable-farm", "happiness-farm", "master-farmer", "my-farm-shop"])
  test(`the rules of ${game} are read with pictures before a game begins, and on one page`, async ({ browser }) => {
    for (const [device, width] of [
      ["desk", 1440],
      ["phone", 360],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      const page = await context.newPage();
      await wish(page);
      await page.goto(`./#/rules/${game}`);
      await expect(page.locator(".rules-picture svg.board").first()).toBeVisible();
      expect(await page.locator(".rules-picture").count()).toBeGreaterThan(1);
      await expect(page.locator(".rules-picture [data-highlighted]").first()).toBeAttached();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.locator(".rules-picture").first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `test-results/screens/rules-${game}-${device}.png`, fullPage: device === "desk" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      await page.getByRole("link", { name: "On one page" }).click();
      await expect(page.locator(".rules-picture")).toHaveCount(0);
      await expect(page.locator(".rules-summary li").first()).toBeVisible();
      await page.screenshot({ path: `test-results/screens/rules-${game}-${device}-short.png` });
      await context.close();
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
