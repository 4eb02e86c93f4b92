import { expect, type Page } from "@playwright/test";
import { games } from "../../src/games/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { Match } from "../../src/table/match.ts";
import type { Options } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

interface Wanted {
  readonly seats?: number;
  /** How many of the seats are persons, from the first on; quick bots sit on the others. */
  readonly people?: number;
  readonly options?: Options;
  /** How many lines its log has at least, played at random. */
  readonly lines?: number;
  /** The match waits for a move of this type by the first seat, after those lines. */
  readonly asks?: string;
}

/** The file of a match under way. */
export async function preparedMatch(game: string, wanted: Wanted = {}): Promise<string> {
  const { seats = 2, people = 1, options = {}, lines = 0, asks } = wanted;
  const module = await games[game]!();
  const players = Array.from({ length: seats }, (_, seat) => (seat < people ? {} : { bot: "novice" }));
  const match = Match.begin(module.game, { seats, options, players, seed: seedFrom("prepared") });
  const random = fastRandom("prepared");
  while (!match.isOver) {
    const seat = match.actors()[0]!;
    const { moves } = match.offer(seat);
    const isAsked =
      asks === undefined || (seat === 0 && moves.some((move) => (move as { type?: string }).type === asks));
    if (match.log.length >= lines && isAsked) break;
    match.submit(seat, moves[random.below(moves.length)]);
  }
  return JSON.stringify(match.wholeFile());
}

/** Opens a match under way at the table. */
export async function openPrepared(page: Page, game: string, wanted: Wanted = {}): Promise<void> {
  const buffer = Buffer.from(await preparedMatch(game, wanted));
  await page.goto("./");
  await page.getByTestId("import").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await expect(page.locator(".table")).toBeVisible({ timeout: 30_000 });
}
