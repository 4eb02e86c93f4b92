import { gzipSync } from "node:zlib";
import { expect, type Response, test } from "@playwright/test";

const MOST = 150_000;
const MOST_OF_AGRICOLA = 260_000;

/** What a file weighs on its way: fonts and pictures as they are, everything else gzipped. */
async function weight(response: Response): Promise<number> {
  const content = await response.body();
  return /\.(woff2|png)$/.test(response.url()) ? content.length : gzipSync(content).length;
}

test("the first load is at most 150 kB, fonts and pictures included, and brings no game", async ({ page }) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  await page.goto("./");
  await expect(page.getByRole("link", { name: "Master Farmer" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all(responses.map(weight));
  const total = weights.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`first load: ${(total / 1000).toFixed(1)} kB in ${responses.length} files`);
  expect(total).toBeLessThanOrEqual(MOST);
  const names = responses.map((response) => response.url());
  expect(
    names.filter((name) => /master-farmer|agricola|my-farm-shop|happiness|formidable|host|bots/.test(name)),
  ).toEqual([]);
});

test("a table of Agricola against bots fetches the game once for all workers, and nothing that was learned", async ({
  page,
}) => {
  const brought = new Map<string, Promise<number>>();
  await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  await page.goto("./");
  await expect(page.getByRole("link", { name: "Master Farmer" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.on("response", (response) => brought.set(response.url(), weight(response)));
  await page.goto("./#/new/agricola");
  // A bot that moves first fetches what it has learned.
  await page.getByText("All options").click();
  await page.getByText("Teams, who begins and who refills").click();
  await page.getByLabel("Starting player").selectOption({ label: "Seat 1" });
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-lit][data-place]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all(brought.values());
  const total = weights.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`Agricola: ${(total / 1000).toFixed(1)} kB more in ${brought.size} files`);
  const names = [...brought.keys()];
  expect(names.filter((name) => name.includes("/agricola-"))).toHaveLength(1);
  expect(names.filter((name) => name.includes("weights"))).toEqual([]);
  expect(total).toBeLessThanOrEqual(MOST_OF_AGRICOLA);
});
