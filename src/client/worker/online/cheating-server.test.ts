import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { games } from "../../../games/index.ts";
import type { ServerMessage } from "../../../protocol/messages.ts";
import type { Agreed, TableInfo } from "../../../protocol/table-info.ts";
import { hashOfNumber, pledge, revealed, type Terms } from "../../../table/commitment.ts";
import type { Viewer } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { type MatchFile, optionsFor, savePosition } from "../../../table/match-file.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import type { Calls } from "../../online/calls.ts";
import type { Promised } from "../../storage/promises.ts";
import { freshNumber } from "../fresh.ts";
import type { Scene } from "../scene.ts";
import { OnlineSession } from "./online-session.ts";
import { sitDown } from "./own-deal.ts";
import type { TableNews } from "./table-news.ts";

const kept = vi.hoisted(() => new Map<string, Promised>());
vi.mock("../../storage/promises.ts", () => ({
  promisedFor: async (table: string) => kept.get(table),
  allPromised: async () => [...kept.values()],
  keepPromise: async (promised: Promised, before: Promised | undefined) => {
    const there = kept.get(promised.table);
    const isAsBefore = there?.number === before?.number && there?.noted === before?.noted;
    if (isAsBefore) kept.set(promised.table, promised);
    return isAsBefore;
  },
}));

const { game, ...module } = await games["formidable-farm"]!();
const OPTIONS = optionsFor(game, 2, {});
const HOST_NUMBER = "a".repeat(32);

/** A server whose host wants good cards. It knows the host's number, and does what a test tells it to. */
class CheatingServer {
  readonly id: string;
  readonly sockets = new Set<FakeSocket>();
  /** Numbers that somebody's page has sent, in order. */
  readonly numbers: string[] = [];
  status: TableInfo["status"] = "open";
  pledge: TableInfo["pledge"];
  agreed = { game: game.id, seats: 2, options: OPTIONS, gone: "bot", spectators: "none" } as unknown as Agreed;
  viewer: Viewer = 0;
  victimHash = "";
  hostHash: string;
  match: Match | undefined;
  file: MatchFile | undefined;
  ending: TableInfo["ending"];
  seed = "";

  constructor(id = "t") {
    this.id = id;
    this.hostHash = hashOfNumber(id, 1, HOST_NUMBER);
  }

  readonly calls = {
    socketOf: () => this.id,
    put: async (_: string, { numberHash }: { numberHash: string }) => {
      this.victimHash = numberHash;
    },
    get: async (path: string) => {
      if (path.endsWith("/chat")) return [];
      if (path.endsWith("/file")) return this.file ?? this.match?.wholeFile();
      return { lines: this.match?.log.length ?? 0, before: this.#view(), steps: [] };
    },
  } as unknown as Calls;

  table(): TableInfo {
    const seats = [
      { seat: 0, person: "victim", name: "Vic", isHere: true, isTakenOver: false, numberHash: this.victimHash },
      { seat: 1, person: "host", name: "Hal", isHere: true, isTakenOver: false, numberHash: this.hostHash },
    ];
    return {
      ...{ id: this.id, code: "", host: "host", agreed: this.agreed, status: this.status, seats, asked: [] },
      ...{ spectators: 0, now: 0 },
      ...(this.pledge === undefined ? {} : { pledge: this.pledge }),
      ...(this.ending === undefined ? {} : { ending: this.ending }),
    };
  }

  terms(more: Partial<Terms> = {}): Terms {
    const { rulesVersion } = game;
    const players = [{ name: "Vic" }, { name: "Hal" }];
    return { match: this.id, game: game.id, rulesVersion, seats: 2, options: OPTIONS, players, ...more };
  }

  /** Pledges a deal; each time another one. */
  promise(more: Partial<Terms> = {}, hashes: readonly (string | null)[] = [this.victimHash, this.hostHash]): void {
    this.status = "dealing";
    this.seed = freshNumber();
    const terms = this.terms(more);
    this.pledge = { ...pledge(terms, this.seed, hashes), terms };
  }

  /** Deals from what was pledged, as it should be, and plays some moves. */
  begin(moves = 4): void {
    const { terms, ...promised } = this.pledge as NonNullable<TableInfo["pledge"]>;
    const deal = revealed(terms, promised, this.seed, [this.numbers.at(-1) ?? null, HOST_NUMBER]);
    this.match = Match.begin(game, { ...terms, deal: deal! });
    this.status = "playing";
    this.play(moves);
  }

  play(moves: number): void {
    const match = this.match!;
    const random = fastRandom("moves");
    for (let i = 0; i < moves; i++)
      match.submit(match.actors()[0]!, pick(match.offer(match.actors()[0]!).moves, random));
  }

  /** The match is over; its file is open now. */
  end(): void {
    this.match!.abort();
    this.status = "over";
    this.ending = { kind: "agreed" };
  }

  tell(): Promise<void> {
    for (const socket of this.sockets) socket.send2(this.#welcome());
    return settled();
  }

  #welcome(): ServerMessage {
    const log = this.match?.logSeen(this.viewer) ?? [];
    const table = this.table();
    return { type: "welcome", protocol: 1, table, viewer: this.viewer, from: 0, log, made: 0, view: this.#view() };
  }

  #view(): unknown {
    return this.match === undefined ? null : savePosition(this.match.view(this.viewer));
  }
}

const servers = new Map<string, CheatingServer>();

/** A browser's end of a socket to one of these servers. */
class FakeSocket {
  readonly #server: CheatingServer;
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(address: string) {
    this.#server = servers.get(address) as CheatingServer;
    this.#server.sockets.add(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const { type, id, number } = JSON.parse(text) as { type: string; id: string; number: string };
    if (type === "number") this.#server.numbers.push(number);
    if (type !== "hello") this.send2({ type: "done", id });
    else void this.#server.tell();
  }

  send2(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.#server.sockets.delete(this);
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The page of the person on seat 1, and what it says. */
class Victim {
  readonly session: OnlineSession;
  news: TableNews | undefined;
  scene: Scene | undefined;

  constructor(server: CheatingServer) {
    servers.set(server.id, server);
    this.session = new OnlineSession(
      server.id,
      server.calls,
      async () => ({ game, ...module }),
      (news) => {
        if ("said" in news) this.news = news;
        else if ("view" in news) this.scene = news;
      },
    );
    pages.push(this);
  }

  get objection(): string | undefined {
    return this.news?.deal.objection?.id;
  }

  get proof(): string | undefined {
    return this.scene?.deal.proof;
  }
}

const pages: Victim[] = [];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  for (const { session } of pages.splice(0)) session.close();
  vi.unstubAllGlobals();
});

/** Somebody sits at an open table of this server. */
async function sits(server: CheatingServer): Promise<Victim> {
  servers.set(server.id, server);
  await sitDown(server.calls, server.id, 0);
  const victim = new Victim(server);
  await settled();
  await server.tell();
  return victim;
}

/** And has sent a number for the first deal that was pledged. */
async function hasSent(server: CheatingServer): Promise<Victim> {
  const victim = await sits(server);
  server.promise();
  await server.tell();
  expect(server.numbers).toHaveLength(1);
  return victim;
}

test("an honest deal is verified, without a word against it", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.begin();
  await server.tell();
  expect(victim.objection).toBeUndefined();
  server.end();
  await server.tell();
  expect([victim.proof, victim.objection, victim.news?.deal.givenUp]).toEqual(["verified", undefined, 0]);
});

/** What a server may try before it has our number: it does not get it, and the person reads why. */
const BEFORE: { readonly [cheat: string]: readonly [(server: CheatingServer) => void, string] } = {
  "leaves our number out": [(server) => server.promise({}, [null, server.hostHash]), "deal-not-mine"],
  "puts a number of its own in place of ours": [
    (server) => server.promise({}, [hashOfNumber("t", 0, HOST_NUMBER), server.hostHash]),
    "deal-not-mine",
  ],
  "puts another number in place of a friend's": [
    (server) => server.promise({}, [server.victimHash, hashOfNumber("t", 1, "b".repeat(32))]),
    "deal-other-numbers",
  ],
  "leaves a friend's number out": [(server) => server.promise({}, [server.victimHash, null]), "deal-other-numbers"],
  "pledges for another match": [(server) => server.promise({ match: "other" }), "deal-other-terms"],
  "pledges for other options": [(server) => server.promise({ options: { ...OPTIONS, any: true } }), "deal-other-terms"],
  "changes the options at the table as well": [
    (server) => {
      server.agreed = { ...server.agreed, options: { ...OPTIONS, any: true } };
      server.promise({ options: server.agreed.options });
    },
    "deal-other-terms",
  ],
  "pledges for other people": [
    (server) => server.promise({ players: [{ name: "Vic" }, { name: "Eve" }] }),
    "deal-other-terms",
  ],
  "pledges for the seats the other way round": [
    (server) => server.promise({ players: [{ name: "Hal" }, { name: "Vic" }] }),
    "deal-other-terms",
  ],
  "tells terms that the commitment does not bind": [
    (server) => {
      server.promise({ options: { any: true } });
      server.pledge = { ...server.pledge!, terms: server.terms() };
    },
    "deal-other-terms",
  ],
};

for (const [cheat, [does, says]] of Object.entries(BEFORE))
  test(`a server that ${cheat} gets no number`, async () => {
    const server = new CheatingServer();
    const victim = await sits(server);
    does(server);
    await server.tell();
    expect(server.numbers).toEqual([]);
    expect(victim.objection).toBe(says);
  });

test("a server that changes the options while the table is open is told of at once", async () => {
  const server = new CheatingServer();
  const victim = await sits(server);
  server.agreed = { ...server.agreed, options: { ...OPTIONS, any: true } };
  await server.tell();
  expect(victim.objection).toBe("deal-other-terms");
});

test("a server that says our number is on another device has that said of it, and gets none", async () => {
  const server = new CheatingServer();
  const victim = await sits(server);
  server.victimHash = hashOfNumber("t", 0, HOST_NUMBER);
  server.promise();
  await server.tell();
  expect([server.numbers, victim.news?.deal.isElsewhere]).toEqual([[], true]);
  server.numbers.push(HOST_NUMBER);
  server.begin();
  await server.tell();
  expect(victim.news?.deal.isElsewhere).toBe(true);
});

/** What a server may try with a number that it has: it goes with no other deal. */
const AGAIN: { readonly [way: string]: (server: CheatingServer) => Promise<Victim | undefined> } = {
  "at once": async () => undefined,
  "after a reload": async (server) => new Victim(server),
  "in a second tab": async (server) => new Victim(server),
  "after the connection broke": async (server) => {
    for (const socket of [...server.sockets]) socket.onclose();
    await settled();
    await settled();
    return undefined;
  },
};

for (const [way, comes] of Object.entries(AGAIN))
  test(`a server that pledges again ${way} does not get the number for it`, async () => {
    const server = new CheatingServer();
    const first = await hasSent(server);
    if (way === "after a reload") first.session.close();
    server.promise();
    const victim = (await comes(server)) ?? first;
    await server.tell();
    await server.tell();
    expect(new Set(server.numbers).size).toBe(1);
    expect(server.numbers).toHaveLength(1);
    expect(victim.objection).toBe("deal-second");
    // What was promised first still counts, and the number for it is known anyway.
    server.begin();
    await server.tell();
    expect(victim.objection).toBe("proof.other-commitment");
    server.end();
    await server.tell();
    expect(victim.proof).toBe("other-commitment");
  });

test("two tabs that are told of two deals answer one of them", async () => {
  const server = new CheatingServer();
  await sits(server);
  new Victim(server);
  await settled();
  const [one, two] = [...server.sockets];
  server.promise();
  server.sockets.delete(two!);
  void server.tell();
  server.promise();
  server.sockets.add(two!).delete(one!);
  await server.tell();
  await settled();
  expect(server.numbers).toHaveLength(1);
});

test("a server that goes back to the seats gets another number, after the person has read why and said yes", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.status = "open";
  const before = server.victimHash;
  await server.tell();
  expect(server.victimHash).not.toBe(before);
  server.promise();
  await server.tell();
  expect(server.numbers).toHaveLength(1);
  expect(victim.news?.deal).toMatchObject({ isHeld: true, givenUp: 1 });
  await victim.session.dealAgain();
  await settled();
  expect(new Set(server.numbers).size).toBe(2);
  server.begin();
  await server.tell();
  expect(victim.objection).toBeUndefined();
  server.end();
  await server.tell();
  expect([victim.proof, victim.news?.deal.givenUp]).toEqual(["dealt-again", 1]);
});

test("a yes counts for one deal: a third one is asked for again", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  for (const times of [1, 2]) {
    server.status = "open";
    await server.tell();
    server.promise();
    await server.tell();
    expect(victim.news?.deal).toMatchObject({ isHeld: true, givenUp: times });
    await victim.session.dealAgain();
    await settled();
    expect(new Set(server.numbers).size).toBe(times + 1);
  }
});

test("a server that goes back and brings an old commitment gets nothing", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  const old = server.pledge;
  server.status = "open";
  await server.tell();
  server.status = "dealing";
  server.pledge = old;
  await server.tell();
  expect([server.numbers.length, victim.objection]).toEqual([1, "deal-not-mine"]);
});

test("a server that says we have left, and deals without us, is told of", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.viewer = "spectator";
  server.promise({}, [null, server.hostHash]);
  await server.tell();
  expect(victim.objection).toBe("deal-unseated");
});

test("a server that keeps its pledge to itself gets no number, and begins under an objection", async () => {
  const server = new CheatingServer();
  const victim = await sits(server);
  server.promise();
  const held = server.pledge;
  server.pledge = undefined;
  await server.tell();
  expect(server.numbers).toEqual([]);
  server.pledge = held;
  server.numbers.push(HOST_NUMBER);
  const deal = { ...pledge(server.terms(), server.seed, [null, server.hostHash]), terms: server.terms() };
  server.match = Match.begin(game, {
    ...server.terms(),
    deal: revealed(server.terms(), deal, server.seed, [null, HOST_NUMBER])!,
  });
  server.status = "playing";
  await server.tell();
  expect(victim.objection).toBe("deal-not-mine");
});

test("a server that begins with a deal it told to somebody else is told of", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.promise();
  server.begin();
  await server.tell();
  expect(victim.objection).toBe("proof.other-commitment");
});

test("a server that keeps the file to itself has proved nothing", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.begin();
  await server.tell();
  server.calls.get = () => Promise.reject(new Error());
  server.end();
  await server.tell();
  expect(victim.proof).toBe("sealed");
});

test("a server that publishes the file of another deal is told of", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.begin();
  await server.tell();
  server.end();
  const promised = server.pledge;
  server.promise();
  const { match } = server;
  server.begin();
  server.end();
  server.file = server.match!.wholeFile();
  Object.assign(server, { match, pledge: promised });
  await server.tell();
  expect(victim.proof).toBe("other-commitment");
});

test("a server that shows other cards than it dealt is told of when the match is over", async () => {
  const server = new CheatingServer();
  const victim = await hasSent(server);
  server.begin();
  const { match: real, pledge: promised, numbers } = server;
  const mine = numbers.at(-1);
  // What is played in truth comes from a deal that nobody has promised.
  server.promise();
  server.begin();
  Object.assign(server, { pledge: promised });
  await server.tell();
  expect([mine, victim.objection]).toEqual([numbers.at(-1), undefined]);
  server.match = real;
  server.end();
  await server.tell();
  expect([victim.proof, victim.objection]).toEqual(["other-story", "deal-other-story"]);
});

test("a server that ends matches early and deals at another table has that said before and after", async () => {
  const first = new CheatingServer();
  await hasSent(first);
  first.begin();
  await first.tell();
  first.end();
  await first.tell();
  const next = new CheatingServer("next");
  const victim = await sits(next);
  expect(victim.news?.deal.givenUp).toBe(1);
  next.promise();
  await next.tell();
  expect(next.numbers).toHaveLength(1);
  next.begin();
  await next.tell();
  next.end();
  await next.tell();
  expect([victim.proof, victim.news?.deal.givenUp]).toEqual(["dealt-again", 1]);
});
