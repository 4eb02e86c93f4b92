import { Dealer } from "./dealer.ts";
import { CHANCE, type Game, type Move, type Seat, type Table, type Viewer } from "./game.ts";
import { same } from "./json.ts";
import { Line, type Step } from "./line.ts";
import { type Entry, loadPosition, type MatchFile, optionsFor, savePosition } from "./match-file.ts";
import { Seen } from "./seen.ts";

/** All that is settled before the first move. */
export type Header = Omit<MatchFile, "log" | "as" | "view">;

/** What a seat may do: answer, or do something besides. */
export interface Offer<M extends Move> {
  readonly moves: readonly M[];
  readonly asides: readonly M[];
}

/** The header and the log of a match, the position they lead to and what is legal there. It decides nothing. */
export class Ledger<S extends Table = Table, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly header: Header;
  readonly start: S;
  readonly log: Entry[] = [];
  readonly #line: Line<S, M>;
  readonly #seen: Seen<S, M>;
  readonly #dealer: Dealer;
  readonly #made: number[];
  #moves: (readonly M[] | undefined)[] = [];
  #asides: (readonly M[] | undefined)[] = [];

  constructor(game: Game<S, M>, header: Header) {
    const { seats, rulesVersion, start, deal } = header;
    const options = optionsFor(game, seats, header.options, rulesVersion);
    this.game = game;
    this.header = header;
    this.start = start === undefined ? game.setup(seats, options, rulesVersion) : loadPosition<S>(start, options);
    this.#line = new Line(game, this.start);
    this.#seen = new Seen(game, seats);
    this.#dealer = new Dealer(deal);
    this.#made = new Array(seats).fill(0);
  }

  get state(): S {
    return this.#line.state;
  }

  /** The lines that count, with the positions between them. */
  get line(): Omit<Line<S, M>, "play" | "adopt"> {
    return this.#line;
  }

  /** Whether nobody acts any more: the game has ended, or the match was aborted. */
  get isOver(): boolean {
    return this.actors().length === 0;
  }

  get isAborted(): boolean {
    const last = this.log.at(-1);
    return last !== undefined && "aborted" in last;
  }

  actors(): readonly Seat[] {
    return this.isAborted ? [] : this.game.actors(this.state);
  }

  /** What a seat or chance may do now; listed once for each position. */
  offer(seat: Seat): Offer<M> {
    return { moves: this.#movesOf(seat), asides: this.#asidesOf(seat) };
  }

  /** The move as it was listed, if it was. */
  listed(seat: Seat, move: M): M | undefined {
    const isMeant = (offered: M) => same(offered, move);
    return this.#movesOf(seat).find(isMeant) ?? this.#asidesOf(seat).find(isMeant);
  }

  /** The only move of a seat, where everybody can see that there is no other. */
  forced(seat: Seat): M | undefined {
    const moves = this.#movesOf(seat);
    return moves.length === 1 && !this.#isSecret(seat) ? moves[0] : undefined;
  }

  /** What chance brings now; nothing if it is dealt by hand. */
  dealt(): M | undefined {
    const moves = this.#movesOf(CHANCE);
    if (moves.length === 1) return moves[0];
    const index = this.#dealer.outcome(this.#use(), () =>
      moves.map((move) => this.game.weight?.(this.state, move) ?? 1),
    );
    return index === undefined ? undefined : moves[index];
  }

  /** Whether the next line is one that the deal decides. */
  get isDealt(): boolean {
    return this.#dealer.decides(this.log.length);
  }

  isPerson(seat: Seat): boolean {
    return seat !== CHANCE && this.header.players[seat]?.bot === undefined;
  }

  /** How many lines of the log are moves of this seat. */
  madeBy(seat: Seat): number {
    return this.#made[seat] ?? 0;
  }

  /** Adds a legal move to the log and plays it. */
  add(seat: Seat, move: M): void {
    const step = this.#stepNow(seat, move);
    this.#seen.add(this.state, seat, move);
    if (seat === CHANCE) this.#dealer.count(this.#use(), this.log.length);
    else this.#made[seat] = this.madeBy(seat) + 1;
    this.log.push({ seat, move });
    this.#line.play(step);
    this.#forgetOffers();
  }

  /** Adds that a seat took back a step that counts, and goes back. */
  takeBack(index: number, seat: Seat, consent: readonly Seat[]): void {
    const { ply } = this.#line.steps[index] as Step<M>;
    this.log.push({ undo: ply, seat, ...(consent.length === 0 ? {} : { consent }) });
    this.#seen.addOpen();
    this.#line.adopt(this.#line.without(index).kept);
    this.#forgetOffers();
  }

  /** Adds that a seat, or whoever runs the match, ended it here. */
  abort(seat: Seat): void {
    this.log.push({ aborted: true, seat });
    this.#seen.addOpen();
    this.#forgetOffers();
  }

  /** A line as a viewer has seen it; as it is, once the match is over. */
  seen(ply: number, viewer: Viewer): Entry {
    return this.isOver ? (this.log[ply] as Entry) : this.asMade(ply, viewer);
  }

  /** A line as a viewer saw it when it was made. */
  asMade(ply: number, viewer: Viewer): Entry {
    const entry = this.log[ply] as Entry;
    if (!("move" in entry)) return entry;
    const part = this.#seen.partOf(ply, viewer);
    return part === undefined ? entry : { seat: entry.seat, move: part };
  }

  /** Whether a seat saw the whole of a choice that another made from its secrets. */
  hasTold({ ply, secret }: Step<M>, seat: Seat): boolean {
    return secret && this.#seen.partOf(ply, seat) === undefined;
  }

  /** The header as it is written. */
  written(): Header {
    return this.header.start === undefined ? this.header : { ...this.header, start: savePosition(this.start) };
  }

  #stepNow(seat: Seat, move: M): Step<M> {
    const forced = seat !== CHANCE && same(this.forced(seat), move);
    const secret = seat !== CHANCE && this.#isSecret(seat);
    return { ply: this.log.length, seat, move, forced, secret, shown: this.state.shown };
  }

  #movesOf(seat: Seat): readonly M[] {
    const moves = this.#moves[seat + 1] ?? (this.actors().includes(seat) ? this.game.moves(this.state, seat) : []);
    this.#moves[seat + 1] = moves;
    return moves;
  }

  #asidesOf(seat: Seat): readonly M[] {
    const isAsked = seat !== CHANCE && !this.isAborted;
    const asides = this.#asides[seat + 1] ?? (isAsked ? this.game.asides?.(this.state, seat) : undefined) ?? [];
    this.#asides[seat + 1] = asides;
    return asides;
  }

  /** Another position: what was listed no longer holds. */
  #forgetOffers(): void {
    this.#moves = [];
    this.#asides = [];
  }

  #isSecret(seat: Seat): boolean {
    return this.game.isSecret?.(this.state, seat) === true;
  }

  #use(): string {
    return this.game.use?.(this.state) ?? "";
  }
}
