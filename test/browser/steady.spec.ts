import { expect, type Page, test } from "@playwright/test";
import { gameIds } from "../../src/games/index.ts";
import type { Options } from "../../src/table/options.ts";
import { evenly, isOver, makeMove, settled } from "./moving.ts";
import { openPrepared } from "./prepared.ts";
import { wish } from "./table.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const SMALL = { width: 320, height: 480 };
const UPRIGHT = { width: 820, height: 1180 };
const MOVES = 8;
/** What of the screen may shift with a move, as the browser counts it. */
const MOST = 0.02;

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of the layout, also those that follow a click. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.getAttribute("class") ?? ""}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`,
        );
        shifts.push({ value, what: what.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts since they were last asked for, once the page has come to rest. */
async function shiftsSince(page: Page): Promise<readonly Shift[]> {
  await page.waitForTimeout(120);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

/** What is lit and lies further away than a screen of scrolling. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-lit][data-place]")].flatMap((place) => {
      const { top, bottom, width } = place.getBoundingClientRect();
      const isNear = top >= -innerHeight && bottom <= 2 * innerHeight && width > 0;
      return isNear ? [] : [`${place.getAttribute("data-place")} at ${Math.round(top)}`];
    }),
  );

/** Plays at random and looks before each move at what is lit. */
async function playInReach(page: Page, moved: (move: number) => Promise<void> = async () => {}): Promise<void> {
  const luck = evenly();
  await settled(page);
  await page.waitForTimeout(300);
  await page.evaluate(() => (window as unknown as { shifts?: Shift[] }).shifts?.splice(0));
  for (let move = 1; move <= MOVES; move++) {
    expect(await outOfReach(page)).toEqual([]);
    await makeMove(page, luck);
    await settled(page);
    if (await isOver(page)) return;
    await moved(move);
  }
}

/** Plays at random and looks after each move at what has shifted. */
const playSteadily = (page: Page): Promise<void> =>
  playInReach(page, async (move) => {
    const shifts = await shiftsSince(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect
      .soft(sum, `move ${move}: ${shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join("\n")}`)
      .toBeLessThan(MOST);
  });

const places = [WIDE, PHONE].flatMap((size) => gameIds.map((game) => ({ game, size })));

for (const { game, size } of places)
  test(`at ${size.width} × ${size.height} nothing shifts and all that is lit is near in ${game}`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await wish(page);
    await openPrepared(page, game);
    await playSteadily(page);
  });

for (const size of [WIDE, SMALL, UPRIGHT])
  test(`at ${size.width} × ${size.height} nothing shifts in Formidable Farm when cards come into a full hand and leave it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await wish(page);
    await openPrepared(page, "formidable-farm", { lines: 220 });
    await playSteadily(page);
  });

const tables: readonly { what: string; seats: number; options: Options }[] = [
  { what: "a full hand of cards", seats: 2, options: { deal: "plain" } },
  { what: "four seats, hands and the X deck", seats: 4, options: { deal: "plain", sideDecks: ["x"] } },
];

for (const { what, seats, options } of tables)
  test(`all that is lit is near in Agricola with ${what}`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await wish(page);
    await openPrepared(page, "agricola", { seats, options });
    await playInReach(page);
  });
