import { connect, createServer, type Server as NetServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Server } from "../../src/server/server.ts";
import { fastRandom } from "../../src/table/random.ts";
import { postgresStore, type TestStore } from "./database.ts";
import { freePort } from "./postgres.ts";
import { anyMove, playOn, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** The way to a database, which can be closed. */
class Way {
  readonly #target: URL;
  readonly #server: NetServer;
  readonly #sockets = new Set<Socket>();
  isOpen = true;
  /** How often somebody came while it was closed. */
  attempts = 0;

  constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  async open(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
  }

  shut(): void {
    this.isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.shut();
    this.#server.close();
  }

  #join(near: Socket): void {
    near.on("error", () => {});
    if (!this.isOpen) {
      this.attempts++;
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
  }
}

let store: TestStore;
let way: Way;
let server: Server;

beforeAll(async () => {
  store = await postgresStore();
  const target = new URL((store.at as { address: string }).address);
  way = new Way(target);
  const port = await freePort();
  await way.open(port);
  target.hostname = "127.0.0.1";
  server = await serving({ address: target.href.replace(/:\d+\//, `:${port}/`) });
});

afterAll(async () => {
  await server.close();
  way.close();
  await store.remove();
});

test("a server whose database goes away loses nothing, asks for it now and then, and goes on when it is back", async () => {
  const { id, guests, places } = await seated(server, "agricola", ["Ada", "Ben"]);
  await playOn(places, "before", 6);
  const place = places.find((one) => one.isAsked)!;
  const seat = places.indexOf(place);
  const { made } = place.following;
  const move = await anyMove(place, fastRandom("away"));
  way.shut();
  void place.play(move, made);
  await Promise.all(places.map((one) => one.until(() => one.closedFor !== undefined)));
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect((await guests[0]!.send("GET", "healthz")).status).toBe(200);
  expect((await guests[0]!.send("GET", "readyz")).status).toBe(503);
  expect(way.attempts).toBeLessThan(40);
  way.isOpen = true;
  const back = await vi.waitFor(
    async () => {
      const come = await Promise.all(guests.map((guest) => guest.come(id)));
      expect(come.every(({ closedFor }) => closedFor === undefined)).toBe(true);
      return come;
    },
    { timeout: 30_000, interval: 500 },
  );
  // Nobody was told that the move is safe, so it is sent again and counts once.
  expect(await back[seat]!.play(move, made)).toBeUndefined();
  expect(back[seat]!.following.made).toBe(made + 1);
  await playOn(back, "after", 6);
  expect((await guests[0]!.send("GET", "readyz")).status).toBe(200);
  expect(back[0]!.following.log).toEqual(back[1]!.following.log);
});
