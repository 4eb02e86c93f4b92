import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { Guest } from "../../src/cli/bench/guest.ts";
import { begun, type Friend, friend, House, layTable, playTogether, signIn, sitDown } from "./online.ts";
import { answer, begin, confirm, lines, lit, over, revision, sit } from "./table.ts";

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A picture is kept, and axe finds no grave problem. */
async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/online-${name}.png` });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(told, name).toEqual([]);
}

test("two people play by a link to the end, one of them on a phone, and the deal is verified", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house, phone);
  await begun(ada.page, ben.page);
  await playTogether([ada.page, ben.page]);
  for (const { page } of [ada, ben]) {
    await expect(over(page)).toBeVisible();
    await over(page).getByText("The deal", { exact: true }).click();
    await expect(page.getByText("The deal is verified")).toBeVisible();
  }
  await ada.page.getByRole("button", { name: "Another game with the same people" }).click();
  await expect(ada.page.getByRole("heading", { name: "Seats" })).toBeVisible();
  await over(ben.page).getByRole("button", { name: "Close" }).click();
  await ben.page.getByRole("link", { name: "The table for another game is laid." }).click();
  await expect(ben.page.getByRole("heading", { name: "Seats" })).toBeVisible();
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await expect(ada.page.getByRole("region", { name: "Board" })).toBeVisible();
  await expect(ben.page.getByRole("region", { name: "Board" })).toBeVisible();
});

test("a server that is killed and started again, and a network that was lost, cost nobody a move", async ({
  browser,
}) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  const pages = [ada.page, ben.page];
  await begun(ada.page, ben.page);
  await playTogether(pages, 4);
  await expect.poll(() => lines(ada.page)).toBeGreaterThan(3);
  const before = await lines(ada.page);
  const shown = await Promise.all(pages.map(revision));
  await house.restart();
  // Each page draws the table anew when it is connected again; what is chosen meanwhile waits for that.
  for (const [i, page] of pages.entries()) await expect.poll(() => revision(page)).not.toBe(shown[i]);
  await playTogether(pages, 2);
  await expect.poll(() => lines(ada.page)).toBeGreaterThan(before);
  await ben.page.context().setOffline(true);
  await expect(ben.page.getByText("Connecting again …")).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText("Connecting again …")).toBeHidden();
  await playTogether(pages, 4);
  await expect.poll(async () => (await lines(ada.page)) - (await lines(ben.page))).toBe(0);
  await ben.page.reload();
  await expect(ben.page.getByRole("region", { name: "Board" })).toBeVisible();
  await expect.poll(async () => (await lines(ada.page)) - (await lines(ben.page))).toBe(0);
});

test("somebody who only has the link looks on and talks; people ask each other to end the game", async ({
  browser,
}) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  const eve = await friend(browser, house);
  const link = await begun(ada.page, ben.page);
  await eve.page.goto(link);
  await expect(eve.page.getByText("You look on.")).toBeVisible();
  await playTogether([ada.page, ben.page], 2);
  await expect.poll(async () => (await lines(ada.page)) - (await lines(eve.page))).toBe(0);
  await expect(lit(eve.page)).toHaveCount(0);
  await ada.page.getByLabel("Say something to the table").fill("Nice farm");
  await ada.page.getByRole("button", { name: "Send" }).click();
  for (const { page } of [ada, ben, eve]) await expect(page.getByText("Nice farm")).toBeVisible();
  await ben.page.locator(".chat").getByRole("button", { name: "Ada" }).click();
  await ben.page.getByRole("button", { name: "Hide their words" }).click();
  await expect(ben.page.getByText("Nice farm")).toBeHidden();
  await look(ada.page, "table");
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("menuitem", { name: "Ask to end the game here" }).click();
  await ben.page.getByRole("button", { name: "Yes" }).click();
  await expect(ada.page.getByText("Everybody agreed to end the game here.")).toBeVisible();
});

test("whoever is blocked by the host gets up and finds the table no more", async ({ browser }) => {
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  const link = await layTable(ada.page, "Ada");
  await sitDown(ben.page, link, "Ben");
  await ada.page.getByRole("button", { name: "Ben" }).click();
  await look(ada.page, "person");
  await ada.page.getByRole("button", { name: "Block this person" }).click();
  await expect(ben.page.getByText("Somebody at this table does not want to meet you here.")).toBeVisible();
  await expect(ada.page.getByText("The game can begin when every seat is taken.")).toBeVisible();
  await ada.page.goto("./");
  await ada.page.getByRole("button", { name: "Account" }).click();
  await ada.page.getByRole("button", { name: "Block no longer" }).click();
  await ben.page.reload();
  await expect(ben.page.getByRole("button", { name: "Sit here" })).toBeVisible();
});

test("cards in one hand never reach the other's page", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  await begun(ada.page, ben.page, "formidable-farm");
  const [adas, bens] = [await handOf(ada, 0), await handOf(ben, 1)];
  expect(adas.length).toBeGreaterThan(0);
  expect(bens.length).toBe(adas.length);
  for (const card of bens) expect(cardsIn(ada)).not.toContain(card);
  for (const card of adas) expect(cardsIn(ben)).not.toContain(card);
});

interface Welcome {
  readonly type: string;
  readonly view: { readonly farms: readonly { readonly hand: { readonly cards: readonly number[] } }[] } | null;
}

/** The cards in somebody's own hand, as that page was told. */
async function handOf({ heard }: Friend, seat: number): Promise<readonly number[]> {
  const welcome = () =>
    heard.map((text) => JSON.parse(text) as Welcome).findLast(({ type, view }) => type === "welcome" && view !== null);
  await expect.poll(() => welcome() !== undefined).toBe(true);
  return welcome()?.view?.farms[seat]?.hand.cards ?? [];
}

/** Every card that a page was told of, wherever it stands. */
const cardsIn = ({ heard }: Friend): readonly number[] =>
  heard.flatMap((text) =>
    [...text.matchAll(/"cards?":(?:\[([^\]]*)\]|(\d+))/g)].flatMap(([, list = "", one = ""]) =>
      `${list},${one}`.split(",").map(Number),
    ),
  );

test("a table is found in the lobby and by its code, and a recovery code brings one back elsewhere", async ({
  browser,
}) => {
  test.slow();
  const ada = await friend(browser, house);
  await ada.page.goto("./");
  await look(ada.page, "start");
  await ada.page.goto("./#/new/master-farmer");
  await sit(ada.page, 2, "person");
  await signIn(ada.page, "Ada");
  await ada.page.getByLabel("Show it among the open tables").check();
  await look(ada.page, "lay");
  await ada.page.getByRole("button", { name: "Lay the table" }).click();
  const code = (await ada.page.locator(".table-code").textContent()) ?? "";
  await look(ada.page, "seating");

  const ben = await friend(browser, house, { ...phone, colorScheme: "dark" });
  await ben.page.goto("./");
  await signIn(ben.page, "Ben");
  await expect(ben.page.getByRole("region", { name: "Open tables" })).toContainText("Ada");
  await ben.page.getByLabel("Code of a table").fill(code.toLowerCase());
  await ben.page.getByRole("button", { name: "Go to the table" }).click();
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await expect(ben.page.getByRole("button", { name: "Get up" })).toBeVisible();
  await look(ben.page, "seating-phone");
  await ben.page.goto("./");
  await ben.page.getByRole("button", { name: "Account" }).click();
  await ben.page.getByRole("button", { name: "Get a recovery code" }).click();
  const recovery = (await ben.page.locator(".recovery-code").textContent()) ?? "";

  const again = await friend(browser, house);
  await again.page.goto("./");
  await again.page.getByText("I have a recovery code").click();
  await again.page.getByLabel("Recovery code").fill(recovery);
  await again.page.getByRole("button", { name: "Come back" }).click();
  await again.page.getByRole("region", { name: "My tables" }).getByRole("link").click();
  await expect(again.page.getByRole("button", { name: "Get up" })).toBeVisible();
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await expect(again.page.getByRole("region", { name: "Board" })).toBeVisible();
});

test("whoever leaves is replaced by a bot and can take the seat again", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house, phone);
  await begun(ada.page, ben.page);
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("menuitem", { name: "Leave the game" }).click();
  await ben.page.getByRole("dialog").getByRole("button", { name: "Leave the game" }).click();
  await expect(ben.page.getByText("A bot plays for you.")).toBeVisible();
  await expectApart(ben.page.locator(".online-note"), ben.page.locator(".scores"));
  await look(ben.page, "taken-over-phone");
  await ben.page.getByRole("button", { name: "Take your seat again" }).click();
  await expect(ben.page.getByText("A bot plays for you.")).toBeHidden();
  await playTogether([ada.page, ben.page], 3);
});

test("a deal that was given up is told of, and the next one waits for a yes", async ({ browser }) => {
  const ada = await friend(browser, house, phone);
  const link = await layTable(ada.page, "Ada");
  const id = link.split("/").at(-1)!;
  // Ben's page is closed when the deal is pledged, so his number does not come.
  const ben = await Guest.named(house.address, "Ben");
  await ben.put(`api/tables/${id}/seats/1`, { numberHash: "b".repeat(64) });
  await ada.page.getByRole("button", { name: "Begin" }).click();
  // Once the commitment is noted, Ada's number is on its way.
  await expect(ada.page.locator(".commitment")).toBeVisible();
  await ada.page.getByRole("button", { name: "Not yet: back to the seats" }).click();
  await expect(ada.page.getByText("was given up or ended early")).toBeVisible();
  await look(ada.page, "deal-given-up");
  const place = await ben.sit(id, 1);
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await expect(ada.page.getByText("This is not the first deal at this table.")).toBeVisible();
  await look(ada.page, "further-deal");
  expect(place.table.status).toBe("dealing");
  await ada.page.getByRole("button", { name: "Play with this deal" }).click();
  await expect(ada.page.getByRole("region", { name: "Board" })).toBeVisible();
  place.close();
});

test("a seat is taken, left and given to a bot by whoever laid the table", async ({ browser }) => {
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  const link = await layTable(ada.page, "Ada");
  await sitDown(ben.page, link, "Ben");
  await ben.page.getByRole("button", { name: "Get up" }).click();
  await expect(ben.page.getByRole("button", { name: "Sit here" })).toBeVisible();
  await ada.page.getByLabel("Seat 2: who").selectOption("club");
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await expect(ada.page.getByRole("region", { name: "Board" })).toBeVisible();
});

test("a game that was begun on one device goes on online, where a friend takes a seat", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  await begin(ada.page, { people: 2 });
  await answer(ada.page);
  const before = await lines(ada.page);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("menuitem", { name: "Go on with friends online" }).click();
  await signIn(ada.page, "Ada");
  await look(ada.page, "go-on");
  await ada.page.getByRole("button", { name: "Lay the table" }).click();
  await sitDown(ben.page, await ada.page.getByLabel("Link to this table").inputValue(), "Ben");
  await ada.page.getByRole("button", { name: "Begin" }).click();
  for (const { page } of [ada, ben]) await expect.poll(() => lines(page)).toBe(before);
  await playTogether([ada.page, ben.page], 2);
});

/** Two parts of the page do not cover each other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [(await one.first().boundingBox())!, (await other.first().boundingBox())!];
  const meet = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(meet, JSON.stringify([a, b])).toBe(false);
}

test("a choice is taken back when the other agrees, and stays when not", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house, phone);
  await begun(ada.page, ben.page, "agricola");
  const [first, second] = (await lit(ada.page).count()) > 0 ? [ada, ben] : [ben, ada];
  const takes = async ({ page }: Friend, space: string) => {
    await page.locator(`[data-lit][data-place="space/${space}"]`).first().click();
    await confirm(page).click();
  };
  const before = await lines(ada.page);
  await takes(first, "day-laborer");
  await takes(second, "forest");
  await expect(lit(first.page).first()).toBeVisible();
  const asks = async () => {
    await first.page.getByRole("button", { name: "Undo" }).click();
    await expect(first.page.getByText("You asked to take back your last choice.")).toBeVisible();
  };
  await asks();
  await second.page.getByRole("button", { name: "No", exact: true }).click();
  await expect(first.page.getByText("You asked to take back your last choice.")).toBeHidden();
  await asks();
  await look(second.page, "asked-undo");
  await second.page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(first.page.locator('[data-lit][data-place="space/day-laborer"]').first()).toBeVisible();
  await expect.poll(() => lines(ada.page)).toBe(before);
});

test("clocks run down for whoever is asked, and get time back with a move", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  await begun(ada.page, ben.page, "master-farmer", { Time: "live-5" });
  const clocks = async ({ page }: Friend) =>
    (await page.locator(".clock time").allTextContents()).map((text) => {
      const [minutes = 0, seconds = 0] = text.split(":").map(Number);
      return minutes * 60 + seconds;
    });
  const [asked, idle] = (await lit(ada.page).count()) > 0 ? [0, 1] : [1, 0];
  await expect.poll(async () => (await clocks(ada))[asked]).toBeLessThan(299);
  expect((await clocks(ben))[idle]).toBe(300);
  const before = (await clocks(ada))[asked]!;
  await answer([ada, ben][asked]!.page);
  for (const one of [ada, ben]) await expect.poll(async () => (await clocks(one))[asked]!).toBeGreaterThan(before + 4);
});

test("who looks on later sees nothing of what has just happened, nor whose turn it is", async ({ browser }) => {
  test.slow();
  const ada = await friend(browser, house);
  const ben = await friend(browser, house);
  const eve = await friend(browser, house);
  const link = await begun(ada.page, ben.page, "master-farmer", { "Who may look on": "delayed", Time: "live-15" });
  await eve.page.goto(link);
  await expect(eve.page.getByText("You look on.")).toBeVisible();
  await playTogether([ada.page, ben.page], 3);
  expect(await lines(ada.page)).toBeGreaterThan(2);
  await eve.page.reload();
  await expect(eve.page.getByText("You look on.")).toBeVisible();
  expect(await lines(eve.page)).toBe(0);
  await expect(eve.page.locator(".clock")).toHaveCount(0);
  expect(eve.heard.filter((text) => /"clock"|"type":"steps"/.test(text))).toEqual([]);
});

test("an address of one's own is called at one's turns, until it is removed", async ({ browser }) => {
  const ada = await friend(browser, house);
  await ada.page.goto("./");
  await signIn(ada.page, "Ada");
  await ada.page.getByRole("button", { name: "Account" }).click();
  await ada.page.getByLabel("An address to call at my turns").fill("https://hooks.example/turns");
  await ada.page.getByRole("button", { name: "Add the address" }).click();
  await expect(ada.page.getByText("https://hooks.example/turns")).toBeVisible();
  await look(ada.page, "account");
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Account" }).click();
  await ada.page.getByRole("button", { name: "Remove" }).click();
  await expect(ada.page.getByText("https://hooks.example/turns")).toBeHidden();
});
