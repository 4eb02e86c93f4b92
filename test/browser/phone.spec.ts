import { expect, type Page, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { openPrepared } from "./prepared.ts";
import { everyScreen, handOverScreen } from "./screens.ts";
import { wish } from "./table.ts";

const GAMES = ["agricola", "formidable-farm", "happiness-farm", "master-farmer", "my-farm-shop"];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** How far a screen can be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = Math.max(scrollWidth, document.body.scrollWidth);
    return widest - clientWidth;
  });

test("on a phone of 360 px no screen scrolls sideways, and axe finds no grave problem, light or dark", async ({
  page,
}) => {
  test.slow();
  const look = async (name: string) => {
    expect(await overflow(page), name).toBeLessThanOrEqual(0);
    await noGraveProblem(page, name, { andDark: true });
  };
  await wish(page, { guide: true });
  await everyScreen(page, look);
  await page.evaluate(() => localStorage.setItem("furrow-settings", '{"state":{"alwaysHandOver":true},"version":0}'));
  await page.reload();
  await handOverScreen(page);
  await look("hand-over");
});

for (const game of GAMES)
  test(`the table and the rules of ${game} fit a phone of 360 px`, async ({ page }) => {
    await wish(page);
    await page.goto(`./#/new/${game}`);
    await page.locator("button[type=submit]").click();
    await page.locator(".board-area").waitFor();
    await page.waitForTimeout(500);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(`./#/rules/${game}`);
    await expect(page.locator(".rules-picture [data-highlighted]").first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const part of await page.locator(".rules-picture svg.board:visible").all())
      expect((await part.boundingBox())?.width ?? 0).toBeGreaterThan(40);
  });

test("on a phone a long press explains, and is no click", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/master-farmer");
  await page.locator("button[type=submit]").click();
  const bag = page.locator("[data-explain=bag]");
  const box = (await bag.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByRole("tooltip")).toContainText("The cubes still to come.");
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.getByRole("dialog")).toBeHidden();
  await bag.tap();
  await expect(page.getByRole("dialog", { name: "Bag: 25 cubes" })).toBeVisible();
});

test("on a phone every total stays in sight however much a seat has, and the tabs lie right above the action bar", async ({
  page,
}) => {
  await wish(page);
  for (const [game, lines] of [
    ["agricola", 60],
    ["my-farm-shop", 40],
  ] as const) {
    await openPrepared(page, game, { lines });
    await expect(page.locator(".scores .score-total")).toHaveCount(2);
    for (const total of await page.locator(".scores .score-total").all()) {
      const { x, width } = (await total.boundingBox())!;
      expect(x + width, game).toBeLessThan(360);
    }
    for (const way of [0, 10_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), way);
      const [tabs, bar] = [await page.locator(".panels").boundingBox(), await page.locator(".ask").boundingBox()];
      expect(Math.abs((tabs?.y ?? 0) + (tabs?.height ?? 0) - (bar?.y ?? 0)), game).toBeLessThanOrEqual(1);
    }
  }
});

test("on a phone the parts of one score at a time lie over the board, which stays where it is", async ({ page }) => {
  await wish(page);
  await openPrepared(page, "agricola", { lines: 60 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await page.locator(".board-area").boundingBox();
  for (const seat of [0, 1]) await page.locator(".scores summary").nth(seat).tap();
  await expect(page.locator(".scores .parts:visible")).toHaveCount(1);
  expect((await page.locator(".board-area").boundingBox())?.y).toBe(before?.y);
});

test("on a phone what is asked about is in sight as soon as a match is opened: fences, a card in hand", async ({
  page,
}) => {
  await wish(page);
  for (const [asks, where] of [
    ["fence", ".fence-cell"],
    ["play", ".hand [data-lit]"],
  ] as const) {
    await openPrepared(page, "agricola", { options: { deal: "plain" }, asks });
    await expect(page.locator(where).first()).toBeInViewport();
  }
});

test("on a phone that lies, a sheet stands beside what is asked", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await wish(page);
  await openPrepared(page, "agricola", { lines: 20 });
  await page.getByRole("button", { name: "Major improvements" }).tap();
  await expect(page.locator(".low-sheet .major").first()).toBeVisible();
  const [sheet, bar] = [await page.locator(".low-sheet").boundingBox(), await page.locator(".ask").boundingBox()];
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + 1);
});
