import { type Deal, dealFrom, outcomeOf } from "./dealer.ts";
import { CHANCE, type Game, type Move, type Result, type Seat, type Table, type Viewer } from "./game.ts";
import { isJson, same } from "./json.ts";
import { Line, type Step } from "./line.ts";
import {
  checkFile,
  type Entry,
  isMove,
  isSeatCount,
  loadPosition,
  type MatchFile,
  optionsFor,
  type Player,
  Refused,
  savePosition,
} from "./match-file.ts";
import { type Message, quoted } from "./messages.ts";
import { checkOptions, type Options } from "./options.ts";
import type { Random } from "./random.ts";

/** How a new match begins. */
export interface Beginning {
  readonly seats: number;
  /** Checked and filled with defaults. */
  readonly options?: unknown;
  readonly players?: readonly Player[];
  /** A secret seed of 32 hexadecimal digits; without one chance is dealt by hand. */
  readonly seed?: string;
  /** What each person's client added to the seed. */
  readonly added?: readonly string[];
}

/** A game being played: its header, its log and the position they lead to. Nothing is ever taken out of the log. */
export class Match<S extends Table = Table, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly deal: Deal | undefined;
  readonly start: S;
  readonly log: Entry[] = [];
  /** The standing order of each seat, plain data. */
  readonly orders: (Options | undefined)[];
  readonly #line: Line<S, M>;
  /** For each line of the log, the move as each viewer saw it, where that differs. */
  readonly #seen: (readonly (Move | undefined)[] | undefined)[] = [];
  readonly #uses = new Map<string, number>();
  readonly #made: number[];
  #offers: (Offer<M> | undefined)[] = [];

  readonly #fromSetup: boolean;

  private constructor(game: Game<S, M>, header: Omit<MatchFile, "log">) {
    this.game = game;
    this.seats = header.seats;
    this.options = header.options;
    this.players = header.players;
    this.deal = header.deal;
    this.#fromSetup = header.start === undefined;
    this.start =
      header.start === undefined
        ? game.setup(header.seats, header.options, header.rulesVersion)
        : loadPosition<S>(header.start, header.options);
    this.orders = new Array(header.seats).fill(undefined);
    this.#made = new Array(header.seats).fill(0);
    this.#line = new Line(game, this.start);
  }

  /** A new match, played up to the first choice of a seat. Throws `Refused` for seats or options that cannot be. */
  static begin<S extends Table, M extends Move>(game: Game<S, M>, beginning: Beginning): Match<S, M> {
    const { seats, players, seed, added } = beginning;
    if (!isSeatCount(game, seats)) throw new Refused({ id: "file-seats", min: game.seats.min, max: game.seats.max });
    const match = new Match<S, M>(game, {
      furrow: 1,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats,
      options: optionsFor(game, seats, beginning.options ?? {}),
      players: players ?? new Array<Player>(seats).fill({}),
      ...(seed === undefined ? {} : { deal: dealFrom(seed, added) }),
    });
    match.advance();
    return match;
  }

  /**
   * Reads a match and checks every line: that it was legal, and that chance followed from the seed where that is
   * known. Throws `Refused`, with the line, where it breaks.
   */
  static open<S extends Table, M extends Move>(game: Game<S, M>, given: unknown): Match<S, M> {
    const { log, ...header } = checkFile(game, given);
    if (header.as !== undefined) throw new Refused({ id: "file-partial" });
    const match = Match.#headed<S, M>(game, header);
    for (const [ply, entry] of log.entries()) {
      try {
        if ("undo" in entry) match.#repeatUndo(entry.undo);
        else match.#repeat(entry.seat, entry.move as M);
      } catch (error) {
        throw error instanceof Refused ? new Refused(error.reason, ply) : new Refused({ id: "entry-broken" }, ply);
      }
    }
    return match;
  }

  /** A match before its first line; a position to start from must be one that can be played. */
  static #headed<S extends Table, M extends Move>(game: Game<S, M>, header: Omit<MatchFile, "log">): Match<S, M> {
    try {
      const match = new Match<S, M>(game, header);
      if (match.#fromSetup || match.#isPlayable(header)) return match;
    } catch {
      // A start that breaks the rules is as bad as one that does not fit.
    }
    throw new Refused({ id: "file-field", field: quoted("start") });
  }

  #isPlayable({ seats, rulesVersion }: Omit<MatchFile, "log">): boolean {
    const { game, state } = this;
    for (let seat = 0; seat < seats; seat++) {
      game.score(state, seat);
      game.question(game.view(state, seat), seat);
    }
    const isAsked = (seat: Seat) => seat >= CHANCE && seat < seats && game.moves(state, seat).length > 0;
    return state.seats === seats && state.version === rulesVersion && game.actors(state).every(isAsked);
  }

  /**
   * A new match that goes on from a step of this one, with a deal of its own. Of an unfinished match it starts from
   * what the viewer could imagine at that step, so that it tells nothing.
   */
  branch(
    step: number,
    viewer: Viewer,
    how: { seed: string; random: Random; players?: readonly Player[] },
  ): Match<S, M> {
    const players = how.players ?? this.players;
    if (this.isOver) {
      const line = this.#line.steps.slice(0, step);
      const header = { ...this.#header(), players, deal: { ...dealFrom(how.seed), since: line.length } };
      const match = new Match<S, M>(this.game, header);
      for (const { seat, move } of line) match.#add(seat, move);
      match.advance();
      return match;
    }
    const imagined = this.game.imagine(this.game.view(this.stateAt(step), viewer), how.random);
    const header = { ...this.#header(), players, deal: dealFrom(how.seed), start: savePosition(imagined) };
    const match = new Match<S, M>(this.game, header);
    match.advance();
    return match;
  }

  /** The position now; look, do not touch. */
  get state(): S {
    return this.#line.state;
  }

  get isOver(): boolean {
    return this.actors().length === 0;
  }

  /** How many moves count: those that were not taken back. */
  get length(): number {
    return this.#line.steps.length;
  }

  /** Whether everybody can check, once the seed is published, that nobody chose the deal. */
  get isVerifiable(): boolean {
    return this.#fromSetup && this.deal !== undefined && this.deal.since === undefined;
  }

  actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }

  result(): Result | undefined {
    return this.game.result(this.state);
  }

  /** What a seat may do now; listed once for each position. */
  offer(seat: Seat): Offer<M> {
    const index = seat + 1;
    let offer = this.#offers[index];
    if (offer === undefined) {
      const moves = this.actors().includes(seat) ? this.game.moves(this.state, seat) : [];
      const asides = seat === CHANCE ? [] : (this.game.asides?.(this.state, seat) ?? []);
      offer = { moves, asides };
      this.#offers[index] = offer;
    }
    return offer;
  }

  /** How many lines of the log are moves of this seat; a move sent with an older number comes too late. */
  madeBy(seat: Seat): number {
    return this.#made[seat] ?? 0;
  }

  /**
   * A move from outside. If it is legal it is played, with all that follows by itself; if not, nothing changes and
   * the reason comes back.
   */
  submit(seat: Seat, move: unknown, made?: number): Message | undefined {
    const reason = this.#objection(seat, move, made);
    if (reason !== undefined) return { id: reason };
    this.#add(seat, this.#listed(seat, move as M) as M);
    this.advance();
    return undefined;
  }

  /** Plays what nobody needs to choose: chance, moves everybody can see to be forced, standing orders. */
  advance(): void {
    for (let next = this.#unchosen(); next !== undefined; next = this.#unchosen()) this.#add(next.seat, next.move);
  }

  /** Leaves a standing order for a seat, or cancels it; gives the reason where it cannot be. */
  setOrder(seat: Seat, order: unknown): Message | undefined {
    const book = this.game.orders;
    if (book === undefined) return { id: "no-orders" };
    if (order === undefined) {
      this.orders[seat] = undefined;
      return undefined;
    }
    const checked = checkOptions(book.described, order);
    if ("problem" in checked) return checked.problem;
    this.orders[seat] = checked.options;
    this.advance();
    return undefined;
  }

  /** The line of the log a seat could take back now: its last choice, if nothing was shown or dealt since. */
  undoable(seat: Seat): number | undefined {
    const index = this.#undoIndex(seat);
    return index === undefined ? undefined : this.#line.steps[index]?.ply;
  }

  /** Takes back the last choice of a seat and ends its order; the moves of others in the same `together` stay. */
  undo(seat: Seat): Message | undefined {
    const index = this.#undoIndex(seat);
    if (index === undefined) return { id: "nothing-to-undo" };
    this.orders[seat] = undefined;
    this.#takeBack(index);
    this.advance();
    return undefined;
  }

  /** The position before the step of that number; all of them count, none was taken back. */
  stateAt(step: number): S {
    return this.#line.stateAt(step);
  }

  /** What a viewer saw before that step; everything, once the match is over. */
  viewAt(step: number, viewer: Viewer): S {
    const state = this.stateAt(step);
    return this.isOver ? state : this.game.view(state, viewer);
  }

  /** The steps that count, as a viewer has seen them. */
  stepsSeen(viewer: Viewer): readonly Pick<Step<M>, "ply" | "seat" | "move" | "forced">[] {
    return this.#line.steps.map(({ ply, seat, move, forced }) => ({
      ply,
      seat,
      forced,
      move: this.#seenAs(ply, move, viewer) as M,
    }));
  }

  /** The log as a viewer has seen it. */
  logSeen(viewer: Viewer): readonly Entry[] {
    return this.log.map((entry, ply) =>
      "undo" in entry ? entry : { seat: entry.seat, move: this.#seenAs(ply, entry.move, viewer) },
    );
  }

  view(viewer: Viewer): S {
    return this.isOver ? this.state : this.game.view(this.state, viewer);
  }

  /** The match as a file: all of it for whoever runs it, or what a viewer may have of it. */
  toFile(viewer?: Viewer): MatchFile {
    if (viewer === undefined || this.isOver) return { ...this.#header(), log: this.log };
    const { deal, start: _, ...header } = this.#header();
    const { seed: __, ...published } = deal ?? { hash: "", added: [] };
    return {
      ...header,
      ...(deal === undefined ? {} : { deal: published }),
      log: this.logSeen(viewer),
      as: viewer,
      view: savePosition(this.view(viewer)),
    };
  }

  #header(): Omit<MatchFile, "log"> {
    return {
      furrow: 1,
      game: this.game.id,
      rulesVersion: this.start.version,
      seats: this.seats,
      options: this.options,
      players: this.players,
      ...(this.deal === undefined ? {} : { deal: this.deal }),
      ...(this.#fromSetup ? {} : { start: savePosition(this.start) }),
    };
  }

  #objection(seat: Seat, move: unknown, made: number | undefined): string | undefined {
    if (!isJson(move) || !isMove(move)) return "malformed";
    if (this.isOver) return "over";
    if (seat === CHANCE ? this.deal !== undefined : !(Number.isInteger(seat) && seat >= 0 && seat < this.seats))
      return "not-your-turn";
    if (made !== undefined && made !== this.madeBy(seat)) return "too-late";
    if (this.#listed(seat, move as Move as M) !== undefined) return undefined;
    return this.actors().includes(seat) ? "not-offered" : "not-your-turn";
  }

  /** The move as it was listed, if it was. */
  #listed(seat: Seat, move: M): M | undefined {
    const { moves, asides } = this.offer(seat);
    return moves.find((offered) => same(offered, move)) ?? asides.find((offered) => same(offered, move));
  }

  /** The next move that needs no choice. */
  #unchosen(): { readonly seat: Seat; readonly move: M } | undefined {
    for (const seat of this.actors()) {
      if (seat === CHANCE) {
        const move = this.#dealt();
        return move === undefined ? undefined : { seat, move };
      }
      const move = this.#forced(seat) ?? this.#ordered(seat);
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }

  #dealt(): M | undefined {
    const { moves } = this.offer(CHANCE);
    if (moves.length === 1) return moves[0];
    if (this.deal?.seed === undefined) return undefined;
    return moves[outcomeOf(this.deal, this.#use(), this.#uses.get(this.#use()) ?? 0, this.#weights(moves))];
  }

  #use(): string {
    return this.game.use?.(this.state) ?? "";
  }

  #weights(moves: readonly M[]): number[] {
    return moves.map((move) => this.game.weight?.(this.state, move) ?? 1);
  }

  #forced(seat: Seat): M | undefined {
    const { moves } = this.offer(seat);
    return moves.length === 1 && !this.#isSecret(seat) ? moves[0] : undefined;
  }

  #isSecret(seat: Seat): boolean {
    return this.game.isSecret?.(this.state, seat) === true;
  }

  #ordered(seat: Seat): M | undefined {
    const order = this.orders[seat];
    if (order === undefined) return undefined;
    const move = this.game.orders?.answer(this.game.view(this.state, seat), seat, order);
    return move === undefined ? undefined : this.#listed(seat, move);
  }

  /** Adds a legal move to the log and plays it. */
  #add(seat: Seat, move: M): void {
    const step = this.#stepNow(this.log.length, seat, move);
    this.#seen.push(this.#seenByAll(seat, move));
    this.log.push({ seat, move });
    if (seat === CHANCE) {
      if (this.log.length > (this.deal?.since ?? 0))
        this.#uses.set(this.#use(), (this.#uses.get(this.#use()) ?? 0) + 1);
    } else this.#made[seat] = this.madeBy(seat) + 1;
    this.#line.play(step);
    this.#offers = [];
  }

  #stepNow(ply: number, seat: Seat, move: M): Step<M> {
    const forced = seat !== CHANCE && same(this.#forced(seat), move);
    const secret = seat !== CHANCE && this.#isSecret(seat);
    return { ply, seat, move, forced, secret, shown: this.state.shown };
  }

  #seenByAll(seat: Seat, move: M): readonly (Move | undefined)[] | undefined {
    let seen: (Move | undefined)[] | undefined;
    for (let i = 0; i <= this.seats; i++) {
      const asSeen = this.game.seen(this.state, seat, move, i === this.seats ? "spectator" : i);
      if (asSeen === move) continue;
      seen ??= new Array(this.seats + 1).fill(undefined);
      seen[i] = asSeen;
    }
    return seen;
  }

  #seenAs(ply: number, move: Move, viewer: Viewer): Move {
    if (this.isOver) return move;
    return this.#seen[ply]?.[viewer === "spectator" ? this.seats : viewer] ?? move;
  }

  #undoIndex(seat: Seat): number | undefined {
    const index = this.isOver ? -1 : this.#line.steps.findLastIndex((step) => step.seat === seat && !step.forced);
    if (index < 0 || this.#line.isSettled(index)) return undefined;
    const { dropped } = this.#line.without(index);
    const stands = dropped.some((step) => this.#hasTold(step, seat) || (!step.forced && this.#isPerson(step.seat)));
    return stands ? undefined : index;
  }

  /** Whether a seat has seen openly what another chose from its secrets. */
  #hasTold({ ply, secret }: Step<M>, seat: Seat): boolean {
    return secret && this.#seen[ply]?.[seat] === undefined;
  }

  #takeBack(index: number): void {
    this.log.push({ undo: (this.#line.steps[index] as Step<M>).ply });
    this.#seen.push(undefined);
    this.#line.adopt(this.#line.without(index).kept);
    this.#offers = [];
  }

  #isPerson(seat: Seat): boolean {
    return this.players[seat]?.bot === undefined;
  }

  /** A line of a file, checked. */
  #repeat(seat: Seat, move: M): void {
    if (this.isOver) throw new Refused({ id: "over" });
    const listed = this.#listed(seat, move);
    if (listed === undefined) throw new Refused({ id: this.actors().includes(seat) ? "not-offered" : "not-your-turn" });
    if (seat === CHANCE && this.deal?.seed !== undefined && this.log.length >= (this.deal.since ?? 0))
      if (!same(this.#dealt(), listed)) throw new Refused({ id: "not-dealt" });
    this.#add(seat, listed);
  }

  #repeatUndo(ply: number): void {
    const index = this.#line.steps.findIndex((step) => step.ply === ply);
    if (index < 0 || this.#line.isSettled(index)) throw new Refused({ id: "nothing-to-undo" });
    this.#takeBack(index);
  }
}

/** What a seat may do: answer, or do something besides. */
export interface Offer<M extends Move> {
  readonly moves: readonly M[];
  readonly asides: readonly M[];
}
