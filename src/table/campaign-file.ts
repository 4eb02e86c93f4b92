import type { Game } from "./game.ts";
import { isRecord } from "./json.ts";
import { isPlayers, isSeatCount, type MatchFile, optionsFor, type Player, Refused } from "./match-file.ts";
import { quoted } from "./messages.ts";
import type { Options } from "./options.ts";

/** A campaign as one JSON file: its games are matches, each of which replays alone; all else follows from them. */
export interface CampaignFile {
  /** The version of this format. */
  readonly campaign: 1;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly games: readonly CampaignGame[];
}

export interface CampaignGame {
  /** A match that is over. */
  readonly match: MatchFile;
  /** By seat: what was chosen to be kept after it. */
  readonly kept?: readonly (string | null)[];
}

/** How much a campaign may hold. */
export const MOST_OF_CAMPAIGN = {
  /** Characters of its text. */
  characters: 40_000_000,
  games: 200,
} as const;

/** Reads the text of a campaign file; throws `Refused` with the reason. */
export function parseCampaign(text: string): unknown {
  if (text.length > MOST_OF_CAMPAIGN.characters) throw new Refused({ id: "file-too-large" });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ id: "file-not-json" });
  }
}

/** Whether this looks like a campaign, whatever is in it. */
export const isCampaign = (given: unknown): given is { readonly [field: string]: unknown } =>
  isRecord(given) && given.campaign !== undefined;

/** Checks all of a campaign file but its games, which are matches to be replayed. */
export function checkCampaign(game: Game, free: readonly string[], given: unknown): CampaignFile {
  if (!isCampaign(given)) throw new Refused({ id: "campaign-not" });
  if (given.campaign !== 1) throw new Refused({ id: "file-version" });
  if (given.game !== game.id) throw new Refused({ id: "file-game", game: quoted(String(given.game)) });
  const { seats, players, games } = given;
  if (!isSeatCount(game, seats)) throw new Refused({ id: "file-seats", min: game.seats.min, max: game.seats.max });
  if (!isPlayers(players, seats)) throw new Refused({ id: "file-field", field: quoted("players") });
  const options = optionsFor(game, seats, given.options);
  const taken = free.find((name) => isRecord(given.options) && Object.hasOwn(given.options, name));
  if (taken !== undefined) throw new Refused({ id: "campaign-option", field: quoted(taken) });
  if (!Array.isArray(games) || !games.every(isGame)) throw new Refused({ id: "file-field", field: quoted("games") });
  if (games.length > MOST_OF_CAMPAIGN.games) throw new Refused({ id: "campaign-too-long", n: MOST_OF_CAMPAIGN.games });
  const chosen = Object.fromEntries(Object.entries(options).filter(([name]) => !free.includes(name)));
  return { campaign: 1, game: game.id, seats, options: chosen, players: players as readonly Player[], games };
}

function isGame(given: unknown): given is CampaignGame {
  if (!isRecord(given) || !isRecord(given.match)) return false;
  const { kept } = given;
  return kept === undefined || (Array.isArray(kept) && kept.every((one) => one === null || typeof one === "string"));
}
