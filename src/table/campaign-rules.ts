import type { Seat, Table } from "./game.ts";
import type { Options } from "./options.ts";

/** How a game is played as a campaign: a series of matches by the same people, each of which changes the next. */
export interface CampaignRules<S extends Table = Table> {
  /** The options that the games of a campaign get from it; nobody chooses them. */
  readonly given: readonly string[];
  /** What differs from the usual options, where nobody says otherwise. */
  readonly usual: Options;
  /** What a seat might keep when a match is over: the ids of cards, in the order they came. */
  played(ended: S, seat: Seat): readonly string[];
  /** For bots: about how many points a card brings that is there from the start of a game. */
  worth(card: string): number;
  /** How a campaign stands after its games. */
  standing(seats: number, options: Options, games: readonly GamePlayed[]): Standing;
}

/** A game of a campaign, as it ended. */
export interface GamePlayed {
  /** Points and places by seat; nothing if it was given up. */
  readonly ending: { readonly points: readonly number[]; readonly places: readonly number[] } | undefined;
  /** By seat: what it might keep. */
  readonly played: readonly (readonly string[])[];
  /** By seat: what it chose to keep, or null; nothing before that was asked. */
  readonly chosen: readonly (string | null)[] | undefined;
}

/** How a campaign stands. */
export interface Standing {
  readonly games: readonly GameStanding[];
  /** How many games make it complete, and the points to reach in each where there are such goals. */
  readonly length: number;
  readonly goals?: readonly number[];
  /** By seat: all points of the campaign, and the places they make; nothing where nobody competes. */
  readonly points?: readonly number[];
  readonly places?: readonly number[];
  /** What is still to be chosen after the last game. */
  readonly choice?: readonly Choice[];
  /** What comes next; nothing while something is to be chosen, and when there is no more. */
  readonly next?: GameTerms;
  /** Whether it was played to its end; one may be able to go on all the same. */
  readonly isDone: boolean;
}

/** What a seat may keep: one of these, or nothing unless it must. */
export interface Choice {
  readonly from: readonly string[];
  readonly isDue: boolean;
}

/** Under which terms a game of a campaign is played. */
export interface GameTerms {
  /** Which game of the campaign it is, counted from 1, and how often it was tried with this one. */
  readonly number: number;
  readonly attempt: number;
  /** The points to reach, where there is such a goal. */
  readonly goal?: number;
  /** The options of the match: those of the campaign, with what it gives. */
  readonly options: Options;
  /** By seat: cards that are there from the start, and food besides the usual. */
  readonly kept: readonly (readonly string[])[];
  readonly food: readonly number[];
  /** By seat: cards that were kept before and could not stay. */
  readonly lost: readonly (readonly string[])[];
}

/** A game of a campaign that was played: its terms and what came of it. */
export interface GameStanding extends GameTerms {
  /** By seat: points and places of the game; nothing if it was given up. */
  readonly scores?: readonly number[];
  readonly ranks?: readonly number[];
  /** By seat: the points of the campaign that it brought. */
  readonly awarded?: readonly number[];
  /** Whether the goal was reached, where there is one. */
  readonly isReached?: boolean;
  /** By seat: what was chosen to be kept after it. */
  readonly chosen?: readonly (string | null)[];
}
