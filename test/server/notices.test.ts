import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer as createPlain, type IncomingMessage } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import webpush from "web-push";
import { Guest } from "../../src/cli/bench/guest.ts";
import type { LiveTable } from "../../src/server/live/live-table.ts";
import { post } from "../../src/server/notices/outside.ts";
import { isPrivateAddress } from "../../src/server/notices/private-address.ts";
import { TurnNotices } from "../../src/server/notices/turn-notices.ts";
import type { Server } from "../../src/server/server.ts";
import { fastRandom } from "../../src/table/random.ts";
import { folderStore, type TestStore } from "./database.ts";
import { anyMove, type Sitting, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** What somebody was told. */
interface Told {
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

let store: TestStore;
let server: Server;
let folder: string;
const pushKeys = webpush.generateVAPIDKeys();
const told: Told[] = [];
let status = 201;

const listens = (request: IncomingMessage, response: { writeHead(status: number): { end(): void } }) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    told.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
};
const hook = createPlain(listens);
let push: ReturnType<typeof createServer>;

const portOf = (one: { address(): unknown }): number => (one.address() as AddressInfo).port;

beforeAll(async () => {
  store = await folderStore();
  ({ folder } = store.at as { folder: string });
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"].concat([
      ...["-subj", "/CN=localhost", "-keyout", key, "-out", cert],
    ]),
    { stdio: "ignore" },
  );
  push = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, listens);
  for (const one of [hook, push]) await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
  // The certificate of this push service is its own.
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  server = await serving(store.at, { pushKeys, privateWebhooks: true });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  hook.close();
  push.close();
  await store.remove();
});

/** A browser's own part of a subscription. */
function browser() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return { own, auth, keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") } };
}

/** What a push message says, read as a browser does (RFC 8291). */
function opened(body: Buffer, own: ECDH, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + (body[20] ?? 0));
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync("sha256", own.computeSecret(theirs), auth, about, 32));
  const part = (info: string, size: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${info}\0`, size));
  const sealed = body.subarray(21 + theirs.length);
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  return JSON.parse(text.slice(0, text.lastIndexOf("\u0002")));
}

/** Two people, of whom the one who is not asked goes away; then the other moves until it is the first one's turn. */
async function turnPasses({ places }: Sitting, away: number): Promise<void> {
  const here = places[1 - away]!;
  const random = fastRandom("turn");
  places[away]!.close();
  await here.until(() => here.table.seats[away]?.isHere === false);
  while (here.isAsked) expect(await here.play(await anyMove(here, random))).toBeUndefined();
}

const awayAt = ({ places }: Sitting): number => places.findIndex((place) => !place.isAsked);

test("who is away is told of a turn through the browser, sealed for that browser alone, and not while here", async () => {
  const sitting = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const away = awayAt(sitting);
  const { own, auth, keys } = browser();
  const address = `https://localhost:${portOf(push)}/to/ben`;
  await sitting.guests[away]!.post("api/me/notices", { kind: "push", address, keys });
  await sitting.guests[1 - away]!.post("api/me/notices", { kind: "push", address: `${address}2`, keys });
  told.length = 0;
  await turnPasses(sitting, away);
  await vi.waitUntil(() => told.length > 0, { timeout: 20_000 });
  expect(opened(told[0]!.body, own, auth)).toEqual({
    about: "turn",
    table: sitting.id,
    game: "master-farmer",
    seat: away,
  });
  expect(told[0]!.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(told[0]!.headers.authorization).toContain(pushKeys.publicKey);
  expect(told).toHaveLength(1);
});

test("a browser that is gone is told no more", async () => {
  const sitting = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const away = awayAt(sitting);
  const guest = sitting.guests[away]!;
  const address = `https://localhost:${portOf(push)}/gone`;
  await guest.post("api/me/notices", { kind: "push", address, keys: browser().keys });
  status = 410;
  await turnPasses(sitting, away);
  await expect.poll(() => guest.get("api/me/notices"), { timeout: 20_000 }).toEqual([]);
  status = 201;
});

test("who is away is told of a turn at an address of their own", async () => {
  const sitting = await seated(server, "master-farmer", ["Ada", "Ben"]);
  const away = awayAt(sitting);
  const guest = sitting.guests[away]!;
  const address = `http://localhost:${portOf(hook)}/turns`;
  const { id } = await guest.post<{ id: string }>("api/me/notices", { kind: "webhook", address });
  expect(await guest.get("api/me/notices")).toEqual([{ id, kind: "webhook", address }]);
  told.length = 0;
  await turnPasses(sitting, away);
  await vi.waitUntil(() => told.length > 0, { timeout: 20_000 });
  expect(JSON.parse(String(told[0]!.body))).toMatchObject({ about: "turn", table: sitting.id, seat: away });
  await guest.send("DELETE", `api/me/notices/${id}`);
  expect(await guest.get("api/me/notices")).toEqual([]);
});

/** An address that answers a byte at a time and never ends; how often it was called, and what is open. */
async function dripping() {
  const counts = { calls: 0, open: 0 };
  const drip = createSocket((socket) => {
    counts.open++;
    socket.on("error", () => {});
    socket.once("data", () => {
      counts.calls++;
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
    });
    const timer = setInterval(() => socket.write("x"), 20);
    socket.on("close", () => {
      clearInterval(timer);
      counts.open--;
    });
  });
  await new Promise<void>((resolve) => drip.listen(0, "127.0.0.1", resolve));
  return { counts, drip, address: `http://localhost:${portOf(drip)}/` };
}

test("whoever moves and takes back again and again tells the other once, and nothing stays open", async () => {
  const { counts, drip, address } = await dripping();
  const sitting = await seated(server, "agricola", ["Ada", "Ben"], { options: { begins: "seat-1" } });
  for (let i = 0; i < 10; i++)
    await sitting.guests[1]!.post("api/me/notices", { kind: "webhook", address: `${address}${i}` });
  const [ada, ben] = sitting.places;
  ben!.close();
  await ada!.until(() => ada!.table.seats[1]?.isHere === false);
  const random = fastRandom("again");
  for (let turns = 0; turns < 10; turns++) {
    while (ada!.isAsked) expect(await ada!.play(await anyMove(ada!, random))).toBeUndefined();
    while (!ada!.isAsked) expect(await ada!.ask({ type: "undo" })).toBeUndefined();
  }
  while (ada!.isAsked) expect(await ada!.play(await anyMove(ada!, random))).toBeUndefined();
  await vi.waitUntil(() => counts.calls >= 10 && counts.open === 0, { timeout: 20_000 });
  expect(counts.calls).toBe(10);
  drip.close();
});

test("a turn that is gone before its pause is over is told to nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tellings: number[] = [];
  const asked = { is: true };
  const table = {
    ...{ id: "t", seats: [{ person: "ada" }], seatOf: () => 0 },
    ...{ asked: () => (asked.is ? [0] : []), isPerson: () => true, isHere: () => false },
  } as unknown as LiveTable;
  let now = 0;
  const turns = new TurnNotices({
    ...{ pause: 10, every: 100, find: async () => table, now: () => now },
    background: { once: (_, work) => void work() },
    tell: async () => void tellings.push(now),
  });
  const later = async (by: number) => {
    now += by;
    await vi.advanceTimersByTimeAsync(by);
  };
  turns.asked(table, 0);
  asked.is = false;
  await later(10);
  expect(tellings).toEqual([]);
  asked.is = true;
  for (let i = 0; i < 5; i++) {
    turns.asked(table, 0);
    await later(10);
  }
  expect(tellings).toEqual([20]);
  // The turn still waits when the person may be told again.
  await later(70);
  expect(tellings).toEqual([20, 130]);
  vi.useRealTimers();
});

test("an address that says nothing is given up in time", async () => {
  const silent = createSocket((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://localhost:${portOf(silent)}/`);
  await expect(post(url, "{}", { headers: {}, deadline: 50 })).rejects.toThrow("no answer in time");
  silent.close();
});

test("nobody takes away where somebody else is told", async () => {
  const ada = await Guest.named(server.address, "Ada");
  const eve = await Guest.named(server.address, "Eve");
  const address = "https://hooks.example/ada";
  const { id } = await ada.post<{ id: string }>("api/me/notices", { kind: "webhook", address });
  await eve.post("api/me/notices", { kind: "webhook", address });
  await eve.send("DELETE", `api/me/notices/${id}`);
  expect(await ada.get("api/me/notices")).toHaveLength(1);
});

test("a server that does not allow it calls no address inside, by name or by number, as a webhook or a browser", async () => {
  const strict = await serving({ folder: join(folder, "strict") }, { pushKeys });
  const sitting = await seated(strict, "master-farmer", ["Ada", "Ben"]);
  const away = awayAt(sitting);
  const guest = sitting.guests[away]!;
  for (const name of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]) {
    await guest.post("api/me/notices", { kind: "webhook", address: `http://${name}:${portOf(hook)}/` });
    const address = `https://${name}:${portOf(push)}/`;
    await guest.post("api/me/notices", { kind: "push", address, keys: browser().keys });
  }
  told.length = 0;
  await turnPasses(sitting, away);
  await expect.poll(() => guest.get("api/me/notices"), { timeout: 20_000 }).toEqual([]);
  expect(told).toEqual([]);
  await strict.close();
});

test.each(["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "::ffff:7f00:1"])(
  "%s is an address inside",
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test("addresses of the world are not", () => {
  for (const address of ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"])
    expect(isPrivateAddress(address)).toBe(false);
});
