import { expect, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { lit, seatCount, sit, wish } from "./table.ts";

for (const [device, width, height] of [
  ["a desk", 1440, 900],
  ["a phone", 360, 740],
] as const)
  test(`AG-011 spaces bear the sign of their refiller, and the log says who refilled what, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await wish(page, { confirm: false });
    await page.goto("./#/new/agricola");
    await seatCount(page, 4);
    for (let seat = 0; seat < 4; seat++) await sit(page, seat + 1, seat === 0 ? "person" : "novice");
    await page.getByText("All options").click();
    await page.getByText("Teams, who begins and who refills").click();
    await page.getByLabel("Who refills the spaces", { exact: true }).selectOption("3");
    await page.getByLabel("Starting player", { exact: true }).selectOption("seat-1");
    await page.getByLabel("Seed").fill("furrow");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(lit(page, "space/forest")).toBeVisible();
    const forest = page.locator('[data-place="space/forest"]');
    await expect(forest).toHaveAccessibleName(/^Forest: 3 wood, refilled by /);
    await expect(page.getByLabel("refilled by")).toHaveCount(9);
    // A phone shows only what happened last.
    const told = page.locator(width < 640 ? ".ask" : ".log-lines");
    await expect(told).toContainText(width < 640 ? "Refill Clay Pit" : "Refill Forest");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await noGraveProblem(page, "spaces with refillers");
  });
