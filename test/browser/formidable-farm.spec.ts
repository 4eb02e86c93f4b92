import { expect, type Locator, type Page, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { begin, lines, lit, over, wish } from "./table.ts";

const game = "Formidable Farm";
const endTurn = (page: Page) => page.locator("[data-move]").and(page.getByRole("button", { name: "End the turn" }));
const buttons = (page: Page) => page.locator(".ask button[data-move]");

/** What somebody clicks who plays on briskly: cards that can be paid, their rewards, supplies, then the end of the turn. */
const order = ["reward", "looked/", "coin/", "own/", "crop/", "hand/", "market/", "space/"];

/** Answers once, by clicks on the board or on a button. */
async function step(page: Page): Promise<void> {
  const before = await lines(page);
  const hasMoved = async () => (await lines(page)) > before || (await over(page).isVisible());
  for (let clicks = 0; clicks < 6; clicks++) {
    const target = await nextClick(page, clicks > 0);
    // Where there is but one answer, the page may have given it first.
    await target.click({ timeout: 5_000 }).catch(async (error) => expect(await hasMoved(), String(error)).toBe(true));
    // A click may be one of several that lead to a move.
    await expect
      .poll(async () => (await hasMoved()) || (await page.locator("[data-chosen]").count()) > 0, { timeout: 15_000 })
      .toBe(true);
    if (await hasMoved()) return;
  }
}

async function nextClick(page: Page, hasBegun: boolean): Promise<Locator> {
  if (hasBegun && (await buttons(page).count()) > 0) return buttons(page).first();
  for (const kind of order) {
    const places = lit(page, kind);
    if ((await places.count()) > 0) return places.first();
  }
  return (await endTurn(page).isVisible()) ? endTurn(page) : buttons(page).first();
}

async function playToTheEnd(page: Page, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    await expect(lit(page).or(over(page)).or(buttons(page)).first()).toBeVisible({ timeout: 20_000 });
    if (await over(page).isVisible()) return;
    await step(page);
  }
}

test("a whole game of Formidable Farm against three bots is played by clicks alone", async ({ page }) => {
  test.setTimeout(300_000);
  await wish(page, { confirm: false });
  await begin(page, { game, count: 4, seed: "market day" });
  await playToTheEnd(page, 400);
  await expect(over(page)).toBeVisible();
  await expect(over(page).locator(".ranks > li")).toHaveCount(4);
});

test("the solo game of Formidable Farm ends after eighteen turns", async ({ page }) => {
  test.setTimeout(300_000);
  await wish(page, { confirm: false });
  await begin(page, { game, count: 1, seed: "alone" });
  await expect(page.getByRole("banner").getByText("Turn 1 of 18")).toBeVisible();
  await playToTheEnd(page, 400);
  await expect(over(page)).toContainText(/You made it|Not this time/);
});

test("FF-011 FF-012 discs, the overview of the rule breakers and coins are on the board", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { game, count: 2, people: 1, seed: "pieces" });
  const breakers = page.getByRole("region", { name: "Rule breakers" });
  for (const text of ["Any crop", "A card", "Stay on your space", "Join a space"])
    await expect(breakers.getByText(text)).toBeVisible();
  await expect(lit(page, "space/").first()).toBeVisible({ timeout: 20_000 });
  await lit(page, "space/sheep").click();
  await expect(page.locator(".wheel [aria-label='You']")).toBeVisible();
  await page.getByRole("button", { name: /^Coins/ }).click();
  await expect(page.getByText("No coins yet.").first()).toBeVisible();
});

test("supplies of Formidable Farm can be taken back until a card is drawn", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { game, count: 2, seed: "undo" });
  await expect(lit(page, "space/").first()).toBeVisible({ timeout: 20_000 });
  await lit(page, "space/wheat").click();
  await expect(page.getByText("Supplies taken")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Supplies to come")).toBeVisible();
  await lit(page, "space/card").click();
  await expect(page.getByText("Supplies taken")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("Formidable Farm fits a phone of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wish(page, { confirm: false });
  await begin(page, { game, count: 4, seed: "phone" });
  await expect(lit(page).first()).toBeVisible({ timeout: 20_000 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

for (const [device, width, height, parts] of [
  ["desk", 1440, 900, ["Supplies board", "Market", "This turn", "Crops", "Hand", "Rule breakers"]],
  ["tablet", 1180, 820, ["Supplies board", "Market", "This turn", "Crops", "Hand"]],
  ["phone", 360, 740, ["Supplies board", "Crops", "Hand"]],
] as const)
  test(`what a turn needs in Formidable Farm is in sight together (${device})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await wish(page, { confirm: false });
    await begin(page, { game, count: 2, seed: "in sight" });
    await expect(lit(page, "space/").first()).toBeVisible({ timeout: 20_000 });
    const end = (await page.locator(".panels").boundingBox())!.y;
    for (const name of parts) {
      const part = page.getByRole(name === "Supplies board" ? "group" : "region", { name });
      const box = (await part.boundingBox())!;
      expect(box.y, name).toBeGreaterThan(0);
      expect(box.y + box.height, name).toBeLessThanOrEqual(end);
    }
  });

test("axe finds no grave problem at the table of Formidable Farm, light or dark", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { game, count: 3, seed: "axe" });
  for (let i = 0; i < 6; i++) {
    await expect(lit(page).or(buttons(page)).first()).toBeVisible({ timeout: 20_000 });
    await step(page);
  }
  await noGraveProblem(page, "table", { andDark: true });
});
