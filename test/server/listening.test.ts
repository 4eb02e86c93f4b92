import { connect, createServer, type Server as NetServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settingsFrom } from "../../src/cli/serve.ts";
import { openLog } from "../../src/server/log.ts";
import { openStore, type Store } from "../../src/server/store/open-store.ts";
import { Deaf } from "../../src/server/store/postgres-bus.ts";
import { postgresStore, type TestStore } from "./database.ts";
import { serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let place: TestStore;
let address: string;

beforeAll(async () => {
  place = await postgresStore();
  ({ address } = place.at as { address: string });
});

afterAll(() => place.remove());

/** A way to the database on which answers can stop coming, as if the other end were gone without a word. */
class MuteWay {
  readonly #server: NetServer;
  readonly #sockets = new Set<Socket>();
  #isMute = false;
  opened = 0;

  constructor(target: URL) {
    this.#server = createServer((near) => {
      this.opened++;
      const far = connect(Number(target.port), target.hostname);
      const isFirst = this.opened === 1;
      near.pipe(far);
      far.on("data", (data: Buffer) => {
        if (!(this.#isMute && isFirst)) near.write(data);
      });
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => {});
      }
      near.on("close", () => far.destroy());
    });
  }

  async open(target: URL): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as { port: number };
    const way = new URL(target);
    way.hostname = "127.0.0.1";
    way.port = String(port);
    return way.href;
  }

  /** The first connection brings nothing more. */
  mute(): void {
    this.#isMute = true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

test("a server that does not hear what it tells does not start, and says what address it needs", async () => {
  // Notices stay in their database, as they stay behind a pooler in transaction mode.
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("create database elsewhere");
  await client.end();
  const listenAt = address.replace(/\/\w+$/, "/elsewhere");
  const refusal = await serving({ address, listenAt }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Deaf);
  expect(String(refusal)).toMatch(/transaction mode.*DATABASE_LISTEN_URL/);
});

test("the address to listen at comes from the environment", () => {
  const env = { DATABASE_URL: "postgres://pooler/furrow", DATABASE_LISTEN_URL: "postgres://direct/furrow" };
  const { store } = settingsFrom({ words: [], flags: {} }, env);
  expect(store).toEqual({ address: env.DATABASE_URL, listenAt: env.DATABASE_LISTEN_URL });
});

test("a listener that went deaf is noticed and renewed, and everything is read again", async () => {
  const target = new URL(address);
  const way = new MuteWay(target);
  const listenAt = await way.open(target);
  const one: Store = await openStore({ address, listenAt }, openLog({ logLevel: "silent" }));
  const two = await openStore({ address });
  const heard: string[] = [];
  let lost = 0;
  await one.bus.listen(
    (news) => void ("table" in news && heard.push(news.table)),
    () => lost++,
  );
  await two.bus.tell({ about: "table", table: "first" });
  await expect.poll(() => heard).toEqual(["first"]);
  way.mute();
  await two.bus.tell({ about: "table", table: "unheard" });
  await expect
    .poll(
      async () => {
        await one.bus.tell({ about: "alive", server: "one" });
        return lost;
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await two.bus.tell({ about: "table", table: "again" });
  await expect.poll(() => heard).toEqual(["first", "again"]);
  expect(way.opened).toBe(2);
  await Promise.all([one.close(), two.close()]);
  way.close();
});

test("what others write into the channel, or a newer server tells, does no harm", async () => {
  const store = await openStore({ address });
  const heard: unknown[] = [];
  await store.bus.listen(
    (news) => void heard.push(news),
    () => {},
  );
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const text of ["", "not json", "null", "7", "{}"]) await client.query("select pg_notify('furrow', $1)", [text]);
  await client.query("select pg_notify('furrow', $1)", [
    JSON.stringify({ from: "other", news: { about: "table", table: "t" } }),
  ]);
  await expect.poll(() => heard).toEqual([{ about: "table", table: "t" }]);
  await client.end();
  await store.close();
});
