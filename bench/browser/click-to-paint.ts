// From a click on a move to its painted result, in Chromium with the CPU slowed down four times: `npm run bench:page`,
// or `npm run bench:page agricola` for the tables of some games.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { serveFolder } from "../../scripts/serve-folder.ts";
import { gameIds } from "../../src/games/index.ts";
import type { Options } from "../../src/table/options.ts";
import { preparedMatch } from "../../test/browser/prepared.ts";

const MOVES = 40;
const SLOWER = 4;
const MOST = 50;
/** Nobody clicks before what followed the last click has settled. */
const BREATH = 700;
/** What can be clicked: a button, or a place that is lit and not yet chosen; in an open menu, one of its moves. */
const CHOICES = ".move-buttons [data-move], [data-place][data-lit]:not([data-chosen])";
const MENU = ".menu [data-move]";
const CLICKS = 20;

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "furrow-bench-"));
await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder } });
const address = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ ...executable(), args: ["--disable-gpu", "--no-first-run"] });

interface Bench {
  readonly game: string;
  readonly what?: string;
  readonly seats?: number;
  readonly options?: Options;
  /** How long its log is at the start. */
  readonly lines?: number;
}

/** Every game with two people, and the tables that have most to draw. */
const tables: readonly Bench[] = [
  ...gameIds.map((game) => ({ game })),
  { game: "agricola", what: "a full hand", options: { deal: "plain" } },
  { game: "agricola", what: "four seats", seats: 4 },
  { game: "happiness-farm", what: "a log of 3,500 lines", lines: 3500, options: { tables: { rounds: 100 } } },
];

const medians: number[] = [];
const asked = process.argv.slice(2);
for (const table of tables.filter(({ game }) => asked.length === 0 || asked.includes(game))) {
  const times = await timesOf(table);
  const name = table.what === undefined ? table.game : `${table.game}, ${table.what}`;
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  medians.push(median);
  console.log(`${name}: median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms (${times.length} moves)`);
}
await browser.close();
rmSync(folder, { recursive: true });
const slowest = Math.max(...medians);
console.log(`slowest table: ${slowest.toFixed(1)} ms; at most ${MOST} ms are wanted`);
process.exit(slowest <= MOST ? 0 : 1);

/** Milliseconds from click to paint, sorted, of moves at a table of two people, with bots on all other seats. */
async function timesOf({ game, seats = 2, options = {}, lines = 0 }: Bench): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, serviceWorkers: "block" });
  const wishes = { state: { confirm: false, guide: false, pace: 0 }, version: 0 };
  await page.addInitScript((settings) => localStorage.setItem("furrow-settings", settings), JSON.stringify(wishes));
  await page.goto(address);
  const buffer = Buffer.from(await preparedMatch(game, { seats, people: 2, options, lines }));
  await page.getByTestId("import").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await page.locator(".table, .hand-over").first().waitFor();
  // A finger, unlike a mouse, does not rest on the board.
  await page.mouse.move(0, 0);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const times: number[] = [];
  const luck = evenly();
  while (times.length < MOVES) {
    const time = await nextMove(page, luck);
    if (time === undefined) break;
    times.push(time);
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

/** Numbers from 0 to 1, the same in every run. */
function evenly(): () => number {
  let n = 7;
  return () => {
    n = (n * 48271) % 2147483647;
    return n / 2147483647;
  };
}

/** The time of the click that made the next move; nothing when the game is over. */
async function nextMove(page: Page, luck: () => number): Promise<number | undefined> {
  const seat = page.locator(".hand-over button");
  const choices = page.locator(CHOICES);
  await seat.or(choices).or(page.locator(".dialog, .fence-cell")).first().waitFor({ state: "attached" });
  if (await page.locator(".dialog").isVisible()) return undefined;
  if (await seat.isVisible()) {
    await seat.click();
    await choices.first().waitFor({ state: "attached" });
  }
  const fences = page.locator(".fence-cell:not([data-chosen])");
  for (let clicks = 0; clicks < CLICKS; clicks++) {
    if (await fences.first().isVisible()) await fences.first().press("Enter");
    await page.waitForTimeout(BREATH);
    const time = await page.evaluate(clickAndWait, { choices: CHOICES, menu: MENU, luck: luck() });
    if (time !== undefined) return time;
  }
  throw new Error(`${CLICKS} clicks made no move`);
}

/** Runs in the page: clicks one of the things that can be chosen; the time until the next scene is painted, if the click was a move. */
function clickAndWait({
  choices,
  menu,
  luck,
}: {
  choices: string;
  menu: string;
  luck: number;
}): Promise<number | undefined> {
  const revision = () => document.querySelector(".table")?.getAttribute("data-revision");
  const before = revision();
  const painted = new Promise<number | undefined>((done) => {
    const watcher = new MutationObserver(() => {
      if (revision() === before) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => done(performance.now() - start);
        afterPaint.port2.postMessage(undefined);
      });
    });
    // A move gives the table a new revision, or puts another screen in its place.
    for (const table of document.querySelectorAll(".table")) {
      watcher.observe(table, { attributeFilter: ["data-revision"] });
      if (table.parentElement !== null) watcher.observe(table.parentElement, { childList: true });
    }
    setTimeout(done, 1500, undefined);
  });
  const all = document.querySelectorAll(document.querySelector(menu) === null ? choices : menu);
  const start = performance.now();
  all[Math.floor(luck * all.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return painted;
}

function executable(): { executablePath?: string } {
  const found = join(root, "node_modules", ".cache", "furrow", "browser.json");
  return existsSync(found) ? JSON.parse(readFileSync(found, "utf8")) : {};
}
