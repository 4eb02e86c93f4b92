import { expect, test, vi } from "vitest";
import { Following } from "../../src/protocol/following.ts";
import { Background } from "../../src/server/background.ts";
import type { BotPool } from "../../src/server/bots/bot-pool.ts";
import { Importer } from "../../src/server/import/importer.ts";
import type { Connection } from "../../src/server/live/connection.ts";
import { LiveTables } from "../../src/server/live/live-tables.ts";
import { Lobby } from "../../src/server/lobby.ts";
import { openLog } from "../../src/server/log.ts";
import { Measures } from "../../src/server/measures.ts";
import { DEFAULTS } from "../../src/server/settings.ts";
import type { News } from "../../src/server/store/bus.ts";
import { readLines } from "../../src/server/store/lines.ts";
import type { Append } from "../../src/server/store/log-writer.ts";
import { openStore, type Store } from "../../src/server/store/open-store.ts";
import { fastRandom, type Random } from "../../src/table/random.ts";
import { folderStore } from "./database.ts";

vi.setConfig({ testTimeout: 240_000 });

/** Carries news between servers late, though to each in order. */
class Wire {
  readonly #ears = new Map<object, (news: News) => void>();
  readonly #last = new Map<object, Promise<void>>();
  readonly #late: () => Promise<void>;

  constructor(late: () => Promise<void>) {
    this.#late = late;
  }

  listen(me: object, hear: (news: News) => void): void {
    this.#ears.set(me, hear);
  }

  tell(me: object, news: News): void {
    for (const [other, hear] of this.#ears)
      if (other !== me) {
        const heard = (this.#last.get(other) ?? Promise.resolve()).then(this.#late).then(() => hear(news));
        this.#last.set(other, heard);
      }
  }
}

/** A server on a store that it shares with others: all that it asks and hears comes a little late. */
function server(store: Store, wire: Wire, late: () => Promise<void>, random: Random) {
  const me = {};
  const shared: Store = {
    ...store,
    kind: "postgres",
    bus: {
      tell: async (news) => wire.tell(me, news),
      listen: async (hear) => wire.listen(me, hear),
      close: async () => {},
    },
    log: {
      async append(append: Append) {
        await late();
        const isAdded = await store.log.append(append);
        const { table, ply, at, lines } = append;
        if (isAdded) wire.tell(me, { about: "log", table, ply, at, ...(lines.length % 3 === 0 ? {} : { lines }) });
        await late();
        return isAdded;
      },
    } as Store["log"],
    tables: new Proxy(store.tables, {
      get:
        (tables, name: "entries") =>
        async (...asked: Parameters<Store["tables"]["entries"]>) => {
          const found = await tables[name](...asked);
          await late();
          return found;
        },
    }),
  };
  const bots = {
    async choose(_: unknown, question: () => { readonly moves: readonly unknown[] } | undefined) {
      await late();
      const asked = question();
      return asked === undefined ? undefined : { choice: random.below(asked.moves.length), notes: {}, failures: [] };
    },
  } as unknown as BotPool;
  const log = openLog({ logLevel: "silent" });
  const measures = new Measures({});
  const background = new Background(log);
  const common = { store: shared, log, background, now: Date.now };
  const tables = new LiveTables({ ...common, bots, notices: { asked() {} }, measures, botTime: 1, botPause: 0 });
  const importer = new Importer();
  const lobby = new Lobby({ ...common, tables, limits: DEFAULTS.limits, importer });
  const close = async () => {
    await tables.close();
    await background.close();
    await importer.close();
  };
  return { tables, lobby, close };
}

/** Somebody who looks on and takes everything as it comes. */
function onlooker(): { readonly following: Following; readonly connection: Connection } {
  const following = new Following();
  const connection: Connection = {
    person: "",
    name: "",
    viewer: "spectator",
    muted: new Set(),
    send: (message) => void following.hear(JSON.parse(JSON.stringify(message))),
    sendText: (text) => void following.hear(JSON.parse(text)),
    close: () => {},
  };
  return { following, connection };
}

test("servers that think for the same bots at once follow one log to its end, and so do those who look on", async () => {
  const place = await folderStore();
  const store = await openStore(place.at);
  const host = { id: "host", name: "Ada", recovery_hash: "", created: 0, seen: 0 };
  for (let round = 0; round < 4; round++) {
    const random = fastRandom(`races/${round}`);
    const late = () => new Promise<void>((resolve) => setTimeout(resolve, random.below(4)));
    const wire = new Wire(late);
    const servers = Array.from({ length: 3 }, () => server(store, wire, late, random));
    for (const { tables } of servers) await tables.start();
    const [first] = servers;
    const { id } = await first!.lobby.lay(
      host,
      {
        game: "master-farmer",
        seats: 3,
        options: {},
        pace: { kind: "free" },
        spectators: "live",
        listed: false,
        gone: "bot",
      },
      ["random", "random", "random"],
    );
    const onlookers = servers.map(onlooker);
    for (const [i, { tables }] of servers.entries()) await (await tables.open(id))!.enter(onlookers[i]!.connection, 0);
    await first!.lobby.start((await first!.tables.open(id))!, host);
    const isOver = async () => (await store.tables.find(id))!.table.status === "over";
    const began = Date.now();
    while (!(await isOver())) {
      expect(Date.now() - began).toBeLessThan(100_000);
      // Every server takes the bots for its own.
      await Promise.all(servers.map(({ tables }) => tables.changed(id)));
      await late();
    }
    const log = (await store.tables.entries(id)).flatMap(({ lines }) => readLines(lines));
    for (const [i, { tables }] of servers.entries()) {
      const { following } = onlookers[i]!;
      await expect.poll(() => following.log.length, { timeout: 5000 }).toBe(log.length);
      expect(following.table?.status).toBe("over");
      expect((await tables.open(id))!.playing!.match.log).toEqual(log);
      expect(following.log.map(({ forced: _, ...line }) => line)).toEqual(log);
    }
    for (const { close } of servers) await close();
  }
  await store.close();
  await place.remove();
});
