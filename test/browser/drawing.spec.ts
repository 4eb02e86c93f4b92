import { expect, type Page, test } from "@playwright/test";
import { begin, lit, wish } from "./table.ts";

const turns: readonly { game: string; move(page: Page): Promise<void> }[] = [
  { game: "Agricola", move: (page) => lit(page, "space/day-laborer").click() },
  { game: "Happiness Farm", move: (page) => page.getByRole("button", { name: "Buy nothing more" }).click() },
  { game: "Master Farmer", move: (page) => lit(page, "vegetable/carrot").click() },
];

for (const { game, move } of turns)
  test(`a turn of ${game} draws only what changed, also when another seat comes into focus`, async ({ page }) => {
    await wish(page, { confirm: false });
    await begin(page, { people: 2, game });
    await expect(lit(page).first()).toBeVisible();
    const watched = page.evaluate(async () => {
      const area = document.querySelector(".board-area");
      const before = [...(area?.querySelectorAll("[data-place]") ?? [])];
      let added = 0;
      const watcher = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) added += node instanceof Element ? 1 + node.querySelectorAll("*").length : 1;
      });
      if (area !== null) watcher.observe(area, { childList: true, subtree: true });
      const table = document.querySelector(".table");
      const revision = table?.getAttribute("data-revision");
      while (table?.getAttribute("data-revision") === revision) await new Promise(requestAnimationFrame);
      watcher.disconnect();
      return { before: before.length, kept: before.filter((place) => place.isConnected).length, added };
    });
    await move(page);
    const { before, kept, added } = await watched;
    expect(before).toBeGreaterThan(5);
    expect(kept).toBe(before);
    // The icons of a space that is now taken, and the other farm beside the own one, change hands.
    expect(added).toBeLessThan(90);
  });
