import { expect, test } from "@playwright/test";
import { openPrepared } from "./prepared.ts";
import { over, wish } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("at the end points are counted part by part before anybody is named, and what decided it is a way into the replay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await wish(page);
  await openPrepared(page, "agricola", { lines: 100_000 });
  const end = over(page);
  await expect(end.locator(".counting")).toBeVisible();
  await expect(end.locator(".score-sheet [data-waits]").last()).toBeAttached();
  await expect(end.getByText(/wins?$/)).toHaveCount(0);
  // The course of the game is drawn as far as points are counted; the rest waits in its place.
  await expect(end.locator(".course svg").first()).toBeVisible();
  await expect(end.locator(".course-moment")).toHaveCount(0);
  await expect(end.locator(".difference")).toBeHidden();
  await end.getByRole("button", { name: "Show all" }).click();
  await expect(end.locator(".verdict")).toHaveText(/win/);
  await expect(end.locator(".score-sheet [data-waits]")).toHaveCount(0);
  await expect(end.getByRole("button", { name: "Play again" })).toBeInViewport();
  await expect(end.locator(".course-here")).toContainText("Round 14");
  await end.locator(".moments a").first().click();
  await expect(page.getByText(/^Step \d+ of/).first()).toBeVisible();
});
