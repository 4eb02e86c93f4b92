import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { everyScreen, handOverScreen } from "./screens.ts";
import { wish } from "./table.ts";

/** No serious or critical problem; a picture of the screen is kept. */
async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png` });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(told, name).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const)
  for (const [device, viewport] of [
    ["desk", { width: 1280, height: 860 }],
    ["phone", { width: 360, height: 740 }],
  ] as const)
    test(`axe finds no grave problem on any screen (${device}, ${colorScheme})`, async ({ browser }) => {
      test.slow();
      const context = () => browser.newContext({ colorScheme, viewport, reducedMotion: "reduce" });
      const page = await (await context()).newPage();
      await wish(page, { guide: true });
      await everyScreen(page, (name) => look(page, `${device}-${colorScheme}-${name}`));
      await page.close();
      const two = await (await context()).newPage();
      await wish(two, { alwaysHandOver: true });
      await handOverScreen(two);
      await look(two, `${device}-${colorScheme}-hand-over`);
      await two.close();
    });
