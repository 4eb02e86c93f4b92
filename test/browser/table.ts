import { expect, type Locator, type Page } from "@playwright/test";

/** How often it is asked whether a move has been answered, which takes no longer than a blink. */
export const OFTEN = { intervals: [20, 40, 60, 100] };

/** What the page remembers of somebody's wishes; the tests wish for no pauses. */
interface Wishes {
  readonly pace?: number;
  readonly confirm?: boolean;
  readonly guide?: boolean;
  readonly alwaysHandOver?: boolean;
  readonly theme?: "auto" | "light" | "dark";
  readonly language?: string;
  /** What needs no explaining; guided first games are not offered unless this is empty. */
  readonly explained?: readonly string[];
}

/** The page of somebody with these wishes. */
export async function wish(page: Page, wishes: Wishes = {}): Promise<void> {
  const state = { pace: 0, guide: false, explained: ["lessons"], ...wishes };
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem("furrow-settings") === null) localStorage.setItem("furrow-settings", settings);
    },
    JSON.stringify({ state, version: 0 }),
  );
}

interface Players {
  readonly count?: number;
  readonly people?: number;
  readonly seed?: string;
  readonly game?: string;
  /** Options that are chosen from a list, by what the form calls them. */
  readonly options?: { readonly [label: string]: string };
}

/** Chooses how many play, in the form of a new game. */
export const seatCount = (page: Page, count: number): Promise<void> =>
  page
    .getByRole("group", { name: "Players", exact: true })
    .getByRole("radio", { name: String(count), exact: true })
    .check();

/** Says who sits at a place, counted from 1: "person", or a bot by its level. */
export const sit = (page: Page, seat: number, who: string): Promise<void> =>
  page
    .getByRole("group", { name: `Seat ${seat}` })
    .locator(`input[value="${who}"]`)
    .check();

/** Starts a game from the start page, by clicks. */
export async function begin(page: Page, players: Players = {}): Promise<void> {
  const { count = 2, people = 1, seed = "furrow", game = "Master Farmer", options = {} } = players;
  await page.goto("./");
  await page.getByRole("link", { name: game }).first().click();
  await seatCount(page, count);
  for (let seat = 1; seat <= count; seat++) await sit(page, seat, seat <= people ? "person" : "club");
  await page.getByText("All options").click();
  await page.getByLabel("Seed").fill(seed);
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption({ label: value });
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
}

/** The lit places whose names begin so; all of them if no name is given. */
export const lit = (page: Page, kind?: string): Locator =>
  page.locator(kind === undefined ? "[data-lit][data-place]" : `[data-lit][data-place^="${kind}"]`);

export const over = (page: Page): Locator => page.getByRole("dialog", { name: "The game is over" });

export const confirm = (page: Page): Locator => page.getByRole("button", { name: "Confirm" });

/** How many lines the log has; only those in sight are drawn. */
export const lines = async (page: Page): Promise<number> =>
  Number(
    (await page
      .locator(".log-lines")
      .getAttribute("data-lines", { timeout: 300 })
      .catch(() => "0")) ?? 0,
  );

/** The lines of the log that are in sight. */
export const logLines = (page: Page): Locator => page.locator(".log-lines [data-line]");

/** Waits until the seat is asked, or the game is over. */
export async function asked(page: Page): Promise<"asked" | "over"> {
  await expect(lit(page).or(over(page)).first()).toBeVisible({ timeout: 20_000 });
  return (await over(page).isVisible()) ? "over" : "asked";
}

/** Answers once by clicks, and waits until the table knows. The log is drawn after the board and may still lag behind. */
export async function answer(page: Page, pick = 0): Promise<void> {
  const before = await revision(page);
  await choose(page, pick);
  await expect.poll(() => revision(page), OFTEN).not.toBe(before);
}

/** Which position of the table is shown. */
export const revision = (page: Page): Promise<string | null> => page.locator(".table").getAttribute("data-revision");

/** Chooses a move by clicks: places until it is there, then the confirmation. */
export async function choose(page: Page, pick = 0): Promise<void> {
  for (let i = 0; i < 3 && !(await confirm(page).isVisible()); i++) {
    const places = i === 0 ? lit(page) : lit(page, "grid/");
    await expect(confirm(page).or(places).first()).toBeVisible();
    const count = await places.count();
    if (count === 0) continue;
    await places.nth((pick * 7 + i) % count).click();
    await expect(confirm(page).or(page.locator("[data-chosen]")).first()).toBeVisible();
    await page.waitForTimeout(30);
  }
  await confirm(page).click();
}

/** Plays by clicks until the game is over, at most so many answers. */
export async function playOn(page: Page, most = 40): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    if ((await asked(page)) === "over") return;
    await answer(page, turn);
  }
}
