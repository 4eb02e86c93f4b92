import type { Game, Seat, Viewer } from "../../../table/game.ts";
import type { Lesson } from "../../../table/lesson.ts";
import { Match } from "../../../table/match.ts";
import { Refused } from "../../../table/match-file.ts";
import type { GameModule } from "../../../table/module.ts";
import { type Kept, keep, keptMatch, type Origin } from "../../storage/matches.ts";
import { entryOf } from "../desk.ts";
import { freshId } from "../fresh.ts";
import { here } from "./here.ts";
import { moduleOf } from "./modules.ts";

interface Stored {
  readonly module: GameModule;
  readonly match: Match;
  readonly version: number;
  readonly origin: Origin;
  readonly lesson: Lesson | undefined;
}

/** A match of this device as it was written. */
export async function stored(id: string): Promise<Stored> {
  const found = await keptMatch(id);
  if (found === undefined) throw new Refused({ id: "match-gone" });
  const module = await moduleOf(found.file.game);
  const lesson = found.isLesson === true ? await module.lesson?.() : undefined;
  const { file: _, orders: __, id: ___, version = 0, ...origin } = found;
  return { module, match: restored(module.game, found), version, origin, lesson };
}

/** A match as it was kept; one that does not fit the rules is refused as broken. */
export function restored(game: Game, { file, orders }: Kept): Match {
  try {
    const match = Match.open(game, file);
    match.advance();
    for (const [seat, order] of orders.entries()) if (order !== undefined) match.setOrder(seat, order);
    return match;
  } catch (error) {
    if (error instanceof Refused) throw error;
    console.error(error);
    throw new Refused({ id: "match-broken" });
  }
}

/** Writes a match that is new on this device; gives the name it is kept by. */
export async function kept(match: Match, origin: Origin = {}, lesson?: Lesson): Promise<string> {
  const id = freshId();
  await keep(...entryOf(id, match, origin, lesson), 0);
  return id;
}

/** A match of this device, or the one that is open or looked at. */
export async function matchOf(id: string): Promise<Match> {
  if (here.session?.id === id && here.session.match !== undefined) return here.session.match;
  return (here.shown?.id === id ? here.shown.match : undefined) ?? (await stored(id)).match;
}

/** Whose eyes may look at a match: everyone's once it is over, the only person's before. */
export function viewerOf(id: string, match: Match, players = match.players): Viewer {
  if (here.session?.id === id) return here.session.viewer;
  const people = players.map((_, seat) => seat).filter((seat) => players[seat]?.bot === undefined);
  return match.isOver || people.length !== 1 ? "spectator" : (people[0] as Seat);
}
