import { describe, expect, test, vi } from "vitest";
import type { Guest, Place } from "../../src/cli/bench/guest.ts";
import { games } from "../../src/games/index.ts";
import { keptHeader } from "../../src/server/live/kept-deal.ts";
import { readLines } from "../../src/server/store/lines.ts";
import { openStore } from "../../src/server/store/open-store.ts";
import type { Move, Seat } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import { Match } from "../../src/table/match.ts";
import type { Entry } from "../../src/table/match-file.ts";
import { fastRandom, type Random } from "../../src/table/random.ts";
import { ChildServer } from "./child.ts";
import { STORES } from "./database.ts";
import { freePort } from "./postgres.ts";
import { anyMove, seated } from "./serving.ts";

/** How often each store is killed here; `FURROW_KILLS=500 npx vitest run test/server/kill.test.ts` for more. */
const KILLS = Number(process.env.FURROW_KILLS ?? 30);
const TABLES = 3;

/** A move that a seat was told is safe. */
interface Answered {
  readonly seat: Seat;
  readonly made: number;
  readonly move: Move;
}

class Sitting {
  readonly id: string;
  readonly answered: Answered[] = [];
  readonly #guests: readonly Guest[];
  places: readonly Place[];

  constructor(id: string, guests: readonly Guest[], places: readonly Place[]) {
    this.id = id;
    this.#guests = guests;
    this.places = places;
  }

  get isOver(): boolean {
    return this.places.some((place) => place.table.status === "over");
  }

  /** Plays until the server is gone; what was not answered is sent once more when it is back. */
  async play(random: Random): Promise<void> {
    while (this.places.every((place) => place.closedFor === undefined) && !this.isOver) {
      const place = this.places.find((one) => one.isAsked);
      if (place === undefined) {
        await Promise.race(
          this.places.map((one) =>
            one.until(() => one.isAsked || one.closedFor !== undefined || one.table.status === "over"),
          ),
        );
        continue;
      }
      const move = await anyMove(place, random);
      const { made, viewer } = place.following;
      const lines = place.following.log.length;
      if ((await place.play(move, made)) !== undefined) return;
      this.answered.push({ seat: viewer as Seat, made, move });
      await Promise.all(
        this.places.map((one) => one.until(() => one.following.log.length > lines || one.closedFor !== undefined)),
      );
    }
  }

  async comeBack(): Promise<void> {
    this.places = await Promise.all(this.#guests.map((guest) => guest.come(this.id)));
  }
}

const answeredAt = (sittings: readonly Sitting[]): number =>
  sittings.reduce((count, { answered }) => count + answered.length, 0);

describe.each(Object.entries(STORES))("%s", (_, open) => {
  test(`every move that was answered is there after ${KILLS} kills, and no line is doubled`, {
    timeout: 20_000 + KILLS * 20_000,
  }, async () => {
    const place = await open();
    const port = await freePort();
    const random = fastRandom("kills");
    let server = await ChildServer.start(place.at, port);
    const all: Sitting[] = [];
    const lay = async () => {
      const { id, guests, places } = await seated(server, "agricola", ["Ada", "Ben"]);
      all.push(new Sitting(id, guests, places));
    };
    for (let i = 0; i < TABLES; i++) await lay();
    for (let kill = 0; kill < KILLS; kill++) {
      const running = all.filter((sitting) => !sitting.isOver);
      const playing = Promise.all(running.map((sitting) => sitting.play(random)));
      // However slow the machine is, something is answered between two kills.
      const soFar = answeredAt(all);
      await vi.waitUntil(() => answeredAt(all) > soFar, { timeout: 30_000, interval: 5 });
      await new Promise((resolve) => setTimeout(resolve, random.below(200)));
      await server.kill();
      await playing;
      server = await ChildServer.start(place.at, port);
      await Promise.all(running.map((sitting) => sitting.comeBack()));
      while (all.filter((sitting) => !sitting.isOver).length < TABLES) await lay();
    }
    await server.kill("SIGTERM");

    const { game } = await games.agricola!();
    const store = await openStore(place.at);
    for (const sitting of all) {
      const found = await store.tables.find(sitting.id);
      const rows = await store.tables.entries(sitting.id);
      let next = 0;
      const log: Entry[] = [];
      for (const { ply, lines } of rows) {
        expect(ply).toBe(next);
        log.push(...readLines(lines));
        next = log.length;
      }
      const match = Match.open(game, { ...keptHeader(found!.table), log });
      for (const { seat, made, move } of sitting.answered) {
        const own = match.log.filter((entry) => "move" in entry && entry.seat === seat)[made];
        expect(own !== undefined && "move" in own && same(own.move, move)).toBe(true);
      }
    }
    await store.close();
    await place.remove();
    expect(answeredAt(all)).toBeGreaterThanOrEqual(KILLS);
  });
});
