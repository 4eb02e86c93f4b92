import { test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { everyScreen, handOverScreen } from "./screens.ts";
import { wish } from "./table.ts";

test.use({ viewport: { width: 1280, height: 860 } });

test("at a desk axe finds no grave problem on any screen, light or dark", async ({ page }) => {
  test.slow();
  const look = (name: string) => noGraveProblem(page, name, { andDark: true });
  await wish(page, { guide: true });
  await everyScreen(page, look);
  await page.evaluate(() => localStorage.setItem("furrow-settings", '{"state":{"alwaysHandOver":true},"version":0}'));
  await page.reload();
  await handOverScreen(page);
  await look("hand-over");
});
