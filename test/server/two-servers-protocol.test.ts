import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { type ClientMessage, clientMessage, type ServerMessage } from "../../src/protocol/messages.ts";
import type { Agreed } from "../../src/protocol/table-info.ts";
import type { Server } from "../../src/server/server.ts";
import { fastRandom } from "../../src/table/random.ts";
import { postgresStore, type TestStore } from "./database.ts";
import { anyMove, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let store: TestStore;
let one: Server;
let two: Server;

beforeAll(async () => {
  store = await postgresStore();
  [one, two] = await Promise.all([serving(store.at), serving(store.at)]);
});

afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await store.remove();
});

/** Two people at one table, each at a server of their own. */
interface Apart {
  readonly id: string;
  readonly guests: readonly [Guest, Guest];
  readonly places: readonly [Place, Place];
}

async function apart(game: string, more: Partial<Agreed> = {}): Promise<Apart> {
  const guests = [await Guest.named(one.address, "Ada"), await Guest.named(two.address, "Ben")] as const;
  const { id } = await guests[0].lay(game, 2, more);
  const places = [await guests[0].sit(id, 0), await guests[1].sit(id, 1)] as const;
  await guests[0].post(`api/tables/${id}/start`);
  await Promise.all(places.map((place) => place.until(() => place.table.status === "playing")));
  return { id, guests, places };
}

/** The one who is asked plays until somebody else is; both have seen it. */
async function playTurn({ places }: Apart, seed: string): Promise<readonly [mover: Place, other: Place]> {
  const random = fastRandom(seed);
  const [mover, other] = places[0].isAsked ? places : ([places[1], places[0]] as const);
  while (mover.isAsked) expect(await mover.play(await anyMove(mover, random))).toBeUndefined();
  await other.until(() => other.isAsked && other.following.log.length === mover.following.log.length);
  return [mover, other];
}

const heard = ({ heard }: Place): readonly ServerMessage[] => heard.map((text) => JSON.parse(text) as ServerMessage);
const bothSee = (places: readonly Place[], holds: (place: Place) => boolean) =>
  Promise.all(places.map((place) => place.until(() => holds(place))));

/** What each message does for somebody at the other server. */
const MESSAGES: { readonly [Type in ClientMessage["type"]]: () => Promise<void> } = {
  /** Who comes, looks on and goes is seen at both. */
  async hello() {
    const { id, guests, places } = await apart("master-farmer");
    await bothSee(places, ({ table }) => table.seats.every(({ isHere }) => isHere));
    const cleo = await (await Guest.named(two.address, "Cleo")).come(id);
    await bothSee([...places, cleo], ({ table }) => table.spectators === 1);
    cleo.close();
    await bothSee(places, ({ table }) => table.spectators === 0);
    places[1].cut();
    await places[0].until(() => places[0].table.seats[1]?.isHere === false);
    const again = await guests[1].at(one.address).come(id);
    await bothSee([places[0], again], ({ table }) => table.seats.every(({ isHere }) => isHere));
  },

  async move() {
    const { places } = await apart("agricola");
    const random = fastRandom("apart");
    for (let made = 0; made < 12; made++) {
      const mover = places.find(({ isAsked }) => isAsked)!;
      expect(await mover.play(await anyMove(mover, random))).toBeUndefined();
      await bothSee(places, ({ following }) => following.log.length >= mover.following.log.length);
      await places[0].until(() => places[0].following.log.length === places[1].following.log.length);
    }
    expect(places[0].following.log.map(({ seat }) => seat)).toEqual(places[1].following.log.map(({ seat }) => seat));
  },

  /** Whoever would lose a move is asked, says no, is asked again and says yes. */
  async undo() {
    const sitting = await apart("agricola");
    const [first, second] = await playTurn(sitting, "undo");
    expect(await second.play(await anyMove(second, fastRandom("undo")))).toBeUndefined();
    for (const yes of [false, true]) {
      await first.until(() => first.following.log.length === second.following.log.length);
      expect(await first.ask({ type: "undo" })).toBeUndefined();
      await bothSee([first, second], ({ table }) => table.request?.about === "undo");
      expect(await second.ask({ type: "agree", to: "undo", yes })).toBeUndefined();
      await bothSee([first, second], ({ table }) => table.request === undefined);
      const isUndone = ({ following }: Place) => following.log.some((line) => "undo" in line);
      if (yes) await bothSee([first, second], isUndone);
      else expect([first, second].some(isUndone)).toBe(false);
    }
    await bothSee([first, second], ({ table }) => table.asked.includes(first.following.viewer as number));
  },

  /** Two who say yes at two servers at the same moment both count. */
  async agree() {
    const ada = await Guest.named(one.address, "Ada");
    const others = await Promise.all(["Ben", "Cleo"].map((name, i) => Guest.named([one, two][i]!.address, name)));
    for (let round = 0; round < 3; round++) {
      const { id } = await ada.lay("master-farmer", 3);
      const places = [await ada.sit(id, 0), await others[0]!.sit(id, 1), await others[1]!.sit(id, 2)];
      await ada.post(`api/tables/${id}/start`);
      await bothSee(places, ({ table }) => table.status === "playing");
      await places[0]!.ask({ type: "end" });
      await bothSee(places, ({ table }) => table.request !== undefined);
      const yes = { type: "agree", to: "end", yes: true } as const;
      expect(await Promise.all(places.slice(1).map((place) => place.ask(yes)))).toEqual([undefined, undefined]);
      await bothSee(places, ({ table }) => table.ending?.kind === "agreed");
      for (const place of places) place.close();
    }
  },

  /** A request to end stands until somebody moves on, wherever. */
  async end() {
    const sitting = await apart("master-farmer");
    const { places } = sitting;
    expect(await places[1].ask({ type: "end" })).toBeUndefined();
    await bothSee(places, ({ table }) => table.request?.by === 1);
    const mover = places.find(({ isAsked }) => isAsked)!;
    await mover.play(await anyMove(mover, fastRandom("end")));
    await bothSee(places, ({ table }) => table.request === undefined);
    expect(await places[0].ask({ type: "agree", to: "end", yes: true })).toBe("nothing-asked");
    await places[0].ask({ type: "end" });
    await places[1].until(() => places[1].table.request?.by === 0);
    expect(await places[1].ask({ type: "agree", to: "end", yes: true })).toBeUndefined();
    await bothSee(places, ({ table }) => table.status === "over" && table.ending?.kind === "agreed");
  },

  /** A bot plays on, until its person comes back at the other server. */
  async resign() {
    const { id, guests, places } = await apart("master-farmer");
    expect(await places[1].ask({ type: "resign" })).toBeUndefined();
    await bothSee(places, ({ table }) => table.seats[1]?.isTakenOver === true);
    await guests[1].at(one.address).send("DELETE", `api/tables/${id}/seats/1/bot`);
    await bothSee(places, ({ table }) => table.seats[1]?.isTakenOver === false);
    const ending = await apart("master-farmer", { gone: "end" });
    await ending.places[0].ask({ type: "resign" });
    await bothSee(ending.places, ({ table }) => table.ending?.kind === "resigned" && table.ending.seat === 0);
  },

  /** An order answers at whichever server the match goes on, until it is cancelled or its seat takes back. */
  async order() {
    const { id, guests, places } = await apart("formidable-farm");
    const order = { rewards: "plain", coins: "oldest" };
    const orderSeenAt = async (server: Server) => {
      const place = await guests[0].at(server.address).come(id);
      const [welcome] = heard(place);
      place.close();
      return welcome?.type === "welcome" ? welcome.order : undefined;
    };
    expect(await places[0].ask({ type: "order", order: { rewards: "sometimes" } })).toBe("bad-order");
    expect(await places[0].ask({ type: "order", order })).toBeUndefined();
    for (const server of [one, two]) await expect.poll(() => orderSeenAt(server)).toEqual(order);
    expect(await places[0].ask({ type: "order", order: null })).toBeUndefined();
    for (const server of [one, two]) await expect.poll(() => orderSeenAt(server)).toBeUndefined();
  },

  async say() {
    const { places } = await apart("master-farmer");
    for (const [i, place] of places.entries()) {
      expect(await place.ask({ type: "say", text: `from server ${i}` })).toBeUndefined();
      await bothSee(places, ({ said }) => said.length === i + 1);
    }
    expect(places[0].said).toEqual(places[1].said);
  },

  /** The numbers of a deal come in at both, in any order and at once. */
  async number() {
    for (let round = 0; round < 5; round++) {
      const { places } = await apart("master-farmer");
      for (const place of places) place.close();
    }
  },

  /** What may be done is what may be done after the last move at either server. */
  async offers() {
    const sitting = await apart("master-farmer");
    const [, next] = await playTurn(sitting, "offers");
    expect(await next.ask({ type: "offers" })).toBeUndefined();
    const offers = heard(next).findLast((message) => message.type === "offers");
    expect(offers?.moves.length).toBeGreaterThan(0);
    expect(await next.play(offers!.moves[0]!)).toBeUndefined();
  },

  async ping() {
    const { places } = await apart("master-farmer");
    for (const place of places) expect(await place.ask({ type: "ping" })).toBeUndefined();
  },
};

test("every message of the protocol is tried", () => {
  const types = clientMessage.def.options.map(({ def }) => [...def.shape.type.def.values][0]);
  expect(Object.keys(MESSAGES).sort()).toEqual(types.sort());
});

test.each(Object.entries(MESSAGES))("with its people at two servers: %s", (_, works) => works());

test("people who sit down, get up, call bots and give up the start at one server are seen so at the other", async () => {
  const [ada, ben] = [await Guest.named(one.address, "Ada"), await Guest.named(two.address, "Ben")];
  const { id } = await ada.lay("master-farmer", 3);
  const places = [await ada.sit(id, 0), await ben.sit(id, 1)] as const;
  const seat = (number: number) => places.map(({ table }) => table.seats[number]);
  await bothSee(places, ({ table }) => table.seats[1]?.name === "Ben");
  await ada.put(`api/tables/${id}/seats/2/bot`, { bot: "random" });
  await bothSee(places, ({ table }) => table.seats[2]?.bot === "random");
  expect(seat(2)[0]).toEqual(seat(2)[1]);
  await ben.send("DELETE", `api/tables/${id}/seats/1`);
  await bothSee([places[0]], ({ table }) => table.seats[1]?.person === undefined);
  // Nobody sends this number, so the host gives up beginning.
  await ben.put(`api/tables/${id}/seats/1`, { numberHash: "0".repeat(64) });
  await ada.post(`api/tables/${id}/start`);
  await places[0].until(() => places[0].table.status === "dealing");
  await ada.send("DELETE", `api/tables/${id}/start`);
  await places[0].until(() => places[0].table.status === "open");
});

test("the bot of a seat thinks once, at the server at which its turn began", async () => {
  const ada = await Guest.named(one.address, "Ada");
  const { id } = await ada.lay("master-farmer", 2, { bots: [null, "random"] });
  const place = await ada.sit(id, 0);
  const far = await (await Guest.named(two.address, "Eve")).come(id);
  const conflicts = async () =>
    /furrow_conflicts_total (\d+)/.exec(await (await ada.send("GET", "metrics")).text())?.[1];
  const before = await conflicts();
  await ada.post(`api/tables/${id}/start`);
  const random = fastRandom("once");
  await place.until(() => place.table.status === "playing");
  for (let made = 0; made < 5; made++) {
    await place.until(() => place.isAsked);
    expect(await place.play(await anyMove(place, random))).toBeUndefined();
  }
  await far.until(() => far.following.log.length === place.following.log.length);
  expect(await conflicts()).toBe(before);
});
