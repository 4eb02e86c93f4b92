import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { Guest } from "../../src/cli/bench/guest.ts";
import type { Server } from "../../src/server/server.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import { folderStore, type TestStore } from "./database.ts";
import { anyMove, playOn, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

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

test("whatever a socket is sent, the server goes on and the table stays as it is", async () => {
  const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const before = await server.store.tables.entries(id);
  const random = fastRandom("nonsense");
  const [ada] = places;
  const shapes: readonly unknown[] = [
    null,
    1,
    "move",
    [],
    {},
    { type: "move" },
    { type: "move", id: "x", made: -1, move: {} },
    { type: "move", id: "x", made: 0, move: { type: "place", cell: "zz" } },
    { type: "move", id: "x", made: 1e9, move: { type: "__proto__" } },
    { type: "move", id: "x".repeat(100), made: 0, move: { type: "a" } },
    { type: "say", id: "x", text: "" },
    { type: "number", id: "x", number: "zz" },
    { type: "order", id: "x", order: { a: { b: 1 } } },
    { type: "agree", id: "x", to: "end", yes: true },
    JSON.parse('{"type":"move","id":"p","made":0,"__proto__":{"move":{}},"move":{"type":"a","constructor":{"x":1}}}'),
  ];
  for (const shape of shapes) ada!.sendText(JSON.stringify(shape));
  for (let i = 0; i < 300; i++) {
    const text = JSON.stringify(pick(shapes, random));
    const at = random.below(text.length);
    ada!.sendText(text.slice(0, at) + String.fromCharCode(32 + random.below(95)) + text.slice(at + random.below(3)));
  }
  expect(await ada!.ask({ type: "ping" })).toBeUndefined();
  expect(await server.store.tables.entries(id)).toEqual(before);
  expect(await guests[0]!.get(`api/tables/${id}`)).toMatchObject({ status: "playing" });
});

test("a message that is too long ends its own socket only", async () => {
  const { places } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  places[0]!.sendText(JSON.stringify({ type: "say", id: "x", text: "a".repeat(20_000) }));
  await places[0]!.until(() => places[0]!.closedFor !== undefined);
  expect(await places[1]!.ask({ type: "ping" })).toBeUndefined();
});

test("who floods is slowed, then closed, and nobody else notices", async () => {
  const strict = await serving(
    { folder: `${(store.at as { folder: string }).folder}/strict` },
    {
      limits: { requests: 1000, tables: 10, messages: 5, burst: 20, sockets: 50 },
    },
  );
  const { places } = await seated(strict, "master-farmer", ["Ada", "Ben"]);
  const answers = Array.from({ length: 60 }, () => places[0]!.ask({ type: "ping" }));
  await places[0]!.until(() => places[0]!.closedFor !== undefined);
  expect(places[0]!.closedFor).toBe("too-fast");
  expect(await Promise.all(answers)).toContain("too-fast");
  expect(await places[1]!.ask({ type: "ping" })).toBeUndefined();
  await strict.close();
});

test("nobody plays for a seat that is not theirs, and nobody sends chance", async () => {
  const { id, places } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const asked = places.find((one) => one.isAsked)!;
  const idle = places.find((one) => !one.isAsked)!;
  const move = await anyMove(asked, fastRandom("theirs"));
  expect(await idle.play(move)).toBe("not-your-turn");
  const stranger = await (await Guest.named(server.address, "Eve")).come(id);
  expect(await stranger.play(move, 0)).toBe("not-seated");
  idle.sendText(JSON.stringify({ type: "move", id: "c", made: 0, seat: -1, viewer: 0, move }));
  expect(await idle.ask({ type: "ping" })).toBeUndefined();
  expect(asked.following.log).toHaveLength(0);
});

test("another site may neither ask nor listen", async () => {
  const { id } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const ada = await Guest.named(server.address, "Ada");
  const foreign = { origin: "https://elsewhere.example" };
  expect((await ada.send("POST", "api/people", { name: "x" }, foreign)).status).toBe(403);
  const url = `${server.address.replace("http", "ws")}api/tables/${id}/socket`;
  const socket = new WebSocket(url, { headers: { cookie: ada.cookie, ...foreign } });
  expect(await new Promise((resolve) => socket.on("error", (error) => resolve(error.message)))).toContain("403");
});

test.each([
  ["POST", "api/people", { name: "" }, 400, "no-name"],
  ["POST", "api/people", { name: "   " }, 400, "no-name"],
  ["POST", "api/people", { name: "\u0000\u202E" }, 400, "no-name"],
  ["POST", "api/people", { name: 7 }, 400, "malformed"],
  ["POST", "api/tables", { game: "chess" }, 400, "malformed"],
  ["GET", "api/tables/nowhere", undefined, 404, "no-such-table"],
  ["GET", "api/nothing", undefined, 404, "not-found"],
  ["POST", "api/sessions", { code: "x".repeat(500) }, 400, "malformed"],
] as const)("%s %s with nonsense is refused by name", async (method, path, body, status, reason) => {
  const ada = await Guest.named(server.address, "Ada");
  const answer = await ada.send(method, path, body);
  expect([answer.status, await answer.json()]).toEqual([status, { reason }]);
});

test("a table that may not be watched shows nothing to strangers, and its file neither", async () => {
  const { id } = await seated(server, "formidable-farm", ["Ada", "Ben"], { spectators: "none" });
  const eve = await Guest.named(server.address, "Eve");
  expect((await eve.come(id)).closedFor).toBe("gone");
  expect((await eve.send("GET", `api/tables/${id}/file`)).status).toBe(403);
});

test("a code finds a table, but only its id opens it", async () => {
  const { id, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const { code } = await guests[0]!.get<{ code: string }>(`api/tables/${id}`);
  expect((await guests[0]!.come(code)).closedFor).toBe("gone");
  expect((await guests[0]!.send("GET", `api/tables/${code}/file`)).status).toBe(404);
});

test("two tabs of one person see the same, and a move that both send counts once", async () => {
  const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const asked = places.findIndex((place) => place.isAsked);
  const tabs = [places[asked]!, await guests[asked]!.come(id)];
  const move = await anyMove(tabs[0]!, fastRandom("tabs"));
  const other = { ...move, cell: "elsewhere" };
  expect(await Promise.all(tabs.map((tab) => tab.play(move, 0)))).toEqual([undefined, undefined]);
  expect(await tabs[1]!.play(other, 0)).toBe("too-late");
  for (const tab of tabs) await tab.until(() => tab.following.made === 1);
  expect(tabs[1]!.following.log).toEqual(tabs[0]!.following.log);
  expect(tabs[1]!.following.view).toEqual(tabs[0]!.following.view);
});

test("a cookie that was signed out or made up is nobody's", async () => {
  const { id, guests } = await seated(server, "formidable-farm", ["Ada", "Ben"]);
  const stale = guests[0]!.at(server.address);
  await guests[0]!.send("DELETE", "api/sessions");
  expect(await stale.get("api/me")).toBeNull();
  const place = await stale.come(id);
  expect(place.following.viewer).toBe("spectator");
  expect(await place.ask({ type: "resign" })).toBe("not-seated");
  const forged = { cookie: `furrow_session=${"A".repeat(43)}` };
  const stranger = Guest.stranger(server.address);
  expect((await stranger.send("POST", `api/tables/${id}/start`, {}, forged)).status).toBe(401);
  expect(
    (await stranger.send("GET", "api/me", undefined, { cookie: "furrow_session=%00;furrow_session=" })).status,
  ).toBe(200);
});

test("steps and file are those of the caller's own seat, whatever is asked", async () => {
  const { id, places, guests } = await seated(server, "formidable-farm", ["Ada", "Ben"]);
  await playOn(places, "own steps", 8);
  const eve = await Guest.named(server.address, "Eve");
  const [own, others, looked] = await Promise.all(
    [guests[0]!, guests[1]!, eve].map(async (guest) =>
      (await guest.send("GET", `api/tables/${id}/steps/0?viewer=0&seat=0`, undefined, { "x-seat": "0" })).text(),
    ),
  );
  expect(own).not.toBe(others);
  expect(looked).not.toBe(own);
  expect(looked).toBe(await (await Guest.stranger(server.address).send("GET", `api/tables/${id}/steps/0`)).text());
  for (const from of ["-1", "x", "1e9", "0.5"])
    expect([200, 404]).toContain((await eve.send("GET", `api/tables/${id}/steps/${from}`)).status);
});

test("who says something before hello is refused, and a table goes on without them", async () => {
  const { id, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const url = `${server.address.replace("http", "ws")}api/tables/${id}/socket`;
  const socket = new WebSocket(url, { headers: { cookie: guests[0]!.cookie } });
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "resign", id: "early" }));
  const said = await new Promise((resolve) => socket.once("message", (data) => resolve(JSON.parse(String(data)))));
  expect(said).toEqual({ type: "refused", id: "early", reason: "malformed" });
  socket.close();
});

test("before the end nothing that leaves the server holds the seed or anybody's number", async () => {
  const { id, places, guests } = await seated(server, "formidable-farm", ["Ada", "Ben"]);
  await playOn(places, "sealed", 10);
  const row = await server.store.tables.find(id);
  const { seed } = JSON.parse(row!.table.header);
  const numbers = row!.seats.map(({ number }) => number);
  const heard = [
    ...places.flatMap((place) => place.heard),
    await (await guests[0]!.send("GET", `api/tables/${id}`)).text(),
  ];
  for (const secret of [seed, ...numbers]) expect(heard.filter((text) => text.includes(secret))).toEqual([]);
  const file = await (await guests[0]!.send("GET", `api/tables/${id}/file`)).text();
  expect(file).not.toContain(seed);
});
