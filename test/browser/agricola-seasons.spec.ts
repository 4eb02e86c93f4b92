import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { lit, wish } from "./table.ts";

const JULY = new Date("2026-07-15T12:00:00");

/** Begins a game through the seasons from the page for new games. */
async function begin(page: Page): Promise<void> {
  await wish(page, { confirm: false });
  await page.clock.setFixedTime(JULY);
  await page.goto("./#/new/agricola");
  await page.getByText("All options").click();
  await page.getByText("Variants: seasons and side decks").click();
  await page.getByRole("checkbox", { name: "Through the Seasons" }).check();
  await expect(page.getByLabel("First season")).toHaveValue("summer");
  await page.getByLabel("Seed").fill("furrow");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(lit(page, "space/").first()).toBeVisible();
}

const seasons = (page: Page) => page.getByRole("region", { name: "Seasons" });

for (const [device, size] of [
  ["a wide window", { width: 1440, height: 900 }],
  ["a phone", { width: 360, height: 740 }],
] as const)
  test(`AG-177 AG-178 the season of today begins, is explained and marks what it changes, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await begin(page);
    await expect(seasons(page).getByLabel("Summer, the season of this round")).toBeVisible();
    await expect(seasons(page)).toContainText("Day Laborer brings 1 grain, too.");
    for (const space of ["Day Laborer", "Farm Expansion"])
      await expect(page.getByLabel(`${space}, changed by Summer`)).toBeVisible();
    await expect(page.getByLabel("changed by")).toHaveCount(2);
    await page.mouse.move(0, 0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

test("AG-181 AG-191 the space of the season is used by clicks, and the next round has the next season", async ({
  page,
}) => {
  await begin(page);
  await lit(page, "space/summer-space").click();
  await lit(page, "farm/").first().click();
  const done = page.locator(".move-buttons button").last();
  // The bot may have taken one of them.
  const next = lit(page, "space/forest").or(lit(page, "space/clay-pit")).first();
  await expect(next.or(done).first()).toBeVisible();
  if (!(await next.isVisible())) await done.click();
  await next.click();
  await expect(seasons(page).getByLabel("Autumn, the season of this round")).toBeVisible({ timeout: 20_000 });
});
