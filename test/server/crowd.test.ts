import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { networkOf } from "../../src/server/http/network.ts";
import type { Server } from "../../src/server/server.ts";
import { DEFAULTS } from "../../src/server/settings.ts";
import { STORES, type TestStore } from "./database.ts";
import { playOn, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let store: TestStore;
let server: Server;

beforeAll(async () => {
  store = await STORES.SQLite();
  server = await serving(store.at, { limits: DEFAULTS.limits });
});

afterAll(async () => {
  await server.close();
  await store.remove();
});

/** What the page asks until somebody sits at a table. */
async function enters(
  name: string,
  table: (guest: Guest) => Promise<string>,
  seat: number,
): Promise<[Guest, Place, string]> {
  const stranger = Guest.stranger(server.address);
  await stranger.get("api/me");
  await stranger.get("api/tables");
  const guest = await Guest.named(server.address, name);
  for (const path of ["api/me/tables", "api/tables", "api/me/blocks", "api/me/notices"]) await guest.get(path);
  const id = await table(guest);
  await guest.get(`api/tables/${id}`);
  const place = await guest.sit(id, seat);
  await guest.get(`api/tables/${id}/chat`);
  await guest.get("api/me/mutes");
  return [guest, place, id];
}

test("sixty people behind one address enter games and play, while somebody there who floods is refused", async () => {
  const flooder = await Guest.named(server.address, "Flo");
  const statuses = async (guest: Guest, count: number) => {
    const found = new Set<number>();
    for (let i = 0; i < count; i += 50)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, () => guest.send("GET", "api/me"))))
        found.add(status);
    return [...found];
  };
  expect(await statuses(flooder, 350)).toEqual([200, 429]);
  // What is refused takes nothing from the others.
  expect(await statuses(flooder, 3500)).toEqual([429]);
  const crowd = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const [host, ada, id] = await enters(`Ada ${i}`, async (guest) => (await guest.lay("master-farmer", 2)).id, 0);
      const [, ben] = await enters(`Ben ${i}`, async () => id, 1);
      await host.post(`api/tables/${id}/start`);
      for (const place of [ada, ben]) await place.until(() => place.table.status === "playing");
      return playOn([ada, ben], `crowd ${i}`, 4);
    }),
  );
  expect(crowd).toEqual(new Array(30).fill(4));
  expect(await statuses(flooder, 50)).toEqual([429]);
});

test("strangers at an address use up their own budget, not that of people who are signed in there", async () => {
  const ada = await Guest.named(server.address, "Ada");
  const stranger = Guest.stranger(server.address);
  let refused: Response | undefined;
  for (let i = 0; i < 40 && refused === undefined; i++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => stranger.send("GET", "api/me")));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await ada.get("api/me")).toMatchObject({ name: "Ada" });
});

test("one person holds so many sockets, and others at the address still come in", async () => {
  const few = await serving(
    { folder: `${(store.at as { folder: string }).folder}/few` },
    { limits: { ...DEFAULTS.limits, sockets: 3 } },
  );
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => Guest.named(few.address, name)));
  const { id } = await ada!.lay("master-farmer", 2);
  const tabs: Place[] = [];
  for (let i = 0; i < 4; i++) tabs.push(await ada!.come(id));
  expect(tabs.map(({ closedFor }) => closedFor)).toEqual([undefined, undefined, undefined, "too-fast"]);
  expect((await ben!.come(id)).closedFor).toBeUndefined();
  tabs[0]!.close();
  await tabs[0]!.until(() => tabs[0]!.closedFor !== undefined);
  await expect.poll(async () => (await ada!.come(id)).closedFor).toBeUndefined();
  await few.close();
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

test("a forwarded header without --proxy is said once in the log and in /readyz", async () => {
  const ready = async () => (await fetch(`${server.address}readyz`)).json();
  expect(await ready()).toEqual({ ok: true });
  for (let i = 0; i < 2; i++)
    await fetch(`${server.address}healthz`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  const answer = (await ready()) as { notes: string[] };
  expect(answer).toMatchObject({ ok: true });
  expect(answer.notes).toHaveLength(1);
  expect(answer.notes[0]).toContain("--proxy");
  const hidden = await serving({ folder: `${(store.at as { folder: string }).folder}/behind` }, { behindProxy: true });
  await fetch(`${hidden.address}healthz`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await (await fetch(`${hidden.address}readyz`)).json()).toEqual({ ok: true });
  await hidden.close();
});
