import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { lit, over, seatCount, wish } from "./table.ts";

const recorded = JSON.parse(
  readFileSync(new URL("../recorded/agricola/three-x-deck.json", import.meta.url), "utf8"),
) as { readonly log: readonly { readonly move: { readonly type: string; readonly card?: string } }[] };

/** Opens the recorded game as it was after a card had been drawn and so many more lines. */
async function openAfter(page: Page, card: string, lines: number): Promise<void> {
  const at = recorded.log.findIndex(({ move }) => move.type === "turnUp" && move.card === card);
  const file = JSON.stringify({ ...recorded, log: recorded.log.slice(0, at + 1 + lines) });
  await page.goto("./");
  await page
    .getByTestId("import")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(page.getByRole("region", { name: "Beside the board" })).toBeVisible();
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test(`cards, tokens and the deck lie beside the board at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await wish(page, { confirm: false });
    await openAfter(page, "X24", 1);
    const beside = page.getByRole("region", { name: "Beside the board" });
    await expect(beside.locator('[data-place="deck/x"]')).toHaveAccessibleName("X deck, 17 cards");
    await expect(beside.locator('[data-place="common/X15"]')).toContainText("Tripods");
    await expect(page.locator('[data-place^="space/"][aria-label*="Candy Trail of"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

/** How long a click waits for what was lit a moment ago. */
const SOON = { timeout: 1500 };

test("a game with the X deck is played from the new-game page, with cards drawn at the quarry", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await wish(page, { confirm: false });
  await page.goto("./#/new/agricola");
  await seatCount(page, 1);
  await page.getByText("All options").click();
  const deck = page.getByLabel("X deck: strangers from space at the Western Quarry");
  await page.getByText("Variants: seasons and side decks").click();
  await deck.check();
  await page.getByLabel("Seed").fill("furrow");
  await page.getByRole("button", { name: "Start" }).click();
  const left = page.locator('[data-place="deck/x"] b');
  await expect(left).toHaveText("24");
  const buttons = page.locator(".move-buttons button");
  for (let i = 0; i < 120 && !(await over(page).isVisible()) && Number(await left.textContent()) > 21; i++) {
    await expect(lit(page).or(buttons).or(over(page)).first()).toBeVisible();
    const quarry = lit(page, "space/western-quarry");
    // What is lit may just have been answered: then it is looked at again.
    if (await quarry.isVisible()) await quarry.click(SOON).catch(() => {});
    else if ((await buttons.count()) > 0)
      await buttons
        .last()
        .click(SOON)
        .catch(() => {});
    else {
      // With the keyboard, as somebody without a mouse would.
      await lit(page)
        .nth(i % 3 === 0 ? 0 : Math.min(i % 5, (await lit(page).count()) - 1))
        .focus(SOON)
        .then(() => page.keyboard.press("Enter"))
        .catch(() => {});
    }
  }
  expect(Number(await left.textContent())).toBeLessThanOrEqual(22);
  expect(errors).toEqual([]);
});
