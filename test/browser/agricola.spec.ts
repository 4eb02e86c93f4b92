import { expect, type Page, test } from "@playwright/test";
import { game } from "../../src/games/agricola/index.ts";
import { type Given, type Setting, table } from "../../src/games/agricola/testing.ts";
import { savePosition } from "../../src/table/match-file.ts";
import { noGraveProblem } from "./axe.ts";
import { begin, lines, lit, over, wish } from "./table.ts";

const buttons = (page: Page) => page.locator(".move-buttons button");
const fenceCells = (page: Page) => page.locator(".fence-cell");

/** Opens a match that begins in the middle, with one person and bots. */
async function open(page: Page, given: { readonly [name: string]: Given }, setting: Setting): Promise<void> {
  const players = table(given, setting);
  const { state } = Object.values(players)[0]!;
  const match = {
    furrow: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: state.seats,
    options: state.options,
    players: [{}, ...new Array(state.seats - 1).fill({ bot: "greedy" })],
    start: savePosition(state),
    log: [],
  };
  await page.goto("./");
  const buffer = Buffer.from(JSON.stringify(match));
  await page.getByTestId("import").setInputFiles({ name: "farm.json", mimeType: "application/json", buffer });
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
}

/** Whether a move of several places has begun. */
const isUnderWay = (page: Page): Promise<boolean> => page.getByRole("button", { name: "Take back" }).isVisible();

/** Plays on by clicks alone, some place or button each time, until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    await expect(lit(page).or(buttons(page)).or(fenceCells(page)).or(over(page)).first()).toBeVisible({
      timeout: 20_000,
    });
    if (await over(page).isVisible()) return;
    const before = await lines(page);
    if (await page.getByRole("heading", { name: /become a pasture/ }).isVisible()) {
      await fenceCells(page).last().click();
      await page.locator(".fence-bar .primary").click();
    } else if ((await buttons(page).count()) > 0) await buttons(page).last().click();
    else {
      const places = lit(page);
      await places.nth((turn * 5) % (await places.count())).click();
    }
    const item = page.locator(".menu-item").first();
    await expect
      .poll(async () => {
        if (await item.isVisible()) await item.click();
        return (await over(page).isVisible()) || (await lines(page)) !== before || (await isUnderWay(page));
      })
      .toBe(true);
  }
}

test("the game alone is played to its end", async ({ page }) => {
  test.setTimeout(120_000);
  await wish(page, { confirm: false });
  await begin(page, { count: 1, game: "Agricola" });
  await playToTheEnd(page);
  await expect(over(page)).toContainText("Begging markers");
});

test("a game of three is played to its end, two of them bots", async ({ page }) => {
  test.setTimeout(180_000);
  await wish(page, { confirm: false });
  await begin(page, { count: 3, game: "Agricola" });
  await playToTheEnd(page);
  await expect(over(page)).toBeVisible();
});

test("fences are drawn by dragging, with their cost before they count", async ({ page }) => {
  await wish(page, { confirm: false });
  await open(page, { anna: { goods: { wood: 12, food: 9 } }, bert: {} }, { round: 3 });
  await lit(page, "space/fencing").click();
  const cell = (n: number) => page.locator(`[data-fence-cell="${n}"]`);
  await cell(4).hover();
  await page.mouse.down();
  for (const n of [3, 8, 9]) await cell(n).hover();
  await page.mouse.up();
  const build = page.getByRole("button", { name: "Fence d1, e1, d2, e2 with 8 fences" });
  await expect(build).toBeVisible();
  await expect(page.locator(".farm .ghost")).toHaveCount(8);
  await build.click();
  await expect(page.getByText("7 fences left")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Another pasture? 7 fences and 4 wood are left" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: /Where does your person work/ })).toBeVisible();
});

test("fences are chosen by keyboard too", async ({ page }) => {
  await wish(page, { confirm: false });
  await open(page, { anna: { goods: { wood: 6, food: 9 } }, bert: {} }, { round: 3 });
  await lit(page, "space/fencing").click();
  await page.getByRole("checkbox", { name: "e3" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: "d3" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Fence d3, e3 with 6 fences" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("9 fences left")).toBeVisible();
});

test("AG-171 single fences are built by click and by keyboard, beside whole pastures", async ({ page }) => {
  await wish(page, { confirm: false });
  const setting = { round: 3, options: { openPastures: true } };
  await open(page, { anna: { goods: { wood: 6, food: 9 } }, bert: {} }, setting);
  await lit(page, "space/fencing").click();
  await expect(page.getByText("or tap between them for a single fence")).toBeVisible();
  await page.locator('[data-place="fence-space/0/above-e1"]').click();
  await expect(page.getByRole("heading", { name: /A pasture or a single fence\? 14 fences and 5 wood/ })).toBeVisible();
  await page.locator('[data-place="fence-space/0/between-d1-e1"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /13 fences and 4 wood/ })).toBeVisible();
  await expect(page.locator('[data-place="fence-space/0/between-d1-e1"]')).toHaveCount(0);
  await noGraveProblem(page, "single fences");
  await page.locator('[data-fence-cell="4"]').click();
  await page.getByRole("button", { name: "Fence e1 with 2 fences" }).click();
  await expect(page.getByText("11 fences left")).toBeVisible();
});

test("spaces that make no pasture say so, and can be given up", async ({ page }) => {
  await wish(page, { confirm: false });
  await open(page, { anna: { goods: { wood: 9, food: 9 } }, bert: {} }, { round: 3 });
  await lit(page, "space/fencing").click();
  await page.locator('[data-fence-cell="1"]').click();
  await page.locator('[data-fence-cell="9"]').click();
  await expect(page.getByText("These spaces cannot become a pasture")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("Tap or drag over spaces")).toBeVisible();
});

test("feeding is one sheet: what is due, what makes food, and what is begged for", async ({ page }) => {
  await wish(page, { confirm: false });
  const hungry = { goods: { food: 1, grain: 2, sheep: 1 }, plays: ["fireplace-2"], atHome: 1 } as const;
  await open(page, { anna: hungry, bert: { goods: { food: 9 } } }, { round: 4 });
  await lit(page, "space/forest").click();
  const sheet = page.getByRole("region", { name: "Feeding the family" });
  await expect(sheet).toContainText("3 of 4 food are missing");
  await sheet.locator('[data-place="good/0/sheep"]').click();
  await expect(sheet).toContainText("1 of 4 food are missing");
  await expect(sheet).toContainText("Pay 3 food and take 1 begging marker");
  await sheet.locator('[data-place="good/0/grain"]').click();
  await expect(page.getByText("Harvest after round 7")).toBeVisible();
});

test("AG-002 suggestion markers and stocked spaces are shown when asked for", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { count: 1, game: "Agricola" });
  await expect(lit(page, "space/").first()).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator('[data-place^="space/"][data-hint]')).toHaveCount(3);
  await page.getByLabel("Show what permanent spaces give").check();
  await expect(page.locator('[data-place="space/grain-seeds"]')).toHaveAttribute("aria-label", /1 grain/);
});

test("on a phone nothing is wider than the page, and the farm is brought into sight when it is asked about", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wish(page, { confirm: false });
  await begin(page, { count: 2, game: "Agricola" });
  await lit(page, "space/farmland").click();
  await expect(lit(page, "farm/").first()).toBeVisible();
  await expect
    .poll(async () => {
      const farm = (await page.locator(".board.farm").boundingBox())!;
      const end = (await page.locator(".panels").boundingBox())!.y;
      return farm.y > 0 && farm.y + farm.height < end;
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("axe finds no grave problem on the board, its panels, the fences and the feeding sheet, light or dark", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 860 });
  await wish(page, { confirm: false });
  const hungry = {
    goods: { wood: 9, food: 1, grain: 2, sheep: 1 },
    plays: ["fireplace-2", "joinery"],
    atHome: 2,
  } as const;
  await open(page, { anna: hungry, bert: { goods: { food: 9 } } }, { round: 4 });
  for (const panel of ["Other farms", "Major improvements"]) {
    await page.getByRole("button", { name: panel }).click();
    await page.mouse.move(0, 0);
    await noGraveProblem(page, panel, { within: ".board-area", andDark: true });
  }
  await lit(page, "space/fencing").click();
  await page.locator('[data-fence-cell="4"]').click();
  await noGraveProblem(page, "fences", { within: ".board-area", andDark: true });
  await page.locator(".fence-bar .primary").click();
  await page.getByRole("button", { name: "Done" }).click();
  await lit(page, "space/forest").click();
  await expect(page.getByRole("region", { name: "Feeding the family" })).toBeVisible();
  await noGraveProblem(page, "feeding", { within: ".board-area", andDark: true });
});
