import { Guest, type Place } from "../../src/cli/bench/guest.ts";
import { games } from "../../src/games/index.ts";
import { type Server, serve } from "../../src/server/server.ts";
import { DEFAULTS, type Settings } from "../../src/server/settings.ts";
import { openStore } from "../../src/server/store/open-store.ts";
import type { StoreAt } from "../../src/server/store/store-at.ts";
import type { Move, Seat } from "../../src/table/game.ts";
import { fastRandom, pick, type Random } from "../../src/table/random.ts";

/** A server for a test, on a free port. */
export const serving = (store: StoreAt, more: Partial<Settings> = {}, open = openStore): Promise<Server> =>
  serve(
    {
      ...DEFAULTS,
      host: "127.0.0.1",
      port: 0,
      page: undefined,
      store,
      logLevel: "silent",
      botPause: 0,
      botTime: 100,
      noticePause: 0,
      limits: { requests: 100_000, tables: 1000, messages: 100_000, burst: 100_000, sockets: 10_000 },
      ...more,
    },
    open,
  );

/** People who sit at one table that has begun. */
export async function seated(
  server: Pick<Server, "address">,
  game: string,
  names: readonly string[],
  more = {},
): Promise<Sitting> {
  const guests = await Promise.all(names.map((name) => Guest.named(server.address, name)));
  const [host] = guests;
  const { id } = await host!.lay(game, names.length, more);
  const places: Place[] = [];
  for (const [seat, guest] of guests.entries()) places.push(await guest.sit(id, seat));
  await host!.post(`api/tables/${id}/start`);
  for (const place of places)
    await place.until(() => place.table.status !== "open" && place.table.status !== "dealing");
  return { id, guests, places };
}

export interface Sitting {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly places: readonly Place[];
}

/** A move that the seat's own view offers, as the page would find it. */
export async function anyMove(place: Place, random: Random): Promise<Move> {
  const { game } = await games[place.table.agreed.game]!();
  return pick(game.moves(place.following.view!, place.following.viewer as Seat), random);
}

/** Lets everybody play random moves until the match is over, or so many were made. */
export async function playOn(places: readonly Place[], seed: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  const random = fastRandom(seed);
  let made = 0;
  while (made < most) {
    const place = places.find((one) => one.isAsked);
    if (place === undefined) {
      if (places[0]?.table.status === "over") return made;
      await Promise.race(places.map((one) => one.until(() => one.isAsked || one.table.status === "over")));
      continue;
    }
    const lines = place.following.log.length;
    const reason = await place.play(await anyMove(place, random));
    if (reason === "too-fast") {
      await new Promise((done) => setTimeout(done, 500));
      continue;
    }
    if (reason !== undefined) throw new Error(`a listed move was refused: ${reason}`);
    made++;
    for (const other of places)
      await other.until(() => other.following.log.length > lines || other.table.status === "over");
  }
  return made;
}
