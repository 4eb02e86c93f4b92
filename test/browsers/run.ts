// Plays every game to its end in Firefox and WebKit, at 1440 and 400 pixels: `npm run browsers`, or
// `npm run browsers firefox phone agricola` for some of them. It needs what is no part of the project:
// apt-get install firefox-esr webkit2gtk-driver xvfb xauth
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { serveFolder } from "../../scripts/serve-folder.ts";
import { gameIds } from "../../src/games/index.ts";
import { clickAtRandom } from "../browser/play-at-random.ts";
import { openFirefox } from "./firefox.ts";
import type { OpenBrowser } from "./open-browser.ts";
import { openWebKit } from "./webkit.ts";

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const SIZES = { desk: [1440, 900], phone: [400, 740] } as const;
/** A game that takes longer, or in which nothing can be chosen for so long, stands still (seconds). */
const LONGEST = { game: 600, wait: 30 };

const root = join(import.meta.dirname, "..", "..");
const pictures = join(root, "test-results", "browsers");
const wanted = process.argv.slice(2);
const some = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = all.filter((one) => wanted.includes(one));
  return named.length === 0 ? all : named;
};

/** In the page: notes what goes wrong, starts the game, and clicks until it is over. */
const WATCH = `
  const click = ${clickAtRandom};
  const errors = [];
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  let state = "waits", clicks = 0, last = performance.now();
  const turn = setInterval(() => {
    if (document.querySelector(".table") === null) {
      document.querySelector(".start-bar button:enabled")?.click();
      return;
    }
    state = click();
    if (state === "clicked") { clicks++; last = performance.now(); }
    if (state === "over") clearInterval(turn);
  }, 40);
  window.played = () => ({
    state, clicks, errors,
    waited: (performance.now() - last) / 1000,
    tooWide: document.documentElement.scrollWidth - innerWidth,
  });
`;

const folder = mkdtempSync(join(tmpdir(), "furrow-browsers-"));
mkdirSync(pictures, { recursive: true });
console.log("Building the page …");
await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder } });
const address = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
let failed = 0;
for (const name of some(Object.keys(BROWSERS) as (keyof typeof BROWSERS)[])) await playIn(name);
rmSync(folder, { recursive: true });
console.log(failed === 0 ? "Every game was played to its end." : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);

async function playIn(name: keyof typeof BROWSERS): Promise<void> {
  const browser = await BROWSERS[name]().catch((error: Error) => {
    console.error(error.message);
    failed++;
  });
  if (browser === undefined) return;
  console.log(browser.version);
  try {
    for (const size of some(Object.keys(SIZES) as (keyof typeof SIZES)[])) {
      const [width, height] = SIZES[size];
      await browser.resize(width, height);
      for (const game of some(gameIds)) {
        const trouble = await playIt(browser, game);
        if (trouble.length > 0) failed++;
        console.log(`${name} ${size} ${game}: ${trouble.length === 0 ? "over" : trouble.join("; ")}`);
        writeFileSync(join(pictures, `${name}-${size}-${game}.png`), await browser.picture());
      }
    }
  } finally {
    await browser.close();
  }
}

interface Played {
  readonly state: ReturnType<typeof clickAtRandom>;
  readonly clicks: number;
  /** Seconds since something could last be clicked. */
  readonly waited: number;
  readonly errors: readonly string[];
  /** How much wider the page is than its window, in pixels. */
  readonly tooWide: number;
}

/** Plays a game to its end; says what was wrong. */
async function playIt(browser: OpenBrowser, game: string): Promise<readonly string[]> {
  const settings = JSON.stringify({ state: { pace: 0, guide: false, explained: ["lessons"] }, version: 0 });
  await browser.go(address);
  await browser.run(`localStorage.setItem("furrow-settings", ${JSON.stringify(settings)})`);
  await browser.go(`${address}#/new/${game}`);
  await browser.run(WATCH);
  const began = Date.now();
  while (Date.now() - began < LONGEST.game * 1000) {
    await sleep(500);
    const { state, waited, errors, tooWide } = await browser.run<Played>("return played()");
    const trouble = [...errors, ...(tooWide > 1 ? [`${tooWide} px wider than the window`] : [])];
    if (state === "over" || errors.length > 0) return trouble;
    if (waited > LONGEST.wait) return [...trouble, `nothing can be chosen for ${LONGEST.wait} s`];
  }
  return [`not over after ${LONGEST.game} s`];
}
