import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import type { TableInfo } from "../../src/protocol/table-info.ts";
import type { Server } from "../../src/server/server.ts";
import { hashOfNumber } from "../../src/table/commitment.ts";
import type { Move } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { MatchFile } from "../../src/table/match-file.ts";
import { fastRandom } from "../../src/table/random.ts";
import { folderStore, type TestStore } from "./database.ts";
import { DisturbedStore, type Fault } from "./disturbed-store.ts";
import { anyMove, serving } from "./serving.ts";

/** `FURROW_FAULTS=all npx vitest run test/server/store-faults.test.ts` disturbs every place in every way. */
const WAYS: readonly Fault[] =
  process.env.FURROW_FAULTS === "all" ? ["fails", "is lost", "is slow"] : ["fails", "is lost"];

vi.setConfig({ testTimeout: 240_000 });

/** A server with a store of its own: what goes wrong in one does not touch the others. */
interface Lane {
  readonly folder: TestStore;
  readonly store: DisturbedStore;
  readonly server: Server;
}

/** How long people try, in milliseconds; a bot's thread may start slowly on a busy machine. */
const PATIENCE = 30_000;
const LANES = 6;
let lanes: readonly Lane[];

async function opened(): Promise<Lane> {
  const folder = await folderStore();
  const store = new DisturbedStore();
  return { folder, store, server: await serving(folder.at, {}, store.open) };
}

beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, opened));
});

afterAll(async () => {
  for (const { folder, server } of lanes) {
    await server.close();
    await folder.remove();
  }
});

/** Does something again and again, as people do, until it has come about. */
async function insist(what: string, does: () => Promise<unknown>, holds: () => unknown): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    try {
      if (await holds()) return;
      await does();
      if (await holds()) return;
    } catch {
      // The server said that it failed, or did not answer.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never: ${what}`);
}

/** Gives what somebody gets in the end. */
async function obtained<T>(what: string, gets: () => Promise<T>): Promise<T> {
  let got: { readonly value: T } | undefined;
  const get = async () => {
    got = { value: await gets() };
  };
  await insist(what, get, () => got !== undefined);
  return got!.value;
}

async function gone(guest: Guest, path: string): Promise<void> {
  const { ok } = await guest.send("DELETE", path);
  if (!ok) throw new Error(path);
}

/** Somebody who comes back whenever the line is lost. */
class Person {
  readonly guest: Guest;
  readonly id: string;
  readonly seat: number;
  readonly number = randomBytes(16).toString("hex");
  readonly acknowledged: { readonly made: number; readonly move: Move }[] = [];
  #place: Place | undefined;

  constructor(guest: Guest, id: string, seat: number) {
    this.guest = guest;
    this.id = id;
    this.seat = seat;
  }

  async at(): Promise<Place> {
    if (this.#place === undefined || this.#place.closedFor !== undefined) {
      const place = await this.guest.come(this.id, this.number);
      if (place.closedFor !== undefined) throw new Error(place.closedFor);
      this.#place = place;
    }
    return this.#place;
  }

  async table(): Promise<TableInfo> {
    return (await this.at()).table;
  }

  leave(): void {
    this.#place?.close();
  }
}

/** A table from its first day to its last, with everything that people do there. */
async function life({ server }: Lane, seed: string): Promise<void> {
  const random = fastRandom(seed);
  const [one, other, eve] = await Promise.all(
    ["Ada", "Ben", "Eve"].map((name) => obtained(name, () => Guest.named(server.address, name))),
  );
  const more = { listed: true, pace: { kind: "days", days: 2 } as const, bots: [null, null, "random"] };
  const { id } = await obtained("a table", () => one!.lay("formidable-farm", 3, more));
  const ada = new Person(one!, id, 0);
  const ben = new Person(other!, id, 1);
  const people = [ada, ben];
  for (const { guest, seat, number } of people)
    await insist(
      "a seat",
      () => guest.put(`api/tables/${id}/seats/${seat}`, { numberHash: hashOfNumber(id, seat, number) }),
      async () => (await guest.get<TableInfo>(`api/tables/${id}`)).seats[seat]?.person !== undefined,
    );
  await obtained("words", async () => (await ada.at()).ask({ type: "say", text: "hello" }));
  await obtained("what was said", () => ben.guest.get(`api/tables/${id}/chat`));
  await obtained("a notice", () =>
    ben.guest.post("api/me/notices", { kind: "webhook", address: "https://a.example/" }),
  );
  const { id: eveId } = await obtained("who Eve is", () => eve!.get<{ id: string }>("api/me"));
  await obtained("a block", () => ben.guest.put(`api/me/blocks/${eveId}`));
  await obtained("a mute", () => ben.guest.put(`api/me/mutes/${eveId}`));
  await obtained("no block", () => gone(ben.guest, `api/me/blocks/${eveId}`));
  await obtained("a list", () => eve!.get("api/tables"));
  await obtained("a list", () => ada.guest.get("api/me/tables"));
  const hasBegun = async () => {
    for (const person of people) await person.at();
    return (await ada.table()).status === "playing" && (await ben.table()).status === "playing";
  };
  await insist(
    "a start",
    async () => {
      if ((await ada.table()).status === "open") await ada.guest.post(`api/tables/${id}/start`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    hasBegun,
  );
  const play = async (choices: number) => {
    let played = 0;
    const isDone = async () => played >= choices || (await ada.table()).status === "over";
    await insist(
      "moves",
      async () => {
        for (const person of people) {
          const place = await person.at();
          if (!place.isAsked || place.following.view === undefined) continue;
          const { made } = place.following;
          const move = await anyMove(place, random);
          if ((await place.play(move, made)) !== undefined) continue;
          person.acknowledged.push({ made, move });
          played++;
        }
      },
      isDone,
    );
  };
  await play(4);
  await obtained("an order", async () => (await ada.at()).ask({ type: "order", order: { rewards: "plain" } }));
  await obtained("an undo", async () => (await ben.at()).ask({ type: "undo" }));
  await obtained("an answer", async () => (await ada.at()).ask({ type: "agree", to: "undo", yes: true }));
  await play(3);
  await insist(
    "a seat left",
    async () => (await ben.at()).ask({ type: "resign" }),
    async () => (await ada.table()).seats[1]?.isTakenOver,
  );
  await insist(
    "a seat taken again",
    () => ben.guest.send("DELETE", `api/tables/${id}/seats/1/bot`),
    async () => (await ada.table()).seats[1]?.isTakenOver === false,
  );
  await play(2);
  await insist(
    "an end",
    async () => {
      if ((await ada.table()).request === undefined) await (await ada.at()).ask({ type: "end" });
      await (await ben.at()).ask({ type: "agree", to: "end", yes: true });
    },
    async () => (await ada.table()).status === "over",
  );
  await obtained("a rematch", () => ben.guest.post(`api/tables/${id}/rematch`));
  await obtained("steps", () => eve!.get(`api/tables/${id}/steps/0`));
  const file = await obtained("a file", () => eve!.get<MatchFile>(`api/tables/${id}/file`));
  for (const { seat, acknowledged } of people)
    for (const { made, move } of acknowledged) {
      const own = file.log.filter((line) => "move" in line && line.seat === seat)[made];
      expect(own !== undefined && "move" in own && same(own.move, move)).toBe(true);
    }
  // What was told line by line is what is stored.
  for (const person of people) {
    const { log } = (await person.at()).following;
    expect(log.map(({ seat }) => seat)).toEqual(file.log.map(({ seat }) => seat));
    person.leave();
  }
}

test("whatever the store does to any one statement, a table lives on and nothing acknowledged is lost", async () => {
  const [first] = lanes;
  await life(first!, "undisturbed");
  const sites = [...first!.store.sites];
  expect(sites.length).toBeGreaterThan(40);
  const faults = sites.flatMap((site) => WAYS.map((way) => ({ site, way })));
  const { length } = faults;
  let through = 0;
  const disturbed = async (lane: Lane) => {
    for (let next = faults.pop(); next !== undefined; next = faults.pop()) {
      const { site, way } = next;
      lane.store.disturb(site, way);
      await life(lane, `${site} ${way}`).catch((error: unknown) => {
        throw new Error(`${site} ${way}: ${error}`, { cause: error });
      });
      if (lane.store.isThrough) through++;
    }
  };
  await Promise.all(lanes.map(disturbed));
  // Some places are reached only now and then: a bot may move first.
  expect(through).toBeGreaterThan(0.8 * length);
});
