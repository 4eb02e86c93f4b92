import { expect, type Locator, type Page, test } from "@playwright/test";
import { game } from "../../src/games/happiness-farm/index.ts";
import { addAnimal } from "../../src/games/happiness-farm/rules/herd.ts";
import { agendaRules } from "../../src/games/happiness-farm/rules/index.ts";
import { roundTasks } from "../../src/games/happiness-farm/rules/rounds.ts";
import { optionsWith } from "../../src/games/happiness-farm/testing.ts";
import { savePosition } from "../../src/table/match-file.ts";
import { lit, over, wish } from "./table.ts";

/** A short game: half a year. */
async function begin(page: Page, count: number): Promise<void> {
  await page.goto("./");
  await page.getByRole("link", { name: "Happiness Farm" }).first().click();
  await page.getByLabel("Players", { exact: true }).selectOption(String(count));
  await page.getByLabel("Ready-made").selectOption({ label: "Half a year" });
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("region", { name: "Board", exact: true })).toBeVisible();
}

const pass = (page: Page): Locator => page.getByRole("button", { name: /nothing more|Let the farmer rest/ });

async function leaveOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Standing order" }).click();
  await page.getByRole("button", { name: "Leave the order" }).click();
}

/** Buys two animals whenever it can, collects when it can, and lets the standing order do the rest. */
async function playOn(page: Page): Promise<void> {
  let bought = 0;
  for (let turn = 0; turn < 200; turn++) {
    await expect(lit(page).or(pass(page)).or(over(page)).first()).toBeVisible({ timeout: 20_000 });
    if (await over(page).isVisible()) return;
    const shelf = lit(page, "market/");
    if ((await shelf.count()) > 0 && bought < 6) {
      bought++;
      await shelf.first().click();
      await lit(page, "farm/").nth(bought).click();
    } else if (await pass(page).isVisible()) await pass(page).click();
    else await lit(page).first().click();
    await page.waitForTimeout(20);
  }
}

for (const count of [1, 3, 6])
  test(`a game of Happiness Farm with ${count} ${count === 1 ? "seat" : "seats"} is played to its end`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await wish(page, { confirm: false });
    await begin(page, count);
    await leaveOrder(page);
    await playOn(page);
    await expect(over(page)).toBeVisible();
  });

/** A match in which the first of two seats has so many animals to feed. */
function crowdedMatch(animals: number): string {
  const options = optionsWith();
  const state = game.setup(2, options, game.rulesVersion);
  for (let i = 0; i < animals; i++) addAnimal(state, 0, i % 6, i % state.land.length);
  state.goods[0] = [4, 0, 0, 9, 9, 4];
  const steps = roundTasks(state);
  state.agenda = steps.slice(steps.findIndex(({ kind }) => kind === "hungering")).reverse();
  agendaRules.settle(state);
  const header = { furrow: 1, game: game.id, rulesVersion: game.rulesVersion, seats: 2, options };
  return JSON.stringify({ ...header, players: [{}, { bot: "greedy" }], start: savePosition(state), log: [] });
}

test("sixty animals are fed in at most ten clicks", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./");
  const file = { name: "crowded.json", mimeType: "application/json", buffer: Buffer.from(crowdedMatch(60)) };
  await page.getByTestId("import").setInputFiles(file);
  const question = page.getByRole("heading", { name: "Which of your animals eats next?" });
  await expect(question).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => {
    document.addEventListener("click", () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1);
    });
  });
  await leaveOrder(page);
  await expect(question).toBeHidden();
  await expect(
    page.getByRole("heading", { name: /Do you butcher|Which animal do you buy|What do you sell/ }),
  ).toBeVisible();
  expect(Number(await page.locator("body").getAttribute("data-clicks"))).toBeLessThanOrEqual(10);
});

test("any animal can be fed by hand, token by token", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./");
  const file = { name: "crowded.json", mimeType: "application/json", buffer: Buffer.from(crowdedMatch(12)) };
  await page.getByTestId("import").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Which of your animals eats next?" })).toBeVisible({
    timeout: 20_000,
  });
  await page.locator('[data-place="farm/b1"][data-lit]').click();
  await expect(page.getByRole("heading", { name: /The duck on b1 has room for 3 more/ })).toBeVisible();
  await page.locator('[data-place="farm/b1"][data-lit]').click();
  await page.getByRole("button", { name: "Eat 1 bug on b1" }).click();
  await expect(page.getByRole("heading", { name: /The duck on b1 has room for 2 more/ })).toBeVisible();
});
