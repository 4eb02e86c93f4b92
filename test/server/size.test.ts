import { statSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { games } from "../../src/games/index.ts";
import { writtenDeal } from "../../src/server/live/kept-deal.ts";
import { openStore, type Store } from "../../src/server/store/open-store.ts";
import type { StoreAt } from "../../src/server/store/store-at.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom, pick, type Random } from "../../src/table/random.ts";
import { STORES } from "./database.ts";

// Databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** At most so many bytes for a choice of a seat, headers, seats and indexes included. */
const MOST = 300;

/** Short matches are measured by more of them, so that what an empty store takes does not count. */
const GAMES = [
  ["agricola", 2, {}, 60],
  ["agricola", 4, { deal: "plain" }, 60],
  ["my-farm-shop", 3, {}, 60],
  ["master-farmer", 2, {}, 400],
] as const;

/** What the tables, their seats and their logs take on the disk. */
async function bytesIn(store: Store, at: StoreAt): Promise<number> {
  if ("folder" in at) {
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    return statSync(`${at.folder}/furrow.sqlite`).size;
  }
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(name::regclass))::int as bytes
    from unnest(array['tables', 'seats', 'logs', 'entries']) as name`.execute(store.db);
  return rows[0]!.bytes;
}

/** Keeps PostgreSQL from adding maps of free space, whose size does not depend on how many matches there are. */
async function withoutAutovacuum(store: Store, at: StoreAt): Promise<void> {
  if ("folder" in at) return;
  for (const name of ["tables", "seats", "logs", "entries"])
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(store.db);
}

/** Lays a table for a match and stores it move by move, as a server does; gives how many choices there were. */
async function played(store: Store, match: Match, random: Random): Promise<number> {
  const table = match.id!;
  const { log: _, ...header } = match.wholeFile();
  const { game, options, seats, players } = header;
  const { hash, seedHash } = header.deal!;
  const numberHashes = players.map(() => hash);
  const terms = { match: table, game, rulesVersion: header.rulesVersion, seats, options, players };
  await store.tables.add(
    {
      id: table,
      code: table.slice(-6),
      game,
      // A person lays about ten tables.
      host: `${table.slice(0, -1)}-`,
      status: "playing",
      agreed: JSON.stringify({ game, seats, options, pace: { kind: "free" }, spectators: "live", gone: "bot" }),
      header: writtenDeal({
        terms,
        seed: header.deal!.seed!,
        pledge: { hash, seedHash, numberHashes },
        numbers: players.map(() => seedHash.slice(0, 32)),
      }),
      ending: "",
      rematch: "",
      request: "",
      began: 0,
      listed: 0,
      asked: 0,
      due: 0,
      created: Date.now(),
      changed: Date.now(),
    },
    players.map((_, seat) => ({
      table_id: table,
      seat,
      person: `${seat}${table.slice(1)}`,
      bot: "",
      name: "Somebody",
      number_hash: hash,
      number: table,
      standing: "",
      standing_from: 0,
    })),
  );
  let choices = 0;
  for (let ply = 0; !match.isOver; ply = match.log.length) {
    const [seat] = match.actors();
    const { moves } = match.offer(seat!);
    if (moves.length > 1) choices++;
    match.submit(seat!, pick(moves, random));
    const lines = match.log.slice(ply);
    await store.log.append({ table, ply, lines, at: Date.now(), asked: 1, due: 0, isOver: match.isOver });
  }
  return choices;
}

describe.each(Object.entries(STORES))("%s", (_, open) => {
  test.each(GAMES)(
    "%s with %i seats: a whole match is stored in 300 bytes a choice",
    async (id, seats, options, matches) => {
      const place = await open();
      const store = await openStore(place.at);
      await withoutAutovacuum(store, place.at);
      const before = await bytesIn(store, place.at);
      const { game } = await games[id]!();
      const random = fastRandom(`size/${id}`);
      const choices = await Promise.all(
        Array.from({ length: matches }, (_, i) => {
          const match = String(i).padStart(24, "0");
          return played(store, Match.begin(game, { match, seats, options, seed: String(i).padStart(32, "0") }), random);
        }),
      );
      const bytes = (await bytesIn(store, place.at)) - before;
      await store.close();
      await place.remove();
      expect(bytes / choices.reduce((all, one) => all + one, 0)).toBeLessThan(MOST);
    },
  );
});
