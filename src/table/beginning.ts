import { type Deal, dealtAlone, isMatchId, isSeed, isSound, type Terms } from "./commitment.ts";
import type { Game } from "./game.ts";
import type { Header } from "./ledger.ts";
import { isPlayers, isSeatCount, optionsFor, type Player, Refused } from "./match-file.ts";
import { quoted } from "./messages.ts";
import { sha256 } from "./sha256.ts";

/** How a new match begins; without seed and deal, chance is dealt by hand. */
export interface Beginning {
  readonly seats: number;
  /** Checked and filled with defaults. */
  readonly options?: unknown;
  readonly players?: readonly Player[];
  /** The id of the match, of up to 40 letters, digits and hyphens. */
  readonly match?: string;
  /** A seed that somebody chose, of 32 hexadecimal digits; it deals the same at every table. */
  readonly seed?: string;
  /** A deal that was agreed on for these terms. */
  readonly deal?: Deal;
}

/** What a new match is dealt for; throws `Refused` for seats, options or players that cannot be. */
export function termsOf(game: Game, beginning: Beginning & { readonly match: string }): Terms {
  const { seats, match } = beginning;
  if (!isSeatCount(game, seats)) throw new Refused({ id: "file-seats", min: game.seats.min, max: game.seats.max });
  if (!isMatchId(match)) throw new Refused({ id: "file-field", field: quoted("match") });
  const players = (beginning.players ?? new Array<Player>(seats).fill({})).map(({ name, bot }) => ({
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
  }));
  if (!isPlayers(players, seats)) throw new Refused({ id: "file-field", field: quoted("players") });
  const options = optionsFor(game, seats, beginning.options ?? {});
  return { match, game: game.id, rulesVersion: game.rulesVersion, seats, options, players };
}

/** The header of a new match; throws `Refused` for what cannot be. */
export function headerOf(game: Game, beginning: Beginning): Header {
  const { seed, deal } = beginning;
  if (seed === undefined && deal === undefined) {
    const { match: _, ...terms } = termsOf(game, { ...beginning, match: beginning.match ?? "by-hand" });
    return { furrow: 1, ...(beginning.match !== undefined && { match: beginning.match }), ...terms };
  }
  const terms = termsOf(game, { ...beginning, match: beginning.match ?? idFrom(seed ?? "") });
  const dealt = deal ?? (isSeed(seed) ? dealtAlone(terms, seed, { typed: true }) : undefined);
  if (dealt === undefined || !isSound(terms, dealt)) throw new Refused({ id: "file-deal" });
  return { furrow: 1, ...terms, deal: dealt };
}

/** An id for a match from its seed, which it does not tell. */
export const idFrom = (seed: string): string => sha256(`furrow/match/${seed}`).slice(0, 16);
