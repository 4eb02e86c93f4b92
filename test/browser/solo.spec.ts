import { expect, test } from "@playwright/test";
import { asked, begin, lit, over, playOn, wish } from "./table.ts";

test("the solo game is played to its end", async ({ page }) => {
  await wish(page);
  await begin(page, { count: 1 });
  for (let turn = 0; turn < 20; turn++) {
    if ((await asked(page)) === "over") break;
    const places = lit(page, "grid/");
    if ((await places.count()) === 0) await lit(page, "face/").first().click();
    else await playOn(page, 1);
  }
  await expect(over(page)).toContainText(/You made it|Not this time/);
});

test("in the solo game a turned cube can be turned back and forth with undo and redo", async ({ page }) => {
  await wish(page);
  await begin(page, { count: 1, options: { "A cube may be turned": "Whenever you like" } });
  await playOn(page, 1);
  await asked(page);
  await expect(page.getByText("2 turns left").first()).toBeVisible();
  await lit(page, "face/").first().click();
  await expect(page.getByText("1 turn left").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 turns left").first()).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByText("1 turn left").first()).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("2 turns left").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});
