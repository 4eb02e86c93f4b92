import { expect, type Page, test } from "@playwright/test";
import { evenly, makeMove, settled } from "./moving.ts";
import { openPrepared } from "./prepared.ts";
import { asked, begin, confirm, lines, wish } from "./table.ts";

/** The last but one is what a desk has left at 200 %. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 320, height: 480 },
];

/** Whether an element lies in the window and nothing covers its middle. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && there !== null && element.contains(there);
    });

const heightOf = (page: Page): Promise<number> =>
  page.locator(".ask").evaluate((bar) => bar.getBoundingClientRect().height);

/** Looks at the page in every size. */
async function inEverySize(page: Page, look: (size: string) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(`${size.width} × ${size.height}`);
  }
  await page.setViewportSize(SIZES[0]!);
}

for (const game of ["agricola", "formidable-farm", "master-farmer", "my-farm-shop", "happiness-farm"])
  test(`in ${game} what is asked, Confirm and the way back stay in sight in every size`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]!);
    await wish(page);
    await openPrepared(page, game);
    await settled(page);
    const heights = new Map<string, number>();
    await inEverySize(page, async (size) => {
      heights.set(size, await heightOf(page));
      expect(await isInSight(page, ".turn"), size).toBe(true);
    });
    let held = 0;
    const luck = evenly();
    for (let move = 0; move < 40 && held < 2; move++) {
      await makeMove(page, luck, async () => {
        held++;
        await inEverySize(page, async (size) => {
          for (const part of [".turn", ".confirm .primary", ".confirm .button:last-child", ".ask-back button"])
            expect(await isInSight(page, part), `${part} at ${size}`).toBe(true);
          expect(await heightOf(page), size).toBe(heights.get(size));
        });
      });
      await settled(page);
      await expect(confirm(page)).toBeHidden();
    }
    expect(held).toBe(2);
  });

test("two tabs follow each other, and neither loses a move", async ({ page, context }) => {
  await wish(page);
  await begin(page, { people: 2 });
  const other = await context.newPage();
  await other.goto(page.url());
  await asked(other);
  const tabs = [page, other];
  for (let turn = 0; turn < 6; turn++) {
    const [here, there] = [tabs[turn % 2]!, tabs[(turn + 1) % 2]!];
    await asked(here);
    const before = await lines(here);
    await here.locator(".ask-more button").first().click();
    await here.locator(".menu [data-move]").first().click();
    await confirm(here).click();
    await expect.poll(() => lines(here)).toBeGreaterThan(before);
    await expect.poll(() => lines(there)).toBe(await lines(here));
  }
  const all = await lines(page);
  await page.reload();
  await asked(page);
  expect(await lines(page)).toBe(all);
});
