import { expect, type Page, test } from "@playwright/test";
import type { Options } from "../../src/table/options.ts";
import { openPrepared } from "./prepared.ts";
import { wish } from "./table.ts";

/** Desk screens and a tablet that lies. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 2560, height: 1440 },
] as const;

/** Full tables, where the most has to find room. */
const FULL: readonly { game: string; seats: number; lines: number; options?: Options }[] = [
  { game: "agricola", seats: 4, lines: 190 },
  { game: "agricola", seats: 4, lines: 150, options: { deal: "plain" } },
  { game: "my-farm-shop", seats: 4, lines: 150, options: { farmer: true, goals: true } },
  { game: "formidable-farm", seats: 4, lines: 200 },
  { game: "master-farmer", seats: 4, lines: 20 },
  { game: "happiness-farm", seats: 6, lines: 300 },
];

/** Texts that are smaller than 12 pixels on the screen. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (text === "" || element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      const lies = document.createRange();
      lies.selectNodeContents(node);
      if (lies.getBoundingClientRect().width < 2) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 11.95) found.push(`${text}: ${size.toFixed(1)} px`);
    }
    return found;
  });

for (const { game, seats, lines, options = {} } of FULL)
  test(`everything at a full table of ${game} ${JSON.stringify(options)} can be read from a desk`, async ({ page }) => {
    await wish(page);
    await openPrepared(page, game, { seats, lines, options });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect(page.locator(".board-area .board").first()).toBeVisible();
      await expect.poll(() => tooSmall(page)).toEqual([]);
    }
  });
