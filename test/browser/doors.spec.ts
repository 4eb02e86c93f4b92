import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { gameIds as ids } from "../../src/games/index.ts";
import { friend, House, layTable, playTogether, sitDown } from "./online.ts";
import { clickAtRandom } from "./play-at-random.ts";
import { openPrepared, preparedMatch } from "./prepared.ts";
import { wish } from "./table.ts";
import { MARK, translateAll } from "./translator.ts";

// How people come in whose browser, network or settings are not those of whoever writes the page.

/** What can be chosen at a table. */
const choices = (page: Page) => page.locator("[data-lit][data-place], .move-buttons button, .ask-answers button");

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

/** Starts every game from its form and makes some moves in each. */
async function playEveryGame(page: Page, look: (game: string) => Promise<void> = async () => {}): Promise<void> {
  const errors = errorsOf(page);
  for (const game of ids)
    await test.step(game, async () => {
      await page.goto(`./#/new/${game}`);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await expect(choices(page).first()).toBeVisible();
      await clicks(page, 8);
      await look(game);
    });
  expect(errors).toEqual([]);
}

/** Clicks so often, by chance, and waits for the table in between; what was clicked has to come to something. */
async function clicks(page: Page, count: number): Promise<void> {
  const before = await page.locator(".table").getAttribute("data-revision");
  for (let done = 0; done < count; ) {
    const came = await page.evaluate(clickAtRandom);
    if (came === "over") return;
    if (came === "clicked") done++;
    await page.waitForTimeout(40);
  }
  if (count > 1) await expect.poll(() => page.locator(".table").getAttribute("data-revision")).not.toBe(before);
}

test.describe("without a secure context", () => {
  test.use({
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "furrow.test")),
  });

  test("every game starts and is played and kept", async ({ page }) => {
    await wish(page);
    await page.goto("./");
    expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "locks" in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await playEveryGame(page);
    await page.goto("./");
    await expect(page.locator(".kept-match")).toHaveCount(ids.length);
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog")).toContainText("plain http");
  });

  test("a campaign and a guided game begin, and a link is copied", async ({ page }) => {
    await wish(page);
    await page.goto("./#/new/agricola/campaign");
    await page.locator("button[type=submit]").click();
    await expect(page.locator(".campaign-next")).toBeVisible();
    await page.goto("./#/learn/master-farmer");
    await expect(page.locator(".table")).toBeVisible();
    await openPrepared(page, "master-farmer", { lines: 1000 });
    await page.getByRole("button", { name: "Copy a link" }).click();
    await expect(page.getByText("The link is copied")).toBeVisible();
  });
});

test("friends play at a server that is reached over plain http", async ({ browser }) => {
  const house = await House.open();
  const baseURL = house.address.replace("127.0.0.1", "furrow.test");
  const ada = await friend(browser, house, { baseURL });
  const ben = await friend(browser, house, { baseURL });
  const link = await layTable(ada.page, "Ada");
  await ada.page.getByRole("button", { name: "Copy the link" }).click();
  await expect(ada.page.getByText("Copied.")).toBeVisible();
  await sitDown(ben.page, link, "Ben");
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await playTogether([ada.page, ben.page], 2);
  // This server could send notices.
  await ben.page.route("**/api/push-key", (route) => route.fulfill({ json: { key: "key" } }));
  await ben.page.goto("./");
  await ben.page.getByRole("button", { name: "Account" }).click();
  await expect(ben.page.getByText("cannot show notices of your turns")).toBeVisible();
  await house.close();
});

test("a start that fails says the true reason beside the button, and can be tried again", async ({ page }) => {
  await wish(page);
  await page.goto("./#/new/master-farmer");
  const start = page.getByRole("button", { name: "Start", exact: true });
  await expect(start).toBeEnabled();
  for (const worker of page.workers())
    await worker.evaluate(() => {
      Object.assign(globalThis, { drawn: crypto.getRandomValues });
      crypto.getRandomValues = () => {
        throw new Error("no numbers today");
      };
    });
  await start.click();
  const said = page.locator(".start-bar").getByRole("alert");
  await expect(said).toBeInViewport();
  await expect(said).toContainText("no numbers today");
  for (const worker of page.workers())
    await worker.evaluate(() => {
      crypto.getRandomValues = (globalThis as unknown as { drawn: Crypto["getRandomValues"] }).drawn;
    });
  await start.click();
  await expect(choices(page).first()).toBeVisible();
});

test.describe("where site data is blocked", () => {
  let context: BrowserContext;
  test.beforeEach(async ({ playwright, launchOptions, contextOptions, baseURL }, test) => {
    const folder = test.outputPath("profile");
    mkdirSync(join(folder, "Default"), { recursive: true });
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(blocked));
    context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...contextOptions,
      ...(baseURL !== undefined && { baseURL }),
    });
  });
  test.afterEach(() => context.close());

  test("every game is played in memory, and the page says so", async () => {
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("./");
    expect(
      await page.evaluate(() => new Promise((done) => (indexedDB.open("x").onerror = () => done("blocked")))),
    ).toBe("blocked");
    await expect(page.getByText("This browser keeps nothing for this page.")).toBeVisible();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Bots play" }).getByRole("radio", { name: "At once" }).check();
    await page.keyboard.press("Escape");
    await playEveryGame(page, async () => {
      const notice = page.getByText("Save this game as a file before");
      await expect(notice).toBeVisible();
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save as a file" }).click();
      expect((await saved).suggestedFilename()).toContain("furrow-");
      await page.locator(".unkept").getByRole("button", { name: "Close" }).click();
      await expect(notice).toBeHidden();
    });
    // What was begun is found again as long as the page is open.
    await page.getByRole("link", { name: "All games" }).click();
    await expect(page.locator(".kept-match")).toHaveCount(ids.length);
    await page.locator(".kept-match a").first().click();
    await expect(choices(page).first()).toBeVisible();
  });

  test("who signs in is told that cookies are needed", async () => {
    const house = await House.open();
    const page = await context.newPage();
    await page.goto(house.address);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("This browser blocks cookies for this page")).toBeVisible();
    await house.close();
  });

  test("a campaign goes on in memory", async () => {
    const page = await context.newPage();
    await page.goto("./#/new/agricola/campaign");
    await page.locator("button[type=submit]").click();
    await page.locator(".campaign-next button").click();
    await expect(choices(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "To the campaign" }).click();
    await expect(page.getByRole("button", { name: /Go on with game 1/ })).toBeVisible();
  });
});

test.describe("with a full quota", () => {
  /** From now on whatever this page and its worker write finds no room, or room again. Chromium's own quota cannot be set from outside. */
  async function fill(page: Page, isFull: boolean): Promise<void> {
    const change = (isFull: boolean) => {
      const full = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
      const shelves = IDBObjectStore.prototype as { put: unknown; kept?: unknown };
      shelves.kept ??= shelves.put;
      shelves.put = isFull ? full : shelves.kept;
      if (globalThis.Storage === undefined) return;
      const texts = Storage.prototype as { setItem: unknown; kept?: unknown };
      texts.kept ??= texts.setItem;
      texts.setItem = isFull ? full : texts.kept;
    };
    await page.evaluate(change, isFull);
    for (const worker of page.workers()) await worker.evaluate(change, isFull);
  }

  test("every game is played in memory, and settings change", async ({ page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await wish(page);
    await page.goto(`./#/new/${ids[0]}`);
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
    await fill(page, true);
    await playEveryGame(page, () =>
      expect(page.getByText("There is no room left on this device to keep this game.")).toBeVisible(),
    );
    await page.getByRole("link", { name: "All games" }).click();
    await expect(page.locator(".kept-match")).toHaveCount(ids.length);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("group", { name: "Light" }).getByRole("radio", { name: "Lamplight" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("room is made from finished games after asking, and the game is kept", async ({ page }) => {
    await wish(page);
    await openPrepared(page, "master-farmer", { lines: 1000 });
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "All games" }).click();
    await expect(page.locator(".kept-match")).toHaveCount(1);
    await fill(page, true);
    const buffer = Buffer.from(await preparedMatch("my-farm-shop"));
    await page.getByTestId("import").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Make room" }).click();
    await fill(page, false);
    await page.getByRole("button", { name: "Remove 1 finished game" }).click();
    await expect(page.getByText("no room left")).toBeHidden();
    await page.reload();
    await expect(choices(page).first()).toBeVisible();
    await page.getByRole("link", { name: "All games" }).click();
    await expect(page.locator(".kept-match")).toHaveCount(1);
  });
});

test.describe("under a translator", () => {
  for (const way of ["replaces", "wraps"] as const)
    test(`games are played while it ${way} every text, and no old text stays`, async ({ page }) => {
      const errors = errorsOf(page);
      await wish(page);
      await page.goto("./");
      await page.evaluate(translateAll, { way, mark: MARK });
      for (const game of way === "wraps" ? ids.slice(0, 2) : ids)
        await test.step(game, async () => {
          await page.goto(`./#/new/${game}`);
          await page.getByRole("button", { name: /^Start/ }).click();
          await expect(choices(page).first()).toBeVisible();
          await clicks(page, 15);
          // A choice that is half made is forgotten when the page is loaded again.
          for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
          await settled(page);
          const seen = await textsOf(page);
          expect(seen.join("")).toContain(MARK);
          // The same table without a translator.
          await page.reload();
          await settled(page);
          expect(seen.map((text) => text.replaceAll(MARK, ""))).toEqual(await textsOf(page));
          await page.evaluate(translateAll, { way, mark: MARK });
        });
      expect(errors).toEqual([]);
    });

  /** Waits until nobody else moves and nothing changes any more. */
  async function settled(page: Page): Promise<void> {
    await expect(choices(page).or(page.getByText("The game is over")).first()).toBeVisible();
    await expect
      .poll(async () => {
        const before = await textsOf(page);
        await page.waitForTimeout(250);
        return JSON.stringify(before) === JSON.stringify(await textsOf(page));
      })
      .toBe(true);
  }

  /** What stands on the table, part by part; by how much a score has just changed is not shown again after loading. */
  const textsOf = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [".top-bar", ".ask", ".board", ".scores", ".log-lines"].map((part) => {
        const shown = document.querySelector(part)?.cloneNode(true) as Element | undefined;
        for (const change of shown?.querySelectorAll(".score-change") ?? []) change.remove();
        return shown?.textContent?.replaceAll(/\s+/g, " ") ?? "";
      }),
    );
});

test("what fails while it is drawn is drawn anew, and the match goes on", async ({ page }) => {
  await wish(page);
  await openPrepared(page, "master-farmer", { asks: "place" });
  const log = await page.locator(".log-lines").textContent();
  await page.evaluate(() => {
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = () => {
      Node.prototype.removeChild = removeChild;
      Object.assign(document.body.dataset, { failed: "yes" });
      throw new Error("gone");
    };
  });
  while ((await page.evaluate(() => document.body.dataset.failed)) === undefined) await clicks(page, 1);
  await expect(choices(page).first()).toBeVisible();
  await expect(page.locator(".log-lines")).toContainText(log!.slice(0, 40));
  await clicks(page, 4);
  await expect(page.getByText("Something went wrong here.")).toHaveCount(0);
});

test.describe("with large letters", () => {
  for (const size of [24, 32])
    test(`every game starts and is played at ${size} px`, async ({
      playwright,
      launchOptions,
      contextOptions,
      baseURL,
    }) => {
      const large: Browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
      });
      const page = await large.newPage({ ...contextOptions, ...(baseURL !== undefined && { baseURL }) });
      await wish(page);
      await page.goto("./");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      await playEveryGame(page);
      await large.close();
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript p").first()).toContainText("Furrow needs JavaScript");
    await expect(page.locator("noscript p").first()).toBeVisible();
  });
});
