import { isCampaign, MOST_OF_CAMPAIGN, parseCampaign } from "../../../table/campaign-file.ts";
import type { Game, Seat } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { type MatchFile, type Player, parseMatch, Refused } from "../../../table/match-file.ts";
import { fastRandom } from "../../../table/random.ts";
import { tellTabs } from "../../platform/tabs.ts";
import { forget, keptMatch } from "../../storage/matches.ts";
import { freshNumber } from "../fresh.ts";
import type { Problem } from "../scene.ts";
import { campaigns } from "./campaigns.ts";
import { atServer, here, leave } from "./here.ts";
import { moduleOf } from "./modules.ts";
import { problemOf } from "./problems.ts";
import { kept, matchOf, viewerOf } from "./stored.ts";

/** Who takes the seats of people that are not here. */
const STAND_IN = "club";

/** Matches as files, and their end. */
export const filesHost = {
  /**
   * The address of a file with a match of this device: what whoever looks at it has seen, or, for whoever runs it, all
   * of it. What it holds never passes through the page.
   */
  async exportFile(id: string, what: "seen" | "whole"): Promise<string | Problem> {
    try {
      return addressOf(await fileOf(id, what));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** A finished match of this device as text, for a link. */
  async finishedText(id: string): Promise<string | Problem> {
    try {
      const match = await matchOf(id);
      if (!match.isOver) throw new Refused({ id: "link-unfinished" });
      return JSON.stringify(match.toFile("spectator"));
    } catch (error) {
      return problemOf(error);
    }
  },

  /**
   * Reads a file somebody chose, a match or a campaign, and says where it is found in the page; a broken one changes
   * nothing. An unfinished match is dealt anew from there on.
   */
  async importFile(file: Blob): Promise<string | Problem> {
    try {
      if (file.size > 4 * MOST_OF_CAMPAIGN.characters) throw new Refused({ id: "file-too-large" });
      const text = await file.text();
      const given = parseCampaign(text);
      if (isCampaign(given)) return `/campaign/${await (await campaigns()).keepFrom(given)}`;
      return `/match/${await kept(await readMatch(text))}`;
    } catch (error) {
      return problemOf(error);
    }
  },

  async remove(id: string): Promise<void> {
    if (here.session?.id === id) leave();
    await forget(id);
    tellTabs({ id, version: undefined });
  },
};

async function fileOf(id: string, what: "seen" | "whole"): Promise<string> {
  const table = atServer();
  if (table?.id === id) return table.file();
  const match = await matchOf(id);
  if (what === "whole") return JSON.stringify(match.wholeFile());
  return JSON.stringify(match.toFile(viewerOf(id, match, (await keptMatch(id))?.seating)));
}

/** The address of a file with this text, for a while. */
export function addressOf(text: string): string {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return address;
}

/** A match from outside. Whoever sent it may know its seed: what is still to come is dealt anew. */
export async function readMatch(text: string): Promise<Match> {
  const given = parseMatch(text) as Partial<MatchFile> | null;
  const name = given?.game;
  if (typeof name !== "string") throw new Refused({ id: "file-not-match" });
  const { game } = await moduleOf(name);
  try {
    if (given?.as !== undefined) return goingOnFrom(game, given);
    const match = Match.open(game, given);
    return match.isOver ? match : match.dealtAnew(freshNumber());
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ id: "file-not-match" });
  }
}

/** What one seat had seen goes on from there: with what could lie behind it, and with bots in the seats of the others. */
function goingOnFrom(game: Game, given: Partial<MatchFile>): Match {
  const seed = freshNumber();
  const others = (player: Player, seat: Seat): Player => (seat === given.as ? player : { bot: STAND_IN, ...player });
  const players = Array.isArray(given.players) ? given.players.map(others) : [];
  return Match.imagined(game, given, { seed, random: fastRandom(seed), players });
}
