import { expect, type Page, test } from "@playwright/test";
import { asked, confirm, lines, logLines, over, wish } from "./table.ts";

/** Presses Tab until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test("a whole game of Master Farmer is played by keyboard alone", async ({ page }) => {
  test.slow();
  await wish(page);
  await page.goto("./");
  await tabTo(page, 'a[href="#/new/master-farmer"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await tabTo(page, "button[type=submit]");
  await page.keyboard.press("Enter");
  for (let turn = 0; turn < 20; turn++) {
    if ((await asked(page)) === "over") break;
    await tabTo(page, "[data-lit]");
    await page.keyboard.press("Enter");
    if (!(await confirm(page).isVisible())) await page.waitForTimeout(60);
    if (!(await confirm(page).isVisible())) {
      await tabTo(page, '[data-lit][data-place^="grid/"]');
      await page.keyboard.press("Enter");
    }
    await expect(confirm(page)).toBeFocused();
    const before = await lines(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => lines(page)).toBeGreaterThan(before);
  }
  await expect(over(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(over(page)).toBeHidden();
});

test("a whole game of Master Farmer takes fewer than 80 keys", async ({ page }) => {
  test.slow();
  await wish(page);
  await page.goto("./#/new/master-farmer");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "Start" }).focus();
  await press("Enter");
  for (let turn = 0; turn < 40 && (await asked(page)) === "asked"; turn++) {
    const before = await lines(page);
    if (turn === 0) await press("ArrowDown");
    for (let step = 0; step < 3 && !(await confirm(page).isVisible()); step++) {
      await expect(page.locator("[data-lit]:focus").or(confirm(page))).toBeVisible();
      if (!(await confirm(page).isVisible())) await press("Enter");
      await page.waitForTimeout(150);
    }
    await expect(confirm(page)).toBeFocused();
    await press("Enter");
    await expect.poll(async () => (await lines(page)) > before || (await over(page).isVisible())).toBe(true);
    await page.waitForTimeout(150);
  }
  await expect(over(page)).toBeVisible();
  expect(keys).toBeLessThan(80);
});

test("arrow keys move over the board, Escape takes a click back", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/master-farmer");
  await page.getByRole("button", { name: "Start" }).click();
  await asked(page);
  await page.locator('[data-place="vegetable/carrot"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-place="vegetable/tomato"]')).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator('[data-place="vegetable/pumpkin"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(confirm(page)).toBeHidden();
});

test("where no place is lit the keyboard leads to the answer beside the board, and beyond the board's edge it lies always", async ({
  page,
}) => {
  await wish(page);
  await page.goto("./#/learn/formidable-farm");
  const guide = page.getByRole("region", { name: "Guided first game" });
  for (let step = 1; step <= 3; step++) {
    await expect(guide.getByText(`${step} of 18`)).toBeVisible();
    for (const name of ["Go on", "Do it for me"])
      while (await guide.getByRole("button", { name }).isVisible()) {
        await guide.getByRole("button", { name }).press("Enter");
        await page.waitForTimeout(60);
        if (name === "Do it for me") break;
      }
  }
  const end = page.getByRole("button", { name: "End the turn" });
  await expect(guide.getByText("4 of 18")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(end).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Choose again" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.locator('[data-place^="space/"]').first().focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowLeft");
  await expect(end).toBeFocused();
});

test("every move of the board is in the list of moves", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/master-farmer");
  await page.getByRole("button", { name: "Start" }).click();
  await asked(page);
  await page.getByRole("button", { name: "All moves (6)" }).press("Enter");
  await expect(page.locator(".menu [data-move]")).toHaveCount(6);
  await page.getByRole("button", { name: "Collect corn", exact: true }).press("Enter");
  await confirm(page).press("Enter");
  await expect(logLines(page).first()).toHaveText("Collect corn");
});
