import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { games } from "../../src/games/index.ts";
import { keptHeader } from "../../src/server/live/kept-deal.ts";
import type { Server } from "../../src/server/server.ts";
import { readLines } from "../../src/server/store/lines.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom } from "../../src/table/random.ts";
import { ChildServer } from "./child.ts";
import { postgresStore, type TestStore } from "./database.ts";
import { anyMove, playOn, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let store: TestStore;
let one: Server;
let two: Server;

beforeAll(async () => {
  store = await postgresStore();
  one = await serving(store.at);
  two = await serving(store.at);
});

afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await store.remove();
});

test("people at two servers play one match, talk, and see the same", async () => {
  const { id, guests, places } = await seated(one, "agricola", ["Ada", "Ben"]);
  places[1]!.close();
  const far = await guests[1]!.at(two.address).come(id);
  await playOn([places[0]!, far], "two servers", 40);
  expect(far.following.log).toEqual(places[0]!.following.log);
  expect(far.following.view).toEqual(places[0]!.following.view);
  await far.ask({ type: "say", text: "from afar" });
  await places[0]!.until(() => places[0]!.said.length === 1);
});

test("who sits down at one server is known at the other when the host begins there", async () => {
  const ada = await Guest.named(one.address, "Ada");
  const ben = await Guest.named(two.address, "Ben");
  for (let round = 0; round < 10; round++) {
    const { id } = await ada.lay("master-farmer", 2);
    const places = [await ada.sit(id, 0), await ben.sit(id, 1)];
    await ada.post(`api/tables/${id}/start`);
    for (const place of places) await place.until(() => place.table.status === "playing");
    for (const place of places) place.close();
  }
});

test("of two moves at once on two servers one counts, and the other is asked again whether it is legal", async () => {
  const { id, guests, places } = await seated(one, "master-farmer", ["Ada", "Ben"]);
  const asked = places.findIndex((place) => place.isAsked);
  const twin = await guests[asked]!.at(two.address).come(id);
  const random = fastRandom("twins");
  for (let round = 0; round < 10 && places[asked]!.isAsked; round++) {
    await twin.until(() => twin.following.log.length === places[asked]!.following.log.length);
    const here = await anyMove(places[asked]!, random);
    const there = await anyMove(twin, random);
    const answers = await Promise.all([places[asked]!.play(here), twin.play(there)]);
    expect(answers.filter((reason) => reason === undefined).length).toBeGreaterThan(0);
    for (const reason of answers) expect([undefined, "too-late", "not-your-turn", "not-offered"]).toContain(reason);
    await Promise.all([places[asked]!, twin].map((place) => place.ask({ type: "ping" })));
  }
  const { game } = await games["master-farmer"]!();
  const log = (await one.store.tables.entries(id)).flatMap(({ lines }) => readLines(lines));
  const row = await one.store.tables.find(id);
  expect(() => Match.open(game, { ...keptHeader(row!.table), log })).not.toThrow();
});

test("people who ask for a rematch at two servers come to one table, and it is known after a restart", async () => {
  const { id, guests, places } = await seated(one, "master-farmer", ["Ada", "Ben"]);
  await playOn(places, "once more");
  const far = await guests[1]!.at(two.address).come(id);
  const asked = await Promise.all([
    guests[0]!.post<{ id: string }>(`api/tables/${id}/rematch`),
    guests[1]!.at(two.address).post<{ id: string }>(`api/tables/${id}/rematch`),
  ]);
  expect(asked[1]).toEqual(asked[0]);
  for (const place of [places[0]!, far]) await place.until(() => place.table.rematch === asked[0].id);
  const third = await serving(store.at);
  expect((await guests[0]!.at(third.address).come(id)).table.rematch).toBe(asked[0].id);
  expect(await guests[0]!.at(third.address).post(`api/tables/${id}/rematch`)).toEqual(asked[0]);
  await third.close();
});

test("when a server is killed in the middle of a match its people go on at the other", async () => {
  const doomed = await ChildServer.start(store.at);
  const { id, guests, places } = await seated(doomed, "agricola", ["Ada", "Ben"]);
  await playOn(places, "before the kill", 10);
  const seen = places[0]!.following.log.length;
  await doomed.kill();
  const back: Place[] = [];
  for (const guest of guests) back.push(await guest.at(one.address).come(id));
  expect(back[0]!.following.log.length).toBeGreaterThanOrEqual(seen);
  await playOn(back, "after the kill", 10);
});

test("a bot whose server was killed is thought for by another, of several that are left", async () => {
  const doomed = await ChildServer.start(store.at);
  const { id, guests, places } = await seated(doomed, "master-farmer", ["Ada"], { seats: 2, bots: [null, "random"] });
  const [ada] = places;
  const random = fastRandom("bot");
  // Killed while the bot holds its answer back.
  while (ada!.isAsked) expect(await ada!.play(await anyMove(ada!, random))).toBeUndefined();
  await doomed.kill();
  const [here, there] = [await guests[0]!.at(one.address).come(id), await guests[0]!.at(two.address).come(id)];
  expect(here.isAsked).toBe(false);
  await Promise.all([here, there].map((place) => place.until(() => place.isAsked)));
  await playOn([here], "with the bot again");
  await there.until(() => there.table.status === "over" && there.following.log.length === here.following.log.length);
  expect(there.following.log).toEqual(here.following.log);
});
