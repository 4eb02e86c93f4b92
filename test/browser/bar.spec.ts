import { expect, type Page, test } from "@playwright/test";
import { asked, begin, confirm, lines, lit, wish } from "./table.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 480 },
];

/** Whether an element lies in the window and nothing covers its middle. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && there !== null && element.contains(there);
    });

for (const size of SIZES)
  test(`at ${size.width} × ${size.height} what is asked, Confirm and what is lit stay in sight`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await wish(page);
    await begin(page, { game: "Agricola", seed: "bar" });
    const height = await page.locator(".ask").evaluate((bar) => bar.getBoundingClientRect().height);
    for (let turn = 0; turn < 6; turn++) {
      await asked(page);
      await page.waitForTimeout(150);
      await lit(page).first().click();
      await expect(confirm(page).or(page.locator(".menu"))).toBeVisible();
      if (await page.locator(".menu").isVisible()) await page.locator(".menu [data-move]").first().click();
      if (!(await confirm(page).isVisible())) continue;
      expect(await isInSight(page, ".turn")).toBe(true);
      expect(await isInSight(page, ".confirm .primary")).toBe(true);
      expect(await isInSight(page, ".ask-back button")).toBe(true);
      expect(await page.locator(".ask").evaluate((bar) => bar.getBoundingClientRect().height)).toBe(height);
      await confirm(page).click();
      await expect(confirm(page)).toBeHidden();
    }
  });

test("two tabs follow each other, and neither loses a move", async ({ page, context }) => {
  await wish(page);
  await begin(page, { people: 2 });
  const other = await context.newPage();
  await other.goto(page.url());
  await asked(other);
  const tabs = [page, other];
  for (let turn = 0; turn < 6; turn++) {
    const [here, there] = [tabs[turn % 2]!, tabs[(turn + 1) % 2]!];
    await asked(here);
    const before = await lines(here);
    await here.locator(".ask-more button").first().click();
    await here.locator(".menu [data-move]").first().click();
    await confirm(here).click();
    await expect.poll(() => lines(here)).toBeGreaterThan(before);
    await expect.poll(() => lines(there)).toBe(await lines(here));
  }
  const all = await lines(page);
  await page.reload();
  await asked(page);
  expect(await lines(page)).toBe(all);
});
