import { expect, type Locator, type Page, test } from "@playwright/test";
import { game } from "../../src/games/happiness-farm/index.ts";
import { addAnimal } from "../../src/games/happiness-farm/rules/herd.ts";
import { agendaRules } from "../../src/games/happiness-farm/rules/index.ts";
import { roundTasks } from "../../src/games/happiness-farm/rules/rounds.ts";
import { optionsWith } from "../../src/games/happiness-farm/testing.ts";
import { savePosition } from "../../src/table/match-file.ts";
import { lit, over, seatCount, wish } from "./table.ts";

/** Alone for half a year, by clicks from the start page. */
async function beginAlone(page: Page): Promise<void> {
  await page.goto("./");
  await page.getByRole("link", { name: "Happiness Farm" }).first().click();
  await seatCount(page, 1);
  await page.getByRole("radio", { name: "Half a year", exact: true }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".happiness-farm")).toBeVisible();
}

/** A match of one person and bots, opened from a file. */
async function open(page: Page, match: object): Promise<void> {
  await page.goto("./");
  const buffer = Buffer.from(JSON.stringify(match));
  await page.getByTestId("import").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await expect(page.locator(".happiness-farm")).toBeVisible({ timeout: 20_000 });
}

/** The file of a match before its first move. */
function matchOf(seats: number, given: Parameters<typeof optionsWith>[0] = {}) {
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: "random" }));
  const header = { furrow: 1, game: game.id, rulesVersion: game.rulesVersion, seats, options: optionsWith(given) };
  return { ...header, players, log: [] };
}

const pass = (page: Page): Locator =>
  page.locator("[data-move]").and(page.getByRole("button", { name: /nothing more|Let the farmer rest/ }));

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

test("half a year alone on Happiness Farm is played to its end", async ({ page }) => {
  await wish(page, { confirm: false });
  await beginAlone(page);
  await leaveOrder(page);
  await playOn(page);
  await expect(over(page)).toBeVisible();
});

for (const count of [3, 6])
  test(`a short game of Happiness Farm with ${count} seats is played to its end`, async ({ page }) => {
    test.setTimeout(180_000);
    await wish(page, { confirm: false });
    await open(page, matchOf(count, { tables: { rounds: 2 } }));
    await leaveOrder(page);
    await playOn(page);
    await expect(over(page).locator(".ranks > li")).toHaveCount(count);
  });

/** A match in which the first of two seats has so many animals to feed. */
function crowdedMatch(animals: number) {
  const match = matchOf(2);
  const state = game.setup(2, match.options, game.rulesVersion);
  for (let i = 0; i < animals; i++) {
    addAnimal(state, 0, i % 6, i % state.land.length);
    state.supply[i % 6]!--;
  }
  state.goods[0] = [4, 0, 0, 9, 9, 4];
  const steps = roundTasks(state);
  state.agenda = steps.slice(steps.findIndex(({ kind }) => kind === "hungering")).reverse();
  agendaRules.settle(state);
  return { ...match, start: savePosition(state) };
}

const question = (page: Page, text: string | RegExp): Locator => page.getByRole("heading", { name: text });

test("sixty animals are fed in at most ten clicks", async ({ page }) => {
  await wish(page, { confirm: false });
  await open(page, crowdedMatch(60));
  await expect(question(page, "Which of your animals eats next?")).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener("click", () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1);
    });
  });
  await leaveOrder(page);
  await expect(question(page, /Do you butcher|Which animal do you buy|What do you sell/)).toBeVisible();
  expect(Number(await page.locator("body").getAttribute("data-clicks"))).toBeLessThanOrEqual(10);
});

test("on a phone the whole farm and one's goods are in sight while animals are fed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wish(page, { confirm: false });
  await open(page, crowdedMatch(12));
  await expect(question(page, "Which of your animals eats next?")).toBeVisible();
  const end = (await page.locator(".panels").boundingBox())!.y;
  const goods = (await page.locator(".hf-player").boundingBox())!;
  expect(goods.y + goods.height).toBeLessThanOrEqual(end);
  const farm = (await page.locator(".farm-grid").boundingBox())!;
  const top = (await page.locator(".scores").boundingBox())!;
  expect(farm.y).toBeGreaterThanOrEqual(top.y);
});

test("any animal can be fed by hand, token by token", async ({ page }) => {
  await wish(page, { confirm: false });
  await open(page, crowdedMatch(12));
  await page.locator('[data-place="farm/b1"][data-lit]').click();
  await expect(question(page, /The duck on b1 has room for 3 more/)).toBeVisible();
  await page.locator('[data-place="farm/b1"][data-lit]').click();
  await page.getByRole("button", { name: "Eat 1 bug on b1" }).click();
  await expect(question(page, /The duck on b1 has room for 2 more/)).toBeVisible();
});

test("printed numbers are changed in a form, and the game is played with them", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./#/new/happiness-farm");
  await page.getByText("All options").click();
  const numbers = page.getByRole("group", { name: "Numbers" });
  const json = numbers.getByLabel("Changes to printed numbers, as JSON");
  const rounds = numbers.getByLabel("rounds");

  await numbers.getByText("in general").click();
  await rounds.fill("9");
  await expect(numbers.getByText("printed: 12")).toBeVisible();
  await numbers.locator("summary", { hasText: "animals" }).first().click();
  const cow = numbers.getByRole("spinbutton", { name: "cow buy" });
  await cow.fill("7000");
  await expect(numbers.getByText("cow, buy: write a whole number from 0 to 1000.")).toBeVisible();
  await expect(numbers.getByText("1 to correct")).toBeVisible();
  await cow.fill("7");
  await expect(numbers.getByText("1 to correct")).toBeHidden();
  await numbers.getByRole("textbox", { name: "cow happiness at" }).fill("3, 6 9");

  await numbers.getByText("As JSON", { exact: true }).click();
  await expect(json).toHaveValue('{"rounds":9,"animals":{"cow":{"buy":7,"happiness":[3,6,9]}}}');
  await json.fill('{"rounds":8,"animals":{"cow":{"buy":7}}}');
  await expect(rounds).toHaveValue("8");
  await expect(numbers.getByRole("textbox", { name: "cow happiness at" })).toHaveValue("4 7 10 12");
  await numbers.getByRole("button", { name: "Put back what is printed" }).first().click();
  await expect(json).toHaveValue('{"animals":{"cow":{"buy":7}}}');

  await rounds.fill("");
  await numbers.getByText("in general").click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(rounds).toBeFocused();
  await rounds.fill("9");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("group", { name: "The farm, round 1 of 9" })).toBeVisible();
  await expect(page.locator('[data-place="market/cow"]')).toContainText("7 $");
});
