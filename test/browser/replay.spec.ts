import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { answer, asked, begin, lines, over, playOn, wish } from "./table.ts";

test("a finished game is stepped through with buttons, slider and keys, and played on from any step", async ({
  page,
}) => {
  await wish(page);
  await begin(page);
  await playOn(page);
  await over(page).getByRole("button", { name: "Step through the game" }).click();
  const status = page.locator(".replay-line");
  await expect(status).toHaveText("Before the first move");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(status).toContainText("Collect");
  await page.locator("h1").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(status).toContainText("Place");
  await expect(page.getByText(/^Step 4 of/).first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(status).toContainText("Draw");
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "To the end" })).toBeDisabled();
  await page.getByRole("slider").fill("10");
  await expect(page.getByText(/^Step 10 of/).first()).toBeVisible();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await asked(page);
  expect(await lines(page)).toBeGreaterThanOrEqual(10);
  await answer(page);
});

test("an unfinished game is stepped through and branched as its seat knows it", async ({ page }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await asked(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Step through" }).click();
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.getByRole("dialog")).toContainText("What you cannot know is dealt anew.");
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await asked(page);
  await answer(page);
});

test("a link carries a finished game, a file any game", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await wish(page);
  await begin(page);
  await playOn(page);
  await over(page).getByRole("button", { name: "Copy a link to this game" }).click();
  await expect(over(page).getByText("The link is copied: it holds the whole game.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThanOrEqual(8192);

  const saving = page.waitForEvent("download");
  await over(page).getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ furrow: 1, game: "master-farmer" });

  await page.goto("./");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.goto(link);
  await expect(page.getByText("Before the first move")).toBeVisible();
  await page.getByRole("button", { name: "Keep this game" }).click();
  await expect(page.getByRole("link", { name: "Back to the game" })).toBeVisible();

  await page.goto("./");
  await page.getByTestId("import").setInputFiles(file);
  await expect(over(page)).toBeVisible();
});
