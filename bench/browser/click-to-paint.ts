// From a click on a move to its painted result, in Chromium with the CPU slowed down four times: `npm run bench:page`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { serveFolder } from "../../scripts/serve-folder.ts";
import { gameIds } from "../../src/games/index.ts";

const MOVES = 20;
const SLOWER = 4;
const MOST = 50;
/** Nobody clicks before what followed the last click has settled. */
const BREATH = 400;
/** What can be clicked: a move in a menu or a button, or a place that is lit and not yet chosen. */
const CHOICES = ".menu [data-move], .move-buttons [data-move], [data-place][data-lit]:not([data-chosen])";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "furrow-bench-"));
await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder } });
const address = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ ...executable(), args: ["--disable-gpu", "--no-first-run"] });

const medians: number[] = [];
for (const game of gameIds) {
  const times = await timesOf(game);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  medians.push(median);
  console.log(`${game}: median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms (${times.length} moves)`);
}
await browser.close();
rmSync(folder, { recursive: true });
const slowest = Math.max(...medians);
console.log(`slowest game: ${slowest.toFixed(1)} ms; at most ${MOST} ms are wanted`);
process.exit(slowest <= MOST ? 0 : 1);

/** Milliseconds from click to paint, sorted, of moves in a game of two people. */
async function timesOf(game: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, serviceWorkers: "block" });
  const wishes = { state: { confirm: false, guide: false, pace: 0, motion: "none" }, version: 0 };
  await page.addInitScript((settings) => localStorage.setItem("furrow-settings", settings), JSON.stringify(wishes));
  await page.goto(`${address}#/new/${game}`);
  await page.locator("fieldset select").nth(1).selectOption("person");
  await page.locator("button[type=submit]").click();
  await page.locator(".table, .hand-over").first().waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const times: number[] = [];
  while (times.length < MOVES) {
    const time = await nextMove(page);
    if (time === undefined) break;
    times.push(time);
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

/** The time of the click that made the next move; nothing when the game is over. */
async function nextMove(page: Page): Promise<number | undefined> {
  const seat = page.locator(".hand-over button");
  const choices = page.locator(CHOICES);
  await seat.or(choices).or(page.locator(".dialog")).first().waitFor({ state: "attached" });
  if (await page.locator(".dialog").isVisible()) return undefined;
  if (await seat.isVisible()) {
    await seat.click();
    await choices.first().waitFor({ state: "attached" });
  }
  for (let clicks = 0; clicks < 8; clicks++) {
    await page.waitForTimeout(BREATH);
    const time = await page.evaluate(clickAndWait, CHOICES);
    if (time !== undefined) return time;
  }
  throw new Error("eight clicks made no move");
}

/** Runs in the page: clicks what can be chosen; the time until the next scene is painted, if the click was a move. */
function clickAndWait(choices: string): Promise<number | undefined> {
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
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(done, 1500, undefined);
  });
  const start = performance.now();
  document.querySelector(choices)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return painted;
}

function executable(): { executablePath?: string } {
  const found = join(root, "node_modules", ".cache", "furrow", "browser.json");
  return existsSync(found) ? JSON.parse(readFileSync(found, "utf8")) : {};
}
