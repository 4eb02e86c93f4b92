import { expect, test } from "@playwright/test";
import { answer, asked, begin, confirm, lit, logLines, playOn, wish } from "./table.ts";

test("people at one device can take back the last move, until the next one is made", async ({ page }) => {
  await wish(page);
  await begin(page, { people: 2 });
  await answer(page);
  await expect(logLines(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing has happened yet.")).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(logLines(page)).toHaveCount(1);
});

test("pointing at a choice shows what it brings before it counts", async ({ page }) => {
  await wish(page);
  await begin(page);
  await playOn(page, 2);
  await asked(page);
  await lit(page, "face/").first().click();
  const cell = lit(page, "grid/").first();
  await cell.hover();
  await expect(page.locator(".board .ghost")).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(page.locator(".board .ghost")).toHaveCount(0);
  await cell.click();
  await expect(confirm(page)).toBeVisible();
  await expect(page.locator(".board .ghost")).toHaveCount(1);
  await page.getByRole("button", { name: "Choose again" }).click();
  await expect(page.locator(".board .ghost")).toHaveCount(0);
});

test("a hint shows three suggestions with their reasons, marked on the board", async ({ page }) => {
  await wish(page);
  await begin(page);
  await asked(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const hints = page.getByRole("region", { name: "Worth a thought" });
  await expect(hints.locator("ol > li")).toHaveCount(3);
  await expect(page.locator("[data-hint]")).toHaveCount(3);
  const said = hints.locator("ol > li").first().locator("li");
  await expect(said.first()).toHaveText(/^Ends about (level|[\d.]+ points? (ahead|behind))/);
  await expect(said.nth(1)).toHaveText(/^[+−][\d.]+ points?: \w/);
  await page.getByRole("button", { name: "Put away" }).click();
  await expect(page.locator("[data-hint]")).toHaveCount(0);
});

test("the first time something is asked it is explained, once", async ({ page }) => {
  await wish(page, { guide: true });
  await begin(page);
  const guide = page.getByRole("complementary", { name: "New to this" });
  await expect(guide).toContainText("Pick the vegetable");
  await guide.getByRole("button", { name: "Understood" }).click();
  await expect(guide).toBeHidden();
  await page.reload();
  await asked(page);
  await expect(guide).toBeHidden();
});

test("things explain themselves on hover and on focus", async ({ page }) => {
  await wish(page);
  await begin(page);
  await page.locator("[data-explain=bag]").hover();
  await expect(page.getByRole("tooltip")).toContainText("The cubes still to come.");
  await page.mouse.move(5, 5);
  await expect(page.getByRole("tooltip")).toBeHidden();
});

test("the rules open at the chapter that matters now", async ({ page }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await asked(page);
  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.locator("details[open]")).toHaveCount(1);
  await expect(rules.locator("details[open] h3")).toHaveText("Fields keep others away");
});

test("pointing at a line of the log marks its places on the board", async ({ page }) => {
  await wish(page);
  await begin(page);
  await answer(page);
  await asked(page);
  await logLines(page).first().hover();
  await expect(page.locator("[data-highlighted]")).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(page.locator("[data-highlighted]")).toHaveCount(0);
});
