import type { Reason, ServerMessage, StepsSeen } from "../../protocol/messages.ts";
import type { Ending } from "../../protocol/table-info.ts";
import { CHANCE, type Seat, type Viewer } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Added, Answer, Match } from "../../table/match.ts";
import type { Entry } from "../../table/match-file.ts";
import type { Clocks } from "./clocks.ts";
import { StepsBook } from "./steps-seen.ts";
import { Telling } from "./telling.ts";

/** What the match at a table needs of the server around it. */
export interface Around {
  now(): number;
  /** Those who look on now; each once. */
  viewers(): Iterable<Viewer>;
  send(viewer: Viewer, message: ServerMessage): void;
  /** Writes lines at a place in the log, with how the table stands after them; false if somebody else has written there. */
  append(ply: number, lines: readonly Entry[], at: number, standing: Standing): Promise<boolean>;
  /** Another server was quicker: what is stored counts. Gives the match that goes on. */
  reload(): Promise<Playing>;
  /** The store did not answer, so nobody knows what it holds: everybody has to come again. */
  lost(): void;
  /** Lines are safe and were told. */
  settled(): void;
}

/** How a match stands after some lines. */
export interface Standing {
  readonly asked: readonly Seat[];
  readonly isOver: boolean;
  readonly clocks: Clocks;
  /** How it ended, where its log does not say so. */
  readonly ending?: Ending;
}

type Steps = Extract<ServerMessage, { type: "steps" }>;

/** Lines that were played but are not yet safe, with what to send once they are. */
interface Outgoing {
  readonly upTo: number;
  readonly told: ReadonlyMap<Viewer, Steps>;
  readonly answer: (reason: Reason | undefined) => void;
  /** Plays it once more on what is stored. */
  readonly again: (playing: Playing) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A match on this server: nothing it takes is answered or told before it is safe in the store. The match itself may be
 * some lines ahead; whoever is told something of it waits until it is not (`settled`), or asks how it stands.
 */
export class Playing {
  readonly match: Match;
  readonly #around: Around;
  readonly #telling: Telling;
  /** When each line was written. */
  readonly #times: number[];
  readonly #books = new Map<Viewer, StepsBook>();
  #safe: number;
  /** How the match stands after the lines that are safe. */
  #standing: Standing;
  #ending: Ending | undefined;
  #outgoing: Outgoing[] = [];
  #flushing: Promise<void> | undefined;
  /** The match that goes on instead of this one, where another server was quicker. */
  #successor: Promise<Playing> | undefined;

  constructor(match: Match, clocks: Clocks, times: readonly number[], around: Around) {
    this.match = match;
    this.#times = [...times];
    this.#around = around;
    this.#telling = new Telling(match);
    this.#safe = match.log.length;
    this.#standing = { asked: match.actors(), isOver: match.isOver, clocks };
  }

  /** How many lines are safe. */
  get lines(): number {
    return this.#safe;
  }

  get asked(): readonly Seat[] {
    return this.#standing.asked;
  }

  get isOver(): boolean {
    return this.#standing.isOver;
  }

  get clocks(): Clocks {
    return this.#standing.clocks;
  }

  /** A move of a seat; the promise holds when it is safe. Sent twice, it counts once. */
  move(seat: Seat, move: unknown, made: number | undefined): Promise<Reason | undefined> {
    const again = (playing: Playing) => playing.move(seat, move, made);
    if (made !== undefined && this.#hasMade(seat, move, made)) return this.#confirmed(again);
    return this.#act(() => this.match.submit(seat, move, made), again);
  }

  /** Plays what nobody needs to choose by now: standing orders that were left at another server. */
  goOn(): Promise<Reason | undefined> {
    return this.#act(
      () => ({ added: this.match.advance() }),
      (playing) => playing.goOn(),
    );
  }

  /** Takes back a seat's last choice; `consent` are those who agreed. */
  undo(seat: Seat, consent: readonly Seat[]): Promise<Reason | undefined> {
    return this.#act(
      () => this.match.undo(seat, consent),
      () => Promise.resolve("too-late"),
    );
  }

  /** Ends the match before its end. */
  abort(ending: Ending): Promise<Reason | undefined> {
    return this.#act(
      () => {
        const answer = this.match.abort(ending.seat ?? CHANCE);
        if (answer.reason === undefined) this.#ending = ending;
        return answer;
      },
      (playing) => playing.abort(ending),
    );
  }

  /** Lines that another server has stored. False: they do not follow ours, what is stored has to be read. */
  follow(ply: number, lines: readonly Entry[], at: number): boolean {
    if (ply + lines.length <= this.#safe) return true;
    if (ply !== this.#safe || this.isBusy) return false;
    const added = this.match.follow(lines);
    this.#saved(lines, at, this.#after(lines, at));
    this.#send(this.#told(added));
    return true;
  }

  /** Whether something was played that is not yet safe, or does not count any more. */
  get isBusy(): boolean {
    return this.#flushing !== undefined || this.#successor !== undefined;
  }

  /** The whole of what a viewer may know, the log from a line on. */
  whole(viewer: Viewer, lines: number) {
    const from = lines <= this.match.log.length && !this.match.isOver ? lines : 0;
    return {
      from,
      log: this.#telling.log(viewer, from),
      made: this.#madeBy(viewer),
      view: this.#telling.whole(viewer),
    };
  }

  /** How many lines were written by a time. */
  linesBefore(time: number): number {
    return this.#times.findLastIndex((at) => at <= time) + 1;
  }

  /** Nobody looks on as this viewer any more. */
  forget(viewer: Viewer): void {
    this.#telling.forget(viewer);
    this.#books.delete(viewer);
  }

  /** The steps that count, from one on, as a viewer has seen them. */
  stepsSeen(viewer: Viewer, from: number, lines?: number): StepsSeen {
    const book = this.#books.get(viewer) ?? new StepsBook(this.match, viewer);
    this.#books.set(viewer, book);
    return book.from(from, lines);
  }

  /** Gives the match that counts when all that was played is safe, or given up. */
  async settled(): Promise<Playing> {
    while (this.#flushing !== undefined) await this.#flushing;
    return this.#successor === undefined ? this : (await this.#successor).settled();
  }

  /** What is stored counts, not what is here: gives the match that goes on from there. */
  renew(): Promise<Playing> {
    this.#successor ??= this.#handOver();
    return this.#successor;
  }

  /** An answer that holds when all that was played is safe; where that does not count, it is tried once more. */
  async #confirmed(
    again: (playing: Playing) => Promise<Reason | undefined>,
    reason?: Reason,
  ): Promise<Reason | undefined> {
    const playing = await this.settled();
    return playing === this ? reason : again(playing);
  }

  #hasMade(seat: Seat, move: unknown, made: number): boolean {
    if (made >= this.match.madeBy(seat)) return false;
    const own = this.match.log.filter((entry) => "move" in entry && entry.seat === seat)[made];
    return own !== undefined && "move" in own && same(own.move, move);
  }

  /** Plays something and writes it; the answer comes when it is safe. */
  async #act(
    play: () => Answer,
    again: (playing: Playing) => Promise<Reason | undefined>,
  ): Promise<Reason | undefined> {
    if (this.#successor !== undefined) return this.#successor.then(again);
    const answer = this.#played(play);
    // A refusal, too, holds only when the lines that it follows from are safe.
    if (answer.reason !== undefined) return this.#confirmed(again, reasonOf(answer.reason.id));
    if (answer.added.length === 0) return undefined;
    return new Promise((resolve, fail) => {
      this.#outgoing.push({
        upTo: this.match.log.length,
        told: this.#told(answer.added),
        answer: resolve,
        again: (playing) => resolve(again(playing)),
        fail,
      });
      this.#flushing ??= this.#flush();
    });
  }

  /** A match that breaks off in the middle of a move is read again as it is stored. */
  #played(play: () => Answer): Answer {
    try {
      return play();
    } catch (error) {
      this.renew().catch(() => {});
      throw error;
    }
  }

  #told(added: readonly Added[]): ReadonlyMap<Viewer, Steps> {
    const told = new Map<Viewer, Steps>();
    const from = this.match.log.length - added.length;
    const asked = this.match.actors();
    for (const [viewer, steps] of this.#telling.steps(this.#around.viewers(), added))
      told.set(viewer, { type: "steps", from, steps, made: this.#madeBy(viewer), asked });
    return told;
  }

  /** Writes what was played, all that has gathered at once, until nothing is left. */
  async #flush(): Promise<void> {
    try {
      while (this.#safe < this.match.log.length) {
        const at = this.#around.now();
        const lines = this.match.log.slice(this.#safe);
        const standing = this.#after(lines, at);
        const isAdded = await this.#around.append(this.#safe, lines, at, standing);
        if (!isAdded) {
          this.#flushing = undefined;
          // Whoever waits for it is told if it fails.
          this.renew().catch(() => {});
          return;
        }
        this.#saved(lines, at, standing);
        this.#deliver();
      }
      this.#flushing = undefined;
      this.#around.settled();
    } catch (error) {
      this.#flushing = undefined;
      this.#fail(error);
    }
  }

  /** How the match stands once its last lines are safe. */
  #after(lines: readonly Entry[], at: number): Standing {
    const asked = this.match.actors();
    const clocks = this.clocks.turned(at, moversOf(lines), asked);
    return {
      asked,
      isOver: this.match.isOver,
      clocks,
      ...(this.#ending === undefined ? {} : { ending: this.#ending }),
    };
  }

  #saved(lines: readonly Entry[], at: number, standing: Standing): void {
    this.#safe += lines.length;
    this.#times.push(...lines.map(() => at));
    this.#standing = standing;
  }

  /** What waits here is tried again on what is stored. */
  async #handOver(): Promise<Playing> {
    while (this.#flushing !== undefined) await this.#flushing;
    try {
      const playing = await this.#around.reload();
      const waiting = this.#outgoing;
      this.#outgoing = [];
      for (const { again } of waiting) again(playing);
      return playing;
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  /** Nobody knows whether what waits here was stored: it is not answered, and whoever sent it sends it again. */
  #fail(error: unknown): void {
    this.#successor ??= Promise.reject(error);
    this.#successor.catch(() => {});
    const waiting = this.#outgoing;
    this.#outgoing = [];
    for (const { fail } of waiting) fail(error);
    this.#around.lost();
  }

  #deliver(): void {
    while (this.#outgoing[0] !== undefined && this.#outgoing[0].upTo <= this.#safe) {
      const { told, answer } = this.#outgoing.shift() as Outgoing;
      this.#send(told);
      answer(undefined);
    }
  }

  /** Sends steps, with the clocks as they stand after them. */
  #send(told: ReadonlyMap<Viewer, Steps>): void {
    const clocks = this.clocks.isKept ? { clocks: this.clocks.all(this.#around.now()) } : {};
    for (const [viewer, steps] of told) this.#around.send(viewer, { ...steps, ...clocks });
  }

  #madeBy(viewer: Viewer): number {
    return viewer === "spectator" ? 0 : this.match.madeBy(viewer);
  }
}

/** The seats that moved in some lines. */
export const moversOf = (lines: readonly Entry[]): readonly Seat[] => [
  ...new Set(lines.flatMap((entry) => ("move" in entry && entry.seat >= 0 ? [entry.seat] : []))),
];

const KNOWN: ReadonlySet<string> = new Set([
  "malformed",
  "over",
  "not-your-turn",
  "too-late",
  "not-offered",
  "nothing-to-undo",
  "no-orders",
] satisfies Reason[]);

/** The match's reasons are ours; what is wrong with an order is told as one. */
const reasonOf = (id: string): Reason => (KNOWN.has(id) ? (id as Reason) : "bad-order");
