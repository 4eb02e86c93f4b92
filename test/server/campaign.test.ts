import { afterAll, beforeAll, expect, test } from "vitest";
import { findBot } from "../../src/bots/index.ts";
import { Guest } from "../../src/cli/bench/guest.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { games } from "../../src/games/index.ts";
import type { Server } from "../../src/server/server.ts";
import { Campaign } from "../../src/table/campaign.ts";
import { Match } from "../../src/table/match.ts";
import type { MatchFile } from "../../src/table/match-file.ts";
import type { Options } from "../../src/table/options.ts";
import { STORES, type TestStore } from "./database.ts";
import { playOn, serving } from "./serving.ts";

let store: TestStore;
let server: Server;

beforeAll(async () => {
  store = await STORES.SQLite();
  server = await serving(store.at);
});

afterAll(async () => {
  await server.close();
  await store.remove();
});

test("AG-264 a game of a campaign goes on at a table online, and its file is taken into the campaign", async () => {
  const module = await games.agricola!();
  const campaign = Campaign.begin(module, { seats: 2 });
  const random = { id: "random", bot: findBot("random")! };
  const { options } = campaign.beginning();
  const luck = { deal: "first game", bots: "first game" };
  campaign.add((await playMatch(module, 2, options as Options, [random, random], luck)).match);
  campaign.keep(campaign.standing.choice!.map(({ from }) => from[0] ?? null));

  const home = Match.begin(module.game, { ...campaign.beginning(), seed: "5".repeat(32) });
  const [ada, ben] = [await Guest.named(server.address, "Ada"), await Guest.named(server.address, "Ben")];
  const laid = await ada.post<{ id: string }>("api/tables", {
    pace: { kind: "free" },
    spectators: "live",
    listed: false,
    gone: "bot",
    options: home.options,
    game: "agricola",
    seats: 2,
    bots: [],
    file: home.wholeFile(),
  });
  const places = [await ada.sit(laid.id, 0), await ben.sit(laid.id, 1)];
  await ada.post(`api/tables/${laid.id}/start`);
  for (const place of places) await place.until(() => place.table.status === "playing");
  await playOn(places, "online");
  const file = await ada.get<MatchFile>(`api/tables/${laid.id}/file`);
  campaign.add(Match.open(module.game, file));
  expect(campaign.standing.games).toHaveLength(2);
  expect(campaign.standing.games[1]?.kept.flat()).not.toEqual([]);
});
