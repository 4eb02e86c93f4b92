import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest } from "../../src/cli/bench/guest.ts";
import type { TableInfo } from "../../src/protocol/table-info.ts";
import type { Server } from "../../src/server/server.ts";
import { fastRandom } from "../../src/table/random.ts";
import { folderStore, type TestStore } from "./database.ts";
import { DisturbedStore } from "./disturbed-store.ts";
import { anyMove, playOn, seated, serving } from "./serving.ts";

vi.setConfig({ testTimeout: 60_000 });

let place: TestStore;
let server: Server;
const store = new DisturbedStore();

beforeAll(async () => {
  place = await folderStore();
  server = await serving(place.at, {}, store.open);
});

afterAll(async () => {
  await server.close();
  await place.remove();
});

/** All that a table shows but the time that goes by. */
const shown = ({ now: _, seats, spectators: __, ...table }: TableInfo): unknown => ({
  ...table,
  seats: seats.map(({ clock: _, isHere: __, ...seat }) => seat),
});

/** Lets no line be stored until `release` is called. */
function hold(): () => void {
  let release = () => {};
  store.held = new Promise((resolve) => {
    release = () => {
      store.held = undefined;
      resolve();
    };
  });
  return release;
}

test.each(["live", "delayed"] as const)(
  "while a move waits for the store nobody is told anything of it: %s",
  async (spectators) => {
    const more = { spectators, listed: true, pace: { kind: "live", bank: 600, each: 0 } };
    const { id, guests, places } = await seated(server, "master-farmer", ["Ada", "Ben"], more);
    const eve = await Guest.named(server.address, "Eve");
    const watcher = await eve.come(id);
    const random = fastRandom(`unstored/${spectators}`);
    await playOn(places, `unstored/${spectators}`, 6);
    const asked = places.find((one) => one.isAsked)!;
    const waiting = places.find((one) => one !== asked)!;
    await waiting.until(() => waiting.following.log.length === asked.following.log.length);
    const before = shown(asked.table);
    const lines = asked.following.log.length;
    const release = hold();
    let isAnswered = false;
    const played = asked.play(await anyMove(asked, random)).then(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    // Every way in which something leaves the server, asked for now or told because somebody else does something.
    const late = [
      guests[0]!.get(`api/tables/${id}`),
      eve.get(`api/tables/${id}`),
      eve.get(`api/tables/${id}/steps/0`),
      guests[1]!.get(`api/tables/${id}/steps/0`),
      guests[1]!.get(`api/tables/${id}/file`),
      asked.ask({ type: "offers" }),
      waiting.ask({ type: "move", made: waiting.following.made, move: { type: "no such" } }),
      waiting.ask({ type: "undo" }),
      guests[0]!.come(id),
      (await Guest.named(server.address, "Cleo")).come(id),
    ].map((asking) => {
      const one = { isSettled: false, asking: Promise.resolve() };
      const settle = () => {
        one.isSettled = true;
      };
      one.asking = asking.then(settle, settle);
      return one;
    });
    watcher.close();
    for (const place of places) expect(await place.ask({ type: "say", text: "slow today" })).toBeUndefined();
    const [listed] = (await eve.get<TableInfo[]>("api/tables")).filter((table) => table.id === id);
    const [own] = (await guests[0]!.get<TableInfo[]>("api/me/tables")).filter((table) => table.id === id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAnswered).toBe(false);
    expect(late.map(({ isSettled }) => isSettled)).toEqual(late.map(() => false));
    for (const place of places) {
      expect(shown(place.table)).toEqual(before);
      expect(place.following.log).toHaveLength(lines);
    }
    expect(own!.asked).toEqual(asked.table.asked);
    if (spectators === "live") expect(listed!.asked).toEqual(asked.table.asked);
    release();
    await Promise.all([played, ...late.map(({ asking }) => asking)]);
    expect(asked.following.log.length).toBeGreaterThan(lines);
  },
);
