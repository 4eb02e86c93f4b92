import { expect, type Locator, type Page } from "@playwright/test";
import { confirm, OFTEN } from "./table.ts";

/** Whether the last move has ended the game. */
export const isOver = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

const revision = (page: Page): Promise<string | null> => page.locator(".table").getAttribute("data-revision");

/** Waits until a person is asked: something is lit, a button answers, or the game is over. */
export async function settled(page: Page): Promise<void> {
  const ways = page.locator("[data-lit][data-place], .move-buttons [data-move], .fence-cell, .result").first();
  await ways.waitFor({ state: "attached", timeout: 30_000 });
}

/** Makes a move by clicks, the choices evenly spread by a number from 0 to 1; a choice that ends the turn is confirmed. */
export async function makeMove(page: Page, luck: () => number, confirmed?: () => Promise<void>): Promise<void> {
  const before = await revision(page);
  for (let clicks = 0; clicks < 12 && (await revision(page)) === before && !(await isOver(page)); clicks++) {
    if (await confirm(page).isVisible()) {
      await confirmed?.();
      await confirm(page).click();
      await expect.poll(() => revision(page), OFTEN).not.toBe(before);
      return;
    }
    await (await choice(page, luck)).click();
    // A click becomes a move, a choice to be confirmed, a menu, or a further question.
    await page.waitForTimeout(60);
  }
}

/** One of the things that can be clicked next. */
async function choice(page: Page, luck: () => number): Promise<Locator> {
  const ways = ["[data-lit][data-place]:not([data-chosen])", ".move-buttons [data-move]"];
  // Now and then a button comes first: some of them end what could go on for long.
  if (luck() < 0.4) ways.reverse();
  for (const way of [".menu [data-move]", ...ways]) {
    const all = page.locator(way);
    const count = await all.count();
    if (count > 0) return all.nth(Math.floor(luck() * count));
  }
  // What is drawn in another way than as places is chosen from the list.
  return page.locator(".ask-more button").first();
}

/** Numbers from 0 to 1, the same in every run. */
export function evenly(): () => number {
  let n = 7;
  return () => {
    n = (n * 48271) % 2147483647;
    return n / 2147483647;
  };
}
