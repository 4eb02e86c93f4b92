import { games } from "../../games/index.ts";
import type { Seat } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import { type Entry, type MatchFile, type Player, Refused } from "../../table/match-file.ts";
import type { Message } from "../../table/messages.ts";

/** A match from a device, and who goes on with it here. */
export interface Brought {
  readonly file: unknown;
  readonly players: readonly Player[] | undefined;
  readonly seed: string;
}

/** The match as it goes on, its header apart from its log; or why it cannot. */
export type Replayed =
  | {
      readonly header: Omit<MatchFile, "log">;
      readonly log: readonly Entry[];
      /** The match as it was brought, with nothing in it that was not read: what is kept until it goes on. */
      readonly kept: string;
      /** Whom it waits for. */
      readonly asked: readonly Seat[];
      readonly reason?: undefined;
    }
  | { readonly reason: Message };

/** Plays a foreign match through from its setup, every line checked; what is still to come is dealt anew. */
export default async function replay({ file, players, seed }: Brought): Promise<Replayed> {
  const { game: id, start } = (file ?? {}) as Partial<MatchFile>;
  const load = typeof id === "string" && Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) return { reason: { id: "file-not-match" } };
  // A position that somebody made up is no match that was played.
  if (start !== undefined) return { reason: { id: "online.reason.bad-file" } };
  const { game } = await load();
  try {
    const match = Match.open(game, file);
    if (match.isOver) return { reason: { id: "over" } };
    const { log, ...header } = match.handedOver(seed, players ?? match.players).wholeFile();
    return { header, log, asked: match.actors(), kept: JSON.stringify(match.wholeFile()) };
  } catch (error) {
    return { reason: error instanceof Refused ? error.reason : { id: "file-not-match" } };
  }
}
