import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest } from "../../src/cli/bench/guest.ts";
import { games } from "../../src/games/index.ts";
import type { StepsSeen } from "../../src/protocol/messages.ts";
import { patched } from "../../src/protocol/patch.ts";
import { keptHeader, keptImport } from "../../src/server/live/kept-deal.ts";
import type { Server } from "../../src/server/server.ts";
import { readLines } from "../../src/server/store/lines.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import { STORES, type TestStore } from "./database.ts";
import { playOn, seated, serving } from "./serving.ts";

let store: TestStore;
let server: Server;

beforeAll(async () => {
  store = await STORES.SQLite();
  server = await serving(store.at);
});

afterAll(async () => {
  await server.close();
  await store.remove();
});

const agreed = { pace: { kind: "free" }, spectators: "live", listed: false, gone: "bot", options: {} };

/** A match of two people on one device, after some moves and one that was taken back. */
async function begunAtHome(moves: number): Promise<Match> {
  const { game } = await games["formidable-farm"]!();
  const random = fastRandom("at home");
  const match = Match.begin(game, { seats: 2, options: {}, players: [{}, {}], seed: "5".repeat(32) });
  for (let i = 0; i < moves; i++) {
    const seat = match.actors()[0]!;
    match.submit(seat, pick(match.offer(seat).moves, random));
    if (i === moves - 2 && match.undoable(seat) !== undefined) match.undo(seat);
  }
  return match;
}

test("a match that was begun on a device goes on at a table, and what comes is dealt anew", async () => {
  const home = await begunAtHome(12);
  const ada = await Guest.named(server.address, "Ada");
  const ben = await Guest.named(server.address, "Ben");
  const file = home.wholeFile();
  const { id } = await ada.post<{ id: string }>("api/tables", {
    ...agreed,
    game: "formidable-farm",
    seats: 2,
    bots: [],
    file,
  });
  const places = [await ada.sit(id, 0), await ben.sit(id, 1)];
  await ada.post(`api/tables/${id}/start`);
  for (const place of places) await place.until(() => place.table.status === "playing");
  for (const [seat, place] of places.entries()) {
    const { options: _, ...view } = place.following.view!;
    const { options: __, ...known } = home.view(seat);
    expect(view).toEqual(known);
    expect(place.following.log).toHaveLength(home.length);
  }
  await playOn(places, "together", 6);
  const own = await ada.get<{ deal: { since: number; hash: string; seed?: string } }>(`api/tables/${id}/file`);
  expect(own.deal.since).toBe(home.length);
  expect(own.deal.hash).not.toBe(home.deal?.hash);
  expect(own.deal.seed).toBeUndefined();
});

test("a made-up position, a finished match, another game or nonsense lays no table", async () => {
  const home = await begunAtHome(4);
  const ada = await Guest.named(server.address, "Ada");
  const lay = (file: unknown, game = "formidable-farm") =>
    ada.send("POST", "api/tables", { ...agreed, game, seats: 2, bots: [], file });
  const whole = home.wholeFile();
  home.abort();
  for (const response of [
    await lay({ ...whole, start: {} }),
    await lay(home.wholeFile()),
    await lay(whole, "master-farmer"),
    await lay({ ...whole, log: [...whole.log, { seat: 0, move: { type: "win" } }] }),
    await lay("nonsense"),
  ]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: "bad-file" });
  }
  expect(await ada.get("api/me/tables")).toEqual([]);
});

test("a match is kept as it was read: padding is dropped, wherever it lies, and lists do without the match", async () => {
  const home = await begunAtHome(6);
  const ada = await Guest.named(server.address, "Ada");
  const padding = "x".repeat(300_000);
  const whole = home.wholeFile();
  const padded = {
    ...{ ...whole, padding },
    deal: { ...whole.deal, padding },
    log: whole.log.map((entry) => ({ ...entry, padding: "x".repeat(10_000) })),
  };
  const body = { ...agreed, listed: true, game: "formidable-farm", seats: 2, bots: [], file: padded };
  const { id } = await ada.post<{ id: string }>("api/tables", body);
  const { table } = (await server.store.tables.find(id))!;
  expect(table.header.length).toBeLessThan(JSON.stringify(whole).length + 100);
  expect(keptImport(table)).toEqual(JSON.parse(JSON.stringify(whole)));
  for (const { table: listed } of [
    ...(await server.store.tables.lobby(100)),
    ...(await server.store.tables.of(table.host, 100)),
  ])
    expect(listed).not.toHaveProperty("header");
  expect((await ada.get<{ id: string }[]>("api/tables")).map((one) => one.id)).toContain(id);
});

test("one person brings so much and no more; what was brought stays counted when it went on", async () => {
  const ada = await Guest.named(server.address, "Ada");
  const home = await begunAtHome(6);
  const body = { ...agreed, game: "formidable-farm", seats: 2, bots: [null, "random"], file: home.wholeFile() };
  const { id } = await ada.post<{ id: string }>("api/tables", body);
  const { table } = (await server.store.tables.find(id))!;
  const before = await server.store.tables.broughtBy(table.host);
  expect(before).toBe(table.header.length);
  await ada.sit(id, 0);
  await ada.post(`api/tables/${id}/start`);
  expect(await server.store.tables.broughtBy(table.host)).toBeGreaterThan(before / 3);
  await server.store.db
    .updateTable("tables")
    .set({ header: "x".repeat(5_000_000), status: "open" })
    .where("id", "=", id)
    .execute();
  await expect(ada.post("api/tables", body)).rejects.toThrow("429 too-much");
  await server.store.tables.remove(id);
  await ada.post("api/tables", body);
});

test("a file that nobody could have played is too long to be kept", async () => {
  const ada = await Guest.named(server.address, "Ada");
  const home = await begunAtHome(1);
  const seat = home.actors()[0]!;
  const [move] = home.offer(seat).moves;
  // Somebody moves and takes back for hours.
  for (home.submit(seat, move); home.log.length < 14_000 && home.undoable(seat) !== undefined; home.submit(seat, move))
    home.undo(seat);
  const file = home.wholeFile();
  expect(JSON.stringify(file).length).toBeGreaterThan(600_000);
  const response = await ada.send("POST", "api/tables", {
    ...{ ...agreed, game: "formidable-farm", seats: 2, bots: [] },
    file,
  });
  expect(await response.json()).toMatchObject({ reason: "bad-file", detail: { id: "file-too-large" } });
});

test("who comes later is told which steps count, each with what it changed in the own view", async () => {
  const { id, places, guests } = await seated(server, "formidable-farm", ["Ada", "Ben"]);
  await playOn(places, "steps", 14);
  const stored = await server.store.tables.find(id);
  const { game } = await games["formidable-farm"]!();
  const entries = (await server.store.tables.entries(id)).flatMap(({ lines }) => readLines(lines));
  const match = Match.open(game, { ...keptHeader(stored!.table), log: entries });
  for (const [seat, guest] of guests.entries()) {
    const { before, steps, lines } = await guest.get<StepsSeen>(`api/tables/${id}/steps/3`);
    expect(lines).toBe(match.log.length);
    let known = before;
    for (const [i, step] of steps.entries()) {
      const { options: _, ...view } = match.viewAt(3 + i, seat);
      expect(known).toEqual(JSON.parse(JSON.stringify(view)));
      expect(step).toMatchObject({ ply: match.stepsSeen(seat)[3 + i]!.ply, move: match.stepsSeen(seat)[3 + i]!.move });
      known = patched(known, step.patch);
    }
  }
});
