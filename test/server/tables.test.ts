import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { games } from "../../src/games/index.ts";
import { keptHeader } from "../../src/server/live/kept-deal.ts";
import type { Server } from "../../src/server/server.ts";
import { readLines } from "../../src/server/store/lines.ts";
import { hashOfNumber } from "../../src/table/commitment.ts";
import type { Seat } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { fastRandom } from "../../src/table/random.ts";
import { STORES, type TestStore } from "./database.ts";
import { anyMove, playOn, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe.each(Object.entries(STORES))("%s", (_, open) => {
  let store: TestStore;
  let server: Server;

  beforeAll(async () => {
    store = await open();
    server = await serving(store.at);
  });

  afterAll(async () => {
    await server.close();
    await store.remove();
  });

  test("friends play a whole match by a link, and each sees what the own seat may know", async () => {
    const { id, places, guests } = await seated(server, "formidable-farm", ["Ada", "Ben"]);
    await playOn(places, "whole match", 40);
    const { game } = await games["formidable-farm"]!();
    const stored = await server.store.tables.entries(id);
    const row = await server.store.tables.find(id);
    const log = stored.flatMap(({ lines }) => readLines(lines));
    const match = Match.open(game, { ...keptHeader(row!.table), log });
    for (const [seat, place] of places.entries()) {
      expect(place.following.view).toEqual(match.view(seat));
      expect(place.following.log.map(({ forced: _, ...line }) => line)).toEqual(match.logSeen(seat));
    }
    expect((await guests[0]!.get<{ as: number }>(`api/tables/${id}/file`)).as).toBe(0);
  });

  test("after the last move everybody has the whole match, and it verifies", async () => {
    const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben", "Cy"]);
    await playOn(places, "to the end");
    for (const place of places) await place.until(() => place.table.status === "over");
    const file = await guests[1]!.get(`api/tables/${id}/file`);
    const { game } = await games["master-farmer"]!();
    const match = Match.open(game, file);
    expect(match.isOver).toBe(true);
    expect(match.deal?.hash).toBe(places[1]?.table.pledge?.hash);
    expect(places[2]?.following.log).toEqual(match.log.map((line) => expect.objectContaining(line)));
  });

  test("a move that is sent twice counts once, and a late one changes nothing", async () => {
    const { places } = await seated(server, "master-farmer", ["Ada", "Ben"]);
    const place = places.find((one) => one.isAsked)!;
    const move = await anyMove(place, fastRandom("twice"));
    const { made } = place.following;
    expect(await Promise.all([place.play(move, made), place.play(move, made)])).toEqual([undefined, undefined]);
    expect(place.following.made).toBe(made + 1);
    expect(await place.play({ ...move, cell: "zz" } as never, made)).toBe("too-late");
  });

  test("who comes back has missed nothing", async () => {
    const { id, places, guests } = await seated(server, "agricola", ["Ada", "Ben"]);
    await playOn(places, "before", 6);
    places[1]!.cut();
    const random = fastRandom("alone");
    while (places[0]!.isAsked) expect(await places[0]!.play(await anyMove(places[0]!, random))).toBeUndefined();
    const back = await guests[1]!.come(id);
    expect(back.following.log).toEqual(places[0]!.following.log);
    expect(back.following.view).toEqual(places[0]!.following.view);
  });

  test("a seat takes back its last choice; where another's move would go too, that person is asked", async () => {
    const { places } = await seated(server, "agricola", ["Ada", "Ben"]);
    const random = fastRandom("undo");
    const first = places.find((one) => one.isAsked)!;
    const second = places.find((one) => one !== first)!;
    while (first.isAsked) expect(await first.play(await anyMove(first, random))).toBeUndefined();
    await second.until(() => second.isAsked);
    const before = second.following.view;
    await second.play(await anyMove(second, random));
    expect(await first.ask({ type: "undo" })).toBeUndefined();
    await second.until(() => second.table.request !== undefined);
    expect(await first.ask({ type: "agree", to: "undo", yes: true })).toBe("nothing-asked");
    expect(await second.ask({ type: "agree", to: "undo", yes: false })).toBeUndefined();
    await first.until(() => first.table.request === undefined);
    await first.ask({ type: "undo" });
    await second.until(() => second.table.request !== undefined);
    await second.ask({ type: "agree", to: "undo", yes: true });
    await first.until(() => first.following.log.some((line) => "undo" in line));
    await second.until(() => second.following.log.length === first.following.log.length);
    expect(first.isAsked).toBe(true);
    expect(second.following.view).not.toEqual(before);
  });

  test("a bot plays on for whoever resigns, until that person comes back", async () => {
    const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben"], { gone: "bot" });
    await places[1]!.ask({ type: "resign" });
    await places[0]!.until(() => places[0]!.table.seats[1]?.isTakenOver === true);
    await playOn([places[0]!], "against the stand-in", 3);
    await guests[1]!.send("DELETE", `api/tables/${id}/seats/1/bot`);
    await places[0]!.until(() => places[0]!.table.seats[1]?.isTakenOver === false);
  });

  test("a match that all agree to end is over, and its seed is out", async () => {
    const { id, places, guests } = await seated(server, "my-farm-shop", ["Ada", "Ben"]);
    await places[0]!.ask({ type: "end" });
    await places[1]!.until(() => places[1]!.table.request !== undefined);
    await places[1]!.ask({ type: "agree", to: "end", yes: true });
    await places[0]!.until(() => places[0]!.table.ending !== undefined);
    expect(places[0]!.table).toMatchObject({ status: "over", ending: { kind: "agreed" } });
    expect(await guests[0]!.get(`api/tables/${id}/file`)).toHaveProperty("deal.seed");
  });

  test("bots fill seats and play by themselves", async () => {
    const { places } = await seated(server, "master-farmer", ["Ada"], {
      seats: 3,
      bots: [null, "greedy", "random"],
    });
    await playOn(places, "with bots");
    expect(places[0]!.table.status).toBe("over");
  });

  test("people talk, and nobody reads whom they muted", async () => {
    const { places, guests, id } = await seated(server, "master-farmer", ["Ada", "Ben"]);
    await places[0]!.ask({ type: "say", text: "  hello\u0007 \u202Eworld " });
    await places[1]!.until(() => places[1]!.said.length === 1);
    expect(places[1]!.said[0]).toMatchObject({ name: "Ada", text: "hello world" });
    await guests[1]!.put(`api/me/mutes/${places[1]!.said[0]?.person}`);
    const again = await guests[1]!.come(id);
    await places[0]!.ask({ type: "say", text: "anybody?" });
    await again.ask({ type: "ping" });
    expect(again.said).toEqual([]);
    expect(await guests[1]!.get(`api/tables/${id}/chat`)).toEqual([]);
  });

  test("who is blocked gets up, and neither sits at, looks on, finds nor speaks at the other's tables", async () => {
    const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Guest.named(server.address, name)));
    const { id, code } = await ada!.lay("master-farmer", 2, { listed: true });
    const me = await bob!.get<{ id: string }>("api/me");
    const place = await bob!.sit(id, 1);
    await ada!.put(`api/me/blocks/${me.id}`);
    await place.until(() => place.closedFor !== undefined);
    expect((await ada!.get<{ seats: object[] }>(`api/tables/${id}`)).seats[1]).not.toHaveProperty("person");
    expect((await bob!.come(id)).closedFor).toBe("blocked");
    await expect(bob!.put(`api/tables/${id}/seats/1`, { numberHash: "" })).rejects.toThrow("403 blocked");
    for (const path of [id, code, `${id}/chat`])
      await expect(bob!.get(`api/tables/${path}`)).rejects.toThrow("403 blocked");
    const inLobby = async (guest: Guest) => (await guest.get<{ id: string }[]>("api/tables")).some((t) => t.id === id);
    expect([await inLobby(ada!), await inLobby(bob!)]).toEqual([true, false]);
    expect(await ada!.get("api/me/blocks")).toEqual([{ id: me.id, name: "Bob" }]);
    await ada!.send("DELETE", `api/me/blocks/${me.id}`);
    await bob!.sit(id, 1);
  });

  test("nobody sits down with somebody they have blocked, nor is invited to another game by one", async () => {
    const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Bob"]);
    const [ada, bob] = guests;
    const me = await ada!.get<{ id: string }>("api/me");
    await bob!.put(`api/me/blocks/${me.id}`);
    // Their match goes on; but Bob, who did not lay the table, only reads her words no more.
    expect(await places[0]!.ask({ type: "say", text: "why?" })).toBeUndefined();
    await playOn(places, "to its end");
    expect(await bob!.get(`api/tables/${id}/chat`)).toEqual([]);
    const next = await ada!.post<{ id: string }>(`api/tables/${id}/rematch`);
    const { seats } = await ada!.get<{ seats: { person?: string }[] }>(`api/tables/${next.id}`);
    expect(seats.map(({ person }) => person)).toEqual([undefined, me.id]);
    await expect(bob!.put(`api/tables/${next.id}/seats/0`, { numberHash: "" })).rejects.toThrow("403 blocked");
    const own = await bob!.lay("master-farmer", 2);
    expect((await ada!.come(own.id)).closedFor).toBe("blocked");
  });

  test("at the table of somebody who has blocked them people say nothing, nor without a name", async () => {
    const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Bob"]);
    await guests[0]!.put(`api/me/blocks/${(await guests[1]!.get<{ id: string }>("api/me")).id}`);
    expect(await places[1]!.ask({ type: "say", text: "hello?" })).toBe("blocked");
    const stranger = await Guest.stranger(server.address).come(id);
    expect(await stranger.ask({ type: "say", text: "hello?" })).toBe("not-seated");
  });

  test("where nobody may look on, those who waited at the open table go when the match begins", async () => {
    const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Guest.named(server.address, name)));
    const { id } = await ada!.lay("master-farmer", 2, { spectators: "none", bots: [null, "random"] });
    await ada!.sit(id, 0);
    const place = await bob!.come(id);
    expect(place.closedFor).toBeUndefined();
    await ada!.post(`api/tables/${id}/start`);
    await place.until(() => place.closedFor !== undefined);
    expect(place.following.view).toBeUndefined();
  });

  test("a number that was sent for a deal that was given up is in no other deal", async () => {
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => Guest.named(server.address, name)));
    const { id } = await ada!.lay("formidable-farm", 2);
    const hashOf = (place: Place, seat: Seat) => place.table.seats[seat]?.numberHash;
    const place = await ada!.sit(id, 0);
    // Whose page is closed sends no number: the host gives up waiting.
    await ben!.put(`api/tables/${id}/seats/1`, { numberHash: hashOfNumber(id, 1, "b".repeat(32)) });
    await ada!.post(`api/tables/${id}/start`);
    await place.until(() => place.table.status === "dealing");
    const sent = hashOf(place, 0);
    await expect.poll(async () => (await server.store.tables.find(id))?.seats[0]?.number).not.toBe("");
    expect((await ada!.send("DELETE", `api/tables/${id}/start`)).status).toBe(204);
    await expect(ada!.post(`api/tables/${id}/start`)).rejects.toThrow("409 number-known");
    const again = await ada!.sit(id, 0);
    const other = await ben!.sit(id, 1);
    await ada!.post(`api/tables/${id}/start`);
    await other.until(() => other.table.status === "playing");
    expect(again.table.pledge?.numberHashes).not.toContain(sent);
    expect(again.table.pledge?.numberHashes).not.toContain(null);
  });

  test("an address that can name nothing is asked of no store", async () => {
    const ada = await Guest.named(server.address, "Ada");
    for (const path of ["api/tables/%00", "api/tables/%00/chat", `api/tables/${"x".repeat(90)}`])
      await expect(ada.get(path)).rejects.toThrow("404 not-found");
    expect((await ada.come("%00")).closedFor).toBe("gone");
    expect((await ada.send("PUT", "api/me/blocks/%00")).status).toBe(404);
  });

  test("a rematch has the same people, one seat further", async () => {
    const { id, places, guests } = await seated(server, "master-farmer", ["Ada", "Ben"]);
    await playOn(places, "first of two");
    const next = await guests[0]!.post<{ id: string }>(`api/tables/${id}/rematch`);
    const { seats } = await guests[0]!.get<{ seats: { name: string }[] }>(`api/tables/${next.id}`);
    expect(seats.map(({ name }) => name)).toEqual(["Ben", "Ada"]);
  });

  test("a recovery code brings a person back on another device", async () => {
    const ada = await Guest.named(server.address, "Ada");
    const { code } = await ada.post<{ code: string }>("api/me/code");
    const phone = Guest.stranger(server.address);
    await phone.post("api/sessions", { code: code.toLowerCase().replaceAll("-", " ") });
    expect(await phone.get("api/me")).toMatchObject({ name: "Ada", hasCode: true });
    await expect(Guest.stranger(server.address).post("api/sessions", { code: "AAAAA" })).rejects.toThrow("bad-code");
  });
});
