import { expect, type Page, test } from "@playwright/test";
import { game } from "../../src/games/my-farm-shop/index.ts";
import { table } from "../../src/games/my-farm-shop/testing.ts";
import { savePosition } from "../../src/table/match-file.ts";
import { lit, over, wish } from "./table.ts";

/** A game of two, with one of the ready-made mixes of modules. */
async function begin(page: Page, mix: string): Promise<void> {
  await page.goto("./#/new/my-farm-shop");
  await page.getByRole("radio", { name: mix, exact: true }).check();
  await page.getByText("All options").click();
  await page.getByLabel("Seed").fill(mix);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
}

/** Clicks what is lit, or a button where nothing is, until the game is over; gives back the kinds of places clicked. */
const playOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kinds = new Set<string>();
    const click = (element: Element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let turn = 0; turn < 20_000 && document.querySelector("[role=dialog]") === null; turn++) {
      const places = document.querySelectorAll("[data-lit]");
      const place = places[(turn * 7 + 3) % places.length];
      const button = document.querySelector(".move-buttons button");
      if (place !== undefined) kinds.add((place.getAttribute("data-place") ?? "").split("/")[0] ?? "");
      if (place !== undefined) click(place);
      else if (button !== null) click(button);
      await new Promise((done) => setTimeout(done, 8));
    }
    return [...kinds];
  });

for (const [mix, kind] of [
  ["As in the rules", "die"],
  ["With Jump-Start", "set"],
  ["With the Farmer", "supply"],
  ["With goals", "choice"],
  ["With all three modules", "set"],
] as const)
  test(`a game of My Farm Shop is played to its end: ${mix}`, async ({ page }) => {
    test.setTimeout(180_000);
    await wish(page, { confirm: false });
    await begin(page, mix);
    const kinds = await playOn(page);
    await expect(over(page)).toBeVisible();
    expect(kinds).toContain(kind);
    for (const always of ["die", "stall", "farm"]) expect(kinds).toContain(always);
  });

/** A match that begins with what is on a table set for a test. */
async function open(page: Page, anna: ReturnType<typeof table>[string]): Promise<void> {
  const { state } = anna;
  const header = { furrow: 1, game: game.id, rulesVersion: game.rulesVersion, seats: 2, options: state.options };
  const match = { ...header, players: [{}, { bot: "greedy" }], start: savePosition(state), log: [] };
  await wish(page, { confirm: false });
  await page.goto("./");
  const file = { name: "set.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(match)) };
  await page.getByTestId("import").setInputFiles(file);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible({ timeout: 20_000 });
}

test("what dice and bags reach is seen before choosing", async ({ page }) => {
  const { anna } = table({ anna: { bags: 1 }, bert: {} });
  await open(page, anna!.rolls(2, 3, 6));
  await expect(page.getByText("die 2 leaves 9, die 3 leaves 8, die 6 leaves 5")).toBeVisible();
  await expect(page.locator('[data-place="stall/5"]')).toContainText("−1");
  await expect(page.locator('[data-place="stall/3"]')).toContainText("✓");
  await lit(page, "die/2").click();
  await expect(lit(page, "stall/")).toHaveCount(3);
});

test("a sunflower's extra piece is one click, and the shop shows what it brings", async ({ page }) => {
  const { anna } = table(
    { anna: { cards: { 5: "field-07" }, sunflowers: { 5: 1 } }, bert: { bags: 0, goods: {} } },
    { dice: [2, 3] },
  );
  await open(page, anna!);
  await lit(page, "farm/0/5").click();
  await expect(page.locator('[data-place^="choice/"]')).toHaveCount(2);
  await page.locator('[data-place="choice/bags-3-coins-1"]').click();
  await expect(page.getByRole("img", { name: "5 burlap bags" })).toBeVisible();
});

test("on a phone a field is large, and farm and market are in sight together while one is activated", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { anna } = table({ anna: { cards: { 5: "field-07" } }, bert: {} }, { dice: [2, 3] });
  await open(page, anna!);
  await expect(lit(page, "farm/0/5")).toBeVisible();
  const end = (await page.locator(".panels").boundingBox())!.y;
  const market = (await page.locator(".fs-market").boundingBox())!;
  expect(market.y + market.height).toBeLessThanOrEqual(end);
  const field = (await page.locator('[data-place="farm/0/5"]').boundingBox())!;
  expect(field.height).toBeGreaterThan(80);
});
