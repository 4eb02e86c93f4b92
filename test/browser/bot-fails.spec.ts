import { expect, test } from "@playwright/test";
import { answer, asked, begin, wish } from "./table.ts";

test("where a bot fails, a simpler one moves, the person is told once and finds the report", async ({
  page,
  context,
}) => {
  // What the bots learned cannot be fetched.
  await context.route(/weights/, (route) => route.abort());
  await wish(page);
  await begin(page, { game: "Agricola" });
  await asked(page);
  await answer(page);
  const notice = page.getByText("Rowan ran into an error. A simpler bot moves in its place");
  await expect(notice).toBeVisible();
  await asked(page);
  await answer(page);
  await asked(page);
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Error report" }).click();
  await expect(page.getByRole("textbox", { name: "What went wrong" })).toHaveValue(/agricola.*\nclub: /s);
});
