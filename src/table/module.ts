import type { CampaignRules } from "./campaign-rules.ts";
import type { Game, Move, Place, Seat, Table } from "./game.ts";
import type { Lesson } from "./lesson.ts";
import type { Message, MessageValue, Words } from "./messages.ts";
import type { Numbers } from "./numbers.ts";
import type { Options } from "./options.ts";
import type { Random } from "./random.ts";

/** All that a game's folder brings to the table; `board/` comes separately, to the page alone. */
export interface GameModule<S extends Table = Table, M extends Move = Move, O extends Options = Options> {
  readonly game: Game<S, M, O>;
  readonly evaluation: Evaluation<S, M>;
  /** The game's words; which ids it needs stands in docs/adding-a-game.md. */
  readonly words: { readonly en: Words };
  /** The same in other languages by their codes, each loaded when somebody chooses it. */
  readonly translations?: { readonly [code: string]: () => Promise<Words> };
  /** The board as text, for the terminal and for tests. */
  sketch(view: S): string;
  readonly rules: RulesBook<O>;
  readonly telling?: Telling<S, M>;
  /** How it is played as a campaign, where the rulebook has such. */
  readonly campaign?: CampaignRules<S>;
  /** A guided first game, loaded when somebody wants it. */
  readonly lesson?: () => Promise<Lesson<M>>;
  /** The terms of the rulebook, loaded when somebody reads the rules. */
  readonly glossary?: () => Promise<Glossary>;
  /** Where the cards are, for reports; only for a game with cards in hands. */
  readonly census?: CardCensus<S, M>;
}

/** Where the cards of a game are, with all secrets: for reports on many games, never for a seat. */
export interface CardCensus<S extends Table = Table, M extends Move = Move> {
  /** The round, counted from 1; 0 while cards are still dealt. */
  round(state: S): number;
  /** Cards that were dealt so far, wherever they are now. */
  dealt(state: S): readonly string[];
  /** Cards in a seat's hand. */
  hand(state: S, seat: Seat): readonly string[];
  /** The card that a move plays from a hand, if it does. */
  plays(move: M): string | undefined;
}

/** What a game tells about a position beside its moves. */
export interface Telling<S extends Table = Table, M extends Move = Move> {
  /** When in the game it is: "Round 3 of 14, harvest after round 4". The log begins a new group when it changes. */
  when?(view: S): Message;
  /** Whether the log needs no line for a move, because the one it leads to says enough. */
  isUntold?(move: M): boolean;
  /** Why a place cannot be chosen now by a seat that is asked: "taken", "2 wood missing"; nothing where there is no more to say. */
  whyNot?(view: S, seat: Seat, place: Place): Message | undefined;
  /** What says how far a seat has come, where the score does not: it is drawn over the whole match when that is over. */
  progress?(view: S, seat: Seat): number;
}

/**
 * The chapters of the rules panel; their texts are the words `rules.<chapter>.title` and `rules.<chapter>.text`. All of it on
 * one page is `rules.summary`, a line for each thing to know.
 */
export interface RulesBook<O extends Options = Options> {
  readonly chapters: readonly string[];
  /** The chapter to open while a task of this kind is asked; the first where none is named. */
  readonly chapterOf: { readonly [taskKind: string]: string };
  /** Points, prices and other numbers of a table, for the chapters they belong to. */
  tables?(options: O, seats: number): readonly RulesTable[];
  /** What chapters, guides and explanations insert: the numbers and choices of a table. Nothing if not given. */
  values?(options: O, seats: number): TextValues;
}

/**
 * The terms of a rulebook, in the order in which they are listed. `glossary.title` heads them all and `glossary.subject.<subject>` those that
 * belong together; `glossary.<term>` is a term in every form that texts use ("pasture|pastures"), `glossary.<term>.about`
 * explains it with the values of the rules.
 */
export interface Glossary {
  readonly subjects: readonly GlossarySubject[];
  /** In every language the game speaks. */
  readonly words: { readonly en: Words; readonly [code: string]: Words };
}

export interface GlossarySubject {
  readonly subject: string;
  readonly terms: readonly string[];
}

/** A table of the rules; the first cell of a row names it. */
export interface RulesTable {
  readonly chapter: string;
  readonly title: Message;
  readonly columns: readonly (Message | number)[];
  readonly rows: readonly (readonly (Message | number)[])[];
}

/** Values that texts insert, by name. */
export type TextValues = { readonly [name: string]: MessageValue };

/** How a game's own bots judge it. */
export interface Evaluation<S extends Table = Table, M extends Move = Move> extends Judgement<S, M> {
  /**
   * What the value of a seat is made of, by name: numbers that add up to it. What more of it means is said by `term.<name>`,
   * what less of it by `term.<name>.less`.
   */
  terms?(view: S, seat: Seat): Terms;
  /** How promising moves look before any is tried, a positive number for each; all alike if not given. */
  priors?(view: S, seat: Seat, moves: readonly M[]): readonly number[];
  /** A number that stays while a seat's turn goes on; a turn is over when nobody asks the seat or it changes. */
  turn?(view: S, seat: Seat): number;
  /** The numbers it judges by, to be tuned, or varied for games of many styles. */
  readonly tuning?: Tuning<S, M>;
  /** Values learned from games at tables like this one, always the same object; nothing where there are none. */
  learning?(view: S): Learning<S> | undefined;
  /** The game's own plans of whole turns at such a table, always the same object; nothing where there are none. */
  planning?(view: S): Planning<S, M> | undefined;
  /** Whether nothing is hidden and so little is left that a game can be looked through to its end; never if not given. */
  isNearEnd?(view: S): boolean;
  /** After how many choices a game that is played on, to review a turn, can be judged; a few if not given. */
  readonly foresight?: number;
  /** How many points a win is worth where places decide, not points; nothing where points do. */
  winWorth?(view: S): number | undefined;
  /** The algorithm and settings of each bot level at such a table; the defaults of `src/bots/levels` if not given. */
  levels?(view: S): Levels;
  /** Ways to play such a table to its end that differ on purpose, the usual one first. */
  styles?(view: S): readonly Judgement<S, M>[];
  /** How the game was judged when bots were first measured: `greedy-0` keeps playing by it. As now if not given. */
  readonly first?: Judgement<S, M>;
}

/** Numbers that a judgement goes by, and how it judges by others. */
interface Tuning<S extends Table = Table, M extends Move = Move> {
  readonly numbers: Numbers;
  judged(numbers: Numbers): Judgement<S, M>;
}

/** The levels of the bots, each stronger than the one before. */
export type Level = "novice" | "casual" | "club" | "strong" | "expert";
export type Levels = { readonly [level in Level]: BotConfig };

/** An algorithm of `src/bots/search` and its settings. */
export type BotConfig =
  /** One-ply softmax; the temperature is in points. */
  | { readonly algorithm: "one-ply"; readonly temperature: number }
  /** Best-first search of the own turn, or the game's own policy with this share of the usual effort (1 if not given). */
  | { readonly algorithm: "greedy"; readonly share?: number }
  /** Softmax over the afterstates of the own turn, evaluated by a net where there is one. */
  | { readonly algorithm: "best-turn"; readonly temperature: number }
  /** MCTS with PUCT over whole turns, evaluated by a net where there is one. */
  | { readonly algorithm: "turn-mcts"; readonly simulations: number }
  /**
   * The game's own plans of its turn, generated with a share of the usual effort and ranked by the net's win probability; with
   * simulations, the best few are compared by rollouts to the seat's next turn.
   */
  | {
      readonly algorithm: "planned-turns";
      readonly share: number;
      readonly simulations: number;
      readonly width: number;
    }
  /** Information set MCTS over single moves. */
  | { readonly algorithm: "ismcts"; readonly simulations: number }
  /** Policy switching among the game's styles, by so many full playouts; chosen once per turn. */
  | { readonly algorithm: "policy-switching"; readonly simulations: number }
  /**
   * Flat Monte Carlo: rollouts from each of the best `width` moves at one ply, cut off after so many choices or turns. Moves worse
   * than the best by more than `pruneMargin` points are left out.
   */
  | {
      readonly algorithm: "flat-monte-carlo";
      readonly simulations: number;
      readonly width: number;
      readonly pruneMargin?: number;
      readonly length: number | { readonly turns: number };
    };

/** Plans of whole turns, where a game has a way of its own to make them, and what was learned of where they lead. */
export interface Planning<S extends Table = Table, M extends Move = Move> {
  /** The best turns found with a share of the usual effort, no two that end alike, best first; never empty. */
  turns(view: S, seat: Seat, moves: readonly M[], share: number, few: number): readonly PlannedTurn<S, M>[];
  /** Looks at where such a turn ends, for the seat that plans it: the logarithm of its odds to win. */
  readonly odds: Learning<S>;
}

/** A turn as a seat plans it. */
export interface PlannedTurn<S, M> {
  /** Up to the first thing that comes unseen: what to do then is thought over once it has come. */
  readonly moves: readonly M[];
  /** Where it ends; what comes unseen stays unknown. */
  readonly end: S;
}

/** How good positions look, and which moves are worth a thought. */
export interface Judgement<S extends Table = Table, M extends Move = Move> {
  /** How good the position looks for a seat, from what that seat may know; one point of the game is one. */
  value(view: S, seat: Seat): number;
  /** The values of all seats, where they come cheaper together. */
  values?(view: S): readonly number[];
  /** The moves worth a thought; never empty. All of them if not given. */
  worthwhile?(view: S, seat: Seat, moves: readonly M[]): readonly M[];
  /**
   * Ready ways to go through a choice of many steps, the best first, in place of single moves; undefined where there are none.
   * Who plays one goes on from where it leads.
   */
  lines?(view: S, seat: Seat): readonly (readonly M[])[] | undefined;
  /**
   * A game's own way to choose a move, where one step of look-ahead will not do; undefined: the general way. `share` says
   * which part of the usual effort it may take, where there is a choice.
   */
  plan?(view: S, seat: Seat, moves: readonly M[], random: Random, share?: number): M | undefined;
}

/** Parts of a value, by name. */
export type Terms = { readonly [name: string]: number };

/** What a value learned from games looks at, and what was learned. */
export interface Learning<S extends Table = Table> {
  /** Raised whenever a feature changes its meaning; weights fit one version. */
  readonly version: number;
  /** How many features there are. */
  readonly size: number;
  /** What each is called. Weights bear these names: they are laid out by them, and refused where one is missing on either side. */
  readonly inputs?: readonly string[];
  /** Fills in a seat's features, whole numbers from -128 to 127. */
  features(view: S, seat: Seat, into: Float32Array): void;
  /** Fills in those of both seats of a table of two at once, where that is cheaper. */
  featuresOfBoth?(view: S, first: Float32Array, second: Float32Array): void;
  /** The file of what was learned; read when a bot first wants it. */
  readonly weights: URL;
  /** What a player of varied games may like more or less than it is worth. */
  readonly tastes?: readonly Taste[];
  /** What some players hoard together in their first turns, so that others go short of it. */
  readonly hoarded?: readonly Taste[];
}

/** A feature of the seat itself, where the same of another seat stands, and how many points each may be overrated by. */
export interface Taste {
  readonly place: number;
  readonly other?: number;
  readonly points: number;
}

/** What a game's `testing.ts` tells the contract test. */
export interface Testing<S extends Table = Table> {
  readonly hasSecrets: boolean;
  /**
   * Changes, in place, all that the seat cannot know, and nothing else; written from the rulebook, without `view` or
   * `imagine`.
   */
  scramble(state: S, seat: Seat, random: Random): void;
}
