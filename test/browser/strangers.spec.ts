import { expect, type Page, test } from "@playwright/test";
import { lit, wish } from "./table.ts";

/** A position of Agricola for one, before anything is dealt, as a stranger might write it. */
const agricola = (start: object | undefined, options: object = {}): object => ({
  furrow: 1,
  game: "agricola",
  rulesVersion: 1,
  seats: 1,
  options,
  players: [{}],
  ...(start === undefined ? {} : { start }),
  log: [],
});

const farm = { goods: { wood: 1e308 }, pastures: { length: 1e9 } };
const strange: { readonly [what: string]: object } = {
  "farms that are none": agricola({
    version: 1,
    seats: 1,
    agenda: [{ kind: "place", seat: 0 }],
    shown: 0,
    farms: [farm],
  }),
  "a task that is none": agricola({ version: 1, seats: 1, agenda: [{ kind: "constructor" }], shown: 0 }),
  "a log without end": { ...agricola(undefined), log: new Array(30_000).fill({ seat: 0, move: { type: "stop" } }) },
  "numbers that only the game can object to": {
    ...agricola(undefined),
    game: "happiness-farm",
    options: { tables: { rounds: 0 } },
  },
};

/** Writes a match to the device as an older page might have kept it. */
const keepAsIs = (page: Page, id: string, file: object): Promise<void> =>
  page.evaluate(
    ([id, file]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("furrow", 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const both = opening.result.transaction(["files", "summaries"], "readwrite");
          both.objectStore("files").put({ id, file, orders: [] });
          both
            .objectStore("summaries")
            .put({ id, game: "agricola", players: [{}], moves: 3, isOver: false, changed: 1 });
          both.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [id, file] as const,
  );

for (const [what, file] of Object.entries(strange)) {
  test(`a stranger's file (${what}) is refused in one sentence`, async ({ page }) => {
    await wish(page);
    await page.goto("./");
    await page.getByTestId("import").setInputFiles({
      name: "match.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect(page.getByRole("alert")).toContainText("This file could not be opened.");
    await expect(page.getByRole("region", { name: "Go on playing" })).toHaveCount(0);
  });

  test(`a match that was kept broken (${what}) is explained, and another can be played`, async ({ page }) => {
    await wish(page, { confirm: false });
    await page.goto("./");
    await expect(page.getByTestId("import")).toBeAttached();
    // The page makes its shelves when it first looks at them.
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    await keepAsIs(page, "strange", file);
    for (const address of ["./#/match/strange", "./#/match/strange/replay"]) {
      await page.goto(address);
      await expect(page.getByRole("alert")).toBeVisible();
      await page.getByRole("link", { name: "All games" }).click();
      await expect(page.getByRole("region", { name: "Go on playing" })).toBeVisible();
    }
    await page.getByTestId("import").setInputFiles({
      name: "match.json",
      mimeType: "application/json",
      buffer: Buffer.from(
        JSON.stringify({ ...agricola(undefined), game: "master-farmer", seats: 2, players: [{}, {}] }),
      ),
    });
    await expect(lit(page, "vegetable/").first()).toBeVisible();
  });
}

test("a link that would unpack to more than a match is refused", async ({ page }) => {
  await wish(page);
  await page.goto("./");
  const packed = await page.evaluate(async () => {
    const stream = new Blob([" ".repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  });
  await page.goto(`./#/shared/${packed}`);
  await expect(page.getByRole("alert")).toContainText("This file could not be opened.");
  await page.goto(`./#/shared/${"A".repeat(500_000)}`);
  await expect(page.getByRole("alert")).toContainText("This file could not be opened.");
});
