import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { gameIds } from "../../src/games/index.ts";
import type { Agreed } from "../../src/protocol/table-info.ts";
import type { Server } from "../../src/server/server.ts";
import { folderStore, type TestStore } from "./database.ts";
import { DisturbedStore } from "./disturbed-store.ts";
import { serving } from "./serving.ts";

vi.setConfig({ testTimeout: 60_000 });

let place: TestStore;
let server: Server;
let store: DisturbedStore;

beforeEach(async () => {
  place = await folderStore();
  store = new DisturbedStore();
  server = await serving(place.at, {}, store.open);
});

afterEach(async () => {
  await server.close();
  await place.remove();
});

/** Two people at a table with so many seconds for everything: fewer than people may agree on. */
async function hurried(game: string, bank: number, gone: Agreed["gone"] = "bot") {
  const guests = [await Guest.named(server.address, "Ada"), await Guest.named(server.address, "Ben")];
  const { id } = await guests[0]!.lay(game, 2, { gone, pace: { kind: "live", bank: 10, each: 0 } });
  const { table } = (await server.store.tables.find(id))!;
  const agreed = JSON.stringify({ ...JSON.parse(table.agreed), pace: { kind: "live", bank, each: 0 } });
  await server.store.tables.change(id, "open", { table: { agreed } });
  const places: Place[] = [];
  for (const [seat, guest] of guests.entries()) places.push(await guest.sit(id, seat));
  await guests[0]!.post(`api/tables/${id}/start`);
  await Promise.all(places.map((one) => one.until(() => one.table.status === "playing")));
  return { id, guests, places };
}

const isLeft = async (id: string): Promise<boolean> => {
  const found = await server.store.tables.find(id);
  return found?.table.status === "over" || found!.seats.some(({ bot }) => bot !== "");
};

test.each(gameIds)("the clock of the first move runs: %s", async (game) => {
  const { places } = await hurried(game, 0.3, "end");
  await places[0]!.until(() => places[0]!.table.status === "over");
  expect(places[0]!.table.ending?.kind).toBe("time");
});

test("the first clock runs out at a table to which nobody comes back after a restart", async () => {
  const { id } = await hurried("master-farmer", 0.5);
  await server.close();
  await new Promise((resolve) => setTimeout(resolve, 600));
  server = await serving(place.at, {}, store.open);
  await expect.poll(() => isLeft(id), { timeout: 10_000 }).toBe(true);
});

test.each(["bot", "end"] as const)(
  "a clock that runs out while the store is away is settled when it is back: %s",
  async (gone) => {
    const { id, places, guests } = await hurried("agricola", 0.3, gone);
    store.isAway = true;
    // The time runs out, and some tries fail.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await guests[0]!.send("GET", "healthz")).status).toBe(200);
    store.isAway = false;
    await expect.poll(() => isLeft(id), { timeout: 20_000 }).toBe(true);
    for (const one of places) one.close();
  },
);
