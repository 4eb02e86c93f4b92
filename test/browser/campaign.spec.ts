import { readFileSync, writeFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { findBot } from "../../src/bots/index.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { module } from "../../src/games/agricola/index.ts";
import { Campaign } from "../../src/table/campaign.ts";
import type { GameModule } from "../../src/table/module.ts";
import type { Options } from "../../src/table/options.ts";
import { over, seatCount, sit, wish } from "./table.ts";

const agricola = module as unknown as GameModule;

/** Begins a campaign from the hall, by clicks: a person, or a bot, at each seat. */
async function beginCampaign(page: Page, who: readonly string[]): Promise<void> {
  await page.goto("./");
  await page.getByRole("link", { name: "Campaigns" }).click();
  await page.getByRole("link", { name: "New campaign: Agricola" }).click();
  await seatCount(page, who.length);
  for (const [seat, one] of who.entries()) await sit(page, seat + 1, one);
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await expect(page.getByRole("heading", { name: "Campaign: Agricola" })).toBeVisible();
}

/** Plays the next game, which bots play alone, and comes back. */
async function watchGame(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  await over(page).getByRole("button", { name: "To the campaign" }).click();
  await expect(page.getByRole("heading", { name: "Campaign: Agricola" })).toBeVisible();
}

/** Saves the campaign that is shown as a file. */
async function saved(page: Page, path: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".campaign-ways > button").click()]);
  await file.saveAs(path);
  return path;
}

/** The next game of the campaign that is shown, played by bots elsewhere, comes back as a file. */
async function takeIn(page: Page, info: TestInfo): Promise<void> {
  const file = await saved(page, info.outputPath("campaign.json"));
  const { seats, options } = Campaign.open(agricola, JSON.parse(readFileSync(file, "utf8"))).beginning();
  const bots = new Array(seats).fill({ id: "random", bot: findBot("random")! });
  const { match } = await playMatch(agricola, seats, options as Options, bots, { deal: "campaign", bots: "campaign" });
  const path = info.outputPath("match.json");
  writeFileSync(path, JSON.stringify(match.wholeFile()));
  await page.getByTestId("take-in").setInputFiles(path);
}

const way = (page: Page) => page.getByRole("region", { name: "The way" }).getByRole("listitem");

test("AG-264 a campaign of bots goes through its first two games, and the hall knows it", async ({ page }) => {
  test.slow();
  await wish(page);
  await beginCampaign(page, ["novice", "novice"]);
  await expect(way(page)).toHaveCount(3);
  await watchGame(page, "Play game 1");
  await expect(way(page).first()).toContainText("Won by");
  await expect(page.getByRole("region", { name: "Standings" })).toContainText("+1");
  await watchGame(page, "Play game 2");
  await expect(page.getByRole("button", { name: "Play game 3" })).toBeVisible();
  await page.getByRole("link", { name: "Campaigns" }).click();
  const row = page.getByRole("region", { name: "Under way" }).getByRole("listitem");
  await expect(row).toContainText("Game 3 of 3 · 2 games played");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("No campaign was begun on this device yet.")).toBeVisible();
});

test("AG-272 AG-278 alone, the goal is shown at the table and a game that was missed can be tried again", async ({
  page,
}) => {
  await wish(page);
  await beginCampaign(page, ["novice"]);
  await expect(way(page)).toHaveCount(8);
  await expect(way(page).nth(7)).toContainText("Game 8 · Goal: 67 points");
  await page.getByRole("button", { name: "Play game 1" }).click();
  await expect(page.locator(".in-campaign")).toHaveText("Game 1 · Goal: 50 points");
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  await over(page).getByRole("button", { name: "To the campaign" }).click();
  await expect(way(page).first()).toContainText("Missed with");
  await expect(page.getByRole("button", { name: "Try game 1 again" })).toBeVisible();
  await expect(page.getByText("This is try number 2.")).toBeVisible();
});

test("AG-270 a game played elsewhere comes back as a file; what is kept lies open in the next game", async ({
  page,
}, info) => {
  await wish(page);
  await beginCampaign(page, ["person", "novice"]);
  await page.getByRole("button", { name: "Play game 1" }).click();
  await page.getByRole("region", { name: "Board" }).waitFor();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Go on with game 1" })).toBeVisible();
  await page.getByTestId("take-in").setInputFiles({
    name: "broken.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(page.getByRole("alert")).toContainText("The campaign is as it was.");
  await takeIn(page, info);
  const own = page.getByRole("group", { name: "You" });
  await expect(own.getByRole("radio", { name: "None" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose" })).toBeDisabled();
  await own.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  const card = await own.locator("strong").first().textContent();
  await page.getByRole("button", { name: "Choose" }).press("Enter");
  await expect(page.getByRole("region", { name: "Game 2" })).toContainText(`${card} is there from the start.`);
  await page.getByRole("button", { name: "Play game 2" }).click();
  await page.getByRole("region", { name: "Board" }).waitFor();
  await expect(page.getByText(card!).first()).toBeVisible();
});

test("two tabs go on with the same game of a campaign, and a file brings it to another device", async ({
  page,
  context,
  browser,
}, info) => {
  await wish(page);
  await beginCampaign(page, ["person"]);
  await expect(page.getByRole("button", { name: "Play game 1" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole("button", { name: "Play game 1" }).click();
  await page.getByRole("region", { name: "Board" }).waitFor();
  await other.getByRole("button", { name: "Go on with game 1" }).click();
  await other.getByRole("region", { name: "Board" }).waitFor();
  expect(other.url()).toBe(page.url());
  await page.goBack();
  const path = await saved(page, info.outputPath("campaign.json"));
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("./");
  await elsewhere.getByTestId("import").setInputFiles(path);
  await expect(elsewhere.getByRole("button", { name: "Play game 1" })).toBeVisible();
  await elsewhere.close();
});

for (const language of ["en", "de"] as const)
  test(`campaigns fit a phone, and axe finds nothing grave (${language})`, async ({ page }, info) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await wish(page, { language });
    await page.goto("./#/new/agricola/campaign");
    await page.locator(".pick input").nth(1).check();
    await page.locator("button[type=submit]").click();
    await page.locator(".campaign-next").waitFor();
    await look(page);
    await takeIn(page, info);
    await page.locator(".campaign-keep").waitFor();
    await look(page);
    await page.goto("./#/campaigns");
    await page.locator(".campaign-hall li").waitFor();
    await look(page);
  });

async function look(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}
