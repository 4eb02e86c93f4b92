// Takes pictures of every game at its start, in its middle and at its end, and of the pages around the tables, at the sizes
// people play at, into `pictures/`: `npm run pictures`, or `npm run pictures agricola phone middle dark` for some of them;
// `npm run pictures pages` for the pages alone.
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
import type { Options } from "../src/table/options.ts";
import { fastRandom } from "../src/table/random.ts";
import { serveFolder } from "./serve-folder.ts";

const SIZES = {
  wall: [2560, 1440],
  desk: [1440, 900],
  tablet: [1180, 820],
  upright: [820, 1180],
  phone: [360, 740],
  lying: [740, 360],
  small: [320, 480],
} as const;
const MOMENTS = ["start", "middle", "end"] as const;
/** What is played, by the name of its pictures: every game, and Agricola with cards in hands. */
const TABLES: {
  readonly [name: string]: { readonly seats: number; readonly game?: string; readonly options?: Options };
} = {
  ...Object.fromEntries(gameIds.map((id) => [id, { seats: 2 }])),
  agricola: { seats: 3 },
  "my-farm-shop": { seats: 3 },
  "formidable-farm": { seats: 3 },
  "agricola-cards": { game: "agricola", seats: 2, options: { deal: "draft-7" } },
};

/** The pages around the tables, by the name of their pictures; those of a game are taken of each. */
const PAGES: { readonly [name: string]: string } = {
  shelf: "",
  campaigns: "#/campaigns",
  "all-cards": "#/cards/agricola",
  ...Object.fromEntries(
    gameIds.flatMap((id) => ["new", "rules", "learn"].map((page) => [`${page}-${id}`, `#/${page}/${id}`])),
  ),
};

type Size = keyof typeof SIZES;
type Moment = (typeof MOMENTS)[number];

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const theme = wanted.includes("dark") ? "dark" : "light";
const namedIn = <T extends string>(all: readonly T[]): readonly T[] => all.filter((one) => wanted.includes(one));
const some = <T extends string>(all: readonly T[]): readonly T[] => {
  const named = namedIn(all);
  return named.length === 0 ? all : named;
};
const folder = mkdtempSync(join(tmpdir(), "furrow-pictures-"));
const target = join(root, "pictures");
mkdirSync(target, { recursive: true });
await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder } });
const address = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ ...executable(), args: ["--disable-gpu", "--no-first-run"] });

const isChosen = wanted.includes("pages") || namedIn([...Object.keys(PAGES), ...Object.keys(TABLES)]).length > 0;
const arePagesWanted = wanted.includes("pages") || !isChosen;
for (const name of arePagesWanted ? Object.keys(PAGES) : namedIn(Object.keys(PAGES)))
  await takePage(browser, name, PAGES[name]!);
for (const name of isChosen ? namedIn(Object.keys(TABLES)) : Object.keys(TABLES)) {
  const files = await moments(name);
  for (const moment of some(MOMENTS)) await takeAll(browser, name, moment, files[moment]);
}
await browser.close();
rmSync(folder, { recursive: true });
process.exit(0);

/** A match of one person and bots, as files: before the person's first choice, half-way through, and over. */
async function moments(name: string): Promise<Record<Moment, string>> {
  const { game: id = name, seats, options } = TABLES[name]!;
  const { game, ...module } = await games[id]!();
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: "greedy" }));
  const match = Match.begin(game, { seats, options, players, seed: seedFrom("a row of pictures") });
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

/** A page of somebody who has wished for these pictures. */
async function opened(by: Browser): Promise<Page> {
  const page = await by.newPage({ serviceWorkers: "block" });
  const wishes = { state: { pace: 0, guide: wanted.includes("guide"), theme }, version: 0 };
  await page.addInitScript((settings) => localStorage.setItem("furrow-settings", settings), JSON.stringify(wishes));
  return page;
}

async function takePage(by: Browser, name: string, way: string): Promise<void> {
  for (const size of some(Object.keys(SIZES) as Size[])) {
    const page = await opened(by);
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await page.goto(`${address}${way}`);
    await page.locator("h1, .lesson").first().waitFor();
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(target, `${name}-${size}-${theme}.png`) });
    console.log(`pictures/${name}-${size}-${theme}.png`);
    await page.close();
  }
}

async function takeAll(by: Browser, name: string, moment: Moment, file: string): Promise<void> {
  const page = await opened(by);
  await page.goto(address);
  await page
    .getByTestId("import")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.locator(".board-area").waitFor();
  for (const size of some(Object.keys(SIZES) as Size[])) await take(page, `${name}-${moment}-${size}-${theme}`, size);
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
