import { expect, type Page, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { begin, lit, wish } from "./table.ts";

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`all action spaces are listed and drawn, sifted by seats and origin, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await wish(page);
    await page.goto("./#/rules/agricola");
    await page.getByRole("link", { name: "Action spaces" }).click();
    const entries = page.locator(".space-list > li");
    await expect(entries.first()).toBeVisible();
    await expect(page.getByRole("group", { name: "The board with 2 players" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText(/^(\d+) of \1 action spaces$/);
    await expect(page.locator(".space-list h3", { hasText: "Traveling Players" })).toHaveCount(0);
    await fits(page, width);
    await noGraveProblem(page, "action spaces", { andDark: true });
    await page.getByLabel("For players").selectOption("4");
    await expect(page.locator(".space-list h3", { hasText: "Traveling Players" })).toHaveCount(1);
    await page.getByLabel("Where from").selectOption("Stage 2");
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText("minor improvement");
    await page.getByLabel("With hand cards").uncheck();
    await expect(entries.first()).not.toContainText("minor improvement");
    await page.getByLabel("Search names and texts").fill("no such space");
    await page.getByRole("button", { name: "Show all action spaces" }).click();
    await expect(page.getByRole("status")).toContainText(/^(\d+) of \1 action spaces$/);
  });

  test(`the trade cards of Formidable Farm are all found, and its symbols explained, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await wish(page);
    await page.goto("./");
    await page.getByRole("link", { name: "Formidable Farm: All cards" }).click();
    const entries = page.locator(".trade-cards-page .cards > li");
    await expect(entries).toHaveCount(119);
    await fits(page, width);
    await noGraveProblem(page, "trade cards", { andDark: true });
    await page.getByLabel("Costs").selectOption("something special");
    await expect(entries).toHaveCount(7);
    await page.getByLabel("Search the cards").fill("unicorn");
    await page.getByRole("button", { name: "Show all cards" }).click();
    await expect(entries).toHaveCount(119);
    await page.getByRole("link", { name: "Symbols" }).click();
    await expect(page.getByRole("heading", { name: "Special costs" })).toBeVisible();
    await expect(page.locator(".symbol-list .symbol:not(:has(svg, .words, b))")).toHaveCount(0);
    await fits(page, width);
    await noGraveProblem(page, "symbols", { andDark: true });
  });
}

test("a term of the rules is looked up by keyboard where it stands, and at the table Escape closes it first", async ({
  page,
}) => {
  await wish(page);
  await page.goto("./#/rules/agricola");
  const term = page.locator(".rules-text .term", { hasText: "pastures" }).first();
  await term.focus();
  await page.keyboard.press("Enter");
  const meaning = page.locator(".term-meaning:popover-open");
  await expect(meaning).toContainText("two animals of one type for each space");
  await noGraveProblem(page, "a term", { within: "#chapter-goal, .rules-text", andDark: true });
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  await expect(term).toBeFocused();
  await page.getByRole("button", { name: "Terms and phrases" }).click();
  await expect(page.locator(".glossary dt", { hasText: "accumulation space" })).toBeInViewport();

  await begin(page);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.locator(".rules details[open] .term").first().click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("in German the terms of Master Farmer are looked up in German", async ({ page }) => {
  await wish(page, { language: "de" });
  await page.goto("./#/rules/master-farmer");
  await page.locator(".rules-text .term", { hasText: "Feldern" }).first().click();
  await expect(page.locator(".term-meaning:popover-open")).toContainText("deren Kanten sich berühren");
});

test("three moves are marked for a seat that wants suggestions, at each of its choices", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./#/new/agricola");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(lit(page, "space/").first()).toBeVisible();
  const stars = page.locator("[data-suggested]");
  await expect(stars).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Mark three suggestions" }).click();
  await expect(stars).toHaveCount(3);
  await expect(stars.first()).toHaveAccessibleName(/Suggested$/);
  await expect(page.locator(".suggestion-marker")).toHaveCount(3);
  await noGraveProblem(page, "suggestions", { andDark: true });
  await page.reload();
  await expect(stars).toHaveCount(3);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Mark three suggestions" }).click();
  await expect(stars).toHaveCount(0);
});
