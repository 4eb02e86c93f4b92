import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { seatCount, wish } from "./table.ts";

test("a newcomer sees the common options, the others wait under headings that say what was changed", async ({
  page,
}) => {
  await wish(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./#/new/agricola");
  await expect(page.getByLabel("Hand cards", { exact: true })).toBeVisible();
  await expect(page.getByLabel("House animals first")).toBeHidden();
  await page.getByText("All options").click();
  await page.getByText("House rules").click();
  await page.getByLabel("House animals first").check();
  await expect(page.getByText("Not as usual: House animals first.")).toBeVisible();
  await expect(page.locator("summary", { hasText: "House rules" })).toContainText("1 changed");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("a random set can always be started", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/agricola");
  await seatCount(page, 4);
  for (let i = 0; i < 8; i++) {
    await page.getByRole("button", { name: "A random set" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
});

test("who plays and how is chosen by keyboard; a bot says how it plays, a ready-made game what it is", async ({
  page,
}) => {
  await wish(page);
  await page.goto("./#/new/agricola");
  const second = page.getByRole("group", { name: "Seat 2" });
  await expect(second.getByRole("radio", { name: "Casual" })).toBeChecked();
  await expect(second).toContainText("Takes what looks good at the moment.");
  await second.getByRole("radio", { name: "Casual" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(second.getByRole("radio", { name: "Club player" })).toBeChecked();
  await expect(second).toContainText("Thinks its own turn through.");
  const cards = page.getByRole("radio", { name: "With hand cards" });
  await expect(cards).toHaveAccessibleDescription(/drafted before the first round/);
  await cards.check();
  await expect(page.getByLabel("Hand cards", { exact: true })).toHaveValue("draft-7");
});
