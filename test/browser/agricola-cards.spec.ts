import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { over, seatCount, sit, wish } from "./table.ts";

const hand = (page: Page): Locator => page.getByRole("region", { name: "Your hand" });
const faces = (within: Page | Locator): Locator => within.locator(".card-face");
const lit = (page: Page, kind: string): Locator => page.locator(`[data-lit][data-place^="${kind}"]`);

interface Wanted {
  readonly deal: string;
  readonly people?: number;
  readonly count?: number;
}

/** Begins a game with hand cards from the page for new games. */
async function begin(page: Page, { deal, people = 1, count = 2 }: Wanted): Promise<void> {
  await page.goto("./#/new/agricola");
  await seatCount(page, count);
  for (let seat = 0; seat < count; seat++) await sit(page, seat + 1, seat < people ? "person" : "club");
  await page.getByText("All options").click();
  await page.getByLabel("Hand cards", { exact: true }).selectOption(deal);
  await page.getByLabel("Seed").fill("furrow");
  await page.getByRole("button", { name: "Start" }).click();
}

async function isClean(page: Page): Promise<void> {
  // An explanation of what is pointed at lies over everything.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Answers something, whatever is asked. */
async function answer(page: Page): Promise<void> {
  const buttons = page.locator(".move-buttons button");
  const places = page.locator("[data-lit][data-place]");
  await expect(places.or(buttons).or(over(page)).first()).toBeVisible({ timeout: 20_000 });
  if ((await buttons.count()) > 0) await buttons.first().click();
  else await places.first().click();
}

test("a hand is seen by its holder, and an occupation of it is played with Lessons", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { deal: "plain" });
  await expect(faces(hand(page))).toHaveCount(14);
  await expect(hand(page)).toContainText("Played with Lessons");
  const first = hand(page).locator(".card-box").first();
  const place = (await first.getAttribute("data-place")) ?? "";
  await expect(async () => {
    if (await lit(page, "space/lessons").isVisible()) await lit(page, "space/lessons").click();
    await expect(lit(page, "hand/").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lit(page, place).click();
  await expect(page.locator(`[data-place="card/${place.slice("hand/".length)}"]`)).toBeVisible();
  await expect(page.locator(`[data-place="${place}"]`)).toHaveCount(0);
  await page.getByRole("button", { name: "Cards of all" }).click();
  await expect(page.locator(".played").first()).toContainText("No card played yet.");
  await isClean(page);
});

test("a card that cannot be played says why", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { deal: "plain" });
  const missing = hand(page).locator(".card-box", { hasText: "missing." }).first();
  await expect(missing).toBeVisible();
  await missing.scrollIntoViewIfNeeded();
  await expect(async () => {
    await missing.click();
    await expect(page.getByRole("tooltip")).toContainText("missing.", { timeout: 3000 });
  }).toPass();
});

test("an occupation is played by keyboard alone", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { deal: "plain" });
  await expect(page.locator('[data-lit][data-place="space/lessons"]')).toBeVisible();
  await page.locator('[data-lit][data-place="space/lessons"]').focus();
  await page.keyboard.press("Enter");
  await expect(lit(page, "hand/").first()).toBeVisible();
  await lit(page, "hand/").first().focus();
  await page.keyboard.press("ArrowRight");
  const place = await page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
  expect(place).toMatch(/^hand\/0\//);
  await page.keyboard.press("Enter");
  await expect(page.locator(`[data-place="card/${place.slice("hand/".length)}"]`)).toBeVisible();
});

test("two people draft on one device, and no hand is seen while it is handed over", async ({ page }) => {
  await wish(page, { confirm: false });
  await begin(page, { deal: "quick-draft", people: 2 });
  // Of two packs three cards each; whoever chose last goes on with the next packs, of which two are kept.
  for (const [turn, picks] of [6, 10, 4].entries()) {
    const screen = page.locator(".hand-over");
    await expect(screen).toBeVisible();
    await expect(faces(page)).toHaveCount(0);
    await screen.getByRole("button").first().click();
    await expect(page.getByRole("region", { name: "Drafting table" })).toBeVisible();
    if (turn === 0) await isClean(page);
    const kept = await faces(hand(page)).count();
    for (let pick = 1; pick <= picks; pick++) {
      await lit(page, "pack/").first().click();
      if (pick < picks) await expect(faces(hand(page))).toHaveCount(kept + pick);
    }
  }
});

test("all cards are found by words and filters, without a game", async ({ page }) => {
  await wish(page);
  await page.goto("./");
  await page.getByRole("link", { name: "Agricola: All cards" }).click();
  const count = page.getByRole("status");
  await expect(count).toContainText(/^(\d+) of \1 cards$/);
  await page.getByLabel("Search names and texts").fill("FISHING reed");
  await expect(page.getByText("Canoe")).toBeVisible();
  await expect(page.getByText("Threshing Board")).toHaveCount(0);
  await page.getByLabel("Search names and texts").fill("unicorn");
  await expect(faces(page)).toHaveCount(2);
  await page.getByLabel("Search names and texts").fill("");
  await page.getByLabel("Deck").selectOption("x");
  await expect(count).toContainText("24 of");
  await page.getByLabel("Kind").selectOption("merchant");
  await expect(faces(page)).toHaveCount(3);
  await page.getByLabel("Kind").selectOption("");
  await page.getByLabel("Deck").selectOption("seasons");
  await expect(faces(page)).toHaveCount(4);
  await page.getByLabel("Deck").selectOption("");
  await page.getByLabel("Kind").selectOption("occupation");
  await page.getByLabel("For players").selectOption("2");
  await page.getByLabel("Order").selectOption("category");
  await expect(page.getByRole("heading", { name: /^Crop Provider/ })).toBeVisible();
  await expect(page.getByText("Conjurer")).toHaveCount(0);
  await isClean(page);
  await page.getByLabel("Costs").selectOption("stone");
  await page.getByRole("button", { name: "Show all cards" }).click();
  await expect(count).toContainText(/^(\d+) of \1 cards$/);
});

test("cards are left out by picking them among all cards", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/agricola");
  await page.getByRole("radio", { name: "With hand cards" }).check();
  await page.getByText("All options").click();
  await page.getByText("Hand cards: decks").click();
  await page.getByRole("button", { name: "Pick among all cards" }).click();
  await page.getByLabel("Search names and texts").fill("wood cutter");
  await page.getByLabel("Leave out Wood Cutter").check();
  await isClean(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Cards left out")).toHaveValue("A116");
});

test("hands, packs and all cards fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wish(page, { confirm: false, theme: "dark" });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await begin(page, { deal: "draft-1-1" });
  await expect(lit(page, "pack/").first()).toBeInViewport();
  await fits();
  for (let pick = 0; pick < 4; pick++) await answer(page);
  await isClean(page);
  await page.goto("./#/cards/agricola");
  await expect(faces(page).first()).toBeVisible();
  await fits();
  await isClean(page);
});
