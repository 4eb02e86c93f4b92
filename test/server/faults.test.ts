import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Guest } from "../../src/cli/bench/guest.ts";
import { TableSocket } from "../../src/client/worker/online/table-socket.ts";
import { games } from "../../src/games/index.ts";
import { Following } from "../../src/protocol/following.ts";
import { keptHeader } from "../../src/server/live/kept-deal.ts";
import type { Server } from "../../src/server/server.ts";
import { readLines } from "../../src/server/store/lines.ts";
import type { Game, Move, Seat } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom, pick, type Random } from "../../src/table/random.ts";
import { folderStore, type TestStore } from "./database.ts";
import { RoughLine, type Roughness } from "./rough-line.ts";
import { seated, serving } from "./serving.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let store: TestStore;
let server: Server;

beforeAll(async () => {
  store = await folderStore();
  server = await serving(store.at);
});

afterAll(async () => {
  await server.close();
  await store.remove();
});

/** Somebody with the page's own socket at the end of a rough line. */
class FarPlace {
  readonly line: RoughLine;
  readonly answered: { readonly made: number; readonly move: Move }[] = [];
  following = new Following();
  readonly #socket: TableSocket;
  readonly #random: Random;

  private constructor(line: RoughLine, random: Random) {
    this.line = line;
    this.#random = random;
    this.#socket = new TableSocket(line.address, {
      hello: () => this.following.hello,
      hear: (message) => {
        try {
          this.following.hear(message);
        } catch {
          this.following = new Following();
          this.#socket.comeAgain();
        }
      },
      changed: () => {},
      closed: () => {},
    });
  }

  static async open(guest: Guest, table: string, how: Roughness, random: Random): Promise<FarPlace> {
    const target = `${guest.address.replace("http", "ws")}api/tables/${table}/socket`;
    return new FarPlace(await RoughLine.open(target, guest.cookie, how, random), random);
  }

  close(): void {
    this.#socket.close();
    this.line.close();
  }

  get isAsked(): boolean {
    const { table, viewer, view } = this.following;
    return view !== undefined && table?.status === "playing" && table.asked.includes(viewer as Seat);
  }

  /** Makes a move as the page does; what was answered is noted. */
  async play(game: Game): Promise<void> {
    const { made, view, viewer } = this.following;
    const lines = this.following.log.length;
    const moves = game.moves(view!, viewer as Seat);
    // Who is asked may be heard before the view is there; then the page has nothing to offer yet.
    if (moves.length === 0) return void (await new Promise((done) => setTimeout(done, 2)));
    const move = pick(moves, this.#random);
    const refusal = await this.#socket.ask({ type: "move", made, move: move as unknown as Record<string, unknown> });
    expect([undefined, "too-late", "not-your-turn", "not-offered"]).toContain(refusal);
    if (refusal === undefined) this.answered.push({ made, move });
    await vi.waitUntil(() => this.following.log.length > lines || !this.isAsked, { timeout: 20_000, interval: 2 });
  }
}

test.each<[string, Roughness]>([
  ["is cut", { doubled: 0, late: 0, cut: 10, delay: 1 }],
  ["brings messages twice", { doubled: 60, late: 0, cut: 0, delay: 10 }],
  ["brings messages late and in another order", { doubled: 30, late: 60, cut: 0, delay: 30 }],
  ["does all of it", { doubled: 30, late: 30, cut: 5, delay: 15 }],
])("over a line that %s every answered move counts once, and both see the same", async (name, how) => {
  const { id, guests, places } = await seated(server, "agricola", ["Ada", "Ben"]);
  for (const place of places) place.close();
  const random = fastRandom(name);
  const far = await Promise.all(guests.map((guest) => FarPlace.open(guest, id, how, random)));
  const { game } = await games.agricola!();
  await vi.waitUntil(() => far.some((place) => place.isAsked), { timeout: 20_000 });
  for (let turn = 0; turn < 40; turn++) {
    await vi.waitUntil(() => far.some((place) => place.isAsked || place.following.table?.status === "over"), {
      timeout: 20_000,
      interval: 2,
    });
    await far.find((place) => place.isAsked)?.play(game as Game);
  }
  const row = await server.store.tables.find(id);
  const log = (await server.store.tables.entries(id)).flatMap(({ lines }) => readLines(lines));
  const match = Match.open(game, { ...keptHeader(row!.table), log });
  for (const [seat, place] of far.entries()) {
    await vi.waitUntil(() => place.following.log.length === log.length, { timeout: 20_000 });
    expect(place.following.view).toEqual(match.view(seat));
    const own = match.log.flatMap((entry) => ("move" in entry && entry.seat === seat ? [entry.move] : []));
    for (const { made, move } of place.answered) expect(same(own[made], move)).toBe(true);
    if (how.cut > 0) expect(place.line.cuts).toBeGreaterThan(0);
    place.close();
  }
  expect(far.reduce((count, { answered }) => count + answered.length, 0)).toBeGreaterThan(20);
});
