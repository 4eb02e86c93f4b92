import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { answer, asked, begin, over, playOn, wish } from "./table.ts";

const COMMITMENT = /[0-9a-f]{64}/;

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const deal = (page: Page) => page.getByRole("dialog", { name: "The deal" });

async function saved(page: Page, item: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await choose(page, item);
  return (await saving).path();
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

test("the commitment shown at the start is the one the deal is verified by at the end", async ({ page }) => {
  await wish(page);
  await begin(page, { seed: "" });
  await asked(page);
  await choose(page, "The deal");
  await expect(deal(page)).toContainText("the match is not over");
  const [noted] = COMMITMENT.exec((await deal(page).textContent()) ?? "") ?? [];
  expect(noted).toBeDefined();
  await page.keyboard.press("Escape");
  await playOn(page);
  await expect(over(page)).toContainText("The deal is verified");
  await expect(over(page)).toContainText(noted as string);
});

test("a seed that somebody typed is not called verified", async ({ page }) => {
  await wish(page);
  await begin(page);
  await playOn(page);
  await expect(over(page)).toContainText("a seed that somebody chose");
  await expect(over(page)).not.toContainText("verified");
});

test("what is saved is what the seat has seen, and all secrets only by a choice of its own", async ({ page }) => {
  await wish(page);
  await begin(page, { seed: "" });
  await asked(page);
  await answer(page);
  await asked(page);
  const seen = read(await saved(page, "Save as a file"));
  expect(seen).toMatchObject({ as: 0, deal: { hash: expect.stringMatching(COMMITMENT) } });
  expect(seen.deal).not.toHaveProperty("seed");
  const whole = await saved(page, "Save with all secrets");
  expect(read(whole)).toMatchObject({ deal: { hash: seen.deal.hash, seed: expect.any(String) } });
  expect(read(whole)).not.toHaveProperty("as");

  await page.goto("./");
  await page.getByTestId("import").setInputFiles(whole);
  await asked(page);
  await choose(page, "The deal");
  await expect(deal(page)).toContainText("not from the start of the match");
});

test("a game is ended before its end, and its file then has the seed", async ({ page }) => {
  await wish(page);
  await begin(page, { seed: "" });
  await asked(page);
  await choose(page, "The deal");
  await deal(page).getByRole("button", { name: "End the game here" }).click();
  await expect(page.getByRole("heading", { name: "The game was ended here" })).toBeVisible();
  await choose(page, "The deal");
  await expect(deal(page)).toContainText("The deal is verified");
  await page.keyboard.press("Escape");
  const file = read(await saved(page, "Save as a file"));
  expect(file).toMatchObject({ deal: { seed: expect.any(String) } });
  expect(file.log.at(-1)).toEqual({ aborted: true, seat: 0 });
});
