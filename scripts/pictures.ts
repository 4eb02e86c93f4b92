// Takes pictures of every game at its start, in its middle and at its end, at the sizes people play at, into `pictures/`:
// `npm run pictures`, or `npm run pictures agricola phone middle dark` for some of them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { bots } from "../src/bots/index.ts";
import { gameIds, games } from "../src/games/index.ts";
import { seedFrom } from "../src/table/dealer.ts";
import { CHANCE } from "../src/table/game.ts";
import { Match } from "../src/table/match.ts";
import { fastRandom } from "../src/table/random.ts";
import { serveFolder } from "./serve-folder.ts";

const SIZES = {
  wall: [2560, 1440],
  desk: [1440, 900],
  tablet: [1024, 768],
  upright: [768, 1024],
  phone: [390, 844],
  lying: [740, 360],
  small: [320, 480],
} as const;
const MOMENTS = ["start", "middle", "end"] as const;
const SEATS: { readonly [game: string]: number } = { agricola: 3, "my-farm-shop": 3, "formidable-farm": 3 };

type Size = keyof typeof SIZES;
type Moment = (typeof MOMENTS)[number];

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const some = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = all.filter((one) => wanted.includes(one));
  return named.length === 0 ? all : named;
};
const folder = mkdtempSync(join(tmpdir(), "furrow-pictures-"));
const target = join(root, "pictures");
mkdirSync(target, { recursive: true });
await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder } });
const address = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ ...executable(), args: ["--disable-gpu", "--no-first-run"] });

for (const game of some(gameIds)) {
  const files = await moments(game);
  for (const moment of some(MOMENTS)) await takeAll(browser, game, moment, files[moment]);
}
await browser.close();
rmSync(folder, { recursive: true });
process.exit(0);

/** A match of one person and bots, as files: before the person's first choice, half-way through, and over. */
async function moments(id: string): Promise<Record<Moment, string>> {
  const { game, ...module } = await games[id]!();
  const seats = SEATS[id] ?? 2;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: "greedy" }));
  const match = Match.begin(game, { seats, players, seed: seedFrom("a row of pictures") });
  const random = fastRandom("pictures");
  const asked: string[] = [];
  for (let moves = 0; !match.isOver && moves < 6000; moves++) {
    const seat = match.actors()[0]!;
    if (seat === CHANCE) throw new Error("the dealer is asleep");
    if (seat === 0) asked.push(JSON.stringify(match.wholeFile()));
    const { moves: offered } = match.offer(seat);
    const choice = bots.greedy!.choose({
      module: { game, ...module },
      view: match.view(seat),
      seat,
      moves: offered,
      random,
    });
    match.submit(seat, choice);
  }
  return { start: asked[0]!, middle: asked[Math.floor(asked.length / 2)]!, end: JSON.stringify(match.wholeFile()) };
}

async function takeAll(by: Browser, game: string, moment: Moment, file: string): Promise<void> {
  const theme = wanted.includes("dark") ? "dark" : "light";
  const page = await by.newPage({ serviceWorkers: "block" });
  const wishes = { state: { pace: 0, guide: wanted.includes("guide"), theme }, version: 0 };
  await page.addInitScript((settings) => localStorage.setItem("furrow-settings", settings), JSON.stringify(wishes));
  await page.goto(address);
  await page
    .getByTestId("import")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.locator(".board-area").waitFor();
  for (const size of some(Object.keys(SIZES) as Size[])) await take(page, `${game}-${moment}-${size}-${theme}`, size);
  await page.close();
}

async function take(page: Page, name: string, size: Size): Promise<void> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await page.reload();
  await page.locator(".board-area").waitFor();
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(target, `${name}.png`) });
  console.log(`pictures/${name}.png`);
}

function executable(): { executablePath?: string } {
  const found = join(root, "node_modules", ".cache", "furrow", "browser.json");
  return existsSync(found) ? JSON.parse(readFileSync(found, "utf8")) : {};
}
