import type { CampaignRules, Standing } from "../../table/campaign-rules.ts";
import type { Breakdown, Place, Result, Seat, Table, Viewer } from "../../table/game.ts";
import type { Saying } from "../../table/lesson.ts";
import type { Player } from "../../table/match-file.ts";
import type { Language, Message } from "../../table/messages.ts";
import type { GlossarySubject, RulesBook, RulesTable, TextValues } from "../../table/module.ts";
import type { Described, Options } from "../../table/options.ts";
import type { Proof } from "../../table/proof.ts";
import type { InCampaign } from "../storage/matches.ts";

/** All that the page is told about a match: what the viewer may know, and nothing more. */
export interface Scene {
  readonly id: string;
  /** Where the match is found in the page: "/match/…" on this device, "/table/…" on a server. */
  readonly way: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  /** Counts up with every change; an answer to an older scene is not taken. */
  readonly revision: number;
  readonly view: Table;
  /** By seat the number of its side, where seats play together. */
  readonly sides: readonly number[] | undefined;
  readonly actors: readonly Seat[];
  readonly waiting: Waiting;
  /** What the viewer is asked, and the kind of task behind it. */
  readonly question: Message | undefined;
  readonly task: string | undefined;
  /** What the texts of the rules insert at this table. */
  readonly ruleValues: TextValues;
  /** When in the game it is. */
  readonly when: Message | undefined;
  readonly offers: readonly Offered[];
  /** The viewer has but one answer and nobody else looks on: it answers itself after a pause. */
  readonly answersItself: boolean;
  readonly scores: readonly Breakdown[];
  readonly log: LogPart;
  readonly undo: boolean;
  readonly redo: boolean;
  /** The viewer's standing order. */
  readonly order: Options | undefined;
  readonly result: Result | undefined;
  /** Ended before its end. */
  readonly isAborted: boolean;
  readonly deal: DealShown;
  /** Why the match cannot go on by itself. */
  readonly failure: Message | undefined;
  /** Something the viewer is told once. */
  readonly notice?: Message | undefined;
  /** How bots failed, as text to report; simpler ones played for them. */
  readonly botErrors?: readonly string[];
  /** Where the match stands in a guided first game. */
  readonly lesson?: LessonShown | undefined;
  /** The campaign of this device that it is a game of. */
  readonly campaign?: InCampaign | undefined;
  /** The board as text, for a game whose board is not drawn. */
  readonly sketch: string;
}

/** A guided first game as the page tells it. */
export interface LessonShown {
  /** By the script, on a way of one's own, or done. */
  readonly going: "by-script" | "own-way" | "done";
  readonly step: number;
  readonly steps: number;
  readonly says: readonly Saying[];
  /** The index of the offer that goes on with it. */
  readonly expected: number | undefined;
}

/** What everybody may know of the deal: the commitment from the start, and what was proved of it. */
export interface DealShown {
  readonly commitment: string | undefined;
  readonly proof: Proof;
}

/** Whom the match waits for. */
export type Waiting =
  | { readonly for: "viewer" }
  | { readonly for: "bot"; readonly seat: Seat }
  /** Somebody elsewhere. */
  | { readonly for: "other"; readonly seat: Seat }
  | { readonly for: "hand-over"; readonly seat: Seat }
  | { readonly for: "nobody" };

/** A move the viewer may make; the move itself stays in the worker. */
export interface Offered {
  readonly index: number;
  readonly text: Message;
  readonly at: readonly Place[];
  /** May be done at any time, though nobody waits for it. */
  readonly isAside: boolean;
}

export interface LogLine {
  readonly ply: number;
  readonly seat: Seat;
  readonly text: Message;
  readonly at: readonly Place[];
  /** When in the game it happened. */
  readonly when?: Message;
  /** It needs no row of its own. */
  readonly isUntold?: true;
}

/** The log from a line on; the lines before it are as they were. */
export interface LogPart {
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** The position after a choice, before it counts. */
export interface Preview {
  readonly view: Table;
  readonly scores: readonly Breakdown[];
  /** What follows without a choice. */
  readonly follows: readonly Message[];
  /** Whether it ends the viewer's turn or leaves the rest to chance. */
  readonly endsTurn: boolean;
}

/** A move worth a thought, and why. */
export interface Hint {
  readonly offer: number;
  /** By seat, how many points ahead of the best other one it should end; alone, its points. Empty where points do not decide. */
  readonly expected: readonly (number | undefined)[];
  /** By seat, how many of a hundred games it should win, where places decide and games were played on; else empty. */
  readonly wins: readonly number[];
  /** How far the viewer's own number may be off. */
  readonly error: number | undefined;
  /** What changes most, in the words of the game's bots. */
  readonly reasons: readonly Message[];
}

/** A turn of a finished match that is worth a word. */
interface Remark {
  /** The step of the replay just before it. */
  readonly step: number;
  readonly when?: Message;
  readonly text: Message;
}

/** What a bot says of the turns that people made. */
export interface Review {
  /** How many turns it looked at. */
  readonly turns: number;
  readonly remarks: readonly Remark[];
}

/** A position the viewer has seen before, on the way to now. */
export interface Past {
  readonly view: Table;
  readonly actors: readonly Seat[];
}

/** How a finished match went: how its seats stood at many moments, how often the lead changed, and what decided it. */
export interface Course {
  readonly points: readonly CoursePoint[];
  /** How often somebody else took the lead. */
  readonly leads: number;
  readonly moments: readonly Moment[];
}

/** The step of the replay, the round where the game has such, and the points of each seat. */
interface CoursePoint {
  readonly step: number;
  readonly round?: number;
  readonly points: readonly number[];
}

/** A turn that decided something. */
export interface Moment {
  /** The step of the replay just before it. */
  readonly step: number;
  readonly when?: Message;
  readonly text: Message;
}

/** One step of a replay, as the viewer may know it. */
export interface Still {
  readonly step: number;
  readonly view: Table;
  readonly actors: readonly Seat[];
  readonly scores: readonly Breakdown[];
  readonly sketch: string;
}

export interface Film {
  readonly id: string;
  /** Where the match is found in the page; empty for one that came as a link. */
  readonly way: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  readonly log: readonly LogLine[];
  readonly result: Result | undefined;
  /** By seat the number of its side, where seats play together. */
  readonly sides: readonly number[] | undefined;
  /** What explanations insert at this table. */
  readonly ruleValues: TextValues;
  /** What is known of its deal; nothing while it is still hidden on a server. */
  readonly deal: DealShown | undefined;
  /** Whether one can play on from a step of it on this device. */
  readonly canBranch: boolean;
}

/** What the new-game form and the rules panel need of a game. */
export interface GameFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Described;
  readonly orders: Described | undefined;
  readonly rules: Pick<RulesBook, "chapters" | "chapterOf">;
  /** Whether it has a guided first game. */
  readonly hasLesson: boolean;
  /** The bots that can play it, by id. */
  readonly bots: readonly string[];
  /** How it is played as a campaign, where it can be. */
  readonly campaign: Pick<CampaignRules, "usual" | "given"> | undefined;
}

/** All that the page is told about a campaign. */
export interface CampaignScene {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly standing: Standing;
  /** The match of the next game, once it was begun. */
  readonly current: string | undefined;
  /** The table on the server at which it goes on. */
  readonly table: string | undefined;
}

/** What the rules of a game show beside their texts. */
export interface Rulebook {
  readonly values: TextValues;
  readonly tables: readonly RulesTable[];
  readonly pictures: readonly RulePicture[];
}

/** The terms of a game in a language. */
export interface SpokenGlossary {
  readonly subjects: readonly GlossarySubject[];
  readonly language: Language;
}

/** A position of the guided first game that shows what a chapter says. */
export interface RulePicture {
  readonly chapter: string;
  readonly view: Table;
  readonly actors: readonly Seat[];
  /** What the guide says there, by the ids of its texts, and the move that follows. */
  readonly says: readonly string[];
  readonly move: Message;
  readonly at: readonly Place[];
}

export interface NewMatch {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: Options;
  /** Typed by somebody who wants a certain deal; drawn if empty. */
  readonly seed: string;
}

/** What went wrong, in a message, and at which line of a file. */
export interface Problem {
  readonly problem: Message;
  readonly line?: number;
}

export interface Pace {
  /** Milliseconds between the moves of bots. */
  readonly bots: number;
  /** Whether the device is handed over even where there are no secrets. */
  readonly alwaysHandOver: boolean;
}
