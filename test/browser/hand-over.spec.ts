import { expect, type Page, test } from "@playwright/test";
import { begin, confirm, sit, wish } from "./table.ts";

const handOver = (page: Page) => page.getByRole("heading", { name: /^Hand the device to/ });

test("between two people nothing of the table is in the page", async ({ page }) => {
  await wish(page, { alwaysHandOver: true });
  await page.goto("./");
  await page.getByRole("link", { name: "Master Farmer" }).first().click();
  await sit(page, 2, "person");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Player 1 is here" }).click();
  await page.locator('[data-place="vegetable/eggplant"]').click();
  await confirm(page).click();
  await expect(page.getByRole("heading", { name: "Hand the device to Player 2" })).toBeVisible();
  await expect(page.locator("[data-place]")).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText("eggplant");
  await page.getByRole("button", { name: "Player 2 is here" }).click();
  await expect(page.locator('[data-place="vegetable/carrot"]')).toBeVisible();
});

test("a game without secrets needs no hand-over", async ({ page }) => {
  await wish(page);
  await begin(page, { people: 2 });
  await expect(handOver(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Which vegetable do you collect?" })).toBeVisible();
});

/** A scene of Formidable Farm as the page was told it; a card the viewer may not know is null. */
interface Told {
  readonly viewer: number | "spectator";
  readonly view: { readonly farms: readonly { readonly hand: Pile; readonly stack: Pile }[] };
}

interface Pile {
  readonly cards: readonly (number | null)[];
  readonly knows: readonly number[];
}

test("the page is told the cards of whoever sits there, and of nobody else", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.addInitScript(listenIn);
  await page.goto("./");
  await page.getByRole("link", { name: "Formidable Farm" }).first().click();
  await sit(page, 2, "person");
  await page.getByRole("button", { name: "Start" }).click();
  const sitters = new Set<unknown>();
  for (let turn = 0; turn < 2; turn++) await playTurn(page);
  const scenes = await scenesTold(page);
  for (const { viewer } of scenes) sitters.add(viewer);
  expect(sitters).toEqual(new Set(["spectator", 0, 1]));
  expect(scenes.some(({ viewer, view }) => isHeld(view.farms[Number(viewer)]?.hand))).toBe(true);
});

test("at the hand-over nothing is kept of the cards of whoever sat there", async ({ page }) => {
  await wish(page, { confirm: false });
  await page.goto("./");
  await page.getByRole("link", { name: "Formidable Farm" }).first().click();
  await sit(page, 2, "person");
  await page.getByRole("button", { name: "Start" }).click();
  for (let turn = 0; turn < 2; turn++) {
    await playTurn(page, async () => expect(await secretPiles(page)).toBeGreaterThan(0));
    await expect(handOver(page)).toBeVisible();
    await expect.poll(() => secretPiles(page)).toBe(0);
  }
});

test("seats change hands between people and bots in a running game, and nobody sees what another seat hides", async ({
  page,
}) => {
  await wish(page, { confirm: false });
  await page.addInitScript(listenIn);
  await begin(page, { game: "Formidable Farm" });
  await seat(page, { 2: "person" });
  await playUntilHandOver(page);
  await page.getByRole("button", { name: "Player 2 is here" }).click();
  await seat(page, { 1: "novice" });
  await page.reload();
  await playAMove(page);
  await seat(page, { 1: "person", 2: "novice" });
  await expect(handOver(page)).toBeVisible();
  await page.getByRole("button", { name: / is here$/ }).click();
  await playAMove(page);
  const scenes = await scenesTold(page);
  expect(scenes.map(({ viewer }) => viewer)).toContain("spectator");
  expect(scenes.at(-1)?.viewer).toBe(0);
});

/** Says in a running game who sits at which seat. */
async function seat(page: Page, who: { readonly [seat: number]: string }): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Who sits where" }).click();
  for (const [number, player] of Object.entries(who)) await sit(page, Number(number), player);
  await page.getByRole("button", { name: "Go on like this" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** All scenes the page was told; none of them holds a card its viewer may not know. */
async function scenesTold(page: Page): Promise<readonly Told[]> {
  const scenes = (await page.evaluate(() => (window as unknown as { told: unknown[] }).told)) as Told[];
  for (const { viewer, view } of scenes)
    for (const [seat, { hand, stack }] of view.farms.entries())
      for (const { cards, knows } of [hand, stack])
        for (const [i, card] of cards.entries())
          if (card !== null)
            expect(isKnownTo(viewer, knows[i] ?? 0), `card of seat ${seat} told to ${viewer}`).toBe(true);
  return scenes;
}

/** Somebody sits down and plays until the device is handed on. */
async function playTurn(page: Page, seated: () => Promise<void> = async () => {}): Promise<void> {
  await expect(handOver(page)).toBeVisible();
  await page.getByRole("button", { name: / is here$/ }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  await seated();
  await playUntilHandOver(page);
}

async function playUntilHandOver(page: Page): Promise<void> {
  for (let i = 0; i < 40 && !(await handOver(page).isVisible()); i++) {
    // Where others look on, a single move is made by hand as well.
    const list = page.getByRole("button", { name: /^All moves/ });
    await expect(list.or(handOver(page)).first()).toBeVisible();
    if (!(await list.isVisible())) break;
    // The table may go to the next one just now: what lay there a moment ago cannot be clicked any more.
    await playAMove(page).catch(async (error) => {
      if (!(await handOver(page).isVisible())) throw error;
    });
  }
}

async function playAMove(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^All moves/ }).click({ timeout: 5000 });
  await page.locator(".menu [data-move]").last().click({ timeout: 5000 });
  await expect(page.locator(".menu")).toBeHidden();
}

/** How many piles of cards that only some may know are in the memory of the page, wherever something holds on to them. */
async function secretPiles(page: Page): Promise<number> {
  const memory = await page.context().newCDPSession(page);
  const plain = await memory.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await memory.send("Runtime.queryObjects", { prototypeObjectId: plain.result.objectId ?? "" });
  const count = await memory.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: `function () {
      const isSecret = ({ cards, knows }) => cards.some((card, i) => card !== null && knows[i] !== -1);
      return this.filter((one) => Array.isArray(one.cards) && Array.isArray(one.knows) && isSecret(one)).length;
    }`,
    returnByValue: true,
  });
  await memory.detach();
  return count.result.value;
}

const isKnownTo = (viewer: number | "spectator", knows: number): boolean =>
  knows === -1 || (viewer !== "spectator" && (knows & (1 << viewer)) !== 0);

const isHeld = (hand: Pile | undefined): boolean => hand?.cards.some((card) => card !== null) ?? false;

/** Runs in the page: keeps every scene that any worker sends. */
function listenIn(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  const add = EventTarget.prototype.addEventListener;
  const keepScenes = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return;
    if ("view" in data && "viewer" in data) told.push(data);
    else for (const part of Object.values(data)) keepScenes(part);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    if (args[0] === "message") add.call(this, "message", (event) => keepScenes((event as MessageEvent).data));
    return add.apply(this, args);
  };
}
