import { expect, type Page, test } from "@playwright/test";
import { gameIds } from "../../src/games/index.ts";
import { evenly, makeMove, settled } from "./moving.ts";
import { openPrepared } from "./prepared.ts";
import { wish } from "./table.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const ROUNDS = 5;

/** Counts what is sent on its way: things that fly over the board, and pieces that change their place on it. */
const countTravels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { travels: 0 };
    Object.assign(window, { counted });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...path) {
      if (this.matches(".flight, .piece")) counted.travels++;
      return animate.apply(this, path);
    };
  });

/** How many things have travelled since this was last asked. */
async function travels(page: Page): Promise<number> {
  await page.waitForTimeout(250);
  return page.evaluate(() => {
    const { counted } = window as unknown as { counted: { travels: number } };
    const { travels } = counted;
    counted.travels = 0;
    return travels;
  });
}

for (const game of gameIds)
  test(`things travel when somebody moves and when a bot does in ${game}`, async ({ page }) => {
    await countTravels(page);
    // The bot waits until it is hurried: what travels before that is one's own.
    await wish(page, { confirm: false, pace: 600_000 });
    await openPrepared(page, game);
    const luck = evenly();
    const skip = page.locator(".ask-answers").getByRole("button", { name: "Skip" });
    let own = 0;
    let foreign = 0;
    for (let round = 0; round < ROUNDS && (own === 0 || foreign === 0); round++) {
      await travels(page);
      for (let move = 0; move < 12 && !(await skip.isVisible()); move++) {
        await settled(page);
        await makeMove(page, luck);
        await page.waitForTimeout(100);
      }
      own += await travels(page);
      await skip.click();
      await settled(page);
      foreign += await travels(page);
    }
    expect(own).toBeGreaterThan(0);
    expect(foreign).toBeGreaterThan(0);
  });
