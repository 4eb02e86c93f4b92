import { type Beginning, headerOf } from "./beginning.ts";
import { type Branching, branchOf, dealtAnew, handedOver, imaginedFrom } from "./branch.ts";
import type { Deal } from "./commitment.ts";
import { CHANCE, type Game, type Move, type Result, type Seat, type Table, type Viewer } from "./game.ts";
import { isIndex, isJson } from "./json.ts";
import { Ledger, type Offer } from "./ledger.ts";
import type { Step } from "./line.ts";
import { type Entry, isMove, type MatchFile, type Player, savePosition } from "./match-file.ts";
import type { Message } from "./messages.ts";
import type { Options } from "./options.ts";
import { readLedger, repeat } from "./reading.ts";
import { checkViewer } from "./seen.ts";
import { StandingOrders } from "./standing-orders.ts";
import { takeBackOf } from "./undo.ts";

/** A line that was added to the log. */
export interface Added {
  readonly ply: number;
  /** Whose move it is, or who took one back. */
  readonly seat: Seat;
  /** Played by the table, because everybody could see that there was no choice. */
  readonly forced: boolean;
  /** The line as a viewer has seen it. */
  seen(viewer: Viewer): Entry;
}

/** What came of something from outside: the lines it added, in order, or why nothing has changed. */
export type Answer =
  | { readonly added: readonly Added[]; readonly reason?: undefined }
  | { readonly reason: Message; readonly added?: undefined };

/** A game being played: it takes moves from outside and shows each viewer what that viewer may know. */
export class Match<S extends Table = Table, M extends Move = Move> {
  readonly #ledger: Ledger<S, M>;
  readonly #orders: StandingOrders<S, M>;

  private constructor(ledger: Ledger<S, M>) {
    this.#ledger = ledger;
    this.#orders = new StandingOrders(ledger);
  }

  /** A new match, played up to the first choice of a seat. Throws `Refused` for what cannot be. */
  static begin<S extends Table, M extends Move>(game: Game<S, M>, beginning: Beginning): Match<S, M> {
    return Match.#advanced(new Ledger(game, headerOf(game, beginning)));
  }

  /** Reads a match and checks every line; throws `Refused`, with the line, where it breaks. */
  static open<S extends Table, M extends Move>(game: Game<S, M>, given: unknown): Match<S, M> {
    return new Match(readLedger(game, given));
  }

  /** A match that goes on from what a file tells that one viewer had seen; throws `Refused` for another file. */
  static imagined<S extends Table, M extends Move>(game: Game<S, M>, given: unknown, how: Branching): Match<S, M> {
    return Match.#advanced(imaginedFrom(game, given, how));
  }

  static #advanced<S extends Table, M extends Move>(ledger: Ledger<S, M>): Match<S, M> {
    const match = new Match(ledger);
    match.advance();
    return match;
  }

  /** A new match that goes on from a step of this one, as far as the viewer may know it, with a deal of its own. */
  branch(step: number, viewer: Viewer, how: Branching): Match<S, M> {
    this.#check(viewer);
    return Match.#advanced(branchOf(this.#ledger, step, viewer, how));
  }

  /** A copy that goes on with a deal of its own: nobody who has seen this one knows what comes there. */
  dealtAnew(seed: string): Match<S, M> {
    return Match.#advanced(dealtAnew(this.#ledger, seed));
  }

  /** A copy without what was taken back, for other people to go on with, and with a deal of its own from here on. */
  handedOver(seed: string, players: readonly Player[]): Match<S, M> {
    return new Match(handedOver(this.#ledger, seed, players));
  }

  get game(): Game<S, M> {
    return this.#ledger.game;
  }

  get seats(): number {
    return this.#ledger.header.seats;
  }

  /** All options, also those that came into the game later than this match. */
  get options(): Options {
    return this.start.options;
  }

  get players(): readonly Player[] {
    return this.#ledger.header.players;
  }

  /** The id of the match, where it has one. */
  get id(): string | undefined {
    return this.#ledger.header.match;
  }

  get deal(): Deal | undefined {
    return this.#ledger.header.deal;
  }

  /** The position before the first line. */
  get start(): S {
    return this.#ledger.start;
  }

  /** Every line, with all secrets; nothing is ever taken out. */
  get log(): readonly Entry[] {
    return this.#ledger.log;
  }

  /** The position now, with all secrets; look, do not touch. */
  get state(): S {
    return this.#ledger.state;
  }

  get isOver(): boolean {
    return this.#ledger.isOver;
  }

  /** How many moves count: those that were not taken back. */
  get length(): number {
    return this.#ledger.line.steps.length;
  }

  /** Ended before its end. */
  get isAborted(): boolean {
    return this.#ledger.isAborted;
  }

  /** Whether it began with the setup, not with some position. */
  get isFromSetup(): boolean {
    return this.#ledger.header.start === undefined;
  }

  /** The standing order of each seat, plain data. */
  get orders(): readonly (Options | undefined)[] {
    return this.#orders.all;
  }

  actors(): readonly Seat[] {
    return this.#ledger.actors();
  }

  result(): Result | undefined {
    return this.game.result(this.state);
  }

  /** What a seat may do now; of chance, only where it is dealt by hand. */
  offer(seat: Seat): Offer<M> {
    if (seat !== CHANCE || this.deal !== undefined) this.#check(seat);
    return this.#ledger.offer(seat);
  }

  /** How many lines of the log are moves of this seat; a move sent with an older number comes too late. */
  madeBy(seat: Seat): number {
    return this.#ledger.madeBy(seat);
  }

  /**
   * A move from outside. If it is legal it is played, with all that follows by itself; if not, nothing changes and
   * the reason comes back.
   */
  submit(seat: Seat, move: unknown, made?: number): Answer {
    const reason = this.#objection(seat, move, made);
    if (reason !== undefined) return { reason: { id: reason } };
    const from = this.log.length;
    this.#ledger.add(seat, this.#ledger.listed(seat, move as M) as M);
    this.advance();
    return { added: this.#addedSince(from) };
  }

  /** Lines that were added to this very match elsewhere, each checked like a line of a file; throws `Refused`. */
  follow(lines: readonly Entry[]): readonly Added[] {
    const from = this.log.length;
    for (const line of lines) {
      repeat(this.#ledger, line);
      if ("undo" in line) this.#orders.cancel(line.seat);
    }
    return this.#addedSince(from);
  }

  /** Plays what nobody needs to choose: chance, moves everybody can see to be forced, standing orders. */
  advance(): readonly Added[] {
    const from = this.log.length;
    for (let next = this.#unchosen(); next !== undefined; next = this.#unchosen())
      this.#ledger.add(next.seat, next.move);
    return this.#addedSince(from);
  }

  /** Leaves a standing order for a seat, or cancels it. */
  setOrder(seat: Seat, order: unknown): Answer {
    const reason = this.noteOrder(seat, order);
    return reason === undefined ? { added: this.advance() } : { reason };
  }

  /** Leaves an order, or cancels it, and plays nothing yet; gives the reason where it cannot be. */
  noteOrder(seat: Seat, order: unknown): Message | undefined {
    if (order === undefined && this.game.orders !== undefined) {
      this.#orders.cancel(seat);
      return undefined;
    }
    return this.#orders.leave(seat, order);
  }

  /** The line of the log a seat could take back by itself now. */
  undoable(seat: Seat): number | undefined {
    const back = takeBackOf(this.#ledger, seat);
    return back?.consent.length === 0 ? back.ply : undefined;
  }

  /** Who would have to agree if a seat took back its last choice; nothing if it stands whoever agrees. */
  undoNeeds(seat: Seat): readonly Seat[] | undefined {
    return takeBackOf(this.#ledger, seat)?.consent;
  }

  /** Takes back the last choice of a seat and ends its order; `consent` are the seats whose persons agreed. */
  undo(seat: Seat, consent: readonly Seat[] = []): Answer {
    const back = takeBackOf(this.#ledger, seat);
    if (back === undefined) return { reason: { id: "nothing-to-undo" } };
    if (!back.consent.every((other) => consent.includes(other))) return { reason: { id: "needs-consent" } };
    const from = this.log.length;
    this.#orders.cancel(seat);
    this.#ledger.takeBack(back.index, seat, back.consent);
    this.advance();
    return { added: this.#addedSince(from) };
  }

  /** Ends the match before its end: by a seat, or by whoever runs it. All is open then, and the seed is published. */
  abort(seat: Seat = CHANCE): Answer {
    if (this.isOver) return { reason: { id: "over" } };
    if (seat !== CHANCE) this.#check(seat);
    const from = this.log.length;
    this.#ledger.abort(seat);
    return { added: this.#addedSince(from) };
  }

  /** The position before the step of that number, with all secrets; all steps count, none was taken back. */
  stateAt(step: number): S {
    return this.#ledger.line.stateAt(step);
  }

  /** What a viewer saw before that step; everything, once the match is over. */
  viewAt(step: number, viewer: Viewer): S {
    this.#check(viewer);
    const state = this.stateAt(step);
    return this.isOver ? state : this.game.view(state, viewer);
  }

  /** The steps that count, as a viewer has seen them. */
  stepsSeen(viewer: Viewer): readonly Pick<Step<M>, "ply" | "seat" | "move" | "forced">[] {
    this.#check(viewer);
    return this.#ledger.line.steps.map(({ ply, seat, move, forced }) => {
      const line = this.#ledger.seen(ply, viewer);
      return { ply, seat, forced, move: "move" in line ? (line.move as M) : move };
    });
  }

  /** The log as a viewer has seen it. */
  logSeen(viewer: Viewer): readonly Entry[] {
    this.#check(viewer);
    return this.log.map((_, ply) => this.#ledger.seen(ply, viewer));
  }

  /** The log as a viewer saw it while it was made, though everything may be open by now. */
  logAsMade(viewer: Viewer): readonly Entry[] {
    this.#check(viewer);
    return this.log.map((_, ply) => this.#ledger.asMade(ply, viewer));
  }

  view(viewer: Viewer): S {
    this.#check(viewer);
    return this.isOver ? this.state : this.game.view(this.state, viewer);
  }

  /** What a viewer may have of the match as a file: what was seen, until the match is over. */
  toFile(viewer: Viewer): MatchFile {
    this.#check(viewer);
    if (this.isOver) return this.wholeFile();
    const { deal, start: _, ...header } = this.#ledger.written();
    const { seed: __, ...published } = deal ?? {};
    return {
      ...header,
      ...(deal === undefined ? {} : { deal: published as Deal }),
      log: this.logSeen(viewer),
      as: viewer,
      view: savePosition(this.view(viewer)),
    };
  }

  /** The whole match as a file, seed and everybody's secrets included: for whoever runs it. */
  wholeFile(): MatchFile {
    return { ...this.#ledger.written(), log: this.log.slice() };
  }

  #check(viewer: unknown): void {
    checkViewer(viewer, this.seats);
  }

  #objection(seat: Seat, move: unknown, made: number | undefined): string | undefined {
    if (!isJson(move) || !isMove(move)) return "malformed";
    if (this.isOver) return "over";
    if (seat === CHANCE ? this.deal !== undefined : !isIndex(seat, this.seats)) return "not-your-turn";
    if (made !== undefined && made !== this.madeBy(seat)) return "too-late";
    if (this.#ledger.listed(seat, move as Move as M) !== undefined) return undefined;
    return this.actors().includes(seat) ? "not-offered" : "not-your-turn";
  }

  /** The next move that needs no choice. */
  #unchosen(): { readonly seat: Seat; readonly move: M } | undefined {
    for (const seat of this.actors()) {
      const move = seat === CHANCE ? this.#ledger.dealt() : (this.#ledger.forced(seat) ?? this.#orders.answer(seat));
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }

  #addedSince(from: number): readonly Added[] {
    const { steps } = this.#ledger.line;
    const forced = new Set<number>();
    for (let i = steps.length - 1; i >= 0 && (steps[i] as Step).ply >= from; i--)
      if ((steps[i] as Step).forced) forced.add((steps[i] as Step).ply);
    return this.log.slice(from).map(({ seat }, i) => ({
      ply: from + i,
      seat,
      forced: forced.has(from + i),
      seen: (viewer) => {
        this.#check(viewer);
        return this.#ledger.seen(from + i, viewer);
      },
    }));
  }
}
