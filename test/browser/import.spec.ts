import { expect, test } from "@playwright/test";
import { answer, begin, lit, wish } from "./table.ts";

/** A file of a game of two people that was dealt by hand. */
const matchFile = (log: readonly object[]): string =>
  JSON.stringify({
    furrow: 1,
    game: "master-farmer",
    rulesVersion: 1,
    seats: 2,
    options: {},
    players: [{}, {}],
    log,
  });

const broken = {
  "not JSON": "this is no match",
  "another file": '{"hello":"world"}',
  "a game nobody knows": '{"furrow":1,"game":"chess","log":[]}',
  "an illegal move": matchFile([{ seat: 0, move: { type: "place", vegetable: "carrot", cell: 3 } }]),
};

for (const [what, text] of Object.entries(broken))
  test(`a broken file (${what}) is explained and loses nothing`, async ({ page }) => {
    await wish(page);
    await begin(page);
    await answer(page);
    await page.goto("./");
    await expect(page.getByRole("region", { name: "Go on playing" }).getByRole("link")).toHaveCount(1);
    await page
      .getByTestId("import")
      .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByRole("alert")).toContainText("This file could not be opened.");
    await expect(page.getByRole("alert")).toContainText("Your games are as they were.");
    await expect(page.getByRole("region", { name: "Go on playing" }).getByRole("link")).toHaveCount(1);
  });

test("a game dealt by hand is dealt on by the page", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./");
  await page
    .getByTestId("import")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(matchFile([])) });
  await lit(page, "vegetable/carrot").click();
  await lit(page, "vegetable/tomato").click();
  await expect(lit(page, "face/").first()).toBeVisible();
});

test("a broken link is explained", async ({ page }) => {
  await wish(page);
  await page.goto("./#/shared/nothing-of-the-kind");
  await expect(page.getByRole("alert")).toContainText("This file could not be opened.");
  await page.goto("./#/match/unknown");
  await expect(page.getByRole("alert")).toContainText("This game is no longer on this device.");
});
