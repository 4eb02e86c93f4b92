import { expect, type Locator, type Page, test } from "@playwright/test";
import { noGraveProblem } from "./axe.ts";
import { confirm, OFTEN, wish } from "./table.ts";

const GAMES = ["agricola", "formidable-farm", "happiness-farm", "master-farmer", "my-farm-shop"];

const guide = (page: Page): Locator => page.getByRole("region", { name: "Guided first game" });
const pointedAt = (page: Page): Locator => page.locator("[data-highlighted], [data-awaited]");

const revision = async (page: Page): Promise<number> =>
  Number(await page.locator(".table").getAttribute("data-revision"));

/** Reads on to the last text of a step. */
async function read(page: Page): Promise<void> {
  const on = guide(page).getByRole("button", { name: "Go on" });
  while (await on.isVisible()) await on.click();
}

/** What the guide points at lies within the window, also sideways, and is not covered by the guide. */
async function isInSight(page: Page): Promise<void> {
  await expect(pointedAt(page).first()).toBeAttached();
  await expect
    .poll(async () => {
      const box = await pointedAt(page).first().boundingBox();
      const card = await guide(page).boundingBox();
      const { width, height } = page.viewportSize()!;
      if (box === null || card === null || box.y <= -box.height / 2 || box.y + box.height / 2 >= height) return false;
      if (box.x + box.width / 2 <= 0 || box.x + box.width / 2 >= width) return false;
      const isBeside = box.x >= card.x + card.width || box.x + box.width <= card.x;
      const covered = Math.min(box.y + box.height, card.y + card.height) - Math.max(box.y, card.y);
      return isBeside || covered < box.height / 5;
    }, OFTEN)
    .toBe(true);
}

for (const [device, viewport] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 360, height: 740 }],
] as const)
  for (const game of GAMES)
    test(`the guide leads through ${game} (${device})`, async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await wish(page);
      await page.goto(`./#/learn/${game}`);
      await expect(guide(page)).toBeVisible();
      const steps = Number(
        (
          await guide(page)
            .getByText(/^1 of /)
            .textContent()
        )
          ?.split(" ")
          .at(-1),
      );
      for (let step = 1; step <= steps; step++) {
        await expect(guide(page).getByText(`${step} of ${steps}`, { exact: true })).toBeVisible();
        await expect(guide(page).getByText("Now the others move")).toHaveCount(0);
        await read(page);
        await isInSight(page);
        if (step === 1) await noGraveProblem(page, `${game}-${device}`);
        const before = await revision(page);
        await guide(page).getByRole("button", { name: "Do it for me" }).click();
        await expect
          .poll(async () => (await confirm(page).isVisible()) || (await revision(page)) > before, OFTEN)
          .toBe(true);
        if (await confirm(page).isVisible()) await confirm(page).click();
      }
      await expect(guide(page).getByText(`${steps} of ${steps}`)).toHaveCount(0);
      await read(page);
      await expect(guide(page).getByRole("link", { name: "New game" })).toBeVisible();
      await noGraveProblem(page, `${game}-${device}-end`);
      await context.close();
    });

test("a first visit offers a guided game, which is left and found again; another move is answered kindly", async ({
  page,
}) => {
  await wish(page, { explained: [] });
  await page.goto("./");
  const offers = page.getByRole("region", { name: "New here? Learn a game in five minutes" });
  await offers.getByRole("link", { name: "Master Farmer" }).click();
  await expect(guide(page)).toBeVisible();
  await read(page);
  await pointedAt(page).click();
  await confirm(page).click();
  await expect(guide(page).getByText("2 of 8")).toBeVisible();

  await page.goto("./");
  await expect(page.getByRole("region", { name: "Go on playing" })).toContainText("Guided first game");
  await page.goto("./#/learn/master-farmer");
  await expect(guide(page).getByText("2 of 8")).toBeVisible();

  await page.locator('[data-lit][data-place="face/corn"]').click();
  await expect(guide(page)).toContainText("Place corn on e5: that is allowed");
  await guide(page).getByRole("button", { name: "Back to the guide" }).click();
  await expect(guide(page).getByText("2 of 8")).toBeVisible();

  await page.locator('[data-lit][data-place="face/corn"]').click();
  await guide(page).getByRole("button", { name: "Do it all the same" }).click();
  await expect(guide(page)).toContainText("You go your own way now");
  await expect(page.locator("[data-lit][data-place]").first()).toBeVisible();
  await guide(page).getByRole("link", { name: "Guide me from the beginning" }).click();
  await expect(guide(page).getByText("1 of 8")).toBeVisible();
});

test("the guide can be followed by keyboard alone, and speaks German", async ({ page }) => {
  await wish(page, { language: "de" });
  await page.goto("./#/learn/master-farmer");
  const said = page.getByRole("region", { name: "Geführte erste Partie" });
  await expect(said).toContainText("Willkommen bei Master Farmer");
  await page.keyboard.press("Tab");
  await said.getByRole("button", { name: "Weiter" }).focus();
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Nehmen wir Karotten");
  await page.locator("[data-place][data-highlighted]").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Bestätigen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said.getByText("2 von 8")).toBeVisible();
  await said.getByRole("button", { name: "Weiter" }).click();
  await expect(page.locator("[data-place][data-highlighted]")).toHaveAttribute("data-place", "face/carrot");
});

test("a move without a choice waits until the guide was read", async ({ page }) => {
  await wish(page);
  await page.goto("./#/learn/formidable-farm");
  for (let step = 1; step <= 3; step++) {
    await expect(guide(page).getByText(`${step} of 18`)).toBeVisible();
    await read(page);
    await guide(page).getByRole("button", { name: "Do it for me" }).click();
  }
  await expect(guide(page)).toContainText("Nothing else can be paid");
  await expect(page.getByText("There is only one answer")).toHaveCount(0);
  await page.waitForTimeout(2500);
  await expect(guide(page).getByText("4 of 18")).toBeVisible();
});

test("the page of a new game offers the guided game", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/agricola");
  await page.getByRole("link", { name: "Guided first game" }).click();
  await expect(guide(page)).toContainText("Welcome to Agricola");
});
