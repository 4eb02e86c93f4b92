import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { seatCount, sit, wish } from "./table.ts";

async function begin(page: Page): Promise<void> {
  await page.goto("./#/new/agricola");
  await seatCount(page, 4);
  for (let seat = 0; seat < 4; seat++) await sit(page, seat + 1, seat === 0 ? "person" : "novice");
  await page.getByText("All options").click();
  await page.getByText("Teams, who begins and who refills").click();
  await page.getByLabel("Teams", { exact: true }).selectOption("lower");
  await page.getByLabel("Starting player", { exact: true }).selectOption("seat-1");
  await page.getByLabel("Seed").fill("furrow");
  await page.getByRole("button", { name: "Start" }).click();
}

const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);

for (const [name, width, height] of [
  ["a desk", 1440, 900],
  ["a phone", 360, 740],
] as const)
  test(`AG-165 a field is plowed on the partner's farm, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await wish(page, { confirm: false });
    await begin(page);
    const tabs = page.getByRole("region", { name: "More of the table" });
    await tabs.getByRole("button", { name: "Your partner" }).click();
    await expect(page.locator(".partner .board.farm")).toBeInViewport({ ratio: 0.9 });
    if (width < 640) {
      await tabs.getByRole("button", { name: "Your farm" }).click();
      await expect(page.locator(".homestead > .board.farm")).toBeInViewport({ ratio: 0.9 });
      await tabs.getByRole("button", { name: "Your farm" }).click();
      await expect(place(page, "space/farmland")).toBeInViewport();
    }
    await place(page, "space/farmland").click();
    await place(page, "farm/2/e1").click();
    await expect(place(page, "farm/2/e1")).toHaveAttribute("aria-label", /field/i);
    await expect(place(page, "space/farmland")).not.toHaveAttribute("data-lit");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.evaluate(() => document.querySelector(".partner")?.scrollIntoView({ block: "end" }));
  });

test("AG-166 the end of a team game names the team, and beside what counts what each partner has", async ({ page }) => {
  await wish(page);
  await page.goto("./");
  const file = readFileSync("test/recorded/agricola/teams-house-rules.json", "utf8");
  const { result: _, ...match } = JSON.parse(file) as { result: unknown };
  await page.getByTestId("import").setInputFiles({
    name: "match.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(match)),
  });
  const dialog = page.getByRole("dialog", { name: "The game is over" });
  await expect(dialog.locator(".verdict")).toContainText("win together");
  await expect(dialog.locator(".ranks > li")).toHaveCount(2);
  await expect(dialog.locator(".score-sheet .own-part").first()).toBeVisible();
});
