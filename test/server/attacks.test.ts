import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest } from "../../src/cli/bench/guest.ts";
import { plainText } from "../../src/server/plain-text.ts";
import type { Server } from "../../src/server/server.ts";
import { folderStore, type TestStore } from "./database.ts";
import { playOn, seated, serving } from "./serving.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let store: TestStore;
let server: Server;

beforeAll(async () => {
  store = await folderStore();
  server = await serving(store.at);
});

afterAll(async () => {
  await server.close();
  await store.remove();
});

const LAID = {
  game: "master-farmer",
  seats: 2,
  options: {},
  pace: { kind: "free" },
  spectators: "live",
  listed: false,
  gone: "bot",
  bots: [],
};

const within = (folder: string) => ({ folder: `${(store.at as { folder: string }).folder}/${folder}` });

test.each<[string, string, number]>([
  ["options that go too deep", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 30],
  ["a file that goes too deep", `{"game":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 30],
  ["a file with too much in it", `[${"0,".repeat(900_000)}0]`, 30],
])("%s are refused before anything is done with them", async (what, text) => {
  const ada = await Guest.named(server.address, "Ada");
  const field = what.startsWith("options") ? "options" : "file";
  const rest = JSON.stringify({ ...LAID, [field]: undefined }).slice(1);
  const began = process.cpuUsage();
  const response = await fetch(`${server.address}api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: ada.cookie },
    body: `{"${field}":${text},${rest}`,
  });
  const { user } = process.cpuUsage(began);
  expect([response.status, await response.json()]).toEqual([400, { reason: "malformed" }]);
  expect(user / 1000).toBeLessThan(1000);
});

test("behind a proxy only what the proxy itself saw counts: nobody makes up another address", async () => {
  const hidden = await serving(within("proxy"), {
    behindProxy: true,
    limits: { requests: 5, tables: 10, messages: 5, burst: 20, sockets: 50 },
  });
  const ask = (path: string, from: string) =>
    fetch(hidden.address + path, { headers: { "x-forwarded-for": from } }).then(({ status }) => status);
  expect(await ask("metrics", "127.0.0.1, 203.0.113.9")).toBe(403);
  const answers = [];
  for (let i = 0; i < 28; i++) answers.push(await ask("api/me", `198.51.100.${i}, 203.0.113.9`));
  expect(answers.slice(0, 25)).toEqual(new Array(25).fill(200));
  expect(answers.at(-1)).toBe(429);
  expect(await ask("api/me", "203.0.113.10")).toBe(200);
  await hidden.close();
});

test("somebody with many sockets may send no more than with one", async () => {
  const strict = await serving(within("many"), {
    limits: { requests: 1000, tables: 10, messages: 1, burst: 20, sockets: 50 },
  });
  const { id, guests } = await seated(strict, "master-farmer", ["Ada", "Ben"]);
  const tabs = await Promise.all([0, 1, 2, 3].map(() => guests[0]!.come(id)));
  await Promise.all(tabs.map((tab) => tab.until(() => tab.following.view !== undefined)));
  const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 8 }, () => tab.ask({ type: "ping" }))));
  expect(answers.filter((answer) => answer === undefined).length).toBeLessThan(25);
  expect(answers).toContain("too-fast");
  await strict.close();
});

test("who talks without end is stopped, and may still play", async () => {
  const { places } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const answers = [];
  for (let i = 0; i < 15; i++) answers.push(await places[0]!.ask({ type: "say", text: `line ${i}` }));
  expect(answers.slice(0, 10)).toEqual(new Array(10).fill(undefined));
  expect(answers.at(-1)).toBe("too-fast");
  expect(await playOn(places, "still", 2)).toBe(2);
});

test.each([
  ["\u3164\u2800\u200b", ""],
  ["A\u0301\u0302\u0303\u0304\u0305\u0306b", "Á\u0302\u0303b"],
  ["\ud800Ada\udc00", "Ada"],
  ["<b>Ada</b>\n\tB\u202Een", "<b>Ada</b> B en"],
  ["x".repeat(100), "x".repeat(24)],
])("the name %j is taken as %j", (typed, plain) => {
  expect(plainText(typed, 24)).toBe(plain);
});

test("however quickly somebody sits down in several places, they sit in one", async () => {
  const ada = await Guest.named(server.address, "Ada");
  const { id } = await ada.lay("agricola", 4);
  await Promise.all([0, 1, 2, 3].map((seat) => ada.send("PUT", `api/tables/${id}/seats/${seat}`, { numberHash: "" })));
  const { seats } = await ada.get<{ seats: { person?: string }[] }>(`api/tables/${id}`);
  expect(seats.filter(({ person }) => person !== undefined)).toHaveLength(1);
});

test("who gets up in the moment in which the match begins is not dealt to", async () => {
  for (let i = 0; i < 5; i++) {
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => Guest.named(server.address, name)));
    const { id } = await ada!.lay("master-farmer", 2);
    for (const [seat, guest] of [ada!, ben!].entries())
      await guest.put(`api/tables/${id}/seats/${seat}`, { numberHash: "" });
    const [start, up] = await Promise.all([
      ada!.send("POST", `api/tables/${id}/start`, {}),
      ben!.send("DELETE", `api/tables/${id}/seats/1`),
    ]);
    const { status, seats } = await ada!.get<{ status: string; seats: { person?: string }[] }>(`api/tables/${id}`);
    expect([start.ok, up.ok]).not.toEqual([true, true]);
    expect(status).toBe(start.ok ? "playing" : "open");
    expect(seats[1]?.person === undefined).toBe(up.ok);
  }
});

test("a match by rules that nobody here knows is refused by name, and the others go on", async () => {
  const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  await playOn(places, "before the change", 2);
  const { table } = (await server.store.tables.find(id))!;
  await server.close();
  server = await serving(store.at);
  const header = JSON.parse(table.header);
  header.terms.rulesVersion = 99;
  await server.store.tables.change(id, "playing", { table: { header: JSON.stringify(header) } });
  const ada = guests[0]!.at(server.address);
  expect((await ada.come(id)).closedFor).toBe("other-version");
  await expect(ada.get(`api/tables/${id}`)).rejects.toThrow("409 other-version");
  expect(await ada.get<object[]>("api/me/tables")).toHaveLength(1);
  const others = await seated(server, "master-farmer", ["Cleo", "Dan"]);
  expect(await playOn(others.places, "others", 3)).toBe(3);
});
